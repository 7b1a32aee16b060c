/**
 * Decodes the outcome of a cart: a guest's from REST, a
 * customer's from the newest order (BEY-01, BEY-17).
 */

import { FailureError } from '#machines/domain/failure.ts';
import type { OrderState } from '#machines/domain/order.ts';
import type { OrderDestination } from '#machines/domain/order-destination.ts';
import type { CartDestinationQuery, NewestOrderQuery } from '../generated/graphql.ts';
import { toMoney } from '../http/money.wire.ts';
import type { OrderedCart } from './order-reading.ts';

export const toOrderState = (wire: unknown): OrderState => {
  if (typeof wire !== 'object' || wire === null || !('is_active' in wire))
    throw new FailureError('malformed', 'Server response was missing for query');
  if (wire.is_active === true) return { kind: 'open' };
  const number = 'reserved_order_id' in wire ? wire.reserved_order_id : null;
  // a merged cart is inactive as well; only an order number proves an order
  return typeof number === 'string' && number !== ''
    ? { kind: 'placed', orderNumber: number }
    : { kind: 'closed' };
};

/** undefined: the cart has no address yet. */
export const toOrderDestination = ({ cart }: CartDestinationQuery): OrderDestination | undefined => {
  const [address] = (cart?.shipping_addresses ?? []).filter((one) => one !== null);
  if (address === undefined) return undefined;
  const { street, postcode, country, selected_shipping_method: method, ...names } = address;
  return {
    firstname: names.firstname,
    lastname: names.lastname,
    city: names.city,
    street: street.join(' '),
    postcode: postcode ?? '',
    countryCode: country.code,
    method: method === null ? null : { carrierCode: method.carrier_code, methodCode: method.method_code },
  };
};

interface Bought {
  readonly sku: string;
  readonly quantity: number;
}

/** A bundle, or a product with options, is ordered under its sku followed by those of its parts. */
const isSold = (bought: Bought, asked: Bought): boolean =>
  bought.quantity === asked.quantity && (bought.sku === asked.sku || bought.sku.startsWith(`${asked.sku}-`));

/**
 * Matches each line to one of the other list; the longest
 * skus first, because they match the fewest.
 */
const areSameLines = (bought: readonly Bought[], asked: readonly Bought[]): boolean => {
  const left = [...bought];
  const isFound = asked
    .toSorted((one, other) => other.sku.length - one.sku.length)
    .every((line) => {
      const exact = left.findIndex((sold) => sold.sku === line.sku && isSold(sold, line));
      const at = exact < 0 ? left.findIndex((sold) => isSold(sold, line)) : exact;
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  return isFound && left.length === 0;
};

/**
 * The newest order's number if its lines and total match the
 * cart; no number is better than a wrong one.
 */
export const orderNumberIn = ({ customer }: NewestOrderQuery, ordered: OrderedCart): string | null => {
  const newest = customer?.orders?.items[0] ?? null;
  if (newest === null || newest.total === null) return null;
  const bought = (newest.items ?? []).flatMap((item) =>
    item === null ? [] : [{ sku: item.product_sku, quantity: item.quantity_ordered ?? 0 }],
  );
  const asked = ordered.lines.map(({ soldSku: sku, quantity }) => ({ sku, quantity }));
  const isSame =
    areSameLines(bought, asked) && toMoney(newest.total.grand_total).cents === ordered.grandTotal.cents;
  return isSame ? newest.number : null;
};
