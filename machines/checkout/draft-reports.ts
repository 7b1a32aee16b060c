/** The facts that a draft reports to the checkout. */

import { present } from '../domain/present.ts';
import { totalsFailedMessage } from '../domain/totals.ts';
import type { CheckoutFact } from './checkout.events.ts';
import { cartIn, failing, only, type Moment } from './draft-changes.ts';
import { failureReportOf } from './draft-failures.ts';
import { frozenOrder, payableOrder } from './draft-order.ts';
import { savedDraft } from './draft.context.ts';
import type { DraftFact } from './draft.events.ts';
import { isBilledToDelivery, withoutOffers } from './fulfilment.context.ts';

type Report = (moment: Moment) => DraftFact;

/** A fact for the shop. */
export const reported = (fact: CheckoutFact): DraftFact => ({ type: 'draft.reported', fact });

export const saved: Report = ({ context }) =>
  reported({ type: 'checkout.draftChanged', draft: savedDraft(context) });

export const offers: Report = ({ event }) =>
  reported({ ...only(event, 'fulfilment.offersChanged'), type: 'checkout.offersChanged' });

export const error: Report = ({ context }) =>
  reported({
    type: 'checkout.failed',
    kind: 'refused',
    message: present(context.errors.at(-1), 'errors'),
    asked: null,
  });

/** Null where the shop does not need it. */
export const failure = ({ context, event }: Moment): DraftFact | null => {
  const { fact } = failureReportOf(context, only(event, ...failing));
  return fact && reported(fact);
};

export const totalsFailed: Report = ({ event }) => {
  const { failure: reason } = only(event, 'fulfilment.totalsFailed');
  const message = totalsFailedMessage(reason);
  return reported({ type: 'checkout.totalsFailed', kind: reason.kind, message });
};

export const creation: Report = () => reported({ type: 'checkout.creationChosen' });

export const tab: Report = ({ event }) =>
  reported({ type: 'checkout.tabChanged', tab: only(event, 'tabs.changed').tab, isKept: true });

export const tabPassed: Report = ({ event }) =>
  reported({ type: 'checkout.tabChanged', tab: only(event, 'tabs.changed').tab, isKept: false });

export const unverifiedCart = reported({ type: 'checkout.cartUnverified' });

export const payable: Report = ({ context }) => ({
  type: 'draft.payableChanged',
  order: payableOrder(context),
  methods: null,
});

export const offeredPayments: Report = ({ context, event }) => ({
  type: 'draft.payableChanged',
  order: payableOrder(context),
  methods: only(event, 'fulfilment.priced').methods,
});

export const requested: Report = ({ context }) => ({
  type: 'draft.orderRequested',
  order: frozenOrder(context),
  isBilledElsewhere: !isBilledToDelivery(context),
});

export const confirmed: Report = ({ context }) => ({
  type: 'draft.orderConfirmed',
  cart: present(context.cart, 'cart'),
});

/** The tabs start again; the input is kept. */
export const otherKind: Report = ({ context, event }) => ({
  type: 'draft.kindChanged',
  draft: { ...context, ...withoutOffers, cart: cartIn(event) },
});
