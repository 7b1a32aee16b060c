/** Fills the slots for paying an invoice online (BEY-19). */

import { fromPromise } from 'xstate';
import type { PaymentOfInvoice } from '#machines/account/invoice-payment.actors.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { InvoiceToPay } from '#machines/domain/invoice-payment.ts';
import { cardMethodCode, payPalMethodCode, type PaymentAuthorisation } from '#machines/domain/payment.ts';
import type { Transport } from '#transport/transport.ts';
import type { PaymentMethodInput } from '../generated/graphql.ts';
import { toMoney } from '../http/money.wire.ts';
import {
  InvoiceToPayDocument,
  PayBillingInvoiceDocument,
  SettleInvoicePaymentDocument,
} from './invoice-payment.merchant.graphql.ts';

const toInput = ({ method, nonce, publicHash, isCardSaved }: PaymentAuthorisation): PaymentMethodInput => {
  const isNew = method === cardMethodCode || method === payPalMethodCode;
  const details = isNew
    ? { payment_method_nonce: nonce ?? '', is_active_payment_token_enabler: isCardSaved }
    : { public_hash: publicHash ?? '' };
  return { code: method, [method]: details };
};

export const createInvoicePaymentService = (
  { graphql }: Pick<Transport, 'graphql'>,
  newKey: () => string = () => crypto.randomUUID(),
) => ({
  readInvoiceToPay: async (number: string, signal: AbortSignal): Promise<InvoiceToPay> => {
    const { invoiceToPay } = await graphql.read(InvoiceToPayDocument, { number }, signal);
    const { invoice, payment_methods: methods } = invoiceToPay;
    return {
      number: invoice.number,
      balance: toMoney(invoice.balance),
      methods: methods.map(({ code, title }) => ({ code, title })),
      key: newKey(),
    };
  },

  payInvoice: fromPromise<void, PaymentOfInvoice>(
    async ({ input: { number, amount, requestId, payment }, signal }) => {
      const input = {
        number,
        amount: amount.cents / 100,
        request_id: requestId,
        payment_method: toInput(payment),
      };
      const { payBillingInvoice } = await graphql.write(PayBillingInvoiceDocument, { input }, signal);
      // an invoice that is still open was not paid, even if the mutation succeeded (BEY-20)
      if (payBillingInvoice.status !== 'PAID')
        throw new FailureError('malformed', 'We could not see whether your invoice was paid.');
    },
  ),

  settlePayment: fromPromise<boolean, Pick<PaymentOfInvoice, 'number' | 'requestId'>>(
    async ({ input: { number, requestId }, signal }) => {
      const variables = { number, requestId };
      const { settleInvoicePayment } = await graphql.write(SettleInvoicePaymentDocument, variables, signal);
      return settleInvoicePayment.is_paid;
    },
  ),
});
