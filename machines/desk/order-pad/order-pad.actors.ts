/** What the quick-order pad needs from outside. */

import type { Pad } from '../../domain/order-pad.ts';
import { slot } from '../../slot.ts';

export interface PadQuestion {
  /** Offered, with what they looked at, to a shopper who has ordered nothing. */
  readonly cartSkus: readonly string[];
  /** Read too where they are not offered. */
  readonly enteredSkus: readonly string[];
}

export const readPad = slot<Pad, PadQuestion>('readPad');
