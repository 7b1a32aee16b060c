/** What a component may ask of the options machine. */

import type { SnapshotFrom } from 'xstate';
import type { optionsMachine } from './options.machine.ts';

type Snapshot = SnapshotFrom<typeof optionsMachine>;

export const selectQuantity = (snapshot: Snapshot): number => snapshot.context.quantity;
export const selectIsQuantityInvalid = (snapshot: Snapshot): boolean => snapshot.matches('invalid');
