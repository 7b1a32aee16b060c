/** Whether a draft can be ordered, and the data sent: payment and order. */

import type { Cart } from '../domain/cart.ts';
import { isPickup, blockersToOrder } from '../domain/blocker.ts';
import type { PayableOrder } from '../domain/payment-form.ts';
import { present } from '../domain/present.ts';
import { isSignedIn, type DraftContext } from './draft.context.ts';
import { billingOf, deliveryOf } from './order-destination.ts';
import type { FrozenOrder } from './placing.events.ts';
import { isSameForOrder } from './same-cart.ts';

export const canPlaceOrder = (context: DraftContext): boolean => blockersToOrder(context).length === 0;

/** The cart was read once more before it was locked. */
export const isStillOrdered = (context: DraftContext, cart: Cart): boolean =>
  isSameForOrder(context, cart) && canPlaceOrder({ ...context, cart });

/** The part of the order that matters to its payment. */
export const payableOrder = (context: DraftContext): PayableOrder => {
  const cart = present(context.cart, 'cart');
  return {
    grandTotal: context.totals?.grandTotal ?? cart.grandTotal,
    isRental: cart.lines.some(({ isRental }) => isRental),
    isPurchaseOrderRequired: context.account?.isPurchaseOrderRequired ?? false,
    isCustomer: isSignedIn(context),
    email: context.email,
    cartId: cart.id,
    billing: billingOf(context),
  };
};

/** The order as the shopper sees it: with the cart and totals on screen. */
export const frozenOrder = (context: DraftContext): FrozenOrder => {
  const seen = present(context.cart, 'cart');
  return {
    cartId: seen.id,
    isOwned: isSignedIn(context),
    email: context.email,
    delivery: deliveryOf(context),
    billing: billingOf(context),
    store: isPickup(context) ? context.pickup.store : null,
    method: context.method,
    hours: context.hours,
    seen,
    totals: present(context.totals, 'totals'),
  };
};
