/** What a component may ask of a reader of the account. */

import type { SnapshotFrom } from 'xstate';
import type { AccountContent } from '../../domain/account-subject.ts';
import type { Failure } from '../../domain/failure.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { accountReadingMachine } from './account-reading.machine.ts';

type Snapshot = SnapshotFrom<typeof accountReadingMachine>;

export const selectAccountContent = (snapshot: Snapshot): AccountContent | null => snapshot.context.content;
/** Null while it is asked again; an expired session is no answer: its dialog says it, and the same is read again (BEY-02). */
export const selectAccountFailure = (snapshot: Snapshot): Failure | null => {
  const { failure } = snapshot.context;
  return snapshot.matches('failed') && failure !== null && !isSessionExpired(failure) ? failure : null;
};
export const selectIsAccountBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
