/** What a component may ask of the order machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { orderMachine } from './order.machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

export const selectIsOrdering = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsOutcomeUnknown = (snapshot: Snapshot): boolean => snapshot.matches('doubtful');
export const selectOrderFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectOrderChanges = (snapshot: Snapshot): readonly string[] => snapshot.context.changes;
