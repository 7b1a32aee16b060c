/** Fills the gift card machine's slots with Adobe Commerce's REST paths (GIFT-01). */

import { fromPromise } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { GiftCardBalance } from '#machines/domain/gift-card.ts';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from './cart-tokens.ts';
import { toMoney } from '../http/money.wire.ts';
import { giftCardsPath, pathSegment } from '../http/rest-paths.ts';

interface OneCard {
  readonly cartId: string;
  readonly code: string;
}

/** Magento requires these sums but calculates them itself. */
const nothingUsed = {
  gift_cards_amount: 0,
  base_gift_cards_amount: 0,
  gift_cards_amount_used: 0,
  base_gift_cards_amount_used: 0,
};

export const createGiftCardService = (
  { rest, authorization }: Transport,
  tokens = createCartTokens(authorization),
) => {
  const pathOf = (cartId: string): string => giftCardsPath(cartId, tokens.of(cartId));
  return {
    applyGiftCard: fromPromise<void, OneCard>(async ({ input: { cartId, code }, signal }) => {
      const giftCardAccountData = { gift_cards: [code], ...nothingUsed };
      requireTrue(await rest.post(`${pathOf(cartId)}/giftCards`, { giftCardAccountData }, signal));
    }),

    removeGiftCard: fromPromise<void, OneCard>(async ({ input: { cartId, code }, signal }) => {
      requireTrue(await rest.delete(`${pathOf(cartId)}/giftCards/${pathSegment(code)}`, signal));
    }),

    readGiftCardBalance: fromPromise<GiftCardBalance, OneCard & { readonly currency: string }>(
      async ({ input: { cartId, code, currency }, signal }) => {
        const value = Number(await rest.get(`${pathOf(cartId)}/checkGiftCard/${pathSegment(code)}`, signal));
        if (!Number.isFinite(value))
          throw new FailureError('malformed', 'Server response was missing for query');
        return { code, amount: toMoney({ value, currency }) };
      },
    ),
  };
};
