/** What may happen where an invoice is paid online (BEY-19, BEY-01). */

import type { EventObject } from 'xstate';
import { invoicePaymentMachine } from '#machines/account/invoice-payment.machine.ts';
import { cardMethodCode, plainAuthorisation } from '#machines/domain/payment.ts';
import { dollars, failure } from './goods.ts';
import { after, done, failing, planOf } from '#machines/tools/models/plan.ts';

export const invoiceToPay = {
  number: 'INV-1',
  balance: dollars(115),
  methods: [{ code: cardMethodCode, title: 'Credit Card' }],
  key: 'key',
};
const authorisation = { ...plainAuthorisation(cardMethodCode, 'Visa ending in 1111'), nonce: 'nonce-1' };
const blocker = { tab: 'payment', field: 'card.number', message: 'Enter the card number.' } as const;

export const invoicePaymentPlan = planOf({
  machine: invoicePaymentMachine,
  proves: 'BEY-19, BEY-01',
  requests: [
    { type: 'invoicePayment.open', number: 'INV-1' },
    { type: 'invoicePayment.close' },
    { type: 'invoicePayment.retry' },
    { type: 'invoicePayment.pay' },
    { type: 'invoicePayment.leave' },
    { type: 'invoicePayment.forget' },
    { type: 'payment.blockersChanged', blockers: [blocker] },
    { type: 'payment.blockersChanged', blockers: [] },
    { type: 'payment.cardChanged' },
    { type: 'payment.submitted' },
    { type: 'payment.providerFailed', failure: failure('network') },
  ],
  answers: {
    opening: [
      done('openPayment', invoiceToPay),
      done('openPayment', { ...invoiceToPay, balance: dollars(0) }),
      ...failing('openPayment', 'network'),
    ],
    'open.authorizing': [
      { type: 'payment.authorized', authorisation } as EventObject,
      { type: 'payment.refused', failure: failure('cardRefused') } as EventObject,
    ],
    'open.paying': [done('payInvoice'), ...failing('payInvoice', 'refused', 'network')],
    'open.asking': [
      done('settlePayment', true),
      done('settlePayment', false),
      ...failing('settlePayment', 'network'),
    ],
    'open.unknown': [after('untilAskedAgain', 'invoicePayment.open.unknown')],
  },
  projection: ({ invoice, attempt, blockers, missed, failure: reason }) => [
    invoice?.balance.cents,
    Math.min(attempt, 3),
    blockers.length,
    missed,
    reason?.kind,
  ],

  rules: ({ now, was, type, event, error, sent, isDone, isFailed, ...step }, must) => {
    const state = step.state.replace('open.', '');
    const before = step.before.replace('open.', '');
    const isBegun = state === 'choosing' && before === 'opening';
    must.start('payment', isBegun, { preferred: null, poNumber: '' });
    must(
      !isBegun || sent.join('; ').includes('syncOrder; payment payment.syncMethods'),
      'it is of the invoice',
    );
    must(sent.join().endsWith('authorize') === (state === 'authorizing' && before !== state), 'it asks once');
    const isRetried = type === 'invoicePayment.retry' && before === 'unread';
    const isOpened = type === 'invoicePayment.open' && before === 'closed';
    must.start('openPayment', isOpened || isRetried, { number: 'INV-1' });
    const isPaid = type === 'payment.authorized' && before === 'authorizing';
    const named = { number: 'INV-1', requestId: `key-${was.attempt}` };
    must.start('payInvoice', isPaid, { ...named, amount: invoiceToPay.balance, payment: authorisation });
    const isUnconfirmed = isFailed('payInvoice') && error?.kind === 'network';
    const isAskedAgain = before === 'unknown' && /^xstate.after|Payment.retry$/.test(type);
    must.start('settlePayment', isUnconfirmed || isAskedAgain, named);
    must.emit('invoicePayment.providerFailed', type === 'payment.providerFailed');
    must.emit('invoicePayment.paid', state === 'paid' && before !== 'paid');
    const isFault = isFailed('openPayment') || (isFailed('payInvoice') && !isUnconfirmed);
    must.emit('invoicePayment.failed', isFault || (isDone('settlePayment') && state === 'choosing'));
    must({
      'a payment that was sent and not made has another name the next time':
        (before === 'paying' || before === 'asking') && state === 'choosing'
          ? now.attempt === was.attempt + 1
          : true,
      'no one can pay while it is not known whether it was charged':
        !/Payment.pay$|submitted/.test(type) || state === (before === 'choosing' ? 'authorizing' : before),
      'what is closed leaves nothing': state !== 'closed' || now.number === null,
      'an invoice is closed at once':
        type !== 'invoicePayment.close' || !/opening|unread|choosing|paid/.test(before) || state === 'closed',
      'another try follows no failure':
        !/opening|authorizing/.test(state) ||
        state === before ||
        (now.failure === null && now.missed.length === 0),
      'what was refused can be chosen again':
        type !== 'payment.refused' ||
        (state === 'choosing' && (now.failure !== null || now.missed.length > 0)),
      'a decline belongs to its card':
        type !== 'payment.cardChanged' || before !== 'choosing' || now.failure === null,
      'what was charged is paid':
        !(isDone('payInvoice') || (isDone('settlePayment') && event['output'] === true)) || state === 'paid',
      'what was charged is told': !isDone('payInvoice') || now.receipt?.amount?.cents === 11_500,
      'a payment is kept while it is sent': now.payment === null || /paying|asking|unknown/.test(state),
      'what was sent is not abandoned by another page':
        !(type === 'invoicePayment.leave' && ['paying', 'asking', 'unknown'].includes(String(before))) ||
        state === before,
    });
    const isLeft = now.number === null && now.payment === null && state === 'closed';
    must(type !== 'invoicePayment.forget' || isLeft, 'the customer is forgotten');
  },
});
