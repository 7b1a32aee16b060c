/** Selectors of a step machine. */

import type { SnapshotFrom } from 'xstate';
import type { Address } from '../domain/address.ts';
import type { Failure } from '../domain/failure.ts';
import type { Submission } from './step.events.ts';
import type { stepMachine } from './step.machine.ts';

type Snapshot = SnapshotFrom<typeof stepMachine>;

export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('rejected') ? snapshot.context.failure : null;
/** The address whose fields the server refused. */
export const selectRefusedAddress = (snapshot: Snapshot): Address | null => {
  const submission = selectRejectedSubmission(snapshot);
  const isAtFields = selectRejection(snapshot)?.fieldMessages !== undefined;
  return isAtFields && submission !== null && submission.step !== 'email' ? submission.address : null;
};
/** The rejected submission. */
export const selectRejectedSubmission = (snapshot: Snapshot): Submission | null =>
  snapshot.matches('rejected') ? snapshot.context.submission : null;
