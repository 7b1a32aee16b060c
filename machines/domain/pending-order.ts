/** An open order, stored in this browser until its outcome is known (PAY-04, BEY-01, BEY-06). */

import { purchaseOf, receiptOf, type OrderRequest, type Purchase, type Receipt } from './order.ts';

/** Contains no payment data. */
export interface PendingOrder {
  readonly cartId: string;
  /** The state of a customer's cart is read with their token, of a guest's without one. */
  readonly isOwned: boolean;
  /** The receipt once there is a number. */
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

/**
 * A server, or the bank, may still finish after the connection is lost: only after this time does a
 * missing order count as not placed.
 */
export const untilSettledMs = 20_000;

/** The order was refused or lost; in both cases it does not exist. */
export const notPlacedMessage =
  'Your order was not placed and nothing has been charged. It is safe to place it again.';

/** The same with its number; null where it cannot be read. */
export const placedAs = (
  { receipt, purchase }: PendingOrder,
  orderNumber: string | null,
): { readonly receipt: Receipt; readonly purchase: Purchase } => ({
  receipt: { ...receipt, orderNumber },
  purchase: { ...purchase, id: orderNumber },
});
