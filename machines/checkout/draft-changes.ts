/** What each event changes in a draft: pure steps from one context to the next. */

import { isAddressComplete, isSameAddress } from '../domain/address.ts';
import { cartChangedMessage, cartChanges } from '../domain/cart-changes.ts';
import { isCollected } from '../domain/obstacle.ts';
import { boughtForMessage } from '../domain/order.ts';
import { isAboutAddress, isStoredAddress } from '../domain/stored-address.ts';
import type { OrderAddresses } from './addresses.events.ts';
import { nowhere, wishingFor, withoutOffers, type DraftContext } from './draft.context.ts';
import type { CheckoutRequest, DraftEvent } from './draft.events.ts';

export interface Moment {
  readonly context: DraftContext;
  readonly event: DraftEvent;
}

type Change = (moment: Moment) => Partial<DraftContext>;

/** The event, which is one of these. */
export const only = <Type extends DraftEvent['type']>(
  event: DraftEvent,
  ...types: readonly Type[]
): Extract<DraftEvent, { readonly type: Type }> => {
  if (types.some((type) => type === event.type)) return event as Extract<DraftEvent, { readonly type: Type }>;
  throw new Error(`${event.type} instead of ${types.join(' or ')}`);
};

/** A stored address is incomplete and was trusted; an order is refused for much else. */
export const isStoredDoubtful = ({ context, event }: Moment): boolean => {
  const sent = only(event, 'draft.refuse', 'delivery.saveFailed');
  const { failure } = sent;
  if (failure?.kind !== 'refused') return false;
  if (sent.type === 'draft.refuse' && !(sent.isOrdered && isAboutAddress(failure))) return false;
  return (['delivery', 'billing'] as const).some(
    (kind) =>
      isStoredAddress(context[kind], kind, context) &&
      !isAddressComplete(context[kind], kind, context.postcodes),
  );
};

export const cart: Change = ({ event }) => ({ cart: only(event, 'draft.syncCart').cart });

/** Back to a guest: the customer's e-mail goes with them. */
export const customer: Change = ({ context, event }) => {
  const { email } = only(event, 'draft.syncCustomer');
  const kept = context.customer === context.email ? '' : context.email;
  return { customer: email, email: email ?? kept };
};

export const welcomed: Change = ({ event }) => {
  const { told } = only(event, 'draft.informAccount');
  return told.type === 'accountSection.welcome' ? { welcomed: told.email, isGoneOn: false } : {};
};

export const account: Change = ({ event }) => ({ account: only(event, 'draft.syncAccount').account });

/** Before a method is chosen another account costs nothing. */
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

export const paymentObstacles: Change = ({ event }) => ({
  paymentObstacles: only(event, 'draft.syncObstacles').obstacles,
});

/** Read and done with, however often it was said. */
export const dismissal: Change = ({ context: { errors, messages }, event }) => {
  const { message } = only(event, 'draft.dismiss');
  return {
    errors: errors.filter((said) => said !== message),
    messages: messages.filter((said) => said !== message),
  };
};

export const addresses: Change = ({ context, event }) => {
  const known = only(event, 'addresses.updated', 'addresses.draftChanged');
  return { ...known.addresses, isGoneOn: context.isGoneOn || ('isByHand' in known && known.isByHand) };
};

/** Method and totals belonged to the destination before; a typed one drops the wish too. */
export const destination: Change = ({ context, event }) => {
  const known = only(event, 'addresses.destinationChanged', 'addresses.confirmed');
  const cause = 'cause' in known ? known.cause : 'typed';
  const isOther = !isSameAddress(context.delivery, known.addresses.delivery);
  const isDropped = cause === 'typed' && isOther;
  const left = isDropped ? { ...context.left, method: null } : context.left;
  return {
    ...withoutOffers,
    ...known.addresses,
    left: cause === 'storeLost' ? { tab: 'delivery', method: null } : left,
    isGoneOn: context.isGoneOn || cause === 'typed' || cause === 'collected',
  };
};

/** A guest's e-mail, as far as it has been sent. */
export const changedEmail: Change = ({ event }) => {
  const { email, typed } = only(event, 'identity.emailChanged');
  return { email, emailTyped: typed };
};

/** A guest's counts once the server took it; an account's is the order's, details or not. */
export const email: Change = ({ event }) => ({
  email: only(event, 'identity.emailAccepted', 'identity.customerWelcomed').email,
});

const requests = [
  'draft.submitEmail',
  'draft.submitShipping',
  'draft.placeOrder',
  'addresses.confirmed',
] as const;

const submitted = (known: OrderAddresses, context: DraftContext): CheckoutRequest =>
  isCollected({ cart: context.cart, collection: known.collection })
    ? { type: 'draft.submitCollection', collection: known.collection }
    : { type: 'draft.submitDelivery', address: known.delivery };

export const request: Change = ({ context, event }) => {
  const sent = only(event, ...requests);
  const asked = sent.type === 'addresses.confirmed' ? submitted(sent.addresses, context) : sent;
  return { errors: [], messages: [], asked, isGoneOn: true };
};

export const resumption: Change = ({ context: { left } }) => ({ asked: { type: 'draft.resume', left } });

/** An expired session kept them from getting there (BEY-02). */
export const left: Change = ({ event }) => ({ left: only(event, 'draft.resume').left });

/** Shoppers are taken back once; the method is wished for until there is one again. */
export const requestEnd: Change = ({ context }) => ({
  asked: null,
  left: { ...nowhere, method: context.left.method },
});

/** Beside what the shopper sees; the lines of another cart have other numbers. */
export const shownCartChanges: Change = ({ context, event }) => {
  const next = only(event, 'draft.syncCart').cart;
  if (context.cart === null) return {};
  const changes = context.cart.id === next.id ? cartChanges(context.cart, next.grandTotal, next) : [];
  const message = changes.length === 0 ? cartChangedMessage : changes.join(' ');
  // the order that found the change has named it already
  return context.errors.includes(message) ? {} : { messages: [...context.messages, message] };
};

/** The cart became another between the button and the lock (BEY-16). */
export const cartRefusal: Change = ({ context }) => ({
  ...withoutOffers,
  left: wishingFor(context),
  errors: [...context.errors, cartChangedMessage],
});

/** The order found another cart than the shopper saw. */
export const revision: Change = ({ context, event }) => ({
  errors: [...context.errors, only(event, 'draft.revise').changes.join(' ')],
});

export const reopening: Change = ({ context, event }) => {
  const { message } = only(event, 'draft.reopen');
  return message === null ? {} : { errors: [...context.errors, message] };
};

/** Confirmed for one cart, the method is wished for with the next (BEY-04, SHIP-01). */
export const wish: Change = ({ context }) => ({ left: wishingFor(context) });

export const method: Change = ({ context, event }) => ({
  method: only(event, 'delivery.estimated').method,
  left: { ...context.left, method: null },
});

export const otherMethod: Change = ({ event }) => ({
  ...withoutOffers,
  method: only(event, 'delivery.methodChosen', 'delivery.estimated').method,
});

/** A slot that has filled up is named at once: it is why the order was refused (BEY-07). */
export const slot: Change = ({ context, event }) => {
  const { hours } = only(event, 'delivery.slotKept');
  return { hours, areObstaclesNamed: context.areObstaclesNamed || hours?.isFull === true };
};

export const totals: Change = ({ event }) => ({
  totals: only(event, 'delivery.saved', 'totals.loaded').information.totals,
  areTotalsAwaited: false,
});

/** Shown, but marked: not to be paid until they are summed up again. */
export const markedSums: Change = ({ context }) => ({ areTotalsAwaited: context.totals !== null });

export const methodRefusal: Change = ({ context, event }) => ({
  ...withoutOffers,
  errors: [...context.errors, only(event, 'delivery.methodRefused').message],
});
