/** Gift cards on a cart, and what one still holds (§3 gift card, GIFT-01). */

import type { Money } from './money.ts';

/** A card that pays for a part of the cart. */
export interface AppliedGiftCard {
  readonly code: string;
  /** What this cart takes of it. */
  readonly amount: Money;
}

export interface GiftCardBalance {
  readonly code: string;
  readonly amount: Money;
}

/** What the cards on a cart pay together, below zero; null where there are none. */
export const paidByGiftCards = (cards: readonly AppliedGiftCard[]): Money | null => {
  const [first] = cards;
  if (first === undefined) return null;
  return {
    cents: -cards.reduce((sum, { amount }) => sum + amount.cents, 0),
    currency: first.amount.currency,
  };
};
