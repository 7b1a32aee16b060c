/** Selectors of a delivery notice. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { deliveryNoticeMachine } from './delivery-notice.machine.ts';

type Snapshot = SnapshotFrom<typeof deliveryNoticeMachine>;

export const selectIsNoticeOpen = (snapshot: Snapshot): boolean => !snapshot.matches('unopened');
export const selectNoticedDelivery = (snapshot: Snapshot): PlannedDelivery | null =>
  snapshot.context.delivery;
/** Why it could not be read; an expired session is shown by its dialog. */
export const selectNoticeReadFailure = (snapshot: Snapshot): Failure | null => {
  const { failure } = snapshot.context;
  return snapshot.matches('unread') && failure !== null && !isSessionExpired(failure) ? failure : null;
};
/** Why it could not be confirmed. */
export const selectConfirmFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('shown') ? snapshot.context.failure : null;
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
/** The instructions last sent; the form starts with them when opened again. */
export const selectSentInstructions = (snapshot: Snapshot): string | null =>
  snapshot.context.asked?.instructions ?? null;
