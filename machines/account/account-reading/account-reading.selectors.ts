/** Selectors of an account reading. */

import type { SnapshotFrom } from 'xstate';
import type { AccountContent } from '../../domain/account-subject.ts';
import type { Failure } from '../../domain/failure.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { accountReadingMachine } from './account-reading.machine.ts';

type Snapshot = SnapshotFrom<typeof accountReadingMachine>;

export const selectAccountContent = (snapshot: Snapshot): AccountContent | null => snapshot.context.content;
/**
 * Null while reading again. An expired session is not shown here: its dialog appears and the read
 * is repeated after signing in (BEY-02).
 */
export const selectAccountFailure = (snapshot: Snapshot): Failure | null => {
  const { failure } = snapshot.context;
  return snapshot.matches('failed') && failure !== null && !isSessionExpired(failure) ? failure : null;
};
export const selectIsAccountBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
