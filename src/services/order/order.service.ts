/**
 * Fills the order machine's slots: the last check of the
 * cart, and the order itself (CHK-13, BEY-01).
 */

import { fromPromise } from 'xstate';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import type { Money } from '#machines/domain/money.ts';
import { type OrderRequest } from '#machines/domain/order.ts';
import { missingCartIdMessage, missingEmailMessage } from '#machines/domain/order-messages.ts';
import { notPlacedMessage } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import type { CartToOrder } from '#machines/checkout/order/order.actors.ts';
import { isRejected } from '#machines/domain/rejected-order.ts';
import { requireId } from '#transport/confirmed.ts';
import { parseFailure, RestError } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { createShippingWriter } from '../checkout/shipping-information.ts';
import type { InstalmentsReturn } from '../payment/instalments-return.ts';
import { createOrderReading } from './order-reading.ts';
import { withOrderMessage } from './order-refusal.ts';
import { toPaymentInformation } from '../payment/payment.wire.ts';
import { noRecaptcha, recaptchaHeaders } from '../session/recaptcha.ts';
import { cartPath } from '../http/rest-paths.ts';

/** An error from a server in front of Magento: its text says nothing about the order. */
const isWordless = (cause: unknown): boolean =>
  cause instanceof RestError && cause.kind === 'server' && cause.baseMessage === '';

/**
 * The server responded, so it is not still working: an answer without an
 * order counts as a rejection, after which the cart is checked.
 */
const requireOrder = (answer: unknown): void => {
  try {
    requireId(answer);
  } catch (cause) {
    const { kind, message } = toFailure(cause);
    throw new FailureError('refused', kind === 'refused' ? message : notPlacedMessage, { cause });
  }
};

/** A guest's order while a customer has signed in: the customer has another cart. */
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

  /**
   * The token for the order. A guest's order with a customer's token
   * would order the customer's cart (NET-07).
   */
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
        // the billing address is sent with the order
        const saving = { cartId, address, billing: null, method: present(method, 'method') };
        return (await writeShipping(saving, signal)).totals.grandTotal;
      },
    ),

    sendOrder: fromPromise<void, { readonly request: OrderRequest }>(
      async ({ input: { request }, signal }) => {
        if (request.cartId === '') throw new FailureError('refused', missingCartIdMessage);
        if (request.email === '') throw new FailureError('refused', missingEmailMessage);
        const headers = await recaptchaHeaders(recaptcha);
        // as late as possible: another tab may have signed in meanwhile
        const token = tokenFor(request);
        const body = toPaymentInformation(request, token);
        const path = `${cartPath(request.cartId, token)}/payment-information`;
        const answer = await transport.rest.post(path, body, signal, headers).catch((cause: unknown) => {
          if (isRejected(toFailure(cause))) instalments.forget();
          throw isWordless(cause) ? parseFailure(cause) : withOrderMessage(cause);
        });
        instalments.forget();
        requireOrder(answer);
      },
    ),
  };
};
