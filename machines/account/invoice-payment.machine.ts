/** Pays an invoice online, once even if the network fails (BEY-19, BEY-01, PAY-02). */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { mayBeDone, toFailure, type Failure } from '../domain/failure.ts';
import {
  payableOf,
  paymentNotMade,
  requestIdOf,
  type InvoiceReceipt,
  type InvoiceToPay,
} from '../domain/invoice-payment.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import type { PaymentBlocker } from '../domain/payment-form.ts';
import { present } from '../domain/present.ts';
import { openPayment, payInvoice, payment, settlePayment } from './invoice-payment.actors.ts';
import type { InvoicePaymentEvent, InvoicePaymentFact } from './invoice-payment.events.ts';

export interface InvoicePaymentContext {
  readonly number: string | null;
  readonly invoice: InvoiceToPay | null;
  /** Counts the attempts, so that each has its own request id. */
  readonly attempt: number;
  /** The authorised payment while it is being sent. */
  readonly payment: PaymentAuthorisation | null;
  /** What the payment form still needs. */
  readonly blockers: readonly PaymentBlocker[];
  /** Fields that were missing at the last press. */
  readonly missed: readonly string[];
  readonly failure: Failure | null;
  readonly receipt: InvoiceReceipt | null;
}

export const nothingToPay: InvoicePaymentContext = {
  number: null,
  invoice: null,
  attempt: 1,
  payment: null,
  blockers: [],
  missed: [],
  failure: null,
  receipt: null,
};

interface Thrown {
  readonly error: unknown;
}

const receiptOf = ({ invoice, payment: paid }: InvoicePaymentContext): InvoiceReceipt => {
  const { number, balance } = present(invoice, 'invoice');
  return { number, amount: paid && balance, label: paid?.label ?? '' };
};

const sentOf = ({ invoice, attempt }: InvoicePaymentContext) => {
  const { number, key } = present(invoice, 'invoice');
  return { number, requestId: requestIdOf(key, attempt) };
};

export const invoicePaymentMachine = setup({
  types: {
    context: {} as InvoicePaymentContext,
    events: {} as InvoicePaymentEvent,
    children: {} as {
      openPayment: 'openPayment';
      payInvoice: 'payInvoice';
      payment: 'payment';
      settlePayment: 'settlePayment';
    },
  },
  actors: { openPayment, payInvoice, payment, settlePayment },
  actions: {
    setNumber: assign((_, { number }: { number: string }) => ({ ...nothingToPay, number })),
    setInvoice: assign({ invoice: (_, { output }: { output: InvoiceToPay }) => output }),
    syncOrder: sendTo('payment', ({ context: { invoice } }) => ({
      type: 'payment.syncOrder',
      ...payableOf(present(invoice, 'invoice')),
    })),
    syncMethods: sendTo('payment', ({ context: { invoice } }) => ({
      type: 'payment.syncMethods',
      methods: present(invoice, 'invoice').methods,
    })),
    authorizePayment: sendTo('payment', { type: 'payment.authorize' }),
    // a used approval needs another one, and saved payments are read again
    renewPayment: sendTo('payment', { type: 'payment.renew' }),
    setBlockers: assign({
      blockers: ({ event }) => {
        assertEvent(event, 'payment.blockersChanged');
        return event.blockers;
      },
    }),
    setPayment: assign({
      payment: ({ event }) => {
        assertEvent(event, 'payment.authorized');
        return event.authorisation;
      },
    }),
    dropPayment: assign({ payment: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    setMissed: assign({ missed: ({ context }) => context.blockers.map(({ field }) => field) }),
    setFailure: assign({ failure: (_, { error }: Thrown) => toFailure(error) }),
    dropFailure: assign({ failure: null }),
    clearFailure: assign({ failure: null, missed: [] }),
    setReceipt: assign({ receipt: ({ context }) => receiptOf(context), failure: null }),
    reportPaid: enqueueActions(({ context, enqueue }) => {
      const { number } = present(context.receipt, 'receipt');
      enqueue.sendParent({
        type: 'invoicePayment.paid',
        message: `Invoice ${number} is paid.`,
      } satisfies InvoicePaymentFact);
    }),
    reportFailed: enqueueActions(({ context, enqueue }) => {
      const failure = present(context.failure, 'failure');
      enqueue.sendParent({ type: 'invoicePayment.failed', failure } satisfies InvoicePaymentFact);
    }),
    reportProviderFailed: sendParent(({ event }) => {
      assertEvent(event, 'payment.providerFailed');
      const { failure } = event;
      return { type: 'invoicePayment.providerFailed', failure } satisfies InvoicePaymentFact;
    }),
    clear: assign(nothingToPay),
  },
  guards: {
    isPaid: (_, { output }: { output: InvoiceToPay }) => output.balance.cents === 0,
    isMade: (_, { output }: { output: boolean }) => output,
    hasBlockers: ({ context }) => context.blockers.length > 0,
    isOutcomeUnknown: (_, { error }: Thrown) => mayBeDone(toFailure(error)),
  },
  delays: {
    // short enough for a shopper who waits
    untilAskedAgain: 4000,
  },
}).createMachine({
  id: 'invoicePayment',
  context: nothingToPay,
  initial: 'closed',
  on: {
    'invoicePayment.leave': { target: '.closed', actions: 'clear' },
    'invoicePayment.forget': { target: '.closed', actions: 'clear' },
    'payment.blockersChanged': { actions: 'setBlockers' },
    'payment.providerFailed': { actions: 'reportProviderFailed' },
    'payment.cardChanged': {},
    'payment.submitted': {},
  },
  states: {
    closed: {
      on: {
        'invoicePayment.open': {
          target: 'opening',
          actions: { type: 'setNumber', params: ({ event }) => event },
        },
      },
    },
    opening: {
      tags: 'busy',
      on: { 'invoicePayment.close': { target: 'closed', actions: 'clear' } },
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ number: present(context.number, 'number') }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event },
            target: 'paid',
            description: 'Another person of the account has paid it.',
            actions: [{ type: 'setInvoice', params: ({ event }) => event }, 'setReceipt'],
          },
          {
            target: 'open',
            actions: { type: 'setInvoice', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'unread',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'reportFailed'],
        },
      },
    },
    unread: {
      on: {
        'invoicePayment.close': { target: 'closed', actions: 'clear' },
        'invoicePayment.retry': { target: 'opening', actions: 'clearFailure' },
      },
    },
    open: {
      description: 'The form of the payment is on the page.',
      invoke: { id: 'payment', src: 'payment', input: { preferred: null, poNumber: '' } },
      initial: 'beginning',
      states: {
        beginning: { always: { target: 'choosing', actions: ['syncOrder', 'syncMethods'] } },
        choosing: {
          on: {
            'invoicePayment.close': { target: '#invoicePayment.closed', actions: 'clear' },
            'invoicePayment.pay': { target: 'authorizing', actions: 'clearFailure' },
            'payment.cardChanged': { actions: 'dropFailure' },
            'payment.submitted': { target: 'authorizing', actions: 'clearFailure' },
          },
        },
        authorizing: {
          tags: 'busy',
          description: 'The provider turns the typed details into a nonce for one payment.',
          entry: 'authorizePayment',
          on: {
            'payment.authorized': { target: 'paying', actions: 'setPayment' },
            'payment.refused': [
              { guard: 'hasBlockers', target: 'choosing', actions: 'setMissed' },
              {
                target: 'choosing',
                actions: { type: 'setFailure', params: ({ event }) => ({ error: event.failure }) },
              },
            ],
          },
        },
        paying: {
          tags: 'busy',
          description: 'The payment is not abandoned: another page finds its outcome here.',
          on: { 'invoicePayment.leave': {} },
          invoke: {
            id: 'payInvoice',
            src: 'payInvoice',
            input: ({ context }) => ({
              ...sentOf(context),
              amount: present(context.invoice, 'invoice').balance,
              payment: present(context.payment, 'payment'),
            }),
            onDone: { target: '#invoicePayment.paid', actions: 'setReceipt' },
            onError: [
              {
                guard: { type: 'isOutcomeUnknown', params: ({ event }) => event },
                target: 'asking',
                description: 'The payment may have been charged, so paying again must wait for the outcome.',
              },
              {
                target: 'choosing',
                actions: [
                  { type: 'setFailure', params: ({ event }) => event },
                  'dropPayment',
                  'countAttempt',
                  'renewPayment',
                  'reportFailed',
                ],
              },
            ],
          },
        },
        asking: {
          tags: 'busy',
          on: { 'invoicePayment.leave': {} },
          invoke: {
            id: 'settlePayment',
            src: 'settlePayment',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: { type: 'isMade', params: ({ event }) => event },
                target: '#invoicePayment.paid',
                actions: 'setReceipt',
              },
              {
                target: 'choosing',
                description: 'The server refuses this payment from now on, even if it arrives late.',
                actions: [
                  { type: 'setFailure', params: { error: paymentNotMade } },
                  'dropPayment',
                  'countAttempt',
                  'renewPayment',
                  'reportFailed',
                ],
              },
            ],
            onError: 'unknown',
          },
        },
        unknown: {
          description: 'No response: asks again after a pause or on request.',
          after: { untilAskedAgain: 'asking' },
          on: { 'invoicePayment.retry': 'asking', 'invoicePayment.leave': {} },
        },
      },
    },
    paid: {
      entry: ['dropPayment', 'reportPaid'],
      on: { 'invoicePayment.close': { target: 'closed', actions: 'clear' } },
    },
  },
});
