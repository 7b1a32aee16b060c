/** What the server says became of a cart, from its answers: a guest's by REST, a customer's by their newest order (BEY-01, BEY-17). */

import { FailureError } from '#machines/domain/failure.ts';
import type { OrderState } from '#machines/domain/order.ts';
import type { NewestOrderQuery } from './generated/graphql.ts';
import { toMoney } from './money.wire.ts';
import type { OrderedCart } from './order-reading.ts';

export const toOrderState = (wire: unknown): OrderState => {
  if (typeof wire !== 'object' || wire === null || !('is_active' in wire))
    throw new FailureError('malformed', 'Server response was missing for query');
  if (wire.is_active === true) return { kind: 'open' };
  const number = 'reserved_order_id' in wire ? wire.reserved_order_id : null;
  return { kind: 'placed', orderNumber: typeof number === 'string' && number !== '' ? number : null };
};

const listOf = (lines: readonly (readonly [sku: string, quantity: number])[]): string =>
  JSON.stringify(lines.map(([sku, quantity]) => `${quantity} ${sku}`).toSorted());

/** The newest order's number, if it has just the lines and the total of this one; no number is better than another's. */
export const orderNumberIn = ({ customer }: NewestOrderQuery, ordered: OrderedCart): string | null => {
  const newest = customer?.orders?.items[0] ?? null;
  if (newest === null || newest.total === null) return null;
  const bought = (newest.items ?? []).flatMap((item) =>
    item === null ? [] : [[item.product_sku, item.quantity_ordered ?? 0] as const],
  );
  const asked = ordered.lines.map(({ sku, quantity }) => [sku, quantity] as const);
  const isSame =
    listOf(bought) === listOf(asked) && toMoney(newest.total.grand_total).cents === ordered.grandTotal.cents;
  return isSame ? newest.number : null;
};
