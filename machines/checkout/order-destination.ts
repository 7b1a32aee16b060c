/** Where an order goes and whose bill it is, as both are sent. */

import { isAddressComplete, sanitiseAddress, type Address } from '../domain/address.ts';
import { isCollected } from '../domain/obstacle.ts';
import { collectionAddress } from '../domain/pickup.ts';
import { present } from '../domain/present.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import type { Destination } from './delivery.events.ts';
import { isBilledToDelivery, type FulfilmentContext } from './fulfilment.context.ts';

/** Omits what is delivery's alone where billing is the same; a guest has no book (ADDR-02, ADDR-09). */
export const billingOf = (context: FulfilmentContext): Address => {
  const { delivery, billing, customer } = context;
  const isSame = isBilledToDelivery(context);
  return {
    ...sanitiseAddress(isSame ? delivery : billing),
    isSavedInBook: !isSame && customer !== null && billing.isSavedInBook,
    deliveryInstructions: null,
  };
};

/** Null while it is still being written: it comes with the order then. */
export const completeBilling = (context: FulfilmentContext): Address | null => {
  const billing = billingOf(context);
  return isAddressComplete(billing, 'billing', context.postcodes) ? billing : null;
};

/** Where the order goes, as it is sent (ADDR-06); a store is no entry in an address book. */
export const deliveryOf = (context: FulfilmentContext): Address => {
  const { delivery, collection, customer } = context;
  if (isCollected(context)) return sanitiseAddress(collectionAddress(collection));
  return { ...sanitiseAddress(delivery), isSavedInBook: customer !== null && delivery.isSavedInBook };
};

/** Where it is delivered to, and in which currency. */
export const destinationOf = (context: FulfilmentContext): Destination => {
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
export const consideredDestination = (context: FulfilmentContext): Destination => {
  const { delivery } = context;
  return destinationOf(
    delivery.deliveryInstructions?.trim() === ''
      ? { ...context, delivery: { ...delivery, deliveryInstructions: null } }
      : context,
  );
};
