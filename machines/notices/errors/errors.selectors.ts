/** Selectors of the errors machine. */

import type { SnapshotFrom } from 'xstate';
import type { CollectedError, errorsMachine } from './errors.machine.ts';

type Snapshot = SnapshotFrom<typeof errorsMachine>;

export const selectIsMasked = (snapshot: Snapshot): boolean => snapshot.matches('masked');
export const selectErrors = (snapshot: Snapshot): readonly CollectedError[] => snapshot.context.errors;
