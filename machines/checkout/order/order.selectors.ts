/** Selectors of the order machine. */

import type { SnapshotFrom } from 'xstate';
import type { orderMachine } from './order.machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

export const selectIsOutcomeUnknown = (snapshot: Snapshot): boolean => snapshot.matches('unknown');
