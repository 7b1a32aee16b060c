/** What a component may ask of the draft machine. */

import type { SnapshotFrom } from 'xstate';
import type { Address } from '../domain/address.ts';
import { isCurrencyNamed, type BrowserPlace } from '../domain/currency.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { Money } from '../domain/money.ts';
import { isCollected, obstaclesToOrder, type Obstacle } from '../domain/obstacle.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { Collection } from '../domain/pickup.ts';
import { isStoredAddress } from '../domain/stored-address.ts';
import type { Totals } from '../domain/totals.ts';
import { isResumed } from './draft-resume.ts';
import type { draftMachine } from './draft.machine.ts';
import { isBilledToDelivery } from './fulfilment.context.ts';
import { billingOf } from './order-destination.ts';
import { placeObstacles } from './place-questions.ts';

type Snapshot = SnapshotFrom<typeof draftMachine>;

const hasDelivery = (context: Snapshot['context']): boolean =>
  context.cart?.isVirtual !== true && !isCollected(context);

const noObstacles: readonly Obstacle[] = [];

/** It is found out who it is, or each step is confirmed again, after a reload (BEY-04). */
export const selectIsResuming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: 'arriving' } }) ||
  (isResumed(snapshot.context) &&
    snapshot.matches({ stage: { filling: 'walking' } }) &&
    !snapshot.matches({ stage: { filling: { walking: 'refreshing' } } }));
/** Money may move: nothing of the draft changes. */
export const selectIsPlacing = (snapshot: Snapshot): boolean => snapshot.matches({ stage: 'ordering' });
export const selectEmail = (snapshot: Snapshot): string => snapshot.context.email;
export const selectDelivery = (snapshot: Snapshot): Address => snapshot.context.delivery;
/** The order is collected in a store (CHK-09). */
export const selectIsCollected = (snapshot: Snapshot): boolean => isCollected(snapshot.context);
export const selectCollection = (snapshot: Snapshot): Collection => snapshot.context.collection;
/** The way of delivery, the shopper's choice or the shop's; null before one is offered. */
export const selectMethod = (snapshot: Snapshot): ShippingMethod | null => snapshot.context.method;
/** The hours on the cart; null for the soonest. */
export const selectHours = (snapshot: Snapshot): DeliveryWindow | null => snapshot.context.hours;
export const selectBilling = (snapshot: Snapshot): Address => snapshot.context.billing;
export const selectIsBillingSame = (snapshot: Snapshot): boolean => isBilledToDelivery(snapshot.context);
/** Nothing of it has to be delivered. */
export const selectIsVirtual = (snapshot: Snapshot): boolean => snapshot.context.cart?.isVirtual === true;
/** The shopper is told which dollars they pay (BEY-25). */
export const selectIsCurrencyNamed =
  (amount: Money, browser: BrowserPlace) =>
  ({ context }: Snapshot): boolean =>
    isCurrencyNamed(
      amount,
      [...(hasDelivery(context) ? [context.delivery] : []), billingOf(context)],
      browser,
    );
export const selectTotals = (snapshot: Snapshot): Totals | null => snapshot.context.totals;
/** The blockers of the order, once it was asked for and refused, until they are cured (BEY-07). */
export const selectObstacles = (snapshot: Snapshot): readonly Obstacle[] => {
  const { context } = snapshot;
  const questions = placeObstacles(context);
  const obstacles = snapshot.matches({ blockers: 'named' }) ? obstaclesToOrder(context) : noObstacles;
  return questions.length === 0 ? obstacles : [...obstacles, ...questions];
};
/** What of the addresses was questioned (BEY-23). */
export const selectPlaceAnswers = (snapshot: Snapshot): PlaceAnswers => snapshot.context.placeAnswers;
/** The method is being saved, and the slot after it. */
const isSaving = ({ asked }: Snapshot['context']): boolean =>
  asked?.type === 'draft.submitShipping' || asked?.type === 'draft.submitCollection';
const isDelivering = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: { walking: 'delivering' } } }) && !isResumed(snapshot.context);
/** The sums at hand are not those of what will be ordered; new ones are on their way (BEY-05). */
export const selectAreSumsPending = (snapshot: Snapshot): boolean => {
  const { areTotalsAwaited, totals } = snapshot.context;
  return totals === null ? isDelivering(snapshot) && isSaving(snapshot.context) : areTotalsAwaited;
};
export const selectCheckoutErrors = (snapshot: Snapshot): readonly string[] => snapshot.context.errors;
export const selectCheckoutMessages = (snapshot: Snapshot): readonly string[] => snapshot.context.messages;
/** A changed cart is offered and summed up again: until then nothing else is taken. */
const isRefreshing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ stage: { filling: { walking: 'refreshing' } } });
export const selectIsConfirmingEmail = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) ||
  (!isResumed(snapshot.context) &&
    (snapshot.matches({ stage: { filling: { walking: 'confirming' } } }) ||
      snapshot.matches({ stage: { filling: { walking: 'summing' } } })));
export const selectIsConfirmingDelivery = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) ||
  (isDelivering(snapshot) && snapshot.context.asked?.type === 'draft.submitDelivery');
export const selectIsConfirmingCollection = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) || isDelivering(snapshot);
export const selectIsConfirmingShipping = (snapshot: Snapshot): boolean =>
  isRefreshing(snapshot) || (isDelivering(snapshot) && isSaving(snapshot.context));

/** It stands as it is stored: nothing of it has to be typed (§5). */
export const selectIsDeliveryStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.delivery, 'delivery', context);
export const selectIsBillingStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.billing, 'billing', context);
