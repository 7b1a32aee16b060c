/** The requests of a fulfilment to its children. */

import { isPickup } from '../domain/blocker.ts';
import { present } from '../domain/present.ts';
import type { TotalsEvent } from './totals/totals.events.ts';
import type { AddressesEvent } from './addresses.events.ts';
import type { DeliveryEvent } from './delivery.events.ts';
import { only, type FulfilmentMoment } from './fulfilment-changes.ts';
import { completeBilling, destinationToEstimate, destinationOf } from './order-destination.ts';

type To<Event> = (moment: FulfilmentMoment) => Event;

export const offers: To<AddressesEvent> = ({ event }) => {
  const { offers: offered, accountId } = only(event, 'fulfilment.offerAddresses');
  return { type: 'addresses.offer', offers: offered, accountId };
};
export const writing: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.writeAddress',
  kind: 'delivery',
  address: only(event, 'fulfilment.writeDelivery').address,
});
export const change: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.changeDelivery',
  address: only(event, 'fulfilment.writeDelivery').address,
});
export const submission: To<AddressesEvent> = ({ event }) => {
  const sent = only(event, 'fulfilment.submitDelivery', 'fulfilment.submitPickup');
  return sent.type === 'fulfilment.submitDelivery'
    ? { type: 'addresses.submitDelivery', address: sent.address }
    : { type: 'addresses.submitPickup', pickup: sent.pickup };
};
export const answers: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.setAnswers',
  answers: only(event, 'fulfilment.setAnswers').answers,
});
export const storing: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.addStored',
  kind: only(event, 'fulfilment.addStored').kind,
});
export const stores: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.syncStores',
  stores: only(event, 'delivery.storesLoaded').stores,
});

/** With the method of the last visit, if it is still offered. */
export const confirmation: To<DeliveryEvent> = ({ context, event }) => ({
  type: 'delivery.confirm',
  destination: destinationOf(context),
  preferred: context.preferred,
  billing: completeBilling(context),
  goal: only(event, 'fulfilment.confirm').goal,
});
export const reconfirmation: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.reconfirm',
  destination: destinationToEstimate(context),
  billing: completeBilling(context),
  saved: context.totals === null ? null : context.method,
});
/** A store is checked only once it is confirmed: the result does not matter earlier. */
export const estimation: To<DeliveryEvent> = ({ context }) =>
  isPickup(context)
    ? { type: 'delivery.clear' }
    : { type: 'delivery.consider', destination: destinationToEstimate(context) };
export const saving: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.save',
  billing: completeBilling(context),
});
/** It is too late for another method. */
export const methodBefore: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.restoreMethod',
  method: present(context.method, 'method'),
});
export const offersAgain: To<DeliveryEvent> = ({ context: { method, preferred } }) => ({
  type: 'delivery.retryOffers',
  preferred: method ?? preferred,
});

export const sums: To<TotalsEvent> = ({ context }) => ({
  type: 'totals.read',
  cartId: present(context.cart, 'cart').id,
});
