/** What the promo machine needs from outside. */

import { slot } from '../slot.ts';

/** Resolves when the code counts for the cart; rejects with its reason, and then no code counts any more. */
export const applyPromo = slot<void, { readonly cartId: string; readonly code: string }>('applyPromo');

export const removePromo = slot<void, { readonly cartId: string }>('removePromo');
