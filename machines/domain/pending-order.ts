/** An order under way, as this browser remembers it until its outcome is known (PAY-04, BEY-01, BEY-06). */

import { purchaseOf, receiptOf, type OrderRequest, type Purchase, type Receipt } from './order.ts';

/** Nothing in it could be paid with. */
export interface PendingOrder {
  readonly cartId: string;
  /** A customer's cart is asked about with their token, a guest's without one. */
  readonly isOwned: boolean;
  /** As it will be once there is a number. */
  readonly receipt: Receipt;
  readonly purchase: Purchase;
}

export const pendingOrderOf = (request: OrderRequest): PendingOrder => {
  const receipt = receiptOf(request, null);
  return {
    cartId: request.cartId,
    isOwned: request.isOwned,
    receipt,
    purchase: purchaseOf(receipt, request.seen),
  };
};

/** A server that was cut off goes on with what it was doing, the card's bank included: only after this time is no order none. */
export const untilSettledMs = 20_000;

/** It may have been turned away as well as lost; either way it is not there. */
export const notPlacedMessage =
  'Your order was not placed and nothing has been charged. It is safe to place it again.';

/** The same, told its number; null where it cannot be read. */
export const placedAs = (
  { receipt, purchase }: PendingOrder,
  orderNumber: string | null,
): { readonly receipt: Receipt; readonly purchase: Purchase } => ({
  receipt: { ...receipt, orderNumber },
  purchase: { ...purchase, id: orderNumber },
});
