/** Actor slots that the promo machine needs. */

import { slot } from '../../slot.ts';

/** The code applied to the cart; null for none. */
export const readPromo = slot<string | null, { readonly cartId: string }>('readPromo');

/** Resolves when the code is applied to the cart; rejects with the reason. */
export const applyPromo = slot<void, { readonly cartId: string; readonly code: string }>('applyPromo');

/** Restores a code that was applied before. */
export const restorePromo = slot<void, { readonly cartId: string; readonly code: string }>('restorePromo');

export const removePromo = slot<void, { readonly cartId: string }>('removePromo');
