/** The checkout of a virtual cart. */

import { expect, test } from 'vitest';
import { selectAreSumsPending } from '#machines/checkout/draft.selectors.ts';
import { selectPaymentMethod, selectPaymentMethods } from '#machines/checkout/payment/payment.selectors.ts';
import { brisbane, card, failure, lineOf, purchaseOrder, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing } from './fake-services.ts';
import { update } from './open-cart.ts';
import { openCheckout, openFor, twoLines, toShipping, dearer } from './walk.ts';

const beginVirtual = () => openCheckout(null, { lines: twoLines, isVirtual: true });
const toVirtualPayment = async () => {
  const shop = await beginVirtual();
  await shop.submitEmail('rosa@example.com');
  return shop;
};

const payableBothWays = (usual: () => unknown) => ({
  ...(usual() as object),
  paymentMethods: [card, purchaseOrder],
});

test('continues from the account to the payment with totals and methods [CHK-02 PAY-01]', async () => {
  const shop = await toVirtualPayment();
  expect([shop.tab(), shop.furthest()]).toEqual(['payment', 1]);
  expect(shop.seen().totals).not.toBeNull();
  expect(selectPaymentMethod(shop.inCheckout().payment().getSnapshot())).toBe('braintree');
  for (const asked of ['estimateShipping', 'saveShippingInformation']) expect(shop.asked(asked)).toEqual([]);
});

test('orders to a billing address of its own [ADDR-02 CHK-07]', async () => {
  const shop = await toVirtualPayment();
  shop.inCheckout().card().send({ type: 'card.showFields' });
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(0);
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: brisbane, isSame: true });
  await shop.placeOrder();
  expect(shop.asked('sendOrder')[0]?.input).toMatchObject({ request: { billing: brisbane, method: null } });
  expect(shop.stage()).toBe('finished');
});

test('marks the old total until the new one is read [BEY-05]', async () => {
  const shop = await toVirtualPayment();
  const release = held(shop, 'readTotals');
  shop.cart().send(update('1', water(9)));
  await sendTo(shop.cart(), { type: 'cart.settle' });
  expect(selectAreSumsPending(shop.draft().getSnapshot())).toBe(true);
  await shop.placeOrder();
  expect(shop.blockedFields()).toContain('order.summary');
  await release();
  expect([selectAreSumsPending(shop.draft().getSnapshot()), shop.tab()]).toEqual([false, 'payment']);
});

test('stays on the account tab with the reason when the totals fail, and reads them again [PAY-01]', async () => {
  const shop = await beginVirtual();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await shop.submitEmail('rosa@example.com');
  expect(shop.tab()).toBe('account');
  const message = 'Your total could not be worked out. Out of order.';
  expect(shop.facts).toContainEqual({ type: 'checkout.totalsFailed', kind: 'server', message });
  await sendTo(shop.inCheckout().totals(), { type: 'totals.retry' });
  expect(shop.seen()).toMatchObject({ totals: { grandTotal: expect.any(Object) }, areSumsPending: false });
  await shop.submitEmail('rosa@example.com');
  expect(shop.tab()).toBe('payment');
});

/** At the open card form, with a bill of its own. */
const payable = async () => {
  const shop = await toVirtualPayment();
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: brisbane, isSame: true });
  await shop.showPayment();
  return shop;
};

test('reads the total again after an order stopped for it, and orders [BEY-16 BEY-05]', async () => {
  const shop = await payable();
  shop.surprise('rereadCart', dearer);
  await shop.placeOrder();
  const { errors, totals } = shop.seen();
  expect([errors, shop.tab()]).toEqual([['The total of your order has changed.'], 'payment']);
  expect(totals).not.toBeNull();
  await shop.placeOrder();
  expect(shop.stage()).toBe('finished');
});

test('offers a rental only methods that can be charged monthly [GEN-02 PAY-02]', async () => {
  const shop = await openFor(null, {
    lines: [{ ...lineOf('1', water(1)), isRental: true }],
    isVirtual: true,
  });
  const offered = ['purchaseorder', 'braintree', 'afterpay', 'free'];
  const paymentMethods = offered.map((code) => ({ code, title: code }));
  shop.surprise('readTotals', (usual) => ({ ...(usual() as object), paymentMethods }));
  await shop.beginCheckout();
  await shop.submitEmail();
  const methods = selectPaymentMethods(shop.inCheckout().payment().getSnapshot());
  expect(methods.map(({ code }) => code)).toEqual(['braintree', 'free']);
});

test('keeps the payment method and purchase order number for another kind of cart [BEY-16 PAY-01]', async () => {
  const shop = await toShipping();
  shop.surprise('saveShippingInformation', payableBothWays);
  await shop.submitShipping();
  const payment = () => shop.inCheckout().payment();
  payment().send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
  payment().send({ type: 'payment.setPoNumber', poNumber: 'PO-7' });
  const delivered = payment();
  shop.surprise('readTotals', payableBothWays);
  shop.checkout().send({ type: 'checkout.syncCart', cart: { ...shop.seen().cart!, isVirtual: true } });
  await shop.submitEmail('rosa@example.com');
  expect(payment()).not.toBe(delivered);
  expect(shop.tab()).toBe('payment');
  expect(selectPaymentMethod(payment().getSnapshot())).toBe(purchaseOrder.code);
  await shop.placeOrder();
  expect(shop.blockedFields()).not.toContain('payment.po-number');
});
