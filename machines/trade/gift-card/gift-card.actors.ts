/** What the gift card machine needs from outside. */

import type { GiftCardBalance } from '../../domain/gift-card.ts';
import { slot } from '../../slot.ts';

interface OneCard {
  readonly cartId: string;
  readonly code: string;
}

export const applyGiftCard = slot<void, OneCard>('applyGiftCard');
export const removeGiftCard = slot<void, OneCard>('removeGiftCard');

/** What the card still holds, said in the cart's currency (ISO 4217): the balance comes without one. */
export const readGiftCardBalance = slot<GiftCardBalance, OneCard & { readonly currency: string }>(
  'readGiftCardBalance',
);
