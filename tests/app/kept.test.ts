/** What a guest's visit leaves behind in the browser: the cart's id, the draft, the receipt, and nothing of the card (STO-01, PAY-02). */

import { beforeEach, expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { address, email, goToPayment, placeOrder, putIntoCart } from './guest-steps.ts';
import {
  everythingTold,
  everythingWritten,
  keptUnder,
  newBrowser,
  sharedBackend,
  providerAt,
  startShop,
  testCard,
} from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();

let nonces: string[];
beforeEach(() => {
  const card = providerAt(opened.direct);
  nonces = card.nonces;
  provider.mountCardFields.mockReset().mockImplementation(card.mount);
});

const start = (browser = newBrowser()) => startShop((request) => opened.backend.fetch(request), browser);

test('STO-01 CART-01 the cart’s id, while there is a cart', async () => {
  const shop = start();
  expect(shop.browser.local.entries.has('TEST__cartId')).toBe(false);
  await putIntoCart(shop);
  expect(keptUnder(shop.browser.local, 'cartId')).toBe((await shop.fact('cart.created')).cartId);
  shop.stop();
});

test('CART-01 CHK-01 BEY-04 after a reload the cart is there again, and the checkout where it was left', async () => {
  const first = start();
  await putIntoCart(first);
  await goToPayment(first);
  const { method, totals } = first.checkout().getSnapshot().context;
  expect(method).not.toBeNull();
  first.stop();

  const second = start(first.browser);
  await second.fact('cart.changed');
  expect(second.facts.some(({ type }) => type === 'cart.created')).toBe(false);
  expect(selectItemCount(second.cart().getSnapshot())).toBe(2);
  second.checkout().send({ type: 'checkout.begin' });
  await second.until(() => selectCurrentTab(second.tabs().getSnapshot()) === 'payment');
  expect(second.checkout().getSnapshot().context).toMatchObject({
    email,
    delivery: address,
    isBillingSame: true,
    method,
    totals,
  });
  second.stop();
});

test('CHK-06 after the order the draft is gone and the receipt is in the tab’s storage, over a reload too', async () => {
  const shop = start();
  await putIntoCart(shop);
  await goToPayment(shop);
  expect(keptUnder(shop.browser.local, 'shipping_address')).toEqual(address);
  expect(keptUnder(shop.browser.tab, 'guest_email')).toBe(email);
  expect(keptUnder(shop.browser.local, 'paymentMethod')).toBe('braintree');
  const receipt = await placeOrder(shop);
  await shop.fact('cart.created', 2);
  shop.stop();

  expect([...shop.browser.local.entries.keys()].filter((key) => /address|email|payment/.test(key))).toEqual(
    [],
  );
  expect([...shop.browser.tab.entries.keys()].toSorted()).toEqual(['TEST__purchase_event', 'TEST__receipt']);
  expect(keptUnder(shop.browser.tab, 'receipt')).toEqual(receipt);
  const reloaded = start(shop.browser);
  expect(selectReceipt(reloaded.checkout().getSnapshot())).toEqual(receipt);
  reloaded.stop();
});

test('CHK-06 BEY-11 the purchase is kept before the checkout ends, told once on the confirmation, and gone', async () => {
  const shop = start();
  await putIntoCart(shop);
  await goToPayment(shop);
  const { orderNumber, totals } = await placeOrder(shop);
  const purchase = { id: orderNumber, coupon: '', discount: totals.discount, revenue: totals.grandTotal };
  expect(shop.facts.map(({ type }) => type).filter((type) => /purchase|orderPlaced/.test(type))).toEqual([
    'checkout.purchaseMade',
    'checkout.orderPlaced',
  ]);
  expect(keptUnder(shop.browser.tab, 'purchase_event')).toEqual(purchase);
  // the page ends before its confirmation is seen
  shop.stop();

  const confirmation = start(shop.browser);
  confirmation.purchase().send({ type: 'purchase.tell' });
  confirmation.purchase().send({ type: 'purchase.tell' });
  expect((await confirmation.fact('purchase.told')).purchase).toEqual(purchase);
  expect(keptUnder(shop.browser.tab, 'purchase_event')).toBeNull();
  confirmation.purchase().send({ type: 'purchase.tell' });
  await confirmation.fact('catalog.loaded', 5);
  confirmation.stop();
  const reloaded = start(shop.browser);
  reloaded.purchase().send({ type: 'purchase.tell' });
  await reloaded.fact('catalog.loaded', 5);
  reloaded.stop();
  const told = [...confirmation.facts, ...reloaded.facts].filter(({ type }) => type === 'purchase.told');
  expect(told).toHaveLength(1);
});

test('CHK-10 the offer of an account tells what the receipt knows, resets the checkout and keeps the receipt', async () => {
  const shop = start();
  await putIntoCart(shop);
  await goToPayment(shop);
  const receipt = await placeOrder(shop);
  shop.checkout().send({ type: 'checkout.createAccount' });
  const wanted = { type: 'checkout.accountWanted', email, firstname: 'Gina', lastname: 'Guest' };
  expect(await shop.fact('checkout.accountWanted')).toEqual(wanted);
  expect(shop.checkout().getSnapshot().value).toBe('closed');
  expect(shop.checkout().getSnapshot().context).toMatchObject({ email: '', cart: null, receipt });
  shop.stop();
  const reloaded = start(shop.browser);
  reloaded.checkout().send({ type: 'checkout.createAccount' });
  expect(await reloaded.fact('checkout.accountWanted')).toEqual(wanted);
  reloaded.stop();
});

test('ADDR-02 a billing address of its own is kept, and forgotten when it is the same again', async () => {
  const shop = start();
  await putIntoCart(shop);
  const checkout = shop.checkout();
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
  await shop.fact('catalog.loaded', 5);
  expect(everythingWritten(shop.browser)).toBe('');
  shop.stop();
});
