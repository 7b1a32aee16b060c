/** The payment machine with what it asks in the test’s hands. */

import { expect, test } from 'vitest';
import { selectPaymentMethod } from '#machines/checkout/payment/payment.selectors.ts';
import { card, noPayment, purchaseOrder } from '../models/goods.ts';
import { openPayment, offer } from './open-payment.ts';

const instalments = { code: 'afterpay', title: 'Afterpay' };
const payPal = { code: 'braintree_paypal', title: 'PayPal' };

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
