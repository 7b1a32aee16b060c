/** Fills the promo machine's slots by the REST paths of §7, which alone bear the store's code (PROMO-01, NET-07). */

import { fromPromise } from 'xstate';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import { isSameCode, promoKeptText, promoLostText } from '#machines/domain/promo.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { PromoApplied } from '#machines/promo/promo.actors.ts';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from './cart-tokens.ts';
import { couponsPath, pathSegment } from './rest-paths.ts';

/** Null where no code counts (an empty list), or where that cannot be read. */
const readCode = (rest: Transport['rest'], path: string, signal: AbortSignal): Promise<string | null> =>
  rest.get(path, signal).then(
    (answer) => (typeof answer === 'string' && answer !== '' ? answer : null),
    (cause: unknown) => {
      if (isSessionExpired(toFailure(cause))) throw cause;
      return null;
    },
  );

const isRefusal = (cause: unknown): boolean => ['notFound', 'refused'].includes(toFailure(cause).kind);

export const createPromoService = (
  { rest, authorization, storeCode }: Transport,
  tokens = createCartTokens(authorization),
) => ({
  applyPromo: fromPromise<PromoApplied, { readonly cartId: string; readonly code: string }>(
    async ({ input: { cartId, code }, signal }) => {
      const path = couponsPath(storeCode, cartId, tokens.of(cartId));
      const put = async (one: string): Promise<void> =>
        requireTrue(await rest.put(`${path}/${pathSegment(one)}`, {}, signal));
      const before = await readCode(rest, path, signal);
      try {
        await put(code);
      } catch (cause) {
        if (before === null || isSameCode(before, code) || !isRefusal(cause)) throw cause;
        // Magento takes a good code away with the refused one
        const text = await put(before).then(
          () => promoKeptText(code, before),
          () => promoLostText(code, before),
        );
        throw new FailureError('refused', text, { cause });
      }
      return { replaced: before === null || isSameCode(before, code) ? null : before };
    },
  ),

  removePromo: fromPromise<void, { readonly cartId: string }>(async ({ input: { cartId }, signal }) => {
    requireTrue(await rest.delete(couponsPath(storeCode, cartId, tokens.of(cartId)), signal));
  }),
});
