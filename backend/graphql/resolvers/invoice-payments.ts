/** Resolves online payments of invoices (BEY-19, §7 merchant layer). */
import { invoiceMethods, payInvoice, requireInvoice, settlePayment } from '../../account/pay-invoice.ts';
import { dayOf } from '../../delivery/calendar.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { readPaymentChoice, type PaymentMethodInput } from '../../payments/choose-payment.ts';
import { currencyOf } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { invoiceShape } from './account-services.ts';

interface PayInput {
  readonly number: string;
  readonly amount: number;
  readonly request_id: string;
  readonly payment_method: PaymentMethodInput;
}

export const invoicePaymentQueries = {
  async invoiceToPay(_: unknown, { number }: { number: string }, context: GraphqlContext) {
    const { database, now } = context.shop;
    const own = await requireInvoice(database, requireCustomer(context.viewer), number);
    const [methods, settings] = [await invoiceMethods(database), await context.settings()];
    return {
      invoice: invoiceShape(own, currencyOf(settings), dayOf(now(), settings)),
      payment_methods: methods.map((method) => ({ ...method, is_deferred: false })),
    };
  },
};

export const invoicePaymentMutations = {
  async payBillingInvoice(_: unknown, { input }: { input: PayInput }, context: GraphqlContext) {
    const { shop, viewer, answerState } = context;
    const { own, isAnswerLost } = await payInvoice(shop, viewer, requireCustomer(viewer), {
      number: input.number,
      amount: Math.round(input.amount * 100),
      requestId: input.request_id,
      choice: readPaymentChoice(input.payment_method),
    });
    answerState.isLost = isAnswerLost;
    const settings = await context.settings();
    return invoiceShape(own, currencyOf(settings), dayOf(shop.now(), settings));
  },

  async settleInvoicePayment(
    _: unknown,
    { number, request_id: requestId }: { number: string; request_id: string },
    { shop, viewer }: GraphqlContext,
  ) {
    const customerId = requireCustomer(viewer);
    const isPaid = await shop.database.transaction((tx) =>
      settlePayment(tx, customerId, number, requestId, shop.now()),
    );
    return { is_paid: isPaid };
  },
};
