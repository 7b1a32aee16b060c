/** Shapes the options of a cart item by product type (CART-09). */
import type { CartLine } from '../../cart/cart.ts';
import type { CustomOption } from '../../database/schema/product-details.ts';
import { money, toAmount } from '../../rules/money.ts';
import { toOptionUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { productShape } from './product-shape.ts';
import { downloadFields } from './unshipped-shapes.ts';

function priceShape({ price, priceType }: Pick<CustomOption, 'price' | 'priceType'>) {
  return { type: priceType, units: priceType === 'PERCENT' ? '%' : '$', value: toAmount(price) };
}

export function customOptionShapes({ product, options }: CartLine) {
  return (options.custom ?? []).flatMap((answer) => {
    const option = product.customOptions.find(({ id }) => id === answer.optionId);
    if (!option) return [];
    const { text } = answer;
    const values =
      text === undefined
        ? option.values
            .filter(({ id }) => answer.valueIds?.includes(id))
            .map((value) => ({
              id: value.id,
              customizable_option_value_uid: toOptionUid('custom-option', option.id, value.id),
              label: value.title,
              value: String(value.id),
              price: priceShape(value),
            }))
        : [
            {
              id: option.id,
              customizable_option_value_uid: toOptionUid('custom-option', option.id),
              label: '',
              value: text,
              price: priceShape(option),
            },
          ];
    return [
      {
        id: option.id,
        customizable_option_uid: toOptionUid('custom-option', option.id),
        label: option.title,
        type: option.kind,
        is_required: option.isRequired,
        sort_order: option.position,
        values,
      },
    ];
  });
}

function configurableShapes(line: CartLine, context: GraphqlContext) {
  return {
    configurable_options: line.variantValues.map((value) => ({
      id: value.attributeId,
      configurable_product_option_uid: toOptionUid('configurable', line.product.id, value.attributeId),
      option_label: value.attributeLabel,
      value_id: value.valueId,
      configurable_product_option_value_uid: toOptionUid('configurable', value.attributeId, value.valueId),
      value_label: value.valueLabel,
    })),
    configured_variant: line.variant && productShape(line.variant, context),
  };
}

function bundleShapes({ product, parts }: CartLine, currency: string) {
  return (product.bundle?.options ?? []).flatMap((option) => {
    const own = parts.filter(({ optionId }) => optionId === option.id);
    if (own.length === 0) return [];
    const values = own.map(({ selectionId, product: part, quantity, price }) => {
      // the uid contains the bundle's default quantity, not the one entered
      const usual = option.selections.find(({ id }) => id === selectionId)?.quantity ?? 1;
      return {
        id: selectionId,
        uid: toOptionUid('bundle', option.id, selectionId, usual),
        label: part.name,
        price: toAmount(price),
        priceV2: money(price, currency),
        original_price: money(part.price, currency),
        quantity,
      };
    });
    return [
      {
        id: option.id,
        uid: toOptionUid('bundle', option.id),
        label: option.title,
        type: option.kind,
        values,
      },
    ];
  });
}

function giftCardShape({ options: { giftCard } }: CartLine, currency: string) {
  return {
    amount: money(giftCard?.amount ?? 0, currency),
    message: giftCard?.message ?? null,
    sender_name: giftCard?.senderName ?? '',
    sender_email: giftCard?.senderEmail ?? null,
    recipient_name: giftCard?.recipientName ?? '',
    recipient_email: giftCard?.recipientEmail ?? null,
  };
}

/** The fields specific to this type of item. */
export function fieldsOfKind(line: CartLine, currency: string, context: GraphqlContext): object {
  const { product, options } = line;
  switch (product.type) {
    case 'configurable':
      return configurableShapes(line, context);
    case 'bundle':
      return { bundle_options: bundleShapes(line, currency) };
    case 'downloadable': {
      const fields = downloadFields(product, context);
      return {
        links: fields.downloadable_product_links.filter(({ id }) => options.linkIds?.includes(id)),
        samples: fields.downloadable_product_samples,
      };
    }
    case 'giftcard':
      return giftCardShape(line, currency);
    default:
      return {};
  }
}
