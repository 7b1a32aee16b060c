/** What a component may ask of the saved ways to pay. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';
import type { savedPaymentsMachine } from './saved-payments.machine.ts';

type Snapshot = SnapshotFrom<typeof savedPaymentsMachine>;

/** The one that is asked about before it is deleted, and while it is. */
export const selectRemovalCandidate = (snapshot: Snapshot): SavedPayment | null => snapshot.context.candidate;
export const selectIsRemovingPayment = (snapshot: Snapshot): boolean => snapshot.matches('removing');
export const selectRemovalFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
