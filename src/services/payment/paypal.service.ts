/** Fills the PayPal machine's slot: the button, the result of its pop-up, the nonce (PAY-02). */

import { fromCallback } from 'xstate';
import { toFailure } from '#machines/domain/failure.ts';
import type {
  PayPalButtonEvent,
  PayPalButtonRequest,
  PayPalOffer,
} from '#machines/checkout/payment/paypal.events.ts';
import type { Transport } from '#transport/transport.ts';
import { until } from './card-wait.ts';
import { CardClientTokenDocument } from '../checkout/checkout.graphql.ts';
import { payPalRefused, payPalUnavailable } from './paypal-failure.ts';

/** Longer than a slow phone needs for the scripts, shorter than shoppers wait. */
const timeoutMs = 20_000;

export const createPayPalService = ({ graphql }: Transport, patienceMs = timeoutMs) => ({
  payPalButton: fromCallback<PayPalButtonRequest, PayPalOffer>(
    ({ input: { amount, isKept, isPayLater }, sendBack, receive }) => {
      const ending = new AbortController();
      // the approved nonce, for as long as the button is mounted
      let nonce: string | null = null;
      const report = (event: PayPalButtonEvent): void => {
        if (!ending.signal.aborted) sendBack(event);
      };

      const mount = async (): Promise<void> => {
        const place = document.querySelector<HTMLElement>('[data-field="payment.paypal"]');
        if (place === null || amount === null) throw payPalUnavailable();
        const [{ drawPayPal }, { createBraintreeClientToken: clientToken }] = await Promise.all([
          import('./paypal-button.ts'),
          graphql.write(CardClientTokenDocument, {}, ending.signal),
        ]);
        await drawPayPal({
          clientToken,
          place,
          amount,
          isKept,
          isPayLater,
          signal: ending.signal,
          onApproved: (approved) => {
            nonce = approved.nonce;
            report({ type: 'payPalButton.approved', email: approved.email });
          },
          onCancelled: () => report({ type: 'payPalButton.cancelled' }),
          onRefused: (cause) =>
            report({ type: 'payPalButton.refused', failure: toFailure(payPalRefused(cause)) }),
        });
      };

      const slow = AbortSignal.timeout(patienceMs);
      until(slow, mount()).then(
        () => report({ type: 'payPalButton.mounted' }),
        (cause: unknown) =>
          report({
            type: 'payPalButton.failed',
            failure: toFailure(cause === slow.reason ? payPalUnavailable(cause) : cause),
          }),
      );
      receive(() =>
        report(
          nonce === null
            ? { type: 'payPalButton.refused', failure: toFailure(payPalRefused()) }
            : { type: 'payPalButton.tokenized', nonce },
        ),
      );
      return () => ending.abort();
    },
  ),
});
