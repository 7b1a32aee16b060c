/** The payment machine and the shipping machine with what they ask in the test’s hands. */

import { expect, test } from 'vitest';
import { emptyCard } from '#machines/domain/payment.ts';
import { selectPaymentMethod } from '#machines/checkout/payment/payment.selectors.ts';
import {
  card,
  noPayment,
  purchaseOrder,
  brisbane,
  dollars,
  courier,
  express,
  free,
} from '../models/goods.ts';
import { filled } from '../models/payment.card.ts';
import { openPayment, offer, tokenized, openReadyPayment, preparedWith } from './open-payment.ts';
import type { Money } from '#machines/domain/money.ts';
import type { InstalmentsAnswer } from '#machines/checkout/payment/instalments.actors.ts';
import type { InstalmentsRequest } from '#machines/checkout/payment/instalments.events.ts';
import { instalmentsMachine } from '#machines/checkout/payment/instalments.machine.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { heldSlot, alone } from './bench.ts';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { estimateShipping, saveShippingInformation } from '#machines/checkout/shipping/shipping.actors.ts';
import { shippingMachine } from '#machines/checkout/shipping/shipping.machine.ts';
import { selectChosenMethod } from '#machines/checkout/shipping/shipping.selectors.ts';

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
  const { actor, card: cardActor, heard, say, outcomes, obstacles } = openReadyPayment();
  const right = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const fields = { number: right, expirationDate: right, cvv: { ...right, isValid: false } };
  say({ type: 'cardFields.changed', card: emptyCard });
  expect(obstacles()).toEqual(['card.number', 'card.expirationDate', 'card.cvv']);
  say({ type: 'cardFields.changed', card: { fields, cardType: 'Visa' } });
  expect(obstacles()).toEqual(['card.cvv']);
  cardActor.send({ type: 'card.focusField', field: 'cvv' });
  actor.send({ type: 'payment.authorize' });
  expect(heard).toEqual(['mounted', 'cardFields.focus']);
  expect(outcomes()).toMatchObject([
    { failure: { message: expect.stringContaining('Check the security code') as string } },
  ]);
  say({ type: 'cardFields.changed', card: { fields: { ...fields, cvv: right }, cardType: 'Visa' } });
  expect(obstacles()).toEqual([]);
  cardActor.send({ type: 'card.hideFields' });
  expect(obstacles()).toHaveLength(3);
});

test('keeps a typed card while another method is chosen, until the payment step is left [PAY-02 BEY-21]', () => {
  const { actor, card: cardActor, heard, say, obstacles, outcomes } = openReadyPayment();
  say({ type: 'cardFields.changed', card: filled });
  actor.send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
  expect(obstacles()).toEqual(['payment.po-number']);
  actor.send({ type: 'payment.chooseMethod', code: card.code });
  expect(obstacles()).toEqual([]);
  actor.send({ type: 'payment.authorize' });
  say(tokenized);
  expect(outcomes()).toMatchObject([{ type: 'payment.authorized', authorisation: { nonce: 'nonce-7' } }]);
  cardActor.send({ type: 'card.hideFields' });
  expect(obstacles()).toHaveLength(3);
  expect(heard).toEqual(['mounted', 'cardFields.tokenize', 'unmounted']);
});

const open = () => {
  const approval = heldSlot<InstalmentsAnswer, InstalmentsRequest>();
  const machine = paymentMachine.provide({
    actors: {
      instalments: instalmentsMachine.provide({ actors: { approveInstalments: approval.logic } }),
      preparePayment: preparedWith({}) as never,
    },
  });
  const payment = alone(machine, { wished: null });
  payment.actor.send(offer(instalments));
  const comeTo = (grandTotal: Money): void =>
    payment.actor.send({
      type: 'payment.syncOrder',
      grandTotal,
      isRental: false,
      isPurchaseOrderRequired: false,
      isCustomer: false,
      email: 'rosa@example.com',
      cartId: 'cart-1',
      billing: brisbane,
    });
  return { ...payment, approval, comeTo };
};

test('asks the provider to approve the current total for each order [PAY-03 PAY-04]', async () => {
  const { actor, approval, comeTo, types } = open();
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

const openShipping = () => {
  const [estimate, save] = [heldSlot(estimateShipping), heldSlot(saveShippingInformation)];
  const actors = { estimateShipping: estimate.logic, saveShippingInformation: save.logic };
  return { ...alone(shippingMachine.provide({ actors })), estimate, save };
};

const ask = (address: Address) =>
  ({ type: 'shipping.estimate', cartId: 'cart-1', currency: 'AUD', address, isComplete: true }) as const;

const openEstimated = async (...methods: readonly ShippingMethod[]) => {
  const shipping = openShipping();
  shipping.actor.send(ask(brisbane));
  await shipping.estimate.last().resolve(methods);
  shipping.facts.length = 0;
  return shipping;
};

test('chooses the remembered method where it is offered [BEY-04 SHIP-01]', async () => {
  for (const isKnown of [false, true]) {
    const shipping = isKnown ? await openEstimated(courier, express) : openShipping();
    shipping.actor.send({ ...ask(brisbane), wish: express });
    if (!isKnown) await shipping.estimate.last().resolve([courier, express]);
    expect(shipping.estimate.calls).toHaveLength(1);
    expect(shipping.facts.at(-1)).toEqual({ type: 'shipping.estimated', method: express });
  }
  const other = await openEstimated(courier);
  other.actor.send({ ...ask(brisbane), wish: express });
  expect(other.facts.at(-1)).toEqual({ type: 'shipping.estimated', method: courier });
});

test('chooses the remembered method from an answer under way [BEY-04 SHIP-04]', async () => {
  const { actor, estimate, facts } = openShipping();
  actor.send(ask(brisbane));
  actor.send({ ...ask(brisbane), wish: express });
  await estimate.last().resolve([courier, express]);
  expect([estimate.calls.length, facts.at(-1)]).toEqual([1, { type: 'shipping.estimated', method: express }]);
});

test('keeps the choice for another person at the same address only [BEY-04 SHIP-01]', async () => {
  const { actor, estimate } = await openEstimated(courier, free, express);
  actor.send({ type: 'shipping.chooseMethod', method: express });
  actor.send(ask({ ...brisbane, firstname: 'Gertrude', telephone: '0400 111 222' }));
  await estimate.last().resolve([courier, free, express]);
  expect(selectChosenMethod(actor.getSnapshot())).toEqual(express);
  actor.send(ask({ ...brisbane, street: '2 Another Street' }));
  await estimate.last().resolve([courier, free, express]);
  expect(selectChosenMethod(actor.getSnapshot())).toEqual(free);
});
