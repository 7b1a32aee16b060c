/** Formats a cart item and its options for REST (CART-09). */
import type { CartLine } from '../cart/cart.ts';
import { toAmount } from '../rules/money.ts';

function configurableOptions({ variantValues }: CartLine) {
  return variantValues.map(({ attributeId, valueId }) => ({
    option_id: String(attributeId),
    option_value: valueId,
  }));
}

function bundleOptions({ product, parts }: CartLine) {
  return (product.bundle?.options ?? []).flatMap((option) => {
    const own = parts.filter(({ optionId }) => optionId === option.id);
    return own.length === 0
      ? []
      : [
          {
            option_id: option.id,
            option_qty: own[0]?.quantity ?? 1,
            option_selections: own.map(({ selectionId }) => selectionId),
          },
        ];
  });
}

function giftCardOption({ options: { giftCard } }: CartLine) {
  return {
    giftcard_amount: toAmount(giftCard?.amount ?? 0),
    giftcard_sender_name: giftCard?.senderName ?? '',
    giftcard_sender_email: giftCard?.senderEmail ?? '',
    giftcard_recipient_name: giftCard?.recipientName ?? '',
    giftcard_recipient_email: giftCard?.recipientEmail ?? '',
    giftcard_message: giftCard?.message ?? '',
  };
}

function choices(line: CartLine): Readonly<Record<string, unknown>> {
  const { product, options } = line;
  const custom = (options.custom ?? []).map(({ optionId, text, valueIds }) => ({
    option_id: String(optionId),
    option_value: text ?? (valueIds ?? []).join(','),
  }));
  return {
    ...(custom.length > 0 ? { custom_options: custom } : {}),
    ...(product.type === 'configurable' ? { configurable_item_options: configurableOptions(line) } : {}),
    ...(product.type === 'bundle' ? { bundle_options: bundleOptions(line) } : {}),
    ...(product.type === 'downloadable'
      ? { downloadable_option: { downloadable_links: options.linkIds ?? [] } }
      : {}),
    ...(product.type === 'giftcard' ? { giftcard_item_option: giftCardOption(line) } : {}),
  };
}

/** Within a cart, where options are omitted. */
export function plainItemShape(line: CartLine, quoteId: string) {
  const { id, sku, product, quantity, row } = line;
  return {
    item_id: id,
    sku,
    qty: quantity,
    name: product.name,
    price: toAmount(row.priceExclTax),
    product_type: product.type,
    quote_id: quoteId,
  };
}

export function itemShape(line: CartLine, quoteId: string) {
  const chosen = choices(line);
  return {
    ...plainItemShape(line, quoteId),
    ...(Object.keys(chosen).length > 0 ? { product_option: { extension_attributes: chosen } } : {}),
  };
}
