/** Actor slots that the purchase machine needs. */

import type { Purchase } from '../../domain/order.ts';
import { slot } from '../../slot.ts';

/** Takes the purchase out of session storage, so that it can be taken only once (CHK-06). */
export const takePurchase = slot<Purchase | null, undefined>('takePurchase');
