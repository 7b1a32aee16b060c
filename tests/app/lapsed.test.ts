/** A customer went away without signing out: when their token has ended, whoever comes next is a guest with nothing of theirs (BEY-08, SESS-01). */

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { prefix } from '#tests/transport/wires.ts';
import { hannah, sessionOf, signIn } from './customer-steps.ts';
import { address, goToPayment, putIntoCart } from './guest-steps.ts';
import { operationOf } from './session-shop.ts';
import { keptUnder, newBrowser, sharedBackend, providerAt, startShop, type Browser } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();
beforeAll(() => {
  provider.mountCardFields.mockImplementation(providerAt(opened.direct).mount);
});
afterEach(() => void vi.useRealTimers());

const start = (browser: Browser, isOnline = true) =>
  startShop((request) => opened.backend.fetch(request), browser, null, { isOnline: () => isOnline });

/** Only the clock moves: timers are real. */
const anHourLater = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
};

const anHourOlder = (text: string): string => {
  const entry = JSON.parse(text);
  return JSON.stringify({ ...entry, storedAt: entry.storedAt - 3_600_000 });
};

const textOf = ({ local, tab }: Browser): string => JSON.stringify([...local.entries, ...tab.entries]);

/** Signs in, fills in the checkout, and closes the browser. */
const visitOfHannah = async (browser: Browser) => {
  const shop = start(browser);
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  const cartId = String(keptUnder(browser.local, 'cartId'));
  browser.local.area.setItem(`${prefix}routes:/water.html`, '{}');
  shop.stop();
  expect(textOf(browser)).toContain(address.street);
  return cartId;
};

test.each([
  ['in the same tab', (browser: Browser) => browser],
  ['in a new one', ({ local }: Browser) => ({ ...newBrowser(), local })],
])('BEY-08 SESS-01 CART-14 a start %s finds no address, no name, no cart', async (_, nextOf) => {
  const before = newBrowser();
  const cartId = await visitOfHannah(before);
  anHourLater();
  const browser = nextOf(before);
  const shop = start(browser);
  await shop.fact('session.restoredAsGuest');
  for (const trace of [hannah.email, address.street, address.firstname, cartId, 'customer_', 'routes:'])
    expect(textOf(browser)).not.toContain(trace);

  await putIntoCart(shop);
  expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.fact('checkout.started');
  expect(JSON.stringify(shop.checkout().getSnapshot().context)).not.toContain(address.street);
  expect(shop.sent.map(({ url, body }) => url.search + body).join()).not.toContain(cartId);
  expect(shop.sent.map(operationOf)).not.toContain('CustomerCart');
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  shop.stop();
});

test('PAY-04 BEY-01 BEY-08 whoever left an order of theirs under way is told to look for it, and that stays until it is read', async () => {
  const before = newBrowser();
  let isPlaced = false;
  const shop = startShop(async (request) => {
    const response = await opened.backend.fetch(request);
    if (!request.url.endsWith('/payment-information')) return response;
    isPlaced = true;
    return new Promise<never>(() => undefined);
  }, before);
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.until(() => isPlaced);
  // the page is gone at once and tidies nothing up; that they signed in is an hour ago, that they ordered is not
  const browser = newBrowser();
  for (const [key, text] of before.local.entries)
    browser.local.area.setItem(key, /signin_token|session_email/.test(key) ? anHourOlder(text) : text);
  shop.stop();
  expect(textOf(browser)).toContain('pending_order');
  const after = start(browser);
  await after.fact('session.restoredAsGuest');
  for (const trace of ['pending_order', hannah.email, address.street])
    expect(textOf(browser)).not.toContain(trace);
  expect(selectToasts(after.toasts().getSnapshot())).toMatchObject([
    { message: forgottenOrderMessages.doubted, timeout: null },
  ]);
  // neither asked about in vain, nor said again
  expect(after.sent.map(operationOf)).not.toContain('CartDetails');
  after.stop();
  const next = start(browser);
  await next.fact('session.restoredAsGuest');
  expect(selectToasts(next.toasts().getSnapshot())).toEqual([]);
  next.stop();
});

test('BEY-04 what the guest then keeps is theirs at the next start', async () => {
  const browser = newBrowser();
  await visitOfHannah(browser);
  anHourLater();
  const guest = start(browser);
  await guest.fact('session.restoredAsGuest');
  await putIntoCart(guest);
  await goToPayment(guest);
  guest.stop();
  const cartId = keptUnder(browser.local, 'cartId');
  const again = start(browser);
  await again.fact('cart.changed');
  expect(keptUnder(browser.local, 'cartId')).toBe(cartId);
  expect(textOf(browser)).toContain(address.street);
  again.stop();
});

test('SHELL-08 BEY-08 a reload while timed out is a guest’s', async () => {
  const browser = newBrowser();
  const shop = start(browser);
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  const token = String(keptUnder(browser.local, 'signin_token'));
  await opened.direct.fetch('/rest/V1/integration/customer/revoke-customer-token', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  shop.cart().send({ type: 'cart.load' });
  await shop.until(() => sessionOf(shop).getSnapshot().matches({ timedOut: 'asking' }));
  expect(textOf(browser)).toContain(address.street);
  shop.stop();
  const after = start(browser);
  await after.fact('session.restoredAsGuest');
  expect(textOf(browser)).not.toContain(address.street);
  after.stop();
});

test('ROUTE-08 BEY-08 without a connection what was visited stays until there is one; the addresses do not', async () => {
  const browser = newBrowser();
  await visitOfHannah(browser);
  anHourLater();
  start(browser, false).stop();
  expect(textOf(browser)).not.toContain(address.street);
  expect(textOf(browser)).toContain('routes:/water.html');
  start(browser).stop();
  expect(textOf(browser)).not.toContain('routes:/water.html');
});
