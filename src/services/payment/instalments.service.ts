/**
 * Fills the instalments machine's slot: sets the method on the cart
 * and asks the provider for approval (PAY-03, CHK-14).
 */

import { fromPromise } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { InstalmentsAnswer } from '#machines/checkout/payment/instalments.actors.ts';
import type { InstalmentsRequest } from '#machines/checkout/payment/instalments.events.ts';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import type { InstalmentsReturn } from './instalments-return.ts';
import { toPaymentInformation } from './payment.wire.ts';
import { noRecaptcha, recaptchaHeaders } from '../session/recaptcha.ts';
import { buyLaterPath, cartPath } from '../http/rest-paths.ts';

const refusedMessage = 'Your instalments were not approved. Try again, or choose another way to pay.';

const textIn = (answer: unknown, key: string): string => {
  const value: unknown = Reflect.get(Object(answer), key);
  return typeof value === 'string' ? value : '';
};

/** Null if the address leads straight back to the checkout: the provider has approved already. */
const awayIn = (to: string): string | null => {
  if (to === '' || /^\/checkout(?![^?#])/.test(to)) return null;
  // a page of the provider, or the server's own redirect to it; never a javascript: address
  if (to.startsWith('https://') || /^\/(?![/\\])/.test(to)) return to;
  throw new FailureError('refused', refusedMessage);
};

export const createInstalmentsService = (
  { rest, authorization }: Transport,
  back: InstalmentsReturn,
  tokens = createCartTokens(authorization),
  recaptcha = noRecaptcha,
) => ({
  approveInstalments: fromPromise<InstalmentsAnswer, InstalmentsRequest>(
    async ({ input: { cartId, grandTotal, email, billing, payment }, signal }) => {
      if (back.hasApproval(cartId, grandTotal)) return { to: null };
      back.forget();
      const token = tokens.of(cartId);
      const isSet = await rest.post(
        `${cartPath(cartId, token)}/set-payment-information`,
        toPaymentInformation({ email, billing, payment }, token),
        signal,
        await recaptchaHeaders(recaptcha),
      );
      requireTrue(isSet);
      const answer = await rest.postForm(buyLaterPath, { email, cart: cartId }, signal);
      if (Reflect.get(Object(answer), 'success') !== true)
        throw new FailureError('refused', textIn(answer, 'message') || refusedMessage);
      const to = awayIn(textIn(answer, 'redirect_url'));
      if (to !== null) back.leave(cartId, grandTotal);
      return { to };
    },
  ),
});
