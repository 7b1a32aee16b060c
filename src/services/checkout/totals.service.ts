/**
 * Fills the totals machine's slot: totals and payment methods, by the path
 * for guests or customers (§7 payment-information, CHK-12).
 */

import { fromPromise } from 'xstate';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { cartPath } from '../http/rest-paths.ts';
import { toShippingInformation } from './shipping.wire.ts';

export const createTotalsService = (
  { rest, authorization }: Transport,
  tokens = createCartTokens(authorization),
) => ({
  readTotals: fromPromise<ShippingInformation, { readonly cartId: string }>(
    async ({ input: { cartId }, signal }) => {
      const path = `${cartPath(cartId, tokens.of(cartId))}/payment-information`;
      return toShippingInformation(await rest.get(path, signal));
    },
  ),
});
