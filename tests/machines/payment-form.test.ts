/** What a shopper fills in to pay, and which method is chosen first. */

import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { rentalUnkeptMessage } from '#machines/domain/payment-form.ts';
import { everyMethod } from '#machines/domain/payment-switches.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import {
  selectIsRecurring,
  selectIsSavedMissed,
  selectIsPoNumberMissed,
  selectPaymentMethod,
  selectPaymentMethods,
  selectSavedChoice,
} from '#machines/checkout/payment/payment.selectors.ts';
import { card, noPayment, purchaseOrder } from '../models/goods.ts';
import { savedCards, savedVisa as visaKept, terms, usual } from '../models/payment.plan.ts';
import { sendTo, alone } from './bench.ts';
import { openPayment, offer, tokenized, openReadyPayment } from './open-payment.ts';

const payPalKept = { kind: 'account', publicHash: 'hash-2', email: 'rosa@example.com' } as const;
const savedPayPal = { code: 'braintree_paypal_vault', title: 'Stored accounts' };
const order = { type: 'payment.syncOrder', ...usual } as const;

test('chooses the former method again after a total of zero [PAY-01]', () => {
  const { actor, choices } = openPayment();
  actor.send(offer(card, purchaseOrder));
  actor.send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
  actor.send(offer(card, purchaseOrder, noPayment));
  actor.send(offer(card, purchaseOrder));
  expect(choices()).toEqual(['braintree', 'purchaseorder', 'free', 'purchaseorder']);
});

test('keeps the chosen saved card while another method is chosen [PAY-02 BEY-21]', () => {
  const amex = { ...visaKept, publicHash: 'hash-3', brand: 'American Express' };
  const { actor } = openPayment({ saved: [visaKept, amex] });
  actor.send(offer(card, savedCards));
  actor.send({ type: 'payment.chooseSaved', publicHash: amex.publicHash });
  actor.send({ type: 'payment.chooseMethod', code: card.code });
  actor.send({ type: 'payment.chooseMethod', code: savedCards.code });
  expect(selectSavedChoice(actor.getSnapshot())).toEqual(amex);
});

test('prefers saved payments, which pay at once [PAY-02]', () => {
  const { actor, outcomes } = openPayment({ saved: [visaKept, payPalKept] });
  actor.send(offer(card, savedCards, savedPayPal));
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.chooseMethod', code: savedPayPal.code });
  actor.send({ type: 'payment.authorize' });
  const cardPaid = {
    method: savedCards.code,
    publicHash: 'hash-1',
    label: 'Visa ending in 4242',
    nonce: null,
  };
  const payPal = { method: savedPayPal.code, publicHash: 'hash-2', label: 'PayPal (rosa@example.com)' };
  expect(outcomes()).toMatchObject([{ authorisation: cardPaid }, { authorisation: payPal }]);
});

test('chooses the remembered method, or the first when it is not offered any more [PAY-01]', () => {
  for (const remembered of [purchaseOrder.code, 'cheque']) {
    const { actor } = openPayment({}, remembered);
    actor.send(remembered === 'cheque' ? offer(purchaseOrder, card) : offer(card, purchaseOrder));
    expect(selectPaymentMethod(actor.getSnapshot())).toBe(purchaseOrder.code);
  }
});

test('a purchase order needs its number, which is sent without the spaces around it [CHK-08]', () => {
  const { actor, outcomes } = openPayment();
  actor.send(offer(purchaseOrder));
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.setPoNumber', poNumber: ' ' });
  expect(selectIsPoNumberMissed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'payment.setPoNumber', poNumber: ' PO-77 ' });
  expect(selectIsPoNumberMissed(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'payment.authorize' });
  expect(outcomes()).toMatchObject([
    { type: 'payment.refused', failure: { message: 'Enter your purchase order number.' } },
    { type: 'payment.authorized', authorisation: { method: 'purchaseorder', poNumber: 'PO-77' } },
  ]);
});

test('requires a purchase order number for accounts that order by number [CHK-08]', () => {
  const { actor, outcomes } = openPayment({ saved: [visaKept] });
  actor.send({ ...order, isPurchaseOrderRequired: true });
  actor.send(offer(savedCards, purchaseOrder, card));
  expect(actor.getSnapshot().context.chosen).toBe(purchaseOrder.code);
  actor.send({ type: 'payment.chooseMethod', code: savedCards.code });
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.setPoNumber', poNumber: 'PO-78' });
  actor.send({ type: 'payment.authorize' });
  expect(outcomes()).toMatchObject([
    { type: 'payment.refused' },
    { authorisation: { poNumber: 'PO-78', publicHash: 'hash-1' } },
  ]);
});

test('terms that ask for a tick stop the payment until they have it, and travel with it [CHK-08]', () => {
  const { actor, outcomes } = openPayment({ agreements: [terms, { ...terms, id: 8, isTicked: false }] });
  actor.send(offer(noPayment));
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.agree', id: 7, isAgreed: true });
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.agree', id: 7, isAgreed: false });
  actor.send({ type: 'payment.authorize' });
  expect(outcomes()).toMatchObject([
    { type: 'payment.refused', failure: { message: 'Please confirm: I agree to the terms.' } },
    { type: 'payment.authorized', authorisation: { agreementIds: [7, 8] } },
    { type: 'payment.refused' },
  ]);
});

test('a rental needs consent to the monthly payments, and what pays it is kept [GEN-02 PAY-02]', () => {
  const { actor, say, outcomes } = openReadyPayment();
  actor.send({ ...order, isRental: true });
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.agreeRecurring', isAgreed: true });
  actor.send({ type: 'payment.authorize' });
  say(tokenized);
  expect(outcomes()).toMatchObject([
    { type: 'payment.refused', failure: { message: 'Agree to the monthly rental payments.' } },
    { type: 'payment.authorized', authorisation: { isCardSaved: true } },
  ]);
});

test('a rental with nothing left to pay is no order, for nothing would pay its months to come [GEN-02]', () => {
  const { actor, outcomes } = openReadyPayment();
  actor.send({ ...order, isRental: true });
  actor.send(offer(card, noPayment));
  expect(selectIsRecurring(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'payment.agreeRecurring', isAgreed: true });
  actor.send({ type: 'payment.authorize' });
  expect(outcomes()).toEqual([
    { type: 'payment.refused', failure: { kind: 'refused', message: rentalUnkeptMessage } },
  ]);
  actor.send(offer(card));
  expect(selectIsRecurring(actor.getSnapshot())).toBe(true);
});

/** A payment whose preparation answers with these, one after the other. */
const preparing = (...answers: readonly object[]) => {
  const asked: unknown[] = [];
  const preparePayment = fromPromise(({ input }) => {
    const given = answers[asked.push(input) - 1];
    return Promise.resolve({ agreements: [], isSavedMissed: false, switches: everyMethod, ...given });
  });
  const machine = paymentMachine.provide({ actors: { preparePayment: preparePayment as never } });
  const { actor } = alone(machine, { preferred: null, poNumber: '' });
  const codes = () => selectPaymentMethods(actor.getSnapshot()).map(({ code }) => code);
  return { actor, asked, codes, isMissed: () => selectIsSavedMissed(actor.getSnapshot()) };
};

test('reads saved payments again on request after a failure [PAY-02 BEY-01]', async () => {
  const { actor, asked, codes, isMissed } = preparing(
    { saved: [], isSavedMissed: true },
    { saved: [visaKept] },
  );
  actor.send(order);
  await sendTo(actor, offer(savedCards, purchaseOrder));
  expect([isMissed(), codes()]).toEqual([true, [purchaseOrder.code]]);
  await sendTo(actor, { type: 'payment.retry' });
  expect([isMissed(), codes()]).toEqual([false, [purchaseOrder.code, savedCards.code]]);
  expect(asked).toEqual([{ isSavedWanted: true }, { isSavedWanted: true }]);
});

test('a guest has no saved payments even if the server offers them [PAY-02]', async () => {
  const { actor, asked, codes } = preparing({ saved: null });
  actor.send({ ...order, isCustomer: false });
  await sendTo(actor, offer(savedCards, purchaseOrder));
  actor.send(offer(savedCards, purchaseOrder));
  expect([asked, codes()]).toEqual([[{ isSavedWanted: false }], [purchaseOrder.code]]);
});
