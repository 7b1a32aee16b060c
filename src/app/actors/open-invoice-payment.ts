/** Reads the invoice to pay while the payment code of the checkout loads (BEY-19). */

import { fromPromise } from 'xstate';
import type { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { InvoiceToPay } from '#machines/domain/invoice-payment.ts';
import { loadPart } from '#ui/load-part.ts';
import { WaysToPay } from '../ways-to-pay.ts';
import { createReloadGuard } from '../without-reload.ts';
import type { SharedWires } from './shared-wires.ts';

const message = 'We could not load the ways to pay. Please try again.';

export type FillPayment = (code: typeof paymentMachine) => void;

/** `fillPayment` takes the code of the payment machine before it is started. */
export const createPaymentOpener = (
  wires: SharedWires,
  fillPayment: FillPayment,
  readInvoice: (number: string, signal: AbortSignal) => Promise<InvoiceToPay>,
) => {
  const withoutReload = createReloadGuard();
  const loadCode = () =>
    withoutReload(() => Promise.all([loadPart(() => import('./checkout.ts')), WaysToPay.prepare()]))
      .then(([{ wireInvoicePayment }]) => fillPayment(wireInvoicePayment(wires)))
      .catch(() => {
        throw new FailureError('network', message);
      });
  return fromPromise<InvoiceToPay, { readonly number: string }>(async ({ input: { number }, signal }) => {
    const [invoice] = await Promise.all([readInvoice(number, signal), loadCode()]);
    return invoice;
  });
};
