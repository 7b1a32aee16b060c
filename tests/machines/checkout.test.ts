/** The checkout with its children on fake services, from the first tab to the receipt. */

import { expect, test } from 'vitest';
import { cartChangedMessage } from '#machines/domain/cart-changes.ts';
import { present } from '#machines/domain/present.ts';
import { totalPendingMessage } from '#machines/domain/blocker.ts';
import { brisbane, cartOf, cups, failure, incomplete, lineOf, perth, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, held } from './fake-services.ts';
import { add, remove, update } from './open-cart.ts';
import { twoLines, toDelivery, toPayment } from './walk.ts';

test('a guest walks through four tabs, and three presses place one order with all its parts [CHK-06 CHK-13]', async () => {
  const shop = await toPayment();
  expect(shop.tab()).toBe('payment');
  for (const type of ['draft.placeOrder', 'draft.placeOrder'] as const) shop.draft().send({ type });
  await shop.placeOrder();
  expect(shop.stage()).toBe('finished');
  const request = {
    cartId: 'cart-1',
    email: 'rosa@example.com',
    delivery: brisbane,
    billing: brisbane,
    method: { methodCode: 'standard' },
    payment: { method: 'braintree', nonce: 'nonce-1' },
    seen: { lines: twoLines },
  };
  expect(shop.asked('sendOrder')).toMatchObject([{ input: { request } }]);
  const tabs = shop.ofType('checkout.tabChanged').map(({ tab }) => tab);
  const turned = tabs.filter((tab, index) => tab !== tabs[index - 1]);
  expect(turned).toEqual(['account', 'delivery', 'shipping', 'payment']);
  expect(shop.types().filter((type) => /^checkout\.(started|lock|order|failed)/.test(type))).toEqual([
    'checkout.started',
    'checkout.lockWanted',
    'checkout.orderUnderWay',
    'checkout.orderPlaced',
  ]);
  const receipt = {
    orderNumber: '000000042',
    email: 'rosa@example.com',
    paymentLabel: 'Visa ending in 1111',
  };
  expect(shop.ofType('checkout.orderPlaced')).toMatchObject([{ receipt }]);
});

test('begins with the saved draft and waits for a cart [CHK-05]', async () => {
  const shop = openShop();
  shop.keepDraft({ email: 'saved@example.com', delivery: perth, billing: perth, isBillingSame: false });
  await shop.beginCheckout();
  expect(shop.stage()).toBe('waiting');
  await sendTo(shop.cart(), add(water(1)));
  expect(shop.stage()).toBe('open');
  expect(shop.seen()).toMatchObject({ email: 'saved@example.com', delivery: perth, isBillingSame: false });
});

test('the estimate starts as soon as the address is complete, so a method is already chosen [CHK-16]', async () => {
  const shop = await toDelivery();
  await shop.changeDelivery(incomplete);
  expect(shop.asked('estimateShipping')).toHaveLength(0);
  await shop.changeDelivery();
  expect(shop.seen().method).toMatchObject({ methodCode: 'standard' });
  expect([shop.asked('estimateShipping').length, shop.tab()]).toEqual([1, 'delivery']);
  await shop.submitDelivery();
  expect([shop.asked('estimateShipping').length, shop.tab()]).toEqual([1, 'shipping']);
});

const backAtDelivery = { method: null, totals: null };

test('a failed estimate clears the method and leads back to the delivery tab [CHK-16]', async () => {
  const shop = await toPayment();
  for (const slot of ['estimateShipping', 'setShippingAddress']) failing(shop, slot, failure('server'));
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  await shop.changeDelivery(perth);
  const message = 'Unable to get shipping methods';
  expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
  expect(shop.seen()).toMatchObject({ ...backAtDelivery, errors: [message] });
  expect(shop.facts).toContainEqual({ type: 'checkout.failed', kind: 'server', message, asked: null });
});

test('a changed address closes shipping and payment and forgets method and totals [BEY-04 BEY-07]', async () => {
  const shop = await toPayment();
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  await shop.changeDelivery(incomplete);
  expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
  expect(shop.seen()).toMatchObject(backAtDelivery);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(shop.blockedFields()).toEqual(['shipping.postcode', 'shipping.methods']);
  // each is gone as soon as it is cured
  await shop.changeDelivery();
  expect(shop.blockedFields()).toEqual(['shipping.methods']);
  await shop.submitDelivery();
  await shop.submitShipping();
  expect(shop.blockedFields()).toEqual([]);
  await shop.changeDelivery(incomplete);
  expect(shop.blockedFields()).toEqual([]);
});

test('a cart changed at the payment is summed up again there, and an emptied one waits [BEY-21 CART-09]', async () => {
  const shop = await toPayment();
  const { method } = shop.seen();
  const release = held(shop, 'saveShippingInformation');
  shop.cart().send(update('1', water(9)));
  await sendTo(shop.cart(), { type: 'cart.settle' });
  await shop.placeOrder();
  expect(shop.seen().messages).toContain(totalPendingMessage);
  await release();
  const messages = [expect.stringMatching(/is now 9/), totalPendingMessage];
  expect([shop.tab(), shop.seen().messages]).toEqual(['payment', messages]);
  expect(shop.seen()).toMatchObject({ method, totals: expect.anything() as object, errors: [] });
  expect(shop.asked('saveShippingInformation')).toHaveLength(2);
  for (const line of twoLines) await sendTo(shop.cart(), remove(line.id, line));
  expect(shop.stage()).toBe('waiting');
});

test('a cart that changes again while it is summed up, or while its method is saved, ends at rest [BEY-21]', async () => {
  const shop = await toPayment();
  const change = async (quantity: number) => {
    shop.cart().send(update('1', water(quantity)));
    await sendTo(shop.cart(), { type: 'cart.settle' });
  };
  const release = held(shop, 'saveShippingInformation');
  await change(9);
  await change(8);
  await release();
  expect([shop.tab(), shop.stage(), shop.seen().totals === null]).toEqual(['payment', 'open', false]);
  shop.draft().send({ type: 'draft.changeTab', tab: 'shipping' });
  const releaseAgain = held(shop, 'saveShippingInformation');
  await shop.submitShipping();
  await change(7);
  await releaseAgain();
  expect(shop.stage()).toBe('open');
});

test('another cart is offered and saved under its own number [BEY-21 CART-05]', async () => {
  const shop = await toPayment();
  const cart = {
    ...present(shop.seen().cart, 'cart'),
    id: 'cart-other',
    lines: cartOf('x', lineOf('9', cups(3))).lines,
  };
  await sendTo(shop.checkout(), { type: 'checkout.syncCart', cart });
  const [, saved] = shop.asked('saveShippingInformation');
  expect([saved?.input, shop.tab()]).toMatchObject([{ cartId: 'cart-other' }, 'payment']);
  expect(shop.seen().messages).toEqual([cartChangedMessage]);
});

test('another e-mail at the payment leads straight back to it, with delivery and sums as they are [BEY-21]', async () => {
  const shop = await toPayment();
  const { method, totals } = shop.seen();
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  await shop.submitEmail('gina@example.com');
  expect(shop.seen()).toMatchObject({ email: 'gina@example.com', method, totals, errors: [] });
  expect(shop.tab()).toBe('payment');
  for (const slot of ['estimateShipping', 'saveShippingInformation'])
    expect(shop.asked(slot)).toHaveLength(1);
});
