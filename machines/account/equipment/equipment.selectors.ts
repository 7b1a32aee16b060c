/** What a component may ask of a service that is wanted. */

import type { SnapshotFrom } from 'xstate';
import type { Equipment } from '../../domain/equipment.ts';
import type { Failure } from '../../domain/failure.ts';
import type { equipmentMachine } from './equipment.machine.ts';

type Snapshot = SnapshotFrom<typeof equipmentMachine>;

/** What the form is about that stands open. */
export const selectServicedPiece = (snapshot: Snapshot): Equipment | null => snapshot.context.piece;
export const selectIsRequestingService = (snapshot: Snapshot): boolean => snapshot.matches('requesting');
export const selectServiceFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
