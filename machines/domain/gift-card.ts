/** Gift cards on a cart, and their balance (§3 gift card, GIFT-01). */

import type { Money } from './money.ts';

/** A card that pays part of the cart. */
export interface AppliedGiftCard {
  readonly code: string;
  /** The amount that this cart uses. */
  readonly amount: Money;
}

export interface GiftCardBalance {
  readonly code: string;
  readonly amount: Money;
}

/** The total of the cards on a cart, negative; null without cards. */
export const paidByGiftCards = (cards: readonly AppliedGiftCard[]): Money | null => {
  const [first] = cards;
  if (first === undefined) return null;
  return {
    cents: -cards.reduce((sum, { amount }) => sum + amount.cents, 0),
    currency: first.amount.currency,
  };
};
