/** Pure functions: the change that each event makes to a fulfilment. */

import { isAddressComplete, isSameAddress } from '../domain/address.ts';
import { cartChangedMessage, cartChanges } from '../domain/cart-changes.ts';
import { estimateFailedMessage, setMethodFailedMessage } from '../domain/delivery.ts';
import { isAboutAddress, isStoredAddress } from '../domain/complete-address.ts';
import { withoutOffers, type FulfilmentContext } from './fulfilment.context.ts';
import type { FailureToReport, FulfilmentEvent } from './fulfilment.events.ts';

export interface FulfilmentMoment {
  readonly context: FulfilmentContext;
  readonly event: FulfilmentEvent;
}

type Change = (moment: FulfilmentMoment) => Partial<FulfilmentContext>;

/** The event, narrowed to these types. */
export const only = <Type extends FulfilmentEvent['type']>(
  event: FulfilmentEvent,
  ...types: readonly Type[]
): Extract<FulfilmentEvent, { readonly type: Type }> => {
  if (types.some((type) => type === event.type))
    return event as Extract<FulfilmentEvent, { readonly type: Type }>;
  throw new Error(`${event.type} instead of ${types.join(' or ')}`);
};

export const cart: Change = ({ event }) => ({
  cart: only(event, 'fulfilment.syncCart', 'fulfilment.setCart').cart,
});

export const customer: Change = ({ event }) => ({ customer: only(event, 'fulfilment.syncCustomer').email });

export const addresses: Change = ({ event }) =>
  only(event, 'addresses.updated', 'addresses.draftChanged').addresses;

/**
 * Method and totals belonged to the previous destination; a typed one drops the preferred method
 * too.
 */
export const destination: Change = ({ context, event }) => {
  const known = only(event, 'addresses.destinationChanged', 'addresses.confirmed');
  const cause = 'cause' in known ? known.cause : 'typed';
  const isOther = !isSameAddress(context.delivery, known.addresses.delivery);
  const isDropped = (cause === 'typed' && isOther) || cause === 'storeLost';
  return { ...withoutOffers, ...known.addresses, preferred: isDropped ? null : context.preferred };
};

export const preferred: Change = ({ event }) => ({
  preferred: only(event, 'fulfilment.setPreferred').method,
});

/** Confirmed for one cart, the method is preferred for the next (BEY-04, SHIP-01). */
export const chosenAsPreferred: Change = ({
  context: { preferred: before, method: chosen, totals: sums },
}) => ({
  preferred: sums === null ? before : chosen,
});

export const method: Change = ({ event }) => ({
  method: only(event, 'delivery.estimated').method,
  preferred: null,
});

export const otherMethod: Change = ({ event }) => ({
  ...withoutOffers,
  method: only(event, 'delivery.methodChosen', 'delivery.estimated').method,
});

export const slot: Change = ({ event }) => ({ hours: only(event, 'delivery.slotKept').hours });

export const totals: Change = ({ event }) => ({
  totals: only(event, 'delivery.saved', 'totals.loaded').information.totals,
  areTotalsAwaited: false,
});

/** Shown but marked as stale: not payable until they are read again. */
export const markedSums: Change = ({ context }) => ({ areTotalsAwaited: context.totals !== null });

/** The message about the new cart; lines of another cart have other ids. */
export const cartNews = ({ context, event }: FulfilmentMoment): string => {
  const next = only(event, 'fulfilment.syncCart').cart;
  const changes = context.cart?.id === next.id ? cartChanges(context.cart, next.grandTotal, next) : [];
  return changes.length === 0 ? cartChangedMessage : changes.join(' ');
};

/** A stored address is incomplete but was trusted; an order may be refused for other reasons. */
export const isStoredCheckDue = ({ context, event }: FulfilmentMoment): boolean => {
  const sent = only(event, 'fulfilment.recheckStored', 'delivery.saveFailed');
  const { failure } = sent;
  if (failure?.kind !== 'refused') return false;
  if ('isOrdered' in sent && !(sent.isOrdered && isAboutAddress(failure))) return false;
  return (['delivery', 'billing'] as const).some(
    (kind) =>
      isStoredAddress(context[kind], kind, context) &&
      !isAddressComplete(context[kind], kind, context.postcodes),
  );
};

/** The failure, with the specified message where there is one (§8). */
export const failureIn = (event: FulfilmentEvent): FailureToReport => {
  const { type, failure } = only(
    event,
    'delivery.refused',
    'delivery.offersWithdrawn',
    'delivery.saveFailed',
    'totals.loadFailed',
  );
  switch (type) {
    case 'delivery.offersWithdrawn':
      return { failure, words: estimateFailedMessage };
    case 'delivery.saveFailed':
      return { failure, words: setMethodFailedMessage, isReasonTold: true };
    default:
      return { failure };
  }
};
