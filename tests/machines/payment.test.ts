/** The payment machine with a card provider of the test's own. */

import { expect, test } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import type { Money } from '#machines/domain/money.ts';
import { emptyCard, payPalMethodCode } from '#machines/domain/payment.ts';
import { approveInstalments } from '#machines/payment/payment.actors.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import {
  selectIsCardBroken,
  selectIsPayPalApproved,
  selectPaymentMethod,
} from '#machines/payment/payment.selectors.ts';
import { card, dollars, failure, noPayment, purchaseOrder, visa } from '../models/goods.ts';
import { instalments, payPal, usual } from '../models/payment.plan.ts';
import { alone, heldSlot } from './bench.ts';
import { failing } from './fake-services.ts';
import { offer, openPayment, openReadyPayment, preparedWith, tokenized } from './open-payment.ts';
import { toPayment } from './walk.ts';

test.each([
  ["the card provider's is the default, wherever it stands", [purchaseOrder, card], null, 'braintree'],
  ['of a card and PayPal the one that stands first', [purchaseOrder, payPal, card], null, 'braintree_paypal'],
  ['of a card and PayPal the card where it stands first', [card, payPal], null, 'braintree'],
  ["the first where the card provider's is not offered", [purchaseOrder, instalments], null, 'purchaseorder'],
  ['free wins over the first', [card, noPayment], null, 'free'],
  ['free wins over the current', [card, noPayment], 'braintree', 'free'],
  ['the current stays while offered', [purchaseOrder, card], 'braintree', 'braintree'],
  ['a current no longer offered gives way to the first', [instalments, card], 'purchaseorder', 'afterpay'],
  ['nothing offered, nothing chosen', [], 'braintree', null],
] as const)('%s [PAY-01 GEN-07]', (_, methods, current, expected) => {
  const { actor, choices } = openPayment();
  if (current !== null) actor.send(offer({ code: current, title: current }));
  actor.send(offer(...methods));
  expect(selectPaymentMethod(actor.getSnapshot())).toBe(expected);
  expect(choices()).toEqual([
    ...(current === null ? [] : [current]),
    ...(expected === current ? [] : [expected]),
  ]);
});

test('authorising asks once for a nonce, and the receipt knows the card by its last four digits [PAY-02]', () => {
  const { actor, heard, say, outcomes } = openReadyPayment();
  actor.send({ type: 'payment.authorize' });
  actor.send({ type: 'payment.authorize' });
  expect(heard).toEqual(['mounted', 'card.tokenize']);
  say(tokenized);
  const authorisation = { ...visa, nonce: 'nonce-7' };
  expect(outcomes()).toEqual([{ type: 'payment.authorized', authorisation }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('nonce-7');
});

test('a provider that throws while tokenizing ends the attempt [BEY-06]', () => {
  const provider = fromCallback<EventObject, undefined>(({ sendBack, receive }) => {
    sendBack({ type: 'card.mounted' });
    receive(() => {
      throw new Error('The fields are gone.');
    });
  });
  const machine = paymentMachine.provide({
    actors: { cardFields: provider as never, preparePayment: preparedWith({}) as never },
  });
  const { actor, types } = alone(machine, { wished: null });
  actor.send(offer(card));
  actor.send({ type: 'payment.showFields' });
  actor.send({ type: 'payment.authorize' });
  expect(selectIsCardBroken(actor.getSnapshot())).toBe(true);
  expect(types().filter((type) => type !== 'payment.obstaclesChanged')).toEqual([
    'payment.methodChosen',
    'payment.refused',
  ]);
});

test('a card that is missing or wrong is named by its fields, and leads into them [BEY-07]', () => {
  const { actor, heard, say, outcomes, obstacles } = openReadyPayment();
  const right = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const fields = { number: right, expirationDate: right, cvv: { ...right, isValid: false } };
  say({ type: 'card.changed', card: emptyCard });
  expect(obstacles()).toEqual(['card-number', 'card-expirationDate', 'card-cvv']);
  say({ type: 'card.changed', card: { fields, cardType: 'Visa' } });
  expect(obstacles()).toEqual(['card-cvv']);
  actor.send({ type: 'payment.focusField', field: 'cvv' });
  actor.send({ type: 'payment.authorize' });
  expect(heard).toEqual(['mounted', 'card.focus']);
  expect(outcomes()).toMatchObject([
    { failure: { message: expect.stringContaining('Check the security code') as string } },
  ]);
  say({ type: 'card.changed', card: { fields: { ...fields, cvv: right }, cardType: 'Visa' } });
  expect(obstacles()).toEqual([]);
  actor.send({ type: 'payment.hideFields' });
  expect(obstacles()).toHaveLength(3);
});

const openInstalments = () => {
  const approval = heldSlot(approveInstalments);
  const machine = paymentMachine.provide({
    actors: { approveInstalments: approval.logic, preparePayment: preparedWith({}) as never },
  });
  const payment = alone(machine, { wished: null });
  payment.actor.send(offer(instalments));
  const comeTo = (grandTotal: Money): void =>
    payment.actor.send({ type: 'payment.syncOrder', ...usual, grandTotal });
  return { ...payment, approval, comeTo };
};

test('asks the provider to approve the current total for each order [PAY-03 PAY-04]', async () => {
  const { actor, approval, comeTo, types } = openInstalments();
  comeTo(dollars(40));
  actor.send({ type: 'payment.authorize' });
  expect(approval.last().input).toMatchObject({ cartId: 'cart-1', grandTotal: dollars(40) });
  await approval.last().resolve({ to: null });
  expect(types().filter((type) => type === 'payment.authorized')).toHaveLength(1);

  comeTo(dollars(45));
  actor.send({ type: 'payment.authorize' });
  expect([approval.calls.length, approval.last().input.grandTotal]).toEqual([2, dollars(45)]);
  expect(types().filter((type) => type === 'payment.authorized')).toHaveLength(1);
});

/** At payment, with PayPal's window gone through. */
const approvedPayPal = async () => {
  const shop = await toPayment();
  const payment = () => shop.inCheckout().payment();
  payment().send({ type: 'payment.syncMethods', methods: [{ code: payPalMethodCode, title: 'PayPal' }] });
  await shop.quiet();
  payment().send({ type: 'payment.showFields' });
  payment().send({ type: 'payPal.mounted' });
  payment().send({ type: 'payPal.approved', email: 'rosa@example.com' });
  const order = async () => {
    await shop.placeOrder();
    payment().send({ type: 'payPal.tokenized', nonce: 'nonce-1' });
    await shop.quiet();
  };
  const isApproved = () => selectIsPayPalApproved(payment().getSnapshot());
  return { shop, order, isApproved };
};

test('keeps PayPal’s approval when nothing was sent [PAY-02 BEY-16]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'rereadCart', failure('network'));
  await order();
  expect([shop.asked('rereadCart').length, shop.asked('sendOrder').length]).toEqual([1, 0]);
  expect([shop.stage(), isApproved()]).toEqual(['open', true]);
  await order();
  expect([shop.asked('sendOrder').length, shop.stage()]).toEqual([1, 'finished']);
});

test('asks PayPal again once the approval was sent [PAY-02]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'sendOrder', failure('cardRefused'));
  await order();
  expect([shop.asked('sendOrder').length, shop.stage(), isApproved()]).toEqual([1, 'open', false]);
});
