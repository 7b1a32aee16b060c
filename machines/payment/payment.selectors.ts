/** What a component may ask of the payment machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { CardState, PaymentMethod } from '../domain/payment.ts';
import { canBeSaved, isPoNumberAsked, isRentalUnkept, type Agreement } from '../domain/payment-form.ts';
import { savedFor, type SavedPayment } from '../domain/saved-payment.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const selectPaymentMethods = (snapshot: Snapshot): readonly PaymentMethod[] =>
  snapshot.context.methods;
export const selectPaymentMethod = (snapshot: Snapshot): string | null => snapshot.context.chosen;
export const selectCard = (snapshot: Snapshot): CardState | null => snapshot.context.card;
export const selectPaymentFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectIsCardChosen = (snapshot: Snapshot): boolean => snapshot.matches('card');
export const selectIsCardMounting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ card: { shown: 'mounting' } });
export const selectIsCardBroken = (snapshot: Snapshot): boolean => snapshot.matches({ card: 'broken' });
export const selectIsPaymentReady = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'payment.authorize' }) &&
  (snapshot.matches('plain') ||
    snapshot.matches('saved') ||
    snapshot.matches({ card: { shown: 'ready' } }) ||
    snapshot.matches({ payPal: { shown: 'approved' } }) ||
    snapshot.matches({ instalments: 'ready' }));

export const selectIsPaymentPreparing = (snapshot: Snapshot): boolean => snapshot.matches('preparing');
/** The terms could not be read. */
export const selectIsPaymentUnprepared = (snapshot: Snapshot): boolean => snapshot.matches('unprepared');

export const selectIsPayPalMounting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ payPal: { shown: 'mounting' } });
export const selectIsPayPalBroken = (snapshot: Snapshot): boolean => snapshot.matches({ payPal: 'broken' });
export const selectIsPayPalApproved = (snapshot: Snapshot): boolean => snapshot.context.isPayPalApproved;
/** Whose PayPal account pays. */
export const selectPayer = (snapshot: Snapshot): string => snapshot.context.payer ?? '';

const nothingSaved: readonly SavedPayment[] = [];
/** What the customer has saved, of every kind. */
export const selectSaved = (snapshot: Snapshot): readonly SavedPayment[] =>
  snapshot.context.saved ?? nothingSaved;
/** There may be more: it could not be read. */
export const selectIsSavedMissed = (snapshot: Snapshot): boolean => snapshot.context.isSavedMissed;
/** The one that pays. */
export const selectSavedChoice = ({ context }: Snapshot): SavedPayment | null =>
  savedFor(context.saved ?? [], context.chosen).find(({ publicHash }) => publicHash === context.publicHash) ??
  null;
export const selectCanBeSaved = (snapshot: Snapshot): boolean => canBeSaved(snapshot.context);
export const selectIsSaveWanted = (snapshot: Snapshot): boolean => snapshot.context.isSaveWanted;

export const selectPoNumber = (snapshot: Snapshot): string => snapshot.context.poNumber;
export const selectIsPoNumberAsked = (snapshot: Snapshot): boolean => isPoNumberAsked(snapshot.context);
/** The validation message flag of §3. */
export const selectIsPoNumberMissed = (snapshot: Snapshot): boolean => snapshot.context.isPoNumberMissed;

export const selectAgreements = (snapshot: Snapshot): readonly Agreement[] => snapshot.context.agreements;
export const selectAgreedIds = (snapshot: Snapshot): readonly number[] => snapshot.context.agreedIds;
/** Recurring payments are on: a rental lies in the cart, and what pays it can be kept (GEN-02). */
export const selectIsRecurring = ({ context }: Snapshot): boolean =>
  context.order?.isRental === true && !isRentalUnkept(context);
/** A rental with nothing to pay now: nothing would be kept for the months to come. */
export const selectIsRentalUnkept = (snapshot: Snapshot): boolean => isRentalUnkept(snapshot.context);
export const selectIsRecurringAgreed = (snapshot: Snapshot): boolean => snapshot.context.isRecurringAgreed;
