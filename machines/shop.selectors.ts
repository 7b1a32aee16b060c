/** What a component may ask of the root itself. */

import type { SnapshotFrom } from 'xstate';
import { keptQuantity } from './domain/lost-lines.ts';
import type { shopMachine } from './shop.machine.ts';

type Snapshot = SnapshotFrom<typeof shopMachine>;

/** Something waits for the shopper to sign in again (BEY-02). */
export const selectHasParked = (snapshot: Snapshot): boolean => snapshot.context.parked.length > 0;

/** How many goods this browser kept of an earlier visit's cart; null where it kept a cart without them. */
export const selectKeptCount = ({ context: { input } }: Snapshot): number | null => {
  if (input.keptCart === null) return input.cartId === null ? 0 : null;
  return keptQuantity(input.keptCart);
};
