/** The checkout of a virtual cart; delivery slots: read, saved, named when full. */

import { expect, test } from 'vitest';
import { selectAreSumsPending } from '#machines/checkout/draft.selectors.ts';
import { selectPaymentMethod, selectPaymentMethods } from '#machines/checkout/payment/payment.selectors.ts';
import {
  brisbane,
  card,
  failure,
  lineOf,
  purchaseOrder,
  water,
  courier,
  deliveryOffer,
  express,
  free,
} from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { update } from './open-cart.ts';
import { openCheckout, openFor, twoLines, toShipping, dearer, toPayment } from './walk.ts';
import {
  selectAreWindowsFailed,
  selectChosenWindow,
  selectUnavailableSlot,
} from '#machines/checkout/delivery-window/delivery-window.selectors.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';

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

const full = deliveryOffer.windows.map((window) => ({ ...window, isFull: true }));
const filledUp =
  'Tuesday 24 November, 8\u00a0am to 12\u00a0pm has filled up. Choose other hours, or leave it to us.';

test('reads delivery slots with the estimate and saves the chosen one after the method [SHIP-05]', async () => {
  const shop = await toShipping();
  expect(shop.asked('readDeliveryWindows')).toMatchObject([
    { input: { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' } },
  ]);
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { cartId: 'cart-1', code: 'tue-am' } }]);
  expect(shop.tab()).toBe('payment');
});

test('names the delivery slot at its field when the order is refused for it [SHIP-05 BEY-07]', async () => {
  const shop = await toShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  await shop.showPayment();
  const refusal = 'The delivery window is full. Choose another one and try again.';
  failing(shop, 'sendOrder', failure('refused', refusal));
  shop.surprise('readDeliveryWindows', () => ({ windows: full, saved: 'tue-am' }));
  await shop.placeOrder();
  expect(selectUnavailableSlot(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(selectChosenWindow(hours().getSnapshot())).toBeNull();
  expect(shop.blockers()).toContainEqual({ tab: 'shipping', field: 'delivery.time', message: filledUp });
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(1);

  await shop.submitShipping();
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
  await shop.placeOrder();
  expect(shop.seen().receipt?.hours).toBeNull();
});

test('keeps the saved delivery slot on the receipt when the slots cannot be read again [SHIP-05 CHK-10]', async () => {
  const shop = await toShipping();
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  await shop.showPayment();
  failing(shop, 'sendOrder', failure('cardRefused'));
  failing(shop, 'readDeliveryWindows', failure('network'));
  await shop.placeOrder();
  expect(selectAreWindowsFailed(shop.inCheckout().deliveryWindow().getSnapshot())).toBe(true);
  await shop.placeOrder();
  expect(shop.seen().receipt?.hours).toMatchObject({ code: 'tue-am' });
});

const gratis = { ...courier, price: { ...courier.price, cents: 0 } };

const applyCode = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'SHIPFREE' });
};

test('a code changes the offered prices on the shipping tab and keeps the choice [SHIP-01 PROMO-01]', async () => {
  const shop = await toShipping();
  shop.chooseMethod(courier);
  await shop.quiet();
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(shop.asked('estimateShipping')).toHaveLength(2);
  expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([gratis, express]);
  expect(shop.seen()).toMatchObject({ method: gratis, totals: null });
  expect(shop.tab()).toBe('shipping');
});

test('a method that is not offered any more clears the totals and leads back [SHIP-01 CHK-08]', async () => {
  const shop = await toPayment();
  shop.surprise('estimateShipping', () => [free]);
  await applyCode(shop);
  expect(shop.seen()).toMatchObject({ method: free, totals: null });
  expect([shop.tab(), shop.furthest()]).toEqual(['shipping', 2]);
  const [message = ''] = shop.seen().messages;
  expect(message).toBe(
    'The delivery method you chose is not offered any more. Please choose how we deliver.',
  );
  shop.draft().send({ type: 'draft.dismiss', message });
  expect(shop.seen().messages).toEqual([]);
});

test('a code applied in another tab updates totals and prices here [PROMO-01 BEY-05]', async () => {
  const shop = await toPayment();
  const sumsRead = shop.asked('readTotals').length;
  const estimates = shop.asked('estimateShipping').length;
  shop.surprise('readCart', (usual) => ({
    ...(usual() as object),
    discount: { cents: -500, currency: 'AUD' },
  }));
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(shop.asked('readTotals')).toHaveLength(sumsRead + 1);
  expect([shop.asked('estimateShipping').length, shop.tab()]).toEqual([estimates + 1, 'payment']);
  expect(shop.seen().totals).not.toBeNull();
});
