/** A cart the server has lost or ordered comes back; requests during unload. */

import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { addTo } from '#tests/backend/shop-client.ts';
import { brokenConnection, inTurn } from '#tests/transport/wires.ts';
import { putIntoCart, water } from './checkout-steps.ts';
import { newBrowser, sharedBackend, startShop, type RunningShop } from './running-shop.ts';
import { keepaliveFetch } from '#app/keepalive-fetch.ts';

const opened = sharedBackend();
const noel = 'noel@example.com';
const glasses = { ...water, sku: 'BW-GLASS-6', name: 'Glasses' };

const cartIn = (shop: RunningShop) => present(selectCart(shop.cart().getSnapshot()), 'cart');
/** Another request adds a product that makes this cart vanish. */
const loseCart = (shop: RunningShop) => {
  const client = shop.token() === null ? opened.direct : opened.asCustomer(shop.token());
  return addTo(client, cartIn(shop).id, vanishingSku, 1);
};
const changeQuantity = (shop: RunningShop, quantity: number) => {
  const line = present(
    cartIn(shop).lines.find(({ sku }) => sku === water.sku),
    'line',
  );
  shop.cart().send({ type: 'cart.updateItem', lineId: line.id, line: { ...water, quantity } });
};
const stored = (id: string) => JSON.stringify({ value: id, storedAt: Date.now(), lifetime: null });
/** The rebuilt cart holds everything and is another one. */
const expectRebuilt = async (shop: RunningShop, before: { id: string; lines: unknown }) => {
  expect(await shop.fact('cart.recreated')).toMatchObject({ missing: [], wasOrdered: false });
  await shop.fact('cart.changed');
  expect(cartIn(shop).id).not.toBe(before.id);
  expect(shop.lines()).toEqual(before.lines);
  expect(shop.lines()).not.toEqual([]);
};
const remember = (shop: RunningShop) => ({ id: cartIn(shop).id, lines: shop.lines() });

test('keeps the stored cart id while there is no network [CART-06]', async () => {
  const browser = newBrowser();
  const entry = stored('y'.repeat(32));
  browser.local.entries.set('TEST__cartId', entry);
  const shop = startShop(inTurn(brokenConnection), { browser });
  await shop.until(() => shop.cart().getSnapshot().matches({ work: 'ready' }));
  expect(shop.types(/^cart\./)).toEqual(['cart.readFailed']);
  expect(browser.local.entries.get('TEST__cartId')).toBe(entry);
});

test('a reload rebuilds a customer’s lost cart in their new one, once, and they stay signed in [BEY-03 CART-05]', async () => {
  const first = opened.start();
  await first.signIn();
  await putIntoCart(first);
  const before = remember(first);
  await loseCart(first);
  first.stop();

  const second = opened.start({ browser: first.browser });
  await expectRebuilt(second, before);
  expect(second.count('session.signedOutInPlace')).toBe(0);
  const { data } = await opened.asCustomer(second.token()).graphql('{ customerCart { id } }');
  expect(cartIn(second).id).toBe(data.customerCart.id);
  second.stop();
  const third = opened.start({ browser: first.browser });
  await third.fact('cart.adopted');
  await third.fact('cart.changed');
  expect(third.count('cart.recreated')).toBe(0);
});

const changeIn = async (shop: RunningShop, quantity: number) => {
  changeQuantity(shop, quantity);
  await shop.fact('cart.recreated');
  await shop.until(() => shop.lines().some(([, now]) => now === quantity));
};

test('two devices that notice the loss of one cart end with one cart, without doubled lines [CART-05 BEY-03]', async () => {
  const laptop = opened.start();
  await laptop.signIn(noel);
  await putIntoCart(laptop);
  await putIntoCart(laptop, glasses);
  const phone = opened.start();
  await phone.signIn(noel);
  await phone.until(() => cartIn(phone).id === cartIn(laptop).id);
  expect(phone.lines()).toEqual(laptop.lines());

  await loseCart(laptop);
  await changeIn(laptop, 5);
  await changeIn(phone, 3);
  expect(cartIn(phone).id).toBe(cartIn(laptop).id);
  expect(phone.lines()).toEqual(
    [
      [glasses.sku, 2],
      [water.sku, 3],
    ].toSorted(),
  );
  expect((await phone.fact('cart.recreated')).missing).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stage = (answer: typeof fetch) => {
  const page = new EventTarget();
  const ask = keepaliveFetch(
    Object.assign(page, { fetch: answer, setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) }),
  );
  return { ask, happen: (name: string) => page.dispatchEvent(new Event(name)) };
};

/** The state of a request. */
const follow = (asked: Promise<Response>) => {
  const state = { now: 'pending' };
  asked.then(
    () => (state.now = 'answered'),
    () => (state.now = 'failed'),
  );
  return state;
};

const cutOff: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** A response whose body breaks off. */
const torn: typeof fetch = async () =>
  new Response(new ReadableStream({ pull: (rest) => rest.error(new TypeError('network error')) }));

test.each([
  ['a request', cutOff],
  ['the body of a response', torn],
])(
  '%s that is cut off during unload fails only once the page is sure to stay [BEY-04]',
  async (_, answer) => {
    const { ask, happen } = stage(answer);
    happen('beforeunload');
    const request = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(2900);
    expect(request.now).toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    expect(request.now).toBe('failed');
    const next = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(0);
    expect(next.now).toBe('failed');
  },
);

test('a request cut off in a hidden page fails when the page is shown again [BEY-04]', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  happen('pagehide');
  const request = follow(ask('/rest'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.now).toBe('pending');
  happen('pageshow');
  await vi.advanceTimersByTimeAsync(0);
  expect(request.now).toBe('failed');
});

test('an aborted request fails at once [BEY-04]', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  const request = follow(ask('/rest', { signal: AbortSignal.abort() }));
  const other = follow(ask(new Request('http://shop/rest', { signal: AbortSignal.abort() })));
  await vi.advanceTimersByTimeAsync(0);
  expect([request.now, other.now]).toEqual(['failed', 'failed']);
});

test('sends with keepalive between pagehide and pageshow [BEY-05]', async () => {
  const sent: (boolean | undefined)[] = [];
  const { ask, happen } = stage(async (_, init) => {
    sent.push(init?.keepalive);
    return new Response(null, { status: 204 });
  });
  await ask('/rest');
  happen('pagehide');
  await ask('/rest');
  happen('pageshow');
  await ask('/rest');
  expect(sent).toEqual([undefined, true, undefined]);
});
