/** Selectors of the network machine. */

import type { SnapshotFrom } from 'xstate';
import type { networkMachine } from './network.machine.ts';

export const selectIsOffline = (snapshot: SnapshotFrom<typeof networkMachine>): boolean =>
  snapshot.matches('offline');
