/** Selectors of a service request. */

import type { SnapshotFrom } from 'xstate';
import type { Equipment } from '../../domain/equipment.ts';
import type { Failure } from '../../domain/failure.ts';
import type { equipmentMachine } from './equipment.machine.ts';

type Snapshot = SnapshotFrom<typeof equipmentMachine>;

/** The equipment whose form is open. */
export const selectServicedPiece = (snapshot: Snapshot): Equipment | null => snapshot.context.piece;
export const selectIsRequestingService = (snapshot: Snapshot): boolean => snapshot.matches('requesting');
export const selectServiceFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
