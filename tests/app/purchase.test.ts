/** The main job without a page: a guest finds water, buys it and has a receipt, driven by nothing but events (GEN-01, CHK-06). */

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStoredOrders } from '#backend/order/stored-orders.ts';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import {
  selectCheckoutErrors,
  selectIsCheckoutOpen,
  selectReceipt,
} from '#machines/checkout/checkout.selectors.ts';
import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { selectIsPaymentReady } from '#machines/payment/payment.selectors.ts';
import { selectMethods } from '#machines/shipping/shipping.selectors.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { inTurn, brokenConnection } from '#tests/transport/wires.ts';
import {
  everythingTold,
  everythingWritten,
  keptUnder,
  newBrowser,
  openBackend,
  providerAt,
  startShop,
  testCard,
  type OpenBackend,
  type RunningShop,
} from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const folder = await makeTemporaryFolder('purchase');
let opened: OpenBackend;
beforeAll(async () => {
  opened = await openBackend(folder);
}, 120_000);
afterAll(async () => {
  await opened.backend.close();
  await removeFolder(folder);
});

let nonces: string[];
beforeEach(() => {
  const card = providerAt(opened.direct);
  nonces = card.nonces;
  provider.mountCardFields.mockReset().mockImplementation(card.mount);
});

const start = (...rest: [browser?: ReturnType<typeof newBrowser>]) =>
  startShop((request) => opened.backend.fetch(request), ...rest);

const water = { sku: 'BW-SPRING-15', name: '15 L spring water bottle', quantity: 2 };
const address: Address = {
  ...emptyAddress('AU'),
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
  street: '1 Queen St',
  city: 'Brisbane',
  regionId: 608,
  regionCode: 'QLD',
  postcode: '4000',
};
const email = 'gina@example.com';

const tabOf = (shop: RunningShop) => selectCurrentTab(shop.within('tabs').getSnapshot());

const putIntoCart = async (shop: RunningShop) => {
  shop.child('cart').send({ type: 'cart.addItem', line: water });
  await shop.fact('cart.itemAdded');
};

/** From the cart to the payment tab with the card filled in. */
const goToPayment = async (shop: RunningShop) => {
  const checkout = shop.child('checkout');
  checkout.send({ type: 'checkout.begin' });
  await shop.fact('checkout.started');
  checkout.send({ type: 'checkout.submitEmail', email });
  await shop.until(() => tabOf(shop) === 'delivery');
  checkout.send({ type: 'checkout.submitDelivery', address });
  await shop.until(() => tabOf(shop) === 'shipping');
  checkout.send({ type: 'checkout.submitShipping' });
  await shop.until(() => tabOf(shop) === 'payment');
  shop.within('payment').send({ type: 'payment.showFields' });
  await shop.until(() => selectIsPaymentReady(shop.within('payment').getSnapshot()));
};

const placeOrder = async (shop: RunningShop) => {
  shop.child('checkout').send({ type: 'checkout.placeOrder' });
  return (await shop.fact('checkout.orderPlaced')).receipt;
};

test('GEN-01 CHK-06 a guest buys two bottles by card, and the order is in the database', async () => {
  const shop = start();
  shop.child('page').send({ type: 'page.visit', path: '/15-l-spring-water-bottle.html', page: 1 });
  const { subject } = await shop.fact('page.resolved');
  expect(subject).toEqual({ kind: 'product', urlKey: '15-l-spring-water-bottle' });
  await putIntoCart(shop);
  expect(selectItemCount(shop.child('cart').getSnapshot())).toBe(2);

  await goToPayment(shop);
  expect(selectMethods(shop.within('shipping').getSnapshot()).map(({ methodCode }) => methodCode)).toEqual([
    'standard',
    'express',
  ]);
  const cartId = keptUnder(shop.browser.local, 'cartId');
  const receipt = await placeOrder(shop);

  expect(receipt).toMatchObject({
    orderNumber: expect.stringMatching(/^\d{9}$/) as string,
    email,
    delivery: address,
    billing: address,
    method: { carrierCode: 'bwdelivery', methodCode: 'standard' },
    paymentLabel: 'Visa ending in 1111',
    lines: [{ sku: 'BW-SPRING-15', quantity: 2, rowTotal: { cents: 2590, currency: 'AUD' } }],
    totals: { grandTotal: { cents: 3585 }, shipping: { cents: 995 }, subtotal: { cents: 2590 } },
  });
  expect(shop.child('checkout').getSnapshot().matches('finished')).toBe(true);
  expect(selectReceipt(shop.child('checkout').getSnapshot())).toEqual(receipt);

  await shop.fact('cart.created', 2);
  expect(keptUnder(shop.browser.local, 'cartId')).not.toBe(cartId);
  expect(selectItemCount(shop.child('cart').getSnapshot())).toBe(0);
  const orders = shop.sent.filter(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/payment-information'),
  );
  expect(orders).toHaveLength(1);
  expect(shop.facts.filter(({ type }) => type === 'checkout.failed' || type === 'cart.actionFailed')).toEqual(
    [],
  );
  shop.stop();

  await opened.backend.close();
  const stored = await readStoredOrders(folder);
  opened = await openBackend(folder);
  expect(stored.at(-1)).toMatchObject({
    order: {
      number: receipt.orderNumber,
      email,
      grandTotal: 3585,
      shippingCarrier: 'bwdelivery',
      shippingMethod: 'standard',
      shippingAddress: { firstname: 'Gina', street: ['1 Queen St'], regionCode: 'QLD', postcode: '4000' },
      billingAddress: { firstname: 'Gina', street: ['1 Queen St'], countryId: 'AU' },
    },
    items: [{ sku: 'BW-SPRING-15', quantity: 2 }],
    payment: { method: 'braintree', amount: 3585, cardType: 'Visa', lastFour: '1111' },
  });
});

describe('what is kept', () => {
  test('STO-01 CART-01 the cart’s id, while there is a cart', async () => {
    const shop = start();
    expect(shop.browser.local.entries.has('TEST__cartId')).toBe(false);
    await putIntoCart(shop);
    expect(keptUnder(shop.browser.local, 'cartId')).toBe((await shop.fact('cart.created')).cartId);
    shop.stop();
  });

  test('CART-01 CHK-01 BEY-04 after a reload the cart and the half-filled checkout are there again', async () => {
    const first = start();
    await putIntoCart(first);
    await goToPayment(first);
    first.stop();

    const second = start(first.browser);
    await second.fact('cart.changed');
    expect(second.facts.some(({ type }) => type === 'cart.created')).toBe(false);
    expect(selectItemCount(second.child('cart').getSnapshot())).toBe(2);
    second.child('checkout').send({ type: 'checkout.begin' });
    await second.fact('checkout.started');
    expect(second.child('checkout').getSnapshot().context).toMatchObject({
      email,
      delivery: address,
      isBillingSame: true,
      method: null,
      totals: null,
    });
    second.stop();
  });

  test('CHK-06 after the order the draft is gone and the receipt is in the tab’s storage, over a reload too', async () => {
    const shop = start();
    await putIntoCart(shop);
    await goToPayment(shop);
    expect(keptUnder(shop.browser.local, 'shipping_address')).toEqual(address);
    expect(keptUnder(shop.browser.tab, 'guest_email')).toBe(email);
    const receipt = await placeOrder(shop);
    await shop.fact('cart.created', 2);
    shop.stop();

    expect([...shop.browser.local.entries.keys()].filter((key) => /address|email/.test(key))).toEqual([]);
    expect([...shop.browser.tab.entries.keys()]).toEqual(['TEST__receipt']);
    expect(keptUnder(shop.browser.tab, 'receipt')).toEqual(receipt);
    const reloaded = start(shop.browser);
    expect(selectReceipt(reloaded.child('checkout').getSnapshot())).toEqual(receipt);
    reloaded.stop();
  });

  test('ADDR-02 a billing address of its own is kept, and forgotten when it is the same again', async () => {
    const shop = start();
    await putIntoCart(shop);
    const checkout = shop.child('checkout');
    checkout.send({ type: 'checkout.begin' });
    await shop.fact('checkout.started');
    const billing = { ...address, city: 'Perth' };
    checkout.send({ type: 'checkout.changeBilling', address: billing, isSame: false });
    await shop.fact('checkout.draftChanged');
    expect(keptUnder(shop.browser.local, 'billing_address')).toEqual(billing);
    checkout.send({ type: 'checkout.changeBilling', address: billing, isSame: true });
    await shop.fact('checkout.draftChanged', 2);
    expect(keptUnder(shop.browser.local, 'billing_address')).toBeNull();
    shop.stop();
  });

  test('PAY-02 nothing of the card is ever written or sent but the nonce, once, with the order', async () => {
    const shop = start();
    await putIntoCart(shop);
    await goToPayment(shop);
    await placeOrder(shop);
    await shop.fact('cart.created', 2);
    shop.stop();

    const written = everythingWritten(shop.browser);
    expect(written).toContain('Visa ending in 1111');
    expect(nonces).toHaveLength(1);
    for (const secret of ['4111', testCard.number, `"${testCard.cvv}"`, '2031', ...nonces])
      expect(written).not.toContain(secret);
    const sent = shop.sent.map(({ url, body }) => decodeURIComponent(url.href) + body);
    for (const secret of [testCard.number, `"${testCard.cvv}"`])
      expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    expect(sent.filter((request) => request.includes(nonces[0] ?? 'no nonce'))).toHaveLength(1);
    for (const secret of ['4111', nonces[0] ?? '4111'])
      expect(everythingTold(shop.facts)).not.toContain(secret);
  });

  test('SHELL-02 STO-01 a shop that is only looked at keeps nothing of the shopper', async () => {
    const shop = start();
    await shop.fact('catalog.loaded', 4);
    expect(everythingWritten(shop.browser)).toBe('');
    shop.stop();
  });
});

describe('what goes wrong', () => {
  test('PAY-02 CHK-04 a declined card is told, the cart is free again, and another card buys', async () => {
    const declined = providerAt(opened.direct, { ...testCard, number: '4000111111111115' });
    provider.mountCardFields.mockImplementation(declined.mount);
    const shop = start();
    await putIntoCart(shop);
    await goToPayment(shop);
    shop.child('checkout').send({ type: 'checkout.placeOrder' });
    await shop.fact('checkout.lockReleased');
    expect(selectCheckoutErrors(shop.child('checkout').getSnapshot()).join()).toMatch(/Declined/);
    expect(selectIsCheckoutOpen(shop.child('checkout').getSnapshot())).toBe(true);

    const good = providerAt(opened.direct);
    provider.mountCardFields.mockImplementation(good.mount);
    shop.within('payment').send({ type: 'payment.hideFields' });
    shop.within('payment').send({ type: 'payment.showFields' });
    await shop.until(() => selectIsPaymentReady(shop.within('payment').getSnapshot()));
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
    let isLost = false;
    const shop = startShop((request) => {
      if (isLost || request.method !== 'POST' || !request.url.endsWith('/payment-information'))
        return opened.backend.fetch(request);
      isLost = true;
      throw brokenConnection;
    });
    await putIntoCart(shop);
    await goToPayment(shop);
    shop.child('checkout').send({ type: 'checkout.placeOrder' });
    await shop.fact('checkout.lockReleased');
    expect(selectCheckoutErrors(shop.child('checkout').getSnapshot()).join()).toMatch(
      /safe to place it again/,
    );
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
    await shop.fact('cart.dropped');
    const { cartId } = await shop.fact('cart.created');
    await putIntoCart(shop);
    expect(keptUnder(browser.local, 'cartId')).toBe(cartId);
    expect(cartId).not.toBe(lost);
    expect(selectItemCount(shop.child('cart').getSnapshot())).toBe(2);
    shop.stop();
  });

  test('CART-06 without a network the kept cart is not given up', async () => {
    const browser = newBrowser();
    const kept = JSON.stringify({ value: 'y'.repeat(32), storedAt: Date.now(), lifetime: null });
    browser.local.entries.set('TEST__cartId', kept);
    const shop = startShop(inTurn(brokenConnection), browser);
    await shop.until(() => shop.child('cart').getSnapshot().matches('ready'));
    expect(shop.facts.filter(({ type }) => type.startsWith('cart.'))).toEqual([]);
    expect(browser.local.entries.get('TEST__cartId')).toBe(kept);
    shop.stop();
  });
});
