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
import { toWireAddress } from './address.wire.ts';
import { CartDetailsDocument } from './cart.graphql.ts';
import { toCart } from './cart.wire.ts';
import { guestCartPath } from './rest-paths.ts';

const paymentMethodOf = ({ payment }: OrderRequest) => ({
  method: payment.method,
  ...(payment.nonce === null ? {} : { additional_data: { payment_method_nonce: payment.nonce } }),
});

const toOrderState = (wire: unknown): OrderState => {
  if (typeof wire !== 'object' || wire === null || !('is_active' in wire))
    throw new FailureError('malformed', 'Server response was missing for query');
  if (wire.is_active === true) return { kind: 'open' };
  const number = 'reserved_order_id' in wire ? wire.reserved_order_id : null;
  return { kind: 'placed', orderNumber: typeof number === 'string' && number !== '' ? number : null };
};

export const createOrderService = ({ graphql, rest }: Transport) => ({
  rereadCart: fromPromise<Cart, { readonly cartId: string }>(async ({ input, signal }) => {
    const { cart } = await graphql.read(CartDetailsDocument, { cartId: input.cartId }, signal);
    if (cart === null) throw new FailureError('malformed', 'Server response was missing for query');
    return toCart(cart);
  }),

  sendOrder: fromPromise<void, { readonly request: OrderRequest }>(async ({ input: { request }, signal }) => {
    if (request.cartId === '') throw new FailureError('refused', missingCartIdMessage);
    if (request.email === '') throw new FailureError('refused', missingEmailMessage);
    const body = {
      email: request.email,
      billingAddress: toWireAddress(request.billing),
      paymentMethod: paymentMethodOf(request),
    };
    await rest.post(`${guestCartPath(request.cartId)}/payment-information`, body, signal);
  }),

  readOrderState: fromPromise<OrderState, { readonly cartId: string }>(async ({ input, signal }) =>
    toOrderState(await rest.get(guestCartPath(input.cartId), signal)),
  ),
});
