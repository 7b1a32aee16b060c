/** Fills the order machine's slots: the last look at the cart, the order itself, and what became of it (CHK-13, BEY-01). */

import { fromPromise } from 'xstate';
import type { Cart } from '#machines/domain/cart.ts';
import { FailureError, toFailure, type FailureKind } from '#machines/domain/failure.ts';
import {
  missingCartIdMessage,
  missingEmailMessage,
  type OrderRequest,
  type OrderState,
} from '#machines/domain/order.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import { toWireAddress } from './address.wire.ts';
import { createCartLayers } from './cart-layers.ts';
import { createCartTokens } from './cart-tokens.ts';
import { CartDetailsDocument } from './cart.graphql.ts';
import { toCart } from './cart.wire.ts';
import { NewestOrderDocument } from './order.graphql.ts';
import { orderNumberIn, toOrderState } from './order.wire.ts';
import { toPaymentBody } from './payment.wire.ts';
import { noRecaptcha, recaptchaHeaders } from './recaptcha.ts';
import { cartPath, guestCartPath } from './rest-paths.ts';
import { WhoAmIDocument } from './session.graphql.ts';

/** What a guest is told of a customer's cart. */
const strangerKinds: readonly FailureKind[] = ['cartForbidden', 'cartMissing', 'notFound'];

export const createOrderService = (
  { graphql, rest, authorization, has }: Transport,
  tokens = createCartTokens(authorization),
  recaptcha = noRecaptcha,
) => {
  const layered = createCartLayers({ has });

  /** A dead token is silently a guest's: whether it is dead is asked before their words are believed (CART-14). */
  const confirmToken = async (signal: AbortSignal): Promise<void> => {
    if (authorization.token() === null) throw new FailureError('sessionExpired', timedOutMessage);
    await graphql.read(WhoAmIDocument, {}, signal);
  };

  const reread = async (cartId: string, signal: AbortSignal): Promise<Cart> => {
    const token = tokens.of(cartId);
    const { cart } = await graphql
      .read(layered(CartDetailsDocument), { cartId }, signal)
      .catch(async (cause: unknown) => {
        if (token !== null && strangerKinds.includes(toFailure(cause).kind)) await confirmToken(signal);
        throw cause;
      });
    if (cart === null) throw new FailureError('malformed', 'Server response was missing for query');
    return toCart(cart);
  };

  /** By REST a customer has only the cart they use now, so the one that was ordered is asked about by its id. */
  const readOwnState = async (request: OrderRequest, signal: AbortSignal): Promise<OrderState> => {
    try {
      await reread(request.cartId, signal);
      return { kind: 'open' };
    } catch (cause) {
      if (toFailure(cause).kind !== 'cartInactive') throw cause;
    }
    // that there is an order is known; without its number it is told so
    const newest = await graphql.read(NewestOrderDocument, {}, signal).catch(() => null);
    return { kind: 'placed', orderNumber: newest === null ? null : orderNumberIn(newest, request) };
  };

  return {
    rereadCart: fromPromise<Cart, { readonly cartId: string }>(({ input, signal }) =>
      reread(input.cartId, signal),
    ),

    sendOrder: fromPromise<void, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        if (request.cartId === '') throw new FailureError('refused', missingCartIdMessage);
        if (request.email === '') throw new FailureError('refused', missingEmailMessage);
        const token = tokens.of(request.cartId);
        const body = {
          ...(token === null ? { email: request.email } : {}),
          billingAddress: toWireAddress(request.billing),
          paymentMethod: toPaymentBody(request.payment),
        };
        const headers = await recaptchaHeaders(recaptcha);
        await rest.post(`${cartPath(request.cartId, token)}/payment-information`, body, signal, headers);
      },
    ),

    readOrderState: fromPromise<OrderState, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) =>
        tokens.of(request.cartId) === null
          ? toOrderState(await rest.get(guestCartPath(request.cartId), signal))
          : readOwnState(request, signal),
    ),
  };
};
