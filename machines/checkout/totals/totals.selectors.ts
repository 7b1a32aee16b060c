/** Selectors of the totals machine. */

import type { SnapshotFrom } from 'xstate';
import type { totalsMachine } from './totals.machine.ts';

type Snapshot = SnapshotFrom<typeof totalsMachine>;

/** The server did not answer; the shopper may ask again. */
export const selectAreTotalsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
