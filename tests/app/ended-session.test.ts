/** A token ended while no page was open; a shop opens; pictures of products seen. */

import { afterEach, expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order-messages.ts';
import { prefix, quiet, wiresTo } from '#tests/transport/wires.ts';
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
  noBrowser,
} from './running-shop.ts';
import type { GalleryImage, Product } from '#machines/domain/catalog.ts';
import type { Variant } from '#machines/domain/offer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readImages } from '#services/device/product-images.ts';
import { offerOf } from '#tests/models/offers.ts';
import { open } from './storage-stage.ts';
import { createShop } from '#app/shop.ts';
import { selectContent, selectLoadFailure } from '#machines/display/catalog/catalog.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { createTransport } from '#transport/transport.ts';
import { partsOf } from '#tests/machines/parts.ts';

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
  expect(after.toasts()).toMatchObject([{ message: forgottenOrderMessages.unconfirmed, timeout: null }]);
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

const at = (position: number | null, url: string): GalleryImage => ({ url, label: '', position });

const pictured = (
  sku: string,
  gallery: readonly GalleryImage[],
  variants: readonly Variant[] = [],
): ShopFact => ({
  type: 'catalog.loaded',
  subject: { kind: 'product', urlKey: sku },
  content: {
    kind: 'product',
    product: { sku, gallery, offer: offerOf([], { variants }) } as unknown as Product,
  },
});
const product = (sku: string, ...urls: readonly string[]) =>
  pictured(
    sku,
    urls.map((url, place) => at(place + 1, url)),
  );

test('stores the picture at position 1, else the first, and the newest of a product [CAT-04]', () => {
  const { emit, local } = open();
  emit(pictured('A', [at(0, '/a0'), at(1, '/a1')]));
  emit(pictured('B', [at(null, '/b'), at(3, '/b3')]));
  for (const fact of [product('__proto__', '/p'), product('A', '/a3', '/a4')]) emit(fact);
  expect(readImages(local)).toEqual([
    ['B', '/b'],
    ['__proto__', '/p'],
    ['A', '/a3'],
  ]);
});

test('stores no empty picture, and only the newest 200 [CAT-04]', () => {
  const { emit, local } = open();
  emit(product('bare'));
  emit(product('bare', ''));
  expect(readImages(local)).toEqual([]);
  for (let count = 0; count < 201; count += 1) emit(product(`S${count}`, '/x'));
  expect([readImages(local).length, readImages(local)[0]?.[0]]).toEqual([200, 'S1']);
});

const shellSubjects: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

test('reads configuration, menu, blocks, social links and best sellers, and makes no cart [SHELL-06 GEN-07]', async () => {
  const shop = opened.start();
  await shop.fact('catalog.loaded', 5);
  await quiet();
  for (const subject of shellSubjects) {
    const { children } = present(partsOf(shop.shop).display, 'display').getSnapshot();
    const loader = present(children[subjectKey(subject)], subject.kind);
    expect(selectContent(loader.getSnapshot())?.kind).toBe(subject.kind);
    expect(selectLoadFailure(loader.getSnapshot())).toBeNull();
  }
  expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
  expect(shop.types(/^(?!catalog\.loaded$)/)).toEqual(['session.restoredAsGuest']);
  expect(shop.count('catalog.loaded')).toBe(5);
});

test('sends no request before the shop is opened [SHELL-02]', async () => {
  const { settings, sent } = wiresTo(opened.answering);
  createShop({ ...noBrowser, transport: createTransport(settings), session: settings.storage });
  await quiet();
  expect(sent).toHaveLength(0);
});

test('two shops in one process share nothing [GEN-01]', async () => {
  const [one, other] = [opened.start(), opened.start()];
  await putIntoCart(one);
  await other.fact('catalog.loaded', 5);
  expect([other.types(/^cart\./), other.browser.local.entries.size]).toEqual([[], 0]);
});
