/** The payment machine with what it asks in the test’s hands. */

import { expect, test } from 'vitest';
import { emptyCard } from '#machines/domain/payment.ts';
import { selectPaymentMethod } from '#machines/checkout/payment/payment.selectors.ts';
import { card, noPayment, purchaseOrder } from '../models/goods.ts';
import { filled } from '../models/payment.card.ts';
import { openPayment, offer, tokenized, openReadyPayment } from './open-payment.ts';

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

test('a card that is missing or wrong is named by its fields, and leads into them [BEY-07]', () => {
  const { actor, card: cardActor, heard, say, outcomes, blockers } = openReadyPayment();
  const right = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const fields = { number: right, expirationDate: right, cvv: { ...right, isValid: false } };
  say({ type: 'cardFields.changed', card: emptyCard });
  expect(blockers()).toEqual(['card.number', 'card.expirationDate', 'card.cvv']);
  say({ type: 'cardFields.changed', card: { fields, cardType: 'Visa' } });
  expect(blockers()).toEqual(['card.cvv']);
  cardActor.send({ type: 'card.focusField', field: 'cvv' });
  actor.send({ type: 'payment.authorize' });
  expect(heard).toEqual(['mounted', 'cardFields.focus']);
  expect(outcomes()).toMatchObject([
    { failure: { message: expect.stringContaining('Check the security code') as string } },
  ]);
  say({ type: 'cardFields.changed', card: { fields: { ...fields, cvv: right }, cardType: 'Visa' } });
  expect(blockers()).toEqual([]);
  cardActor.send({ type: 'card.hideFields' });
  expect(blockers()).toHaveLength(3);
});

test('keeps a typed card while another method is chosen, until the payment step is left [PAY-02 BEY-21]', () => {
  const { actor, card: cardActor, heard, say, blockers, outcomes } = openReadyPayment();
  say({ type: 'cardFields.changed', card: filled });
  actor.send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
  expect(blockers()).toEqual(['payment.po-number']);
  actor.send({ type: 'payment.chooseMethod', code: card.code });
  expect(blockers()).toEqual([]);
  actor.send({ type: 'payment.authorize' });
  say(tokenized);
  expect(outcomes()).toMatchObject([{ type: 'payment.authorized', authorisation: { nonce: 'nonce-7' } }]);
  cardActor.send({ type: 'card.hideFields' });
  expect(blockers()).toHaveLength(3);
  expect(heard).toEqual(['mounted', 'cardFields.tokenize', 'unmounted']);
});
