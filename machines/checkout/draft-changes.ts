/** Pure functions: the change that each event makes to a draft. */

import type { Cart } from '../domain/cart.ts';
import { cartChangedMessage } from '../domain/cart-changes.ts';
import { isPickup, totalPendingMessage } from '../domain/blocker.ts';
import { boughtForMessage, missingEmailMessage } from '../domain/order-messages.ts';
import { failureReportOf } from './draft-failures.ts';
import type { DraftContext } from './draft.context.ts';
import type { CheckoutRequest, DraftEvent } from './draft.events.ts';

export interface Moment {
  readonly context: DraftContext;
  readonly event: DraftEvent;
}

type Change = (moment: Moment) => Partial<DraftContext>;

/** The event, narrowed to these types. */
export const only = <Type extends DraftEvent['type']>(
  event: DraftEvent,
  ...types: readonly Type[]
): Extract<DraftEvent, { readonly type: Type }> => {
  if (types.some((type) => type === event.type)) return event as Extract<DraftEvent, { readonly type: Type }>;
  throw new Error(`${event.type} instead of ${types.join(' or ')}`);
};

/** Events with a failure, which may have a message of its own. */
export const failing = ['identity.emailRefused', 'fulfilment.failed', 'draft.refuse'] as const;

export const cartIn = (event: DraftEvent): Cart => only(event, 'draft.syncCart').cart;

export const cart: Change = ({ event }) => ({ cart: cartIn(event) });

/** Back to a guest: the customer's e-mail is cleared. */
export const customer: Change = ({ context, event }) => {
  const { email } = only(event, 'draft.syncCustomer');
  const kept = context.customer === context.email ? '' : context.email;
  return { customer: email, email: email ?? kept };
};

export const welcomed: Change = ({ event }) => {
  const { told } = only(event, 'draft.informAccount');
  return told.type === 'accountSection.welcome' ? { welcomed: told.email, hasActed: false } : {};
};

export const account: Change = ({ event }) => ({ account: only(event, 'draft.syncAccount').account });

/** Before a method is chosen, another account has no effect on prices. */
export const otherAccount: Change = ({ context, event }) => {
  const next = only(event, 'draft.syncAccount').account;
  const isOther = context.account !== null && context.account.id !== next.id;
  return context.method === null || !isOther
    ? {}
    : { messages: [...context.messages, boughtForMessage(next)] };
};

export const recovery: Change = ({ context, event }) => {
  const { isOrderUnderWay, message } = only(event, 'draft.syncRecovery');
  return { isOrderUnderWay, errors: message === null ? context.errors : [...context.errors, message] };
};

export const paymentBlockers: Change = ({ event }) => ({
  paymentBlockers: only(event, 'draft.syncBlockers').blockers,
});

/** Dismisses the message, however often it was shown; for another card that of the refusal. */
export const dismissal: Change = ({ context: { errors, messages, refusal }, event }) => {
  const given = only(event, 'draft.dismiss', 'draft.dropRefusal');
  const message = given.type === 'draft.dismiss' ? given.message : refusal;
  return {
    errors: errors.filter((said) => said !== message),
    messages: messages.filter((said) => said !== message),
    refusal: message === refusal ? null : refusal,
  };
};

export const fulfilment: Change = ({ event }) => only(event, 'fulfilment.changed').known;

/** Typed or chosen by hand. */
export const edit: Change = ({ context, event }) => ({
  hasActed: context.hasActed || only(event, 'fulfilment.edited').isByHand,
});

/** A store that no longer exists leads back to the choice of a store. */
export const move: Change = ({ context, event }) => {
  const { cause } = only(event, 'fulfilment.redirected');
  return {
    leftAt: cause === 'storeLost' ? 'delivery' : context.leftAt,
    hasActed: context.hasActed || cause === 'typed' || cause === 'pickup',
  };
};

/** A guest's e-mail, once sent. */
export const changedEmail: Change = ({ event }) => {
  const { email, typed } = only(event, 'identity.emailChanged');
  return { email, emailTyped: typed };
};

/** A guest's counts once the server accepted it; an account's counts even without details. */
export const email: Change = ({ event }) => ({
  email: only(event, 'identity.emailAccepted', 'identity.customerWelcomed').email,
});

const requests = [
  'draft.submitEmail',
  'draft.placeOrder',
  'fulfilment.destinationConfirmed',
  'fulfilment.saveBegun',
] as const;

const destinationOf = (context: DraftContext): CheckoutRequest =>
  isPickup(context)
    ? { type: 'draft.submitPickup', pickup: context.pickup }
    : { type: 'draft.submitDelivery', address: context.delivery };

const askedBy = ({ context, event }: Moment): CheckoutRequest => {
  const sent = only(event, ...requests);
  switch (sent.type) {
    case 'fulfilment.destinationConfirmed':
      return destinationOf(context);
    case 'fulfilment.saveBegun':
      return { type: 'draft.submitShipping' };
    default:
      return sent;
  }
};

export const request: Change = (moment) => ({
  errors: [],
  messages: [],
  asked: askedBy(moment),
  hasActed: true,
});

export const resumption: Change = ({ context: { leftAt, preferred } }) => ({
  asked: { type: 'draft.resume', left: { tab: leftAt, method: preferred } },
});

/** An expired session interrupted the way there (BEY-02). */
export const left: Change = ({ event }) => {
  const { tab, method } = only(event, 'draft.resume').left;
  return { leftAt: tab, preferred: method };
};

/** Shoppers are taken back once. */
export const requestEnd: Change = () => ({ asked: null, leftAt: null });

/** An order that found a change has already shown it. */
export const notice: Change = ({ context: { errors, messages }, event }) => {
  const { message } = only(event, 'fulfilment.refreshBegun', 'fulfilment.methodWithdrawn');
  return errors.includes(message) ? {} : { messages: [...messages, message] };
};

/** The cart changed between the press of the button and the lock (BEY-16). */
export const cartRefusal: Change = ({ context }) => ({ errors: [...context.errors, cartChangedMessage] });

/** The order found a different cart than the shopper saw. */
export const revision: Change = ({ context, event }) => ({
  errors: [...context.errors, only(event, 'draft.revise').changes.join(' ')],
});

export const reopening: Change = ({ context, event }) => {
  const { message } = only(event, 'draft.reopen');
  return message === null ? {} : { errors: [...context.errors, message] };
};

export const refusal: Change = ({ context, event }) => ({
  errors: [...context.errors, only(event, 'fulfilment.detailsRefused', 'fulfilment.methodRefused').message],
});

export const missingEmail: Change = ({ context }) => ({ errors: [...context.errors, missingEmailMessage] });

export const pendingTotal: Change = ({ context }) => ({
  messages: [...context.messages, totalPendingMessage],
});

/** A request failed and the shopper is told why. */
export const failure: Change = ({ context, event }) => {
  const failed = only(event, ...failing);
  const { error } = failureReportOf(context, failed);
  if (error === null) return {};
  const isOrders = failed.type === 'draft.refuse' && failed.isOrdered;
  return { errors: [...context.errors, error], ...(isOrders && { refusal: error }) };
};
