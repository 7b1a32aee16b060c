/** What a draft asks of its children. */

import { withAsked, withConfirmed } from '../domain/place-question.ts';
import { present } from '../domain/present.ts';
import type { TotalsEvent } from './totals/totals.events.ts';
import type { AccountSectionInput } from './account-section.machine.ts';
import type { AddressesEvent, OrderAddresses } from './addresses.events.ts';
import type { DeliveryEvent } from './delivery.events.ts';
import { only, type Moment } from './draft-changes.ts';
import { completeBilling, consideredDestination, destinationOf } from './draft-order.ts';
import { goalOf } from './draft-resume.ts';
import type { DraftContext } from './draft.context.ts';
import type { IdentityEvent } from './identity.events.ts';
import { questionsToOrder } from './place-questions.ts';
import type { TabsEvent } from './tabs.events.ts';
import { isCollected } from '../domain/obstacle.ts';

type To<Event> = (moment: Moment) => Event;

export const accountInput = ({ customer, welcomed, email }: DraftContext): AccountSectionInput => ({
  customer,
  welcomed,
  taken: email,
});

export const addressesIn = (context: DraftContext): OrderAddresses => {
  const { delivery, collection, billing, isBillingSame, isBillingChosen } = context;
  const { filled, offers, draftedFor, placeAnswers, areStoredDoubted, postcodes } = context;
  return {
    delivery,
    collection,
    billing,
    isBillingSame,
    isBillingChosen,
    filled,
    offers,
    draftedFor,
    placeAnswers,
    areStoredDoubted,
    postcodes,
  };
};

export const tab: To<TabsEvent> = ({ event }) => ({
  type: 'tabs.change',
  tab: only(event, 'draft.changeTab').tab,
});

export const nextTab: To<TabsEvent> = ({ event }) => ({
  type: 'tabs.open',
  tab: only(event, 'delivery.advanced').tab,
});

export const customer: To<IdentityEvent> = ({ event }) => ({
  type: 'identity.syncCustomer',
  email: only(event, 'draft.syncCustomer').email,
});
export const accountNews: To<IdentityEvent> = ({ event }) => ({
  type: 'identity.informAccount',
  told: only(event, 'draft.informAccount').told,
});
/** As submitted, or once more for a shopper who has come back. */
export const email: To<IdentityEvent> = ({ context, event }) => ({
  type: 'identity.confirmEmail',
  cartId: present(context.cart, 'cart').id,
  email: event.type === 'draft.submitEmail' ? event.email.trim() : context.email,
});

export const offers: To<AddressesEvent> = ({ context, event }) => ({
  type: 'addresses.offer',
  offers: only(event, 'draft.offerAddresses').offers,
  accountId: context.account?.id ?? null,
});
export const submission: To<AddressesEvent> = ({ event }) => {
  const sent = only(event, 'draft.submitDelivery', 'draft.submitCollection');
  return sent.type === 'draft.submitDelivery'
    ? { type: 'addresses.submitDelivery', address: sent.address }
    : { type: 'addresses.submitCollection', collection: sent.collection };
};
export const stores: To<AddressesEvent> = ({ event }) => ({
  type: 'addresses.syncStores',
  stores: only(event, 'delivery.storesLoaded').stores,
});
export const askedPlaces: To<AddressesEvent> = ({ context }) => ({
  type: 'addresses.setAnswers',
  answers: withAsked(context.placeAnswers, questionsToOrder(context)),
});
export const confirmedPlaces: To<AddressesEvent> = ({ context }) => ({
  type: 'addresses.setAnswers',
  answers: withConfirmed(context.placeAnswers, questionsToOrder(context)),
});

/** With the method they had when they left, if it is still offered. */
export const confirmation: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.confirm',
  destination: destinationOf(context),
  wish: context.left.method,
  billing: completeBilling(context),
  goal: goalOf(context),
});
export const reconfirmation: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.reconfirm',
  destination: consideredDestination(context),
  billing: completeBilling(context),
  saved: context.totals === null ? null : context.method,
});
/** A store is asked only once it is confirmed: nothing about it is worth knowing earlier. */
export const consideration: To<DeliveryEvent> = ({ context }) =>
  isCollected(context)
    ? { type: 'delivery.clear' }
    : { type: 'delivery.consider', destination: consideredDestination(context) };
export const saving: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.save',
  billing: completeBilling(context),
});
/** Too late for another method. */
export const methodBefore: To<DeliveryEvent> = ({ context }) => ({
  type: 'delivery.restoreMethod',
  method: present(context.method, 'method'),
});
export const offersAgain: To<DeliveryEvent> = ({ context: { method, left } }) => ({
  type: 'delivery.retryOffers',
  wish: method ?? left.method,
});

export const sums: To<TotalsEvent> = ({ context }) => ({
  type: 'totals.read',
  cartId: present(context.cart, 'cart').id,
});
