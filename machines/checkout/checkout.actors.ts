/** Actor slots that the checkout machine needs. */

import { slot } from '../slot.ts';
import type { RestoredCheckout } from './checkout.events.ts';

/** The checkout stored in this browser; null for none (§4 checkout startup). */
export const loadCheckout = slot<RestoredCheckout | null, undefined>('loadCheckout');
