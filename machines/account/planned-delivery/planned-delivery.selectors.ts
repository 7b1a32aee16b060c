/** What a component may ask of the change of a planned delivery. */

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

/** The one whose times are shown. */
export const selectMovedDelivery = (snapshot: Snapshot): PlannedDelivery | null =>
  snapshot.matches('writing') || (snapshot.matches('saving') && kindOf(snapshot) !== 'move')
    ? null
    : snapshot.context.delivery;
/** The one whose instructions are being written. */
export const selectInstructedDelivery = (snapshot: Snapshot): PlannedDelivery | null =>
  snapshot.matches('writing') || (snapshot.matches('saving') && kindOf(snapshot) === 'instruct')
    ? snapshot.context.delivery
    : null;
/** Null while they are read for the first time, or could not be. */
export const selectChoices = (snapshot: Snapshot): readonly DeliveryWindow[] | null =>
  snapshot.matches('unread') ? null : snapshot.context.choices;
/** An expired session is shown by its dialog. */
export const selectChoicesFailure = (snapshot: Snapshot): Failure | null => {
  const { failure } = snapshot.context;
  return snapshot.matches('unread') && failure !== null && !isSessionExpired(failure) ? failure : null;
};
/** Why what an open dialog asked for was not done. */
export const selectChangeFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('idle') || snapshot.matches('unread') ? null : snapshot.context.failure;
/** Why a delivery was not confirmed. */
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
