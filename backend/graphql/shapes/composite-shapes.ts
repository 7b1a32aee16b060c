/** Shapes a bundle with its options and a group with its members (CAT-02). */
import { isShown } from '../../catalog/listed.ts';
import type { ProductRow } from '../../catalog/product-reader.ts';
import type { BundleOption } from '../../database/schema/product-details.ts';
import { finalPrice } from '../../catalog/catalog.ts';
import { toAmount } from '../../rules/money.ts';
import { currencyOf } from '../../store/settings.ts';
import { toOptionUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { failOnDynamicPrice } from '../habits.ts';
import { priceShape } from './product-prices.ts';
import { productShape } from './product-shape.ts';

type Parts = ReadonlyMap<number, ProductRow>;

async function partsOf(row: ProductRow, kind: 'bundle' | 'grouped', context: GraphqlContext) {
  const rules = await context.listingRules();
  const linked = await context.products.linked(row.id, kind);
  return linked.filter(({ product }) => isShown(product, rules));
}

function selectionShapes(option: BundleOption, parts: Parts, context: GraphqlContext) {
  return option.selections
    .toSorted((a, b) => a.position - b.position)
    .flatMap((selection) => {
      const part = parts.get(selection.productId);
      return part
        ? [
            {
              id: selection.id,
              uid: toOptionUid('bundle', option.id, selection.id, selection.quantity),
              label: part.name,
              quantity: selection.quantity,
              qty: selection.quantity,
              position: selection.position,
              is_default: selection.isDefault,
              // for a dynamically priced bundle Magento has no price here
              price: toAmount(selection.price ?? 0),
              price_type: 'FIXED',
              can_change_quantity: selection.canChangeQuantity,
              product: productShape(part, context),
            },
          ]
        : [];
    });
}

async function optionRange(option: BundleOption, parts: Parts, context: GraphqlContext) {
  const currency = currencyOf(await context.settings());
  const prices = option.selections.flatMap(({ productId, quantity, price: added }) => {
    const part = parts.get(productId);
    if (part && added !== undefined) return [{ regular: added * quantity, final: added * quantity }];
    return part ? [{ regular: part.price * quantity, final: finalPrice(part) * quantity }] : [];
  });
  const sorted = prices.toSorted((a, b) => a.final - b.final);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return {
    minimum_price: priceShape(least?.regular ?? 0, least?.final ?? 0, currency),
    maximum_price: priceShape(most?.regular ?? 0, most?.final ?? 0, currency),
  };
}

async function bundleItems(row: ProductRow, context: GraphqlContext) {
  const linked = await partsOf(row, 'bundle', context);
  const parts = new Map(linked.map(({ product }) => [product.id, product]));
  return (row.bundle?.options ?? [])
    .toSorted((a, b) => a.position - b.position)
    .map((option) => ({
      option_id: option.id,
      uid: toOptionUid('bundle', option.id),
      title: option.title,
      required: option.isRequired,
      type: option.kind,
      position: option.position,
      sku: row.sku,
      price_range: () => optionRange(option, parts, context),
      options: selectionShapes(option, parts, context),
    }));
}

export function bundleFields(row: ProductRow, context: GraphqlContext) {
  const isFixed = row.bundle?.isFixedPrice ?? false;
  return {
    dynamic_price: !isFixed,
    dynamic_sku: !isFixed,
    dynamic_weight: true,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
    price_details: () => {
      if (isFixed)
        return {
          main_price: toAmount(row.price),
          main_final_price: toAmount(finalPrice(row)),
          discount_percentage: 0,
        };
      failOnDynamicPrice(context.shop);
      return {
        main_price: toAmount(row.minRegularPrice),
        main_final_price: toAmount(row.minFinalPrice),
        discount_percentage: null,
      };
    },
    items: () => bundleItems(row, context),
  };
}

export function groupedFields(row: ProductRow, context: GraphqlContext) {
  return {
    items: async () => {
      const members = await partsOf(row, 'grouped', context);
      return members.map(({ product, position, quantity }) => ({
        qty: quantity,
        position: position + 1,
        product: productShape(product, context),
      }));
    },
  };
}
