/** What a component may ask of the recovery machine. */

import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from './recovery.machine.ts';

type Snapshot = SnapshotFrom<typeof recoveryMachine>;

/** An order is under way whose end this tab has not seen. */
export const selectIsRecovering = (snapshot: Snapshot): boolean => snapshot.matches('following');
/** Another tab of this browser is placing it now. */
export const selectIsElsewhere = (snapshot: Snapshot): boolean => snapshot.matches({ following: 'waiting' });
/** The child that asks what became of the order, while it does. */
export const selectOrderOutcome = (snapshot: Snapshot): Snapshot['children']['orderOutcome'] =>
  snapshot.children.orderOutcome;
