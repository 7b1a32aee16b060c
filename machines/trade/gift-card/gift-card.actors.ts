/** Actor slots that the gift card machine needs. */

import type { GiftCardBalance } from '../../domain/gift-card.ts';
import { slot } from '../../slot.ts';

interface OneCard {
  readonly cartId: string;
  readonly code: string;
}

export const applyGiftCard = slot<void, OneCard>('applyGiftCard');
export const removeGiftCard = slot<void, OneCard>('removeGiftCard');

/** The balance in the cart's currency (ISO 4217), because the server sends none. */
export const readGiftCardBalance = slot<GiftCardBalance, OneCard & { readonly currency: string }>(
  'readGiftCardBalance',
);
