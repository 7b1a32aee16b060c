/** Selectors of the payment machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import { canBeSaved, isPoNumberAsked, isRentalUnkept, type Agreement } from '../../domain/payment-form.ts';
import { savedFor, type SavedPayment } from '../../domain/saved-payment.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const selectPaymentMethods = (snapshot: Snapshot): readonly PaymentMethod[] =>
  snapshot.context.methods;
export const selectPaymentMethod = (snapshot: Snapshot): string | null => snapshot.context.chosen;
export const selectIsPaymentPreparing = (snapshot: Snapshot): boolean => snapshot.matches('preparing');
/** The agreements could not be read. */
export const selectIsPaymentUnprepared = (snapshot: Snapshot): boolean => snapshot.matches('unprepared');
export const selectPreparationFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

const nothingSaved: readonly SavedPayment[] = [];
/** The customer's saved payments, of every kind. */
export const selectSaved = (snapshot: Snapshot): readonly SavedPayment[] =>
  snapshot.context.saved ?? nothingSaved;
/** There may be more: the read failed. */
export const selectIsSavedMissed = (snapshot: Snapshot): boolean => snapshot.context.isSavedMissed;
/** The saved payment that is chosen. */
export const selectSavedChoice = ({ context }: Snapshot): SavedPayment | null =>
  savedFor(context.saved ?? [], context.chosen).find(({ publicHash }) => publicHash === context.publicHash) ??
  null;
export const selectCanBeSaved = (snapshot: Snapshot): boolean => canBeSaved(snapshot.context);
export const selectIsSaveWanted = (snapshot: Snapshot): boolean => snapshot.context.isSaveWanted;

export const selectPoNumber = (snapshot: Snapshot): string => snapshot.context.poNumber ?? '';
export const selectIsPoNumberAsked = (snapshot: Snapshot): boolean => isPoNumberAsked(snapshot.context);
/** The field was left empty (§3 validation message flag). */
export const selectIsPoNumberMissed = (snapshot: Snapshot): boolean =>
  snapshot.context.poNumber?.trim() === '';

export const selectAgreements = (snapshot: Snapshot): readonly Agreement[] => snapshot.context.agreements;
export const selectAgreedIds = (snapshot: Snapshot): readonly number[] => snapshot.context.agreedIds;
/** A rental is in the cart, and its payment can be saved for the next months (GEN-02). */
export const selectIsRecurring = ({ context }: Snapshot): boolean =>
  context.order?.isRental === true && !isRentalUnkept(context);
/** A rental with nothing to pay now: nothing would be saved for the next months. */
export const selectIsRentalUnkept = (snapshot: Snapshot): boolean => isRentalUnkept(snapshot.context);
export const selectIsRecurringAgreed = (snapshot: Snapshot): boolean => snapshot.context.isRecurringAgreed;
