/** Draws PayPal's own buttons, the one to pay later where the merchant wants it; their window approves, and the provider makes a nonce of it (PAY-02). */

import type { Money } from '#machines/domain/money.ts';
import { payPalUnavailable } from './paypal-failure.ts';
import { startPayPal, type PayPalButtons, type StartedPayPal } from './paypal-sdk.ts';

export interface PayPalDrawing {
  readonly clientToken: string;
  readonly place: HTMLElement;
  readonly amount: Money;
  /** The account is to be kept for the next time. */
  readonly isKept: boolean;
  /** A second button, to pay in parts (GEN-07). */
  readonly isPayLater: boolean;
  readonly signal: AbortSignal;
  readonly onApproved: (approved: { readonly nonce: string; readonly email: string }) => void;
  readonly onCancelled: () => void;
  readonly onRefused: (cause: unknown) => void;
}

/** A place of its own for each button: what arrives late in an old one is thrown away with it. */
const openPlace = (within: HTMLElement, signal: AbortSignal): HTMLElement => {
  const place = document.createElement('div');
  within.replaceChildren(place);
  signal.addEventListener('abort', () => place.remove());
  return place;
};

const buttonsFor = (
  fundingSource: 'paypal' | 'paylater',
  { checkout, script }: StartedPayPal,
  { amount, isKept, onApproved, onCancelled, onRefused }: PayPalDrawing,
): PayPalButtons =>
  script.Buttons({
    fundingSource,
    createOrder: () =>
      checkout.createPayment({
        flow: 'checkout' as never,
        intent: 'capture' as never,
        amount: (amount.cents / 100).toFixed(2),
        currency: amount.currency,
        requestBillingAgreement: isKept,
        enableShippingAddress: false,
        ...(fundingSource === 'paylater' ? { offerPayLater: true } : {}),
      }),
    onApprove: async ({ orderID, payerID, paymentID }) => {
      try {
        const approval = { payerId: payerID, payerID, orderID, paymentID: paymentID ?? orderID };
        // the SDK reads PayPal's own spelling, which its types do not know
        const { nonce, details } = await checkout.tokenizePayment(approval);
        onApproved({ nonce, email: details.email });
      } catch (cause) {
        onRefused(cause);
      }
    },
    onCancel: onCancelled,
    onError: onRefused,
  });

export const drawPayPal = async (drawing: PayPalDrawing): Promise<void> => {
  const { clientToken, amount, isPayLater, signal } = drawing;
  const started = await startPayPal(clientToken, amount.currency, signal);
  signal.throwIfAborted();
  const usual = buttonsFor('paypal', started, drawing);
  const later = isPayLater ? buttonsFor('paylater', started, drawing) : null;
  const place = openPlace(drawing.place, signal);
  // PayPal does not lend to everybody
  const drawn = later?.isEligible() === true ? [usual, later] : [usual];
  await Promise.all(drawn.map((buttons) => buttons.render(place))).catch((cause: unknown) => {
    throw payPalUnavailable(cause);
  });
};
