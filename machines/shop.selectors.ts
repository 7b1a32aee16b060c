/** Selectors of the root machine. */

import type { SnapshotFrom } from 'xstate';
import { storedQuantity } from './domain/lost-lines.ts';
import type { shopMachine } from './shop.machine.ts';

type Snapshot = SnapshotFrom<typeof shopMachine>;

/** A request waits for the shopper to sign in again (BEY-02). */
export const selectHasParked = (snapshot: Snapshot): boolean => snapshot.context.parked.length > 0;

/**
 * Number of items in the stored cart of an earlier visit; null where the cart was stored without
 * them.
 */
export const selectStoredCount = ({ context: { input } }: Snapshot): number | null => {
  if (input.lastCart === null) return input.cartId === null ? 0 : null;
  return storedQuantity(input.lastCart);
};
