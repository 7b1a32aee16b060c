/** A customer's token ended while no page was open: the next visitor starts as a guest. */

import { afterEach, expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order.ts';
import { prefix } from '#tests/transport/wires.ts';
import { address, goToPayment, putIntoCart, revokeToken } from './checkout-steps.ts';
import { everythingStored } from './everything.ts';
import {
  hannah,
  newBrowser,
  operationOf,
  sharedBackend,
  startShop,
  storedIn,
  type Browser,
} from './running-shop.ts';

const opened = sharedBackend();
afterEach(() => void vi.useRealTimers());

/** Only the clock moves: timers are real. */
const anHourLater = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
};
const anHourOlder = (text: string): string => {
  const entry = JSON.parse(text);
  return JSON.stringify({ ...entry, storedAt: entry.storedAt - 3_600_000 });
};

/** Hannah signs in and fills in the checkout. */
const visitOfHannah = async (browser: Browser) => {
  const shop = opened.start({ browser });
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  browser.local.area.setItem(`${prefix}routes:/water.html`, '{}');
  expect(everythingStored(browser)).toContain(address.street);
  return shop;
};

test.each([
  ['the same tab', (browser: Browser) => browser],
  ['a new tab', ({ local }: Browser) => ({ ...newBrowser(), local })],
])(
  'after the hour %s finds nothing of them and stores a guest’s own [BEY-08, SESS-01]',
  async (_, nextOf) => {
    const before = newBrowser();
    const visit = await visitOfHannah(before);
    const cartId = String(storedIn(before.local, 'cartId'));
    visit.stop();
    anHourLater();
    const browser = nextOf(before);
    const shop = opened.start({ browser });
    await shop.fact('session.restoredAsGuest');
    for (const trace of [hannah, address.street, address.firstname, cartId, 'customer_', 'routes:'])
      expect(everythingStored(browser)).not.toContain(trace);

    await putIntoCart(shop);
    expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);
    await shop.open('checkout');
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.fact('checkout.started');
    expect(JSON.stringify(shop.checkout().getSnapshot().context)).not.toContain(address.street);
    expect(shop.sent.map(({ url, body }) => url.search + body).join()).not.toContain(cartId);
    expect([shop.asked('CustomerCart'), shop.toasts()]).toEqual([[], []]);

    const guestCart = storedIn(browser.local, 'cartId');
    shop.stop();
    const again = opened.start({ browser });
    await again.fact('cart.changed');
    expect(storedIn(browser.local, 'cartId')).toBe(guestCart);
  },
);

test('a customer whose order was under way is told once to look for it, until they dismiss it [PAY-04 BEY-01]', async () => {
  const before = newBrowser();
  let isPlaced = false;
  const shop = startShop(
    async (request) => {
      const response = await opened.answering(request);
      if (!request.url.endsWith('/payment-information')) return response;
      isPlaced = true;
      return new Promise<never>(() => undefined);
    },
    { browser: before },
  );
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.draft().send({ type: 'draft.placeOrder' });
  await shop.until(() => isPlaced);
  // the page is closed at once; the sign-in is an hour ago, the order is not
  const browser = newBrowser();
  for (const [key, text] of before.local.entries)
    browser.local.area.setItem(key, /signin_token|session_email/.test(key) ? anHourOlder(text) : text);
  shop.stop();
  expect(everythingStored(browser)).toContain('pending_order');
  const after = opened.start({ browser });
  await after.fact('session.restoredAsGuest');
  for (const trace of ['pending_order', hannah, address.street])
    expect(everythingStored(browser)).not.toContain(trace);
  expect(after.toasts()).toMatchObject([{ message: forgottenOrderMessages.doubted, timeout: null }]);
  expect(after.sent.map(operationOf)).not.toContain('CartDetails');
  after.stop();
  const next = opened.start({ browser });
  await next.fact('session.restoredAsGuest');
  expect(next.toasts()).toEqual([]);
});

test('a reload during an expiry is a guest’s [SHELL-08 BEY-08]', async () => {
  const shop = await visitOfHannah(newBrowser());
  await revokeToken(opened, shop.token());
  shop.cart().send({ type: 'cart.load' });
  await shop.until(() => shop.session().getSnapshot().matches({ timedOut: 'asking' }));
  expect(everythingStored(shop.browser)).toContain(address.street);
  // another tab has forgotten the customer, and this one writes on
  shop.browser.local.area.removeItem(`${prefix}customer_trace`);
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  expect(storedIn(shop.browser.local, 'customer_trace')).toBe(true);
  shop.stop();
  const after = opened.start({ browser: shop.browser });
  await after.fact('session.restoredAsGuest');
  expect(everythingStored(shop.browser)).not.toContain(address.street);
});

test('without a connection visited routes stay until there is one, addresses do not [ROUTE-08 BEY-08]', async () => {
  const browser = newBrowser();
  (await visitOfHannah(browser)).stop();
  anHourLater();
  opened.start({ browser, settings: { isOnline: () => false } }).stop();
  expect(everythingStored(browser)).not.toContain(address.street);
  expect(everythingStored(browser)).toContain('routes:/water.html');
  opened.start({ browser }).stop();
  expect(everythingStored(browser)).not.toContain('routes:/water.html');
});
