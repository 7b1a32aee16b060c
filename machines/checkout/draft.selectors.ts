/** Selectors of the draft machine. */

import type { SnapshotFrom } from 'xstate';
import type { Address } from '../domain/address.ts';
import { isCurrencyNamed, type BrowserPlace } from '../domain/currency.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { Money } from '../domain/money.ts';
import { isPickup, blockersToOrder, type Blocker } from '../domain/blocker.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { Pickup } from '../domain/pickup.ts';
import { isStoredAddress } from '../domain/complete-address.ts';
import type { Totals } from '../domain/totals.ts';
import { isResumed } from './draft-resume.ts';
import type { draftMachine } from './draft.machine.ts';
import { isBilledToDelivery } from './fulfilment.context.ts';
import { billingOf } from './order-destination.ts';
import { placeBlockers } from './place-questions.ts';

type Snapshot = SnapshotFrom<typeof draftMachine>;

const hasDelivery = (context: Snapshot['context']): boolean =>
  context.cart?.isVirtual !== true && !isPickup(context);

const noBlockers: readonly Blocker[] = [];

/** After a reload: finds out who the shopper is or confirms each step again (BEY-04). */
export const selectIsResuming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: 'arriving' } }) ||
  (isResumed(snapshot.context) &&
    snapshot.matches({ stage: { filling: 'advancing' } }) &&
    !snapshot.matches({ stage: { filling: { advancing: 'refreshing' } } }));
/** An order is being placed: the draft does not change. */
export const selectIsPlacing = (snapshot: Snapshot): boolean => snapshot.matches({ stage: 'ordering' });
export const selectEmail = (snapshot: Snapshot): string => snapshot.context.email;
export const selectDelivery = (snapshot: Snapshot): Address => snapshot.context.delivery;
/** The order is picked up in a store (CHK-09). */
export const selectIsPickup = (snapshot: Snapshot): boolean => isPickup(snapshot.context);
export const selectPickup = (snapshot: Snapshot): Pickup => snapshot.context.pickup;
/** The shipping method, chosen or preselected; null before one is offered. */
export const selectMethod = (snapshot: Snapshot): ShippingMethod | null => snapshot.context.method;
/** The delivery slot on the cart; null for the earliest delivery. */
export const selectHours = (snapshot: Snapshot): DeliveryWindow | null => snapshot.context.hours;
export const selectBilling = (snapshot: Snapshot): Address => snapshot.context.billing;
export const selectIsBillingSame = (snapshot: Snapshot): boolean => isBilledToDelivery(snapshot.context);
/** Nothing is delivered. */
export const selectIsVirtual = (snapshot: Snapshot): boolean => snapshot.context.cart?.isVirtual === true;
/** Names the currency where the shopper might expect another dollar (BEY-25). */
export const selectIsCurrencyNamed =
  (amount: Money, browser: BrowserPlace) =>
  ({ context }: Snapshot): boolean =>
    isCurrencyNamed(
      amount,
      [...(hasDelivery(context) ? [context.delivery] : []), billingOf(context)],
      browser,
    );
export const selectTotals = (snapshot: Snapshot): Totals | null => snapshot.context.totals;
/** Why the order cannot be placed, after an attempt, until resolved (BEY-07). */
export const selectBlockers = (snapshot: Snapshot): readonly Blocker[] => {
  const { context } = snapshot;
  const questions = placeBlockers(context);
  const blockers = snapshot.matches({ blockers: 'named' }) ? blockersToOrder(context) : noBlockers;
  return questions.length === 0 ? blockers : [...blockers, ...questions];
};
/** Questions about the addresses (BEY-23). */
export const selectPlaceAnswers = (snapshot: Snapshot): PlaceAnswers => snapshot.context.placeAnswers;
/** The method is being saved, or the slot after it. */
const isSaving = ({ asked }: Snapshot['context']): boolean =>
  asked?.type === 'draft.submitShipping' || asked?.type === 'draft.submitPickup';
const isDelivering = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: { advancing: 'delivering' } } }) && !isResumed(snapshot.context);
/** The totals are stale and new ones are being read (BEY-05). */
export const selectAreSumsPending = (snapshot: Snapshot): boolean => {
  const { areTotalsAwaited, totals } = snapshot.context;
  return totals === null ? isDelivering(snapshot) && isSaving(snapshot.context) : areTotalsAwaited;
};
export const selectCheckoutErrors = (snapshot: Snapshot): readonly string[] => snapshot.context.errors;
export const selectCheckoutMessages = (snapshot: Snapshot): readonly string[] => snapshot.context.messages;
/** Methods and totals of a changed cart are being read; other input waits. */
const isRefreshing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: { advancing: 'refreshing' } } });
export const selectIsConfirmingEmail = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) ||
  (!isResumed(snapshot.context) &&
    (snapshot.matches({ stage: { filling: { advancing: 'confirming' } } }) ||
      snapshot.matches({ stage: { filling: { advancing: 'readingTotals' } } })));
export const selectIsConfirmingDelivery = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) ||
  (isDelivering(snapshot) && snapshot.context.asked?.type === 'draft.submitDelivery');
export const selectIsConfirmingPickup = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) || isDelivering(snapshot);
export const selectIsConfirmingShipping = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) || (isDelivering(snapshot) && isSaving(snapshot.context));

/** The stored address is sufficient: no field has to be typed (§5). */
export const selectIsDeliveryStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.delivery, 'delivery', context);
export const selectIsBillingStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.billing, 'billing', context);
