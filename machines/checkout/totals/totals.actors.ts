/** What the totals machine needs from outside. */

import type { ShippingInformation } from '../../domain/totals.ts';
import { slot } from '../../slot.ts';

/** The sums of the cart and the ways to pay them, as the server now states them. */
export const readTotals = slot<ShippingInformation, { readonly cartId: string }>('readTotals');
