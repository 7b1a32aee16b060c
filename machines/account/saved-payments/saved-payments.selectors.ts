/** Selectors of saved payments. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';
import type { savedPaymentsMachine } from './saved-payments.machine.ts';

type Snapshot = SnapshotFrom<typeof savedPaymentsMachine>;

/** The saved payment whose deletion is being confirmed or carried out. */
export const selectRemovalCandidate = (snapshot: Snapshot): SavedPayment | null => snapshot.context.candidate;
export const selectIsRemovingPayment = (snapshot: Snapshot): boolean => snapshot.matches('removing');
export const selectRemovalFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
