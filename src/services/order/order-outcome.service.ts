/** Fills the slot that asks what became of an order (BEY-01, BEY-17, CART-14). */

import { fromPromise } from 'xstate';
import type { OrderState } from '#machines/domain/order.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { createOrderReading } from './order-reading.ts';

export const createOrderOutcomeService = (
  transport: Transport,
  tokens = createCartTokens(transport.authorization),
) => {
  const { readGuestState, readOwnState } = createOrderReading(transport, tokens);
  return {
    readOrderState: fromPromise<OrderState, { readonly order: PendingOrder }>(
      async ({ input: { order }, signal }) => {
        const { cartId, isOwned, receipt } = order;
        // the order may have been sent before someone signed in
        if (!isOwned) return readGuestState(cartId, signal);
        tokens.own(cartId);
        tokens.of(cartId);
        const { lines, totals } = receipt;
        return readOwnState({ cartId, lines, grandTotal: totals.grandTotal }, signal);
      },
    ),
  };
};
