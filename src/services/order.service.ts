/** Fills the order machine's slots: the last look at the cart, the order itself, and what became of it (CHK-13, BEY-01). */

import { fromPromise } from 'xstate';
import type { Cart } from '#machines/domain/cart.ts';
import { FailureError } from '#machines/domain/failure.ts';
import {
  missingCartIdMessage,
  missingEmailMessage,
  type OrderRequest,
  type OrderState,
} from '#machines/domain/order.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from './cart-tokens.ts';
import { createOrderReading } from './order-reading.ts';
import { toPaymentInformation } from './payment.wire.ts';
import { noRecaptcha, recaptchaHeaders } from './recaptcha.ts';
import { cartPath } from './rest-paths.ts';

export const createOrderService = (
  transport: Transport,
  tokens = createCartTokens(transport.authorization),
  recaptcha = noRecaptcha,
) => {
  const { reread, readGuestState, readOwnState } = createOrderReading(transport, tokens);

  return {
    rereadCart: fromPromise<Cart, { readonly cartId: string }>(({ input, signal }) =>
      reread(input.cartId, signal),
    ),

    sendOrder: fromPromise<void, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        if (request.cartId === '') throw new FailureError('refused', missingCartIdMessage);
        if (request.email === '') throw new FailureError('refused', missingEmailMessage);
        const token = tokens.of(request.cartId);
        const body = toPaymentInformation(request, token);
        const headers = await recaptchaHeaders(recaptcha);
        const path = `${cartPath(request.cartId, token)}/payment-information`;
        await transport.rest.post(path, body, signal, headers);
      },
    ),

    readOrderState: fromPromise<OrderState, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        const { cartId, seen, totals } = request;
        if (tokens.of(cartId) === null) return readGuestState(cartId, signal);
        return readOwnState({ cartId, lines: seen.lines, grandTotal: totals.grandTotal }, signal);
      },
    ),
  };
};
