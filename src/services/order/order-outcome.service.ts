/** Fills the slot that asks for the outcome of an order (BEY-01, BEY-17, CART-14). */

import { fromPromise } from 'xstate';
import type { OrderState } from '#machines/domain/order.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { createOrderReading } from './order-reading.ts';
import type { PlannedDelivery } from './planned-delivery.ts';

/** Milliseconds; less than the wait for the order's number. */
const planPatience = 2000;

export const createOrderOutcomeService = (
  transport: Transport,
  tokens = createCartTokens(transport.authorization),
  readPlan: PlannedDelivery = () => Promise.resolve(null),
) => {
  const { readGuestState, readOwnState } = createOrderReading(transport, tokens);

  /** The delivery day is optional: neither a failure nor a slow response delays the receipt. */
  const withPlan = async (
    state: OrderState,
    order: PendingOrder,
    signal: AbortSignal,
  ): Promise<OrderState> => {
    if (state.kind !== 'placed') return state;
    const enough = AbortSignal.any([signal, AbortSignal.timeout(planPatience)]);
    const late = new Promise<null>((give) => enough.addEventListener('abort', () => give(null)));
    const reading = readPlan(order, state.orderNumber, enough).catch(() => null);
    const planned = await Promise.race([reading, late]);
    return planned === null ? state : { ...state, planned };
  };

  return {
    readOrderState: fromPromise<OrderState, { readonly order: PendingOrder }>(
      async ({ input: { order }, signal }) => {
        const { cartId, isOwned, receipt } = order;
        // a guest's order: it may have been sent before the sign-in
        if (!isOwned) return withPlan(await readGuestState(cartId, signal), order, signal);
        tokens.own(cartId);
        tokens.of(cartId);
        const { lines, totals } = receipt;
        const asked = { cartId, lines, grandTotal: totals.grandTotal };
        return withPlan(await readOwnState(asked, signal), order, signal);
      },
    ),
  };
};
