/** What a component may ask of the checkout machine. */

import type { SnapshotFrom } from 'xstate';
import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { isCurrencyNamed, type BrowserPlace } from '../domain/currency.ts';
import type { Fill } from '../domain/lookup.ts';
import type { Money } from '../domain/money.ts';
import { isCollected, obstaclesToOrder, type Obstacle } from '../domain/obstacle.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { Receipt } from '../domain/order.ts';
import type { Collection } from '../domain/pickup.ts';
import { isStoredAddress } from '../domain/stored-address.ts';
import type { Totals } from '../domain/totals.ts';
import { billingOf, isBilledToDelivery } from './checkout.context.ts';
import { placeObstacles } from './place-questions.ts';
import type { checkoutMachine } from './checkout.machine.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

const hasDelivery = (context: Snapshot['context']): boolean =>
  context.cart?.isVirtual !== true && !isCollected(context);

const noObstacles: readonly Obstacle[] = [];

/** An order whose customer has left is nobody's to see. */
const isForgetting = (snapshot: Snapshot): boolean => snapshot.matches({ open: { ordering: 'forgetting' } });

export const selectIsCheckoutOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('open') && !isForgetting(snapshot);
/** It is being found out who it is, or each step is being confirmed again, after a reload or on another day (BEY-04). */
export const selectIsResuming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'arriving' }) || snapshot.matches({ open: 'resuming' });
export const selectIsCheckoutWaiting = (snapshot: Snapshot): boolean => snapshot.matches('waiting');
/** The cart that is checked out; while one is merged into the customer's own, still the guest's. */
export const selectCheckoutCart = (snapshot: Snapshot): Cart | null => snapshot.context.cart;
export const selectEmail = (snapshot: Snapshot): string => snapshot.context.email;
/** Whose account is signed in; null for a guest. */
export const selectCustomerEmail = (snapshot: Snapshot): string | null => snapshot.context.customer;
export const selectDelivery = (snapshot: Snapshot): Address => snapshot.context.delivery;
/** The order is collected in a store (CHK-09). */
export const selectIsCollected = (snapshot: Snapshot): boolean => isCollected(snapshot.context);
export const selectCollection = (snapshot: Snapshot): Collection => snapshot.context.collection;
export const selectBilling = (snapshot: Snapshot): Address => snapshot.context.billing;
/** What the form was last filled with otherwise than by hand. */
export const selectFilledDelivery = (snapshot: Snapshot): Fill | null => snapshot.context.filled.delivery;
export const selectFilledBilling = (snapshot: Snapshot): Fill | null => snapshot.context.filled.billing;
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
/** What stands in the way of the order, once the shopper has asked for it in vain; whatever is cured is gone (BEY-07). */
export const selectObstacles = ({ context }: Snapshot): readonly Obstacle[] => {
  const questions = placeObstacles(context);
  const obstacles = context.areObstaclesNamed ? obstaclesToOrder(context) : noObstacles;
  return questions.length === 0 ? obstacles : [...obstacles, ...questions];
};
/** What of the addresses was questioned (BEY-23). */
export const selectPlaceAnswers = (snapshot: Snapshot): PlaceAnswers => snapshot.context.placeAnswers;
/** The sums at hand are not those of what will be ordered; new ones are on their way (BEY-05). */
export const selectAreSumsPending = (snapshot: Snapshot): boolean =>
  (snapshot.context.areTotalsAwaited && snapshot.context.totals !== null) ||
  snapshot.matches({ open: { delivering: 'saving' } });
export const selectCheckoutErrors = (snapshot: Snapshot): readonly string[] => snapshot.context.errors;
export const selectCheckoutMessages = (snapshot: Snapshot): readonly string[] => snapshot.context.messages;
export const selectReceipt = (snapshot: Snapshot): Receipt | null => snapshot.context.receipt;
/** A changed cart is offered and summed up again: until then nothing else is taken. */
const isSummingUpAgain = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { delivering: 'refreshing' } }) ||
  snapshot.matches({ open: { delivering: 'resaving' } });
export const selectIsConfirmingEmail = (snapshot: Snapshot): boolean =>
  isSummingUpAgain(snapshot) ||
  snapshot.matches({ open: 'confirmingEmail' }) ||
  snapshot.matches({ open: 'awaitingTotals' });
export const selectIsConfirmingDelivery = (snapshot: Snapshot): boolean =>
  isSummingUpAgain(snapshot) || snapshot.matches({ open: { delivering: 'addressing' } });
export const selectIsConfirmingCollection = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'delivering' });
export const selectIsConfirmingShipping = (snapshot: Snapshot): boolean =>
  isSummingUpAgain(snapshot) ||
  snapshot.matches({ open: { delivering: 'saving' } }) ||
  snapshot.matches({ open: { delivering: 'reserving' } });
export const selectIsPlacing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'ordering' }) && !isForgetting(snapshot);

/** It stands as it is stored: nothing of it has to be typed (§5). */
export const selectIsDeliveryStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.delivery, 'delivery', context);
export const selectIsBillingStored = ({ context }: Snapshot): boolean =>
  isStoredAddress(context.billing, 'billing', context);
