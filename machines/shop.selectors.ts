/** What a component may ask of the root itself. */

import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from './shop.machine.ts';

type Snapshot = SnapshotFrom<typeof shopMachine>;

/** Something waits for the shopper to sign in again (BEY-02). */
export const selectHasParked = (snapshot: Snapshot): boolean => snapshot.context.parked.length > 0;
