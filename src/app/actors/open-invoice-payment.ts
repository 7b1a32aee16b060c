/** Reads the invoice to pay while the payment code of the checkout loads (BEY-19). */

import { fromPromise } from 'xstate';
import type { OpenedPayment } from '#machines/account/invoice-payment.actors.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { InvoiceToPay } from '#machines/domain/invoice-payment.ts';
import { loadPart } from '#ui/load-part.ts';
import { WaysToPay } from '../ways-to-pay.ts';
import { createReloadGuard } from '../without-reload.ts';
import type { SharedWires } from './shared-wires.ts';

const message = 'We could not load the ways to pay. Please try again.';

export const createPaymentOpener = (
  wires: SharedWires,
  readInvoice: (number: string, signal: AbortSignal) => Promise<InvoiceToPay>,
) => {
  const withoutReload = createReloadGuard();
  const loadLogic = () =>
    withoutReload(() => Promise.all([loadPart(() => import('./checkout.ts')), WaysToPay.prepare()]))
      .then(([{ wireInvoicePayment }]) => wireInvoicePayment(wires))
      .catch(() => {
        throw new FailureError('network', message);
      });
  return fromPromise<OpenedPayment, { readonly number: string }>(async ({ input: { number }, signal }) => {
    const [invoice, logic] = await Promise.all([readInvoice(number, signal), loadLogic()]);
    return { invoice, logic };
  });
};
