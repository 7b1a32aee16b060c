/** Gift cards on a cart, what one still holds, and what is said of them (§3 gift card, GIFT-01). */

import type { Failure } from './failure.ts';
import { formatPrice, type Money } from './money.ts';
import type { CodeMessage } from './code.ts';

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

export const giftCardAppliedMessage: CodeMessage = {
  isGood: true,
  text: 'Gift card was successfully applied',
};
export const giftCardRemovedMessage: CodeMessage = {
  isGood: true,
  text: 'Gift card was successfully removed',
};

export const giftCardFailureMessage = ({ message }: Failure): CodeMessage => ({
  isGood: false,
  text: message,
});

export const giftCardBalanceText = ({ code, amount }: GiftCardBalance, format: string): string =>
  `Gift card ${code} holds ${formatPrice(amount, { format, forceDecimals: true, zeroIsFree: false })}.`;

/** What the cards on a cart pay together, below zero; null where there are none. */
export const paidByGiftCards = (cards: readonly AppliedGiftCard[]): Money | null => {
  const [first] = cards;
  if (first === undefined) return null;
  return {
    cents: -cards.reduce((sum, { amount }) => sum + amount.cents, 0),
    currency: first.amount.currency,
  };
};
