/** A guest's purchase when something goes wrong: a declined card, a lost answer, a lost cart, no network (BEY-01, CART-05). */

import { beforeEach, expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { selectCheckoutErrors, selectIsCheckoutOpen } from '#machines/checkout/checkout.selectors.ts';
import { selectIsPaymentReady } from '#machines/payment/payment.selectors.ts';
import { brokenConnection, inTurn } from '#tests/transport/wires.ts';
import { goToPayment, placeOrder, putIntoCart } from './guest-steps.ts';
import {
  keptUnder,
  newBrowser,
  outliveServers,
  sharedBackend,
  providerAt,
  startShop,
  testCard,
} from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();

beforeEach(() => {
  provider.mountCardFields.mockReset().mockImplementation(providerAt(opened.direct).mount);
});

const start = (browser = newBrowser()) => startShop((request) => opened.backend.fetch(request), browser);

test('PAY-02 CHK-04 a declined card is told, the cart is free again, and another card buys', async () => {
  const declined = providerAt(opened.direct, { ...testCard, number: '4000111111111115' });
  provider.mountCardFields.mockImplementation(declined.mount);
  const shop = start();
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.fact('checkout.lockReleased');
  expect(selectCheckoutErrors(shop.checkout().getSnapshot()).join()).toMatch(/Declined/);
  expect(selectIsCheckoutOpen(shop.checkout().getSnapshot())).toBe(true);

  const good = providerAt(opened.direct);
  provider.mountCardFields.mockImplementation(good.mount);
  shop.payment().send({ type: 'payment.hideFields' });
  shop.payment().send({ type: 'payment.showFields' });
  await shop.until(() => selectIsPaymentReady(shop.payment().getSnapshot()));
  expect((await placeOrder(shop)).orderNumber).toMatch(/^\d{9}$/);
  shop.stop();
});

test('BEY-01 PAY-04 an order whose answer is lost is found again, and is one order', async () => {
  let isLost = false;
  const shop = startShop(async (request) => {
    const response = await opened.backend.fetch(request);
    const isOrder = request.method === 'POST' && request.url.endsWith('/payment-information');
    if (!isOrder || isLost) return response;
    isLost = true;
    throw brokenConnection;
  });
  await putIntoCart(shop);
  await goToPayment(shop);
  const receipt = await placeOrder(shop);
  expect(isLost).toBe(true);
  expect(receipt.orderNumber).toMatch(/^\d{9}$/);
  expect(shop.sent.filter(({ body }) => body.includes('payment_method_nonce'))).toHaveLength(1);
  shop.stop();
});

test('BEY-01 an order that never arrived is safe to place again', async () => {
  outliveServers();
  let isLost = false;
  const shop = startShop((request) => {
    if (isLost || request.method !== 'POST' || !request.url.endsWith('/payment-information'))
      return opened.backend.fetch(request);
    isLost = true;
    throw brokenConnection;
  });
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.fact('checkout.lockReleased');
  expect(selectCheckoutErrors(shop.checkout().getSnapshot()).join()).toMatch(/safe to place it again/);
  expect((await placeOrder(shop)).orderNumber).toMatch(/^\d{9}$/);
  shop.stop();
});

test('CART-05 BEY-03 a cart the server does not know is replaced, and its id in storage too', async () => {
  const browser = newBrowser();
  const lost = 'x'.repeat(32);
  browser.local.entries.set(
    'TEST__cartId',
    JSON.stringify({ value: lost, storedAt: Date.now(), lifetime: null }),
  );
  const shop = start(browser);
  await shop.fact('cart.lost');
  const { cartId } = await shop.fact('cart.created');
  await putIntoCart(shop);
  expect(keptUnder(browser.local, 'cartId')).toBe(cartId);
  expect(cartId).not.toBe(lost);
  expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);
  shop.stop();
});

test('CART-06 without a network the kept cart is not given up', async () => {
  const browser = newBrowser();
  const kept = JSON.stringify({ value: 'y'.repeat(32), storedAt: Date.now(), lifetime: null });
  browser.local.entries.set('TEST__cartId', kept);
  const shop = startShop(inTurn(brokenConnection), browser);
  await shop.until(() => shop.cart().getSnapshot().matches('ready'));
  expect(shop.facts.filter(({ type }) => type.startsWith('cart.'))).toEqual([]);
  expect(browser.local.entries.get('TEST__cartId')).toBe(kept);
  shop.stop();
});
