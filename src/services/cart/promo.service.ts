/**
 * Fills the promo machine's slots with the REST paths of §7,
 * which alone accept the store code (PROMO-01, NET-07).
 */

import { fromPromise } from 'xstate';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from './cart-tokens.ts';
import { couponsPath, pathSegment } from '../http/rest-paths.ts';

export const createPromoService = (
  { rest, authorization, storeCode }: Transport,
  tokens = createCartTokens(authorization),
) => {
  const pathOf = (cartId: string): string => couponsPath(storeCode, cartId, tokens.of(cartId));
  const putPromo = fromPromise<void, { readonly cartId: string; readonly code: string }>(
    async ({ input: { cartId, code }, signal }) => {
      requireTrue(await rest.put(`${pathOf(cartId)}/${pathSegment(code)}`, {}, signal));
    },
  );
  return {
    // without a coupon Magento responds with an empty list
    readPromo: fromPromise<string | null, { readonly cartId: string }>(
      async ({ input: { cartId }, signal }) => {
        const answer = await rest.get(pathOf(cartId), signal);
        return typeof answer === 'string' && answer !== '' ? answer : null;
      },
    ),

    applyPromo: putPromo,
    restorePromo: putPromo,

    removePromo: fromPromise<void, { readonly cartId: string }>(async ({ input: { cartId }, signal }) => {
      requireTrue(await rest.delete(pathOf(cartId), signal));
    }),
  };
};
