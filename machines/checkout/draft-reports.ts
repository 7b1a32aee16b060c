/** What a draft reports to the checkout. */

import type { Failure } from '../domain/failure.ts';
import { isSaidAtFields } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { CheckoutFact } from './checkout.events.ts';
import { only, type Moment } from './draft-changes.ts';
import { frozenOrder, payableOrder } from './draft-order.ts';
import { isResumed } from './draft-resume.ts';
import { isBilledToDelivery, savedDraft, withoutOffers, type DraftContext } from './draft.context.ts';
import type { DraftFact } from './draft.events.ts';

type Report = (moment: Moment) => DraftFact;

/** For the shop. */
export const reported = (fact: CheckoutFact): DraftFact => ({ type: 'draft.reported', fact });

export const saved: Report = ({ context }) =>
  reported({ type: 'checkout.draftChanged', draft: savedDraft(context) });

/** By hand only: what was offered first is no wish (SHIP-01). */
export const method: Report = ({ context, event }) => {
  const chosen = only(event, 'delivery.methodChosen').method;
  return reported({ type: 'checkout.draftChanged', draft: { ...savedDraft(context), method: chosen } });
};

export const failed: Report = ({ context }) =>
  reported({
    type: 'checkout.failed',
    message: present(context.errors.at(-1), 'errors'),
    asked: null,
  });

export const creation: Report = () => reported({ type: 'checkout.creationChosen' });

export const tab: Report = ({ event }) =>
  reported({ type: 'checkout.tabChanged', tab: only(event, 'tabs.changed').tab });

export const tabKept: Report = ({ event }) =>
  reported({ type: 'checkout.tabKept', tab: only(event, 'tabs.changed').tab });

export const doubtedCart = reported({ type: 'checkout.cartDoubted' });

export const payable: Report = ({ context }) => ({
  type: 'draft.payableChanged',
  order: payableOrder(context),
  methods: null,
});

export const offeredPayments: Report = ({ context, event }) => ({
  type: 'draft.payableChanged',
  order: payableOrder(context),
  methods: only(event, 'delivery.saved', 'totals.loaded').information.paymentMethods,
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

/** The tabs start again; what was entered stays. */
export const otherKind: Report = ({ context, event }) => ({
  type: 'draft.kindChanged',
  draft: { ...context, ...withoutOffers, cart: only(event, 'draft.syncCart').cart },
});

/** `words` are the catalogue's own for this failure; they are also told in a toast (§8). */
export interface FailureToTell {
  readonly failure: Failure | null;
  readonly words?: string;
  /** The shopper reads the failure's own sentence after the words. */
  readonly isReasonTold?: boolean;
}

interface Telling {
  readonly error: string | null;
  readonly fact: DraftFact | null;
}

/** An expired session is no error: what was asked is asked again after signing in (BEY-02). */
export const tellingOf = (context: DraftContext, told: FailureToTell): Telling => {
  const { failure, words, isReasonTold } = told;
  const { asked } = context;
  if (failure === null) return { error: null, fact: null };
  const message = words ?? failure.message;
  if (isSessionExpired(failure))
    return { error: null, fact: asked && reported({ type: 'checkout.failed', message, asked }) };
  // nothing was pressed by a shopper who comes back: only the server's own words are worth telling
  const isQuiet = words === undefined && isResumed(context) && failure.kind !== 'refused';
  // an error of a field is shown under it
  if (isQuiet || isSaidAtFields(failure)) return { error: null, fact: null };
  return {
    error: isReasonTold === true ? `${message}. ${failure.message}` : message,
    fact: words === undefined ? null : reported({ type: 'checkout.failed', message, asked: null }),
  };
};
