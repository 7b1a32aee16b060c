/** What of a draft is sent: where it goes, whose bill it is, how it is paid, the order itself. */

import { isAddressComplete, sanitiseAddress, type Address } from '../domain/address.ts';
import { isCollected } from '../domain/obstacle.ts';
import type { PayableOrder } from '../domain/payment-form.ts';
import { collectionAddress } from '../domain/pickup.ts';
import { present } from '../domain/present.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import type { Destination } from './delivery.events.ts';
import { isBilledToDelivery, isSignedIn, type DraftContext } from './draft.context.ts';
import type { FrozenOrder } from './placing.events.ts';

/** Omits what is delivery's alone where billing is the same; a guest has no book (ADDR-02, ADDR-09). */
export const billingOf = (context: DraftContext): Address => {
  const { delivery, billing, customer } = context;
  const isSame = isBilledToDelivery(context);
  return {
    ...sanitiseAddress(isSame ? delivery : billing),
    isSavedInBook: !isSame && customer !== null && billing.isSavedInBook,
    deliveryInstructions: null,
  };
};

/** Null while it is still being written: it comes with the order then. */
export const completeBilling = (context: DraftContext): Address | null => {
  const billing = billingOf(context);
  return isAddressComplete(billing, 'billing', context.postcodes) ? billing : null;
};

/** Where the order goes, as it is sent (ADDR-06); a store is no entry in an address book. */
export const deliveryOf = (context: DraftContext): Address => {
  const { delivery, collection, customer } = context;
  if (isCollected(context)) return sanitiseAddress(collectionAddress(collection));
  return { ...sanitiseAddress(delivery), isSavedInBook: customer !== null && delivery.isSavedInBook };
};

/** What of the order matters to how it is paid. */
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

/** The order as the shopper sees it: the cart and the totals are the ones on screen. */
export const frozenOrder = (context: DraftContext): FrozenOrder => {
  const seen = present(context.cart, 'cart');
  return {
    cartId: seen.id,
    isOwned: isSignedIn(context),
    email: context.email,
    delivery: deliveryOf(context),
    billing: billingOf(context),
    store: isCollected(context) ? context.collection.store : null,
    method: context.method,
    hours: context.hours,
    seen,
    totals: present(context.totals, 'totals'),
  };
};

/** Where it is delivered to, and in which currency. */
export const destinationOf = (context: DraftContext): Destination => {
  const { id: cartId, subtotal } = present(context.cart, 'cart');
  const address = deliveryOf(context);
  return {
    cartId,
    currency: subtotal.currency,
    address,
    isComplete: isCollected(context)
      ? isAddressComplete(address, 'delivery', context.postcodes)
      : isCompleteToOrder(context.delivery, 'delivery', context),
    isCollected: isCollected(context),
  };
};

/** Authority to leave without its text changes nothing about what is offered there (ADDR-10). */
export const consideredDestination = (context: DraftContext): Destination => {
  const { delivery } = context;
  return destinationOf(
    delivery.deliveryInstructions?.trim() === ''
      ? { ...context, delivery: { ...delivery, deliveryInstructions: null } }
      : context,
  );
};
