/**
 * Renders PayPal's buttons, with pay later if the merchant wants it; the
 * pop-up approves, and the provider creates a nonce (PAY-02).
 */

import type { Money } from '#machines/domain/money.ts';
import { payPalUnavailable } from './paypal-failure.ts';
import { startPayPal, type PayPalButtons, type StartedPayPal } from './paypal-sdk.ts';

export interface PayPalDrawing {
  readonly clientToken: string;
  readonly place: HTMLElement;
  readonly amount: Money;
  /** Saves the account for later orders. */
  readonly isKept: boolean;
  /** A second button, to pay in instalments (GEN-07). */
  readonly isPayLater: boolean;
  readonly signal: AbortSignal;
  readonly onApproved: (approved: { readonly nonce: string; readonly email: string }) => void;
  readonly onCancelled: () => void;
  readonly onRefused: (cause: unknown) => void;
}

/** A new element for each button: late results in an old one are removed with it. */
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
        // the SDK expects PayPal's own spelling, which its types lack
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
  // pay later is not available to every shopper
  const drawn = later?.isEligible() === true ? [usual, later] : [usual];
  await Promise.all(drawn.map((buttons) => buttons.render(place))).catch((cause: unknown) => {
    throw payPalUnavailable(cause);
  });
};
