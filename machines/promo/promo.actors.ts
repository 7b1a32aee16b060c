/** What the promo machine needs from outside. */

import { slot } from '../slot.ts';

export interface PromoApplied {
  /** The code that counted before; null where there was none. */
  readonly replaced: string | null;
}

/** Resolves when the code counts for the cart; rejects with its reason, and then the code before it counts again. */
export const applyPromo = slot<PromoApplied, { readonly cartId: string; readonly code: string }>(
  'applyPromo',
);

export const removePromo = slot<void, { readonly cartId: string }>('removePromo');
