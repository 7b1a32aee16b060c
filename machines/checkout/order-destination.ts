/** Delivery and billing address in the form that is sent. */

import { isAddressComplete, sanitiseAddress, type Address } from '../domain/address.ts';
import { isPickup } from '../domain/blocker.ts';
import { pickupAddress } from '../domain/pickup.ts';
import { present } from '../domain/present.ts';
import { isCompleteToOrder } from '../domain/complete-address.ts';
import type { Destination } from './delivery.events.ts';
import { isBilledToDelivery, type FulfilmentContext } from './fulfilment.context.ts';

/**
 * Omits delivery-only fields where both are the same; a guest has no address book (ADDR-02,
 * ADDR-09).
 */
export const billingOf = (context: FulfilmentContext): Address => {
  const { delivery, billing, customer } = context;
  const isSame = isBilledToDelivery(context);
  return {
    ...sanitiseAddress(isSame ? delivery : billing),
    isSavedInBook: !isSame && customer !== null && billing.isSavedInBook,
    deliveryInstructions: null,
  };
};

/** Null while it is incomplete: then it is sent with the order. */
export const completeBilling = (context: FulfilmentContext): Address | null => {
  const billing = billingOf(context);
  return isAddressComplete(billing, 'billing', context.postcodes) ? billing : null;
};

/**
 * The delivery address in the form that is sent (ADDR-06); a store is not saved in an address book.
 */
export const deliveryOf = (context: FulfilmentContext): Address => {
  const { delivery, pickup, customer } = context;
  if (isPickup(context)) return sanitiseAddress(pickupAddress(pickup));
  return { ...sanitiseAddress(delivery), isSavedInBook: customer !== null && delivery.isSavedInBook };
};

/** The delivery address and the currency. */
export const destinationOf = (context: FulfilmentContext): Destination => {
  const { id: cartId, subtotal } = present(context.cart, 'cart');
  const address = deliveryOf(context);
  return {
    cartId,
    currency: subtotal.currency,
    address,
    isComplete: isPickup(context)
      ? isAddressComplete(address, 'delivery', context.postcodes)
      : isCompleteToOrder(context.delivery, 'delivery', context),
    isPickup: isPickup(context),
  };
};

/** Authority to leave without its text does not change the offers (ADDR-10). */
export const destinationToEstimate = (context: FulfilmentContext): Destination => {
  const { delivery } = context;
  return destinationOf(
    delivery.deliveryInstructions?.trim() === ''
      ? { ...context, delivery: { ...delivery, deliveryInstructions: null } }
      : context,
  );
};
