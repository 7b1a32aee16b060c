/** Fills the promo machine's slots by the REST paths of §7, which alone bear the store's code (PROMO-01, NET-07). */

import { fromPromise } from 'xstate';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from './cart-tokens.ts';
import { couponsPath } from './rest-paths.ts';

export const createPromoService = (
  { rest, authorization, storeCode }: Transport,
  tokens = createCartTokens(authorization),
) => ({
  applyPromo: fromPromise<void, { readonly cartId: string; readonly code: string }>(
    async ({ input: { cartId, code }, signal }) => {
      const path = couponsPath(storeCode, cartId, tokens.of(cartId));
      requireTrue(await rest.put(`${path}/${encodeURIComponent(code)}`, {}, signal));
    },
  ),

  removePromo: fromPromise<void, { readonly cartId: string }>(async ({ input: { cartId }, signal }) => {
    requireTrue(await rest.delete(couponsPath(storeCode, cartId, tokens.of(cartId)), signal));
  }),
});
