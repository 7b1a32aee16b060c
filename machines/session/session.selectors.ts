/** What a component may ask of the session machine. */

import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export const selectIsGuest = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  snapshot.matches('signedOut');
