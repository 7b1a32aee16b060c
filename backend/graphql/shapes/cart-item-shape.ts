/** Shapes a cart item of any product type (§3 Cart). */
import { lineProblem, type Cart, type CartLine } from '../../cart/cart.ts';
import { usualPrice } from '../../cart/item-price.ts';
import type { ProductKind } from '../../database/schema/product-details.ts';
import { money } from '../../rules/money.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { customOptionShapes, fieldsOfKind } from './cart-option-shapes.ts';
import { productShape } from './product-shape.ts';

/** Grouped products are never in a cart; their members are. */
const typenames: Readonly<Record<ProductKind, string>> = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  downloadable: 'DownloadableCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  grouped: 'SimpleCartItem',
  giftcard: 'GiftCardCartItem',
};

/** Null without a discount. */
export function discountShapes({ coupon, currency }: Cart, amount: number) {
  if (coupon === null || amount === 0) return null;
  return [
    {
      amount: money(amount, currency),
      applied_to: 'ITEM',
      coupon: { code: coupon.code },
      is_discounting_locked: false,
      label: coupon.label,
      type: null,
      value: null,
    },
  ];
}

function pricesShape(line: CartLine, cart: Cart) {
  const { row, quantity } = line;
  const inCurrency = (cents: number) => money(cents, cart.currency);
  return {
    price: inCurrency(row.priceExclTax),
    price_including_tax: inCurrency(row.priceInclTax),
    // Magento 2.4.8 subtracts discounts from the first and gives the second with or without tax as
    // catalogue prices are
    original_item_price: inCurrency(row.priceExclTax - Math.round(row.discount / quantity)),
    original_row_total: inCurrency(usualPrice(line) * quantity),
    row_total: inCurrency(row.rowTotalExclTax),
    row_total_including_tax: inCurrency(row.rowTotalInclTax),
    total_item_discount: inCurrency(row.discount),
    discounts: discountShapes(cart, row.discount),
    catalog_discount: { amount_off: 0, percent_off: 0 },
    row_catalog_discount: { amount_off: 0, percent_off: 0 },
  };
}

export function cartItemShape(line: CartLine, cart: Cart, context: GraphqlContext) {
  const { id, quantity, product, row } = line;
  const problem = lineProblem(line);
  return {
    __typename: typenames[product.type],
    id: String(id),
    uid: toUid(id),
    quantity,
    product: productShape(product, context),
    prices: pricesShape(line, cart),
    discount: discountShapes(cart, row.discount),
    errors: problem === null ? null : [{ code: 'ITEM_QTY', message: problem }],
    // errors consider the whole cart, this only the item; a configurable product has no stock of
    // its own and is never available
    is_available: line.isAvailable && product.type !== 'configurable',
    not_available_message: line.isAvailable ? null : problem,
    max_qty: null,
    min_qty: null,
    customizable_options: customOptionShapes(line),
    ...fieldsOfKind(line, cart.currency, context),
  };
}
