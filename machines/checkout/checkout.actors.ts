/** What the checkout machine needs from outside. */

import { slot } from '../slot.ts';
import type { RestoredCheckout } from './checkout.events.ts';

/** What this browser still knows of a checkout begun earlier; null where nothing (§4 checkout startup). */
export const loadCheckout = slot<RestoredCheckout | null, undefined>('loadCheckout');
