/** Selectors of changing a planned delivery. */

import type { SnapshotFrom } from 'xstate';
import type { DeliveryChange } from '../../domain/delivery-change.ts';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { plannedDeliveryMachine } from './planned-delivery.machine.ts';

type Snapshot = SnapshotFrom<typeof plannedDeliveryMachine>;

const kindOf = ({ context: { asked } }: Snapshot): DeliveryChange['kind'] | null =>
  asked?.change.kind ?? null;

/** The delivery whose slots are shown. */
export const selectMovedDelivery = (snapshot: Snapshot): PlannedDelivery | null =>
  snapshot.matches('writing') || (snapshot.matches('saving') && kindOf(snapshot) !== 'move')
    ? null
    : snapshot.context.delivery;
/** The delivery whose instructions are being edited. */
export const selectInstructedDelivery = (snapshot: Snapshot): PlannedDelivery | null =>
  snapshot.matches('writing') || (snapshot.matches('saving') && kindOf(snapshot) === 'instruct')
    ? snapshot.context.delivery
    : null;
/** Null during the first read, or when it failed. */
export const selectChoices = (snapshot: Snapshot): readonly DeliveryWindow[] | null =>
  snapshot.matches('unread') ? null : snapshot.context.choices;
/** An expired session is shown by its dialog. */
export const selectChoicesFailure = (snapshot: Snapshot): Failure | null => {
  const { failure } = snapshot.context;
  return snapshot.matches('unread') && failure !== null && !isSessionExpired(failure) ? failure : null;
};
/** Why the request of the open dialog failed. */
export const selectChangeFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('idle') || snapshot.matches('unread') ? null : snapshot.context.failure;
/** Why the delivery could not be confirmed. */
export const selectConfirmationFailure =
  (deliveryId: number) =>
  (snapshot: Snapshot): Failure | null =>
    snapshot.matches('idle') && snapshot.context.asked?.deliveryId === deliveryId
      ? snapshot.context.failure
      : null;
export const selectIsSavingChange = (snapshot: Snapshot): boolean => snapshot.matches('saving');
export const selectIsConfirming =
  (deliveryId: number) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches('saving') &&
    kindOf(snapshot) === 'confirm' &&
    snapshot.context.asked?.deliveryId === deliveryId;
