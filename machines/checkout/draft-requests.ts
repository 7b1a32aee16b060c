/** The requests of a draft to its children. */

import { withAsked, withConfirmed } from '../domain/place-question.ts';
import { present } from '../domain/present.ts';
import type { AccountSectionInput } from './account-section.machine.ts';
import { cartIn, only, type Moment } from './draft-changes.ts';
import { goalOf } from './draft-resume.ts';
import type { DraftContext } from './draft.context.ts';
import { fulfilmentOf, type FulfilmentContext } from './fulfilment.context.ts';
import type { FulfilmentEvent } from './fulfilment.events.ts';
import type { IdentityEvent } from './identity.events.ts';
import { questionsToOrder } from './place-questions.ts';
import type { TabsEvent } from './tabs.events.ts';

type To<Event> = (moment: Moment) => Event;

export const accountInput = ({ customer, welcomed, email }: DraftContext): AccountSectionInput => ({
  customer,
  welcomed,
  accepted: email,
});

/** Only the part of the draft that a fulfilment needs. */
export const fulfilmentInput = (context: DraftContext): FulfilmentContext => ({
  ...fulfilmentOf(context),
  customer: context.customer,
});

export const tab: To<TabsEvent> = ({ event }) => ({
  type: 'tabs.change',
  tab: only(event, 'draft.changeTab').tab,
});

export const openedTab: To<TabsEvent> = ({ event }) => ({
  type: 'tabs.open',
  tab: only(event, 'fulfilment.tabOpened').tab,
});

export const closedTab: To<TabsEvent> = ({ event }) => ({
  type: 'tabs.close',
  tab: only(event, 'fulfilment.tabClosed').tab,
});

export const customer: To<IdentityEvent> = ({ event }) => ({
  type: 'identity.syncCustomer',
  email: only(event, 'draft.syncCustomer').email,
});
export const accountNews: To<IdentityEvent> = ({ event }) => ({
  type: 'identity.informAccount',
  told: only(event, 'draft.informAccount').told,
});
/** As submitted, or again for a returning shopper. */
export const email: To<IdentityEvent> = ({ context, event }) => ({
  type: 'identity.confirmEmail',
  cartId: present(context.cart, 'cart').id,
  email: event.type === 'draft.submitEmail' ? event.email.trim() : context.email,
});

export const cart: To<FulfilmentEvent> = ({ event }) => ({
  type: 'fulfilment.syncCart',
  cart: cartIn(event),
});
export const lockedCart: To<FulfilmentEvent> = ({ event }) => ({
  type: 'fulfilment.setCart',
  cart: cartIn(event),
});
export const bookOwner: To<FulfilmentEvent> = ({ event }) => ({
  type: 'fulfilment.syncCustomer',
  email: only(event, 'draft.syncCustomer').email,
});
export const offers: To<FulfilmentEvent> = ({ context, event }) => ({
  type: 'fulfilment.offerAddresses',
  offers: only(event, 'draft.offerAddresses').offers,
  accountId: context.account?.id ?? null,
});
export const submission: To<FulfilmentEvent> = ({ event }) => {
  const sent = only(event, 'draft.submitDelivery', 'draft.submitPickup');
  return sent.type === 'draft.submitDelivery'
    ? { type: 'fulfilment.submitDelivery', address: sent.address }
    : { type: 'fulfilment.submitPickup', pickup: sent.pickup };
};
export const askedPlaces: To<FulfilmentEvent> = ({ context }) => ({
  type: 'fulfilment.setAnswers',
  answers: withAsked(context.placeAnswers, questionsToOrder(context)),
});
export const confirmedPlaces: To<FulfilmentEvent> = ({ context }) => ({
  type: 'fulfilment.setAnswers',
  answers: withConfirmed(context.placeAnswers, questionsToOrder(context)),
});
export const preferred: To<FulfilmentEvent> = ({ event }) => ({
  type: 'fulfilment.setPreferred',
  method: only(event, 'draft.resume').left.method,
});
export const confirmation: To<FulfilmentEvent> = ({ context }) => ({
  type: 'fulfilment.confirm',
  goal: goalOf(context),
});
export const stored: To<FulfilmentEvent> = ({ event }) => {
  const { failure, isOrdered } = only(event, 'draft.refuse');
  return { type: 'fulfilment.recheckStored', failure, isOrdered };
};
export const slots: To<FulfilmentEvent> = ({ event }) => ({
  type: 'fulfilment.recheckSlots',
  isOrdered: only(event, 'draft.refuse').isOrdered,
});
