/** Actor slots that the quick-add machine needs. */

import { listenerSlot } from '../slot.ts';
import type { QuickAddFact } from './quick-add.events.ts';

/** Passes facts on to the shop. */
export const shopLink = listenerSlot<QuickAddFact, undefined>('shopLink');
