/** What a component may ask of a step machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { stepMachine } from './step.machine.ts';

type Snapshot = SnapshotFrom<typeof stepMachine>;

export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('rejected') ? snapshot.context.failure : null;
