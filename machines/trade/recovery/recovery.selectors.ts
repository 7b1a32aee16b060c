/** Selectors of the recovery machine. */

import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from './recovery.machine.ts';

type Snapshot = SnapshotFrom<typeof recoveryMachine>;

/** There is an open order whose outcome this tab does not know. */
export const selectIsRecovering = (snapshot: Snapshot): boolean => snapshot.matches('following');
/** Another tab of this browser is placing it. */
export const selectIsElsewhere = (snapshot: Snapshot): boolean => snapshot.matches({ following: 'waiting' });
/** The child that asks for the order's outcome, while it runs. */
export const selectOrderOutcome = (snapshot: Snapshot): Snapshot['children']['orderOutcome'] =>
  snapshot.children.orderOutcome;
