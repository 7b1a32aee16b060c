/** What the purchase machine needs from outside. */

import type { Purchase } from '../../domain/order.ts';
import { slot } from '../../slot.ts';

/** Takes the purchase out of session storage: whoever takes it has it, and nobody after them (CHK-06). */
export const takePurchase = slot<Purchase | null, undefined>('takePurchase');
