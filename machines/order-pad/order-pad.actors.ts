/** What the quick-order pad needs from outside. */

import type { Pad } from '../domain/order-pad.ts';
import { slot } from '../slot.ts';

/** Whoever has ordered nothing sees what they looked at, and what lies in their cart. */
export const readPad = slot<Pad, { readonly cartSkus: readonly string[] }>('readPad');
