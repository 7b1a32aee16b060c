/** Selectors of the orderOutcome machine. */

import type { SnapshotFrom } from 'xstate';
import type { orderOutcomeMachine } from './order-outcome.machine.ts';

/** The server did not answer: the shopper may ask at once. */
export const selectCanAskAgain = (snapshot: SnapshotFrom<typeof orderOutcomeMachine>): boolean =>
  snapshot.matches({ finding: 'unknown' });
