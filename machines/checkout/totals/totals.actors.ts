/** Actor slots that the totals machine needs. */

import type { ShippingInformation } from '../../domain/totals.ts';
import { slot } from '../../slot.ts';

/** The cart's totals and payment methods, as the server computes them now. */
export const readTotals = slot<ShippingInformation, { readonly cartId: string }>('readTotals');
