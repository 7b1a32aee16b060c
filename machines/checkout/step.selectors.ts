/** What a component may ask of a step machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { Submission } from './step.events.ts';
import type { stepMachine } from './step.machine.ts';

type Snapshot = SnapshotFrom<typeof stepMachine>;

export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('rejected') ? snapshot.context.failure : null;
/** What the rejection is about. */
export const selectRejectedSubmission = (snapshot: Snapshot): Submission | null =>
  snapshot.matches('rejected') ? snapshot.context.submission : null;
