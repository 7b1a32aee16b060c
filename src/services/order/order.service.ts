/** Fills the order machine's slots: the last look at the cart, and the order itself (CHK-13, BEY-01). */

import { fromPromise } from 'xstate';
import { FailureError, isInDoubt, toFailure } from '#machines/domain/failure.ts';
import type { Money } from '#machines/domain/money.ts';
import { missingCartIdMessage, missingEmailMessage, type OrderRequest } from '#machines/domain/order.ts';
import { notPlacedMessage } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { CartToOrder } from '#machines/checkout/order/order.actors.ts';
import { requireId } from '#transport/confirmed.ts';
import { parseFailure, RestError } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { createShippingWriter } from '../checkout/shipping-information.ts';
import type { InstalmentsReturn } from '../payment/instalments-return.ts';
import { createOrderReading } from './order-reading.ts';
import { withOrderWords } from './order-refusal.ts';
import { toPaymentInformation } from '../payment/payment.wire.ts';
import { noRecaptcha, recaptchaHeaders } from '../session/recaptcha.ts';
import { cartPath } from '../http/rest-paths.ts';

/** The server has said no: whoever agreed to pay has to be asked anew. An order it has not heard of, or not judged, is sent again as it was. */
const isJudged = (cause: unknown): boolean => {
  const failure = toFailure(cause);
  return !isInDoubt(failure) && failure.isUnsent !== true && !isSessionExpired(failure);
};

/** From something before the shop, which knows nothing of orders: what it says to people, of a session that ended, is beside the point. */
const isWordless = (cause: unknown): boolean =>
  cause instanceof RestError && cause.kind === 'server' && cause.baseMessage === '';

/** It has answered, so it is not still at work: what is no order is told as a refusal, whose cart is asked about. */
const requireOrder = (answer: unknown): void => {
  try {
    requireId(answer);
  } catch (cause) {
    const { kind, message } = toFailure(cause);
    throw new FailureError('refused', kind === 'refused' ? message : notPlacedMessage, { cause });
  }
};

/** A guest's order, and somebody has signed in before it was sent: their cart is another. */
const signedInMeanwhileMessage =
  'You have signed in meanwhile. Please look your cart over once more before you order.';

type OrderedBy = Pick<OrderRequest, 'cartId' | 'isOwned'>;

export const createOrderService = (
  transport: Transport,
  tokens = createCartTokens(transport.authorization),
  recaptcha = noRecaptcha,
  instalments: Pick<InstalmentsReturn, 'forget'> = { forget: () => undefined },
) => {
  const { reread, readDestination } = createOrderReading(transport, tokens);
  const writeShipping = createShippingWriter(transport, tokens);

  /** The token it goes with. By another's than its own path the cart of whoever signed in meanwhile would be ordered (NET-07). */
  const tokenFor = ({ cartId, isOwned }: OrderedBy): string | null => {
    if (isOwned) tokens.own(cartId);
    else if (transport.authorization.token() !== null)
      throw new FailureError('refused', signedInMeanwhileMessage, { isUnsent: true });
    return tokens.of(cartId);
  };

  return {
    rereadCart: fromPromise<CartToOrder, OrderedBy>(async ({ input, signal }) => {
      tokenFor(input);
      const [cart, destination] = await Promise.all([
        reread(input.cartId, signal),
        readDestination(input.cartId, signal),
      ]);
      return destination === undefined ? cart : { ...cart, destination };
    }),

    saveDestination: fromPromise<Money, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        const { cartId, delivery: address, method } = request;
        tokenFor(request);
        // the bill comes with the order
        const saving = { cartId, address, billing: null, method: present(method, 'method') };
        return (await writeShipping(saving, signal)).totals.grandTotal;
      },
    ),

    sendOrder: fromPromise<void, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        if (request.cartId === '') throw new FailureError('refused', missingCartIdMessage);
        if (request.email === '') throw new FailureError('refused', missingEmailMessage);
        const headers = await recaptchaHeaders(recaptcha);
        // as late as can be: another tab may have signed in while this one waited
        const token = tokenFor(request);
        const body = toPaymentInformation(request, token);
        const path = `${cartPath(request.cartId, token)}/payment-information`;
        const answer = await transport.rest.post(path, body, signal, headers).catch((cause: unknown) => {
          if (isJudged(cause)) instalments.forget();
          throw isWordless(cause) ? parseFailure(cause) : withOrderWords(cause);
        });
        instalments.forget();
        requireOrder(answer);
      },
    ),
  };
};
