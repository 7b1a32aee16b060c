/** What the promo machine needs from outside. */

import { slot } from '../../slot.ts';

/** The code that counts for the cart; null where none does. */
export const readPromo = slot<string | null, { readonly cartId: string }>('readPromo');

/** Resolves when the code counts for the cart; rejects with its reason. */
export const applyPromo = slot<void, { readonly cartId: string; readonly code: string }>('applyPromo');

/** Puts a code back that counted before. */
export const restorePromo = slot<void, { readonly cartId: string; readonly code: string }>('restorePromo');

export const removePromo = slot<void, { readonly cartId: string }>('removePromo');
