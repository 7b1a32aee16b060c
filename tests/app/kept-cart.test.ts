/** What this browser remembers of a cart: which lines, for how long, and that they come back (BEY-03, BEY-08, STO-01). */

import { describe, expect, test } from 'vitest';
import type { CartLine } from '#machines/domain/cart.ts';
import { nothingChosen, type ChosenOptions } from '#machines/domain/chosen-options.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { readCartId } from '#services/cart-watch.ts';
import { keptCartSlice } from '#services/kept-cart.ts';
import { readSlice } from '#transport/slice.ts';
import { present } from '#machines/domain/present.ts';
import { cartOf, cups, lineOf, water } from '#tests/models/goods.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { addTo, clientOf } from '#tests/backend/shop-client.ts';
import { origin, type Answering } from '#tests/transport/wires.ts';
import { signIn } from './customer-steps.ts';
import { putIntoCart, water as goods } from './guest-steps.ts';
import { open } from './persistence-stage.ts';
import { keptUnder, newBrowser, sharedBackend, startShop } from './running-shop.ts';

const opened = sharedBackend();
const day = 86_400_000;

const chosenLine = (chosen: ChosenOptions): CartLine => lineOf('3', { ...water(1), name: 'Chosen', chosen });
const plain = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(1)));

const begin = (isOwned = false) => {
  const stage = open();
  stage.tell({ type: 'cart.created', cartId: 'cart-1', isOwned });
  return { ...stage, kept: () => readSlice(stage.local, keptCartSlice) };
};

describe('the lines', () => {
  test('BEY-03 are kept as the server last told them, for a month', () => {
    const { tell, kept, clock } = begin();
    tell({ type: 'cart.changed', cart: plain });
    expect(kept()).toEqual({ cartId: 'cart-1', lines: [water(2), cups(1)] });
    clock.now += 30 * day;
    expect(kept()).not.toBeNull();
    clock.now += 1;
    expect(kept()).toBeNull();
  });

  test.each([
    ['dropped', { type: 'cart.dropped' }],
    ['emptied', { type: 'cart.changed', cart: cartOf('cart-1') }],
    ['followed by another', { type: 'cart.created', cartId: 'cart-2', isOwned: false }],
    ['left by a sign-out', { type: 'session.signedOut' }],
  ] as const)('BEY-08 go with a cart that is %s', (_, fact) => {
    const { tell, keys } = begin();
    tell({ type: 'cart.changed', cart: plain });
    expect(keys()).toContain('local cart_lines');
    tell(fact);
    expect(keys()).not.toContain('local cart_lines');
  });

  test('BEY-03 SESS-05 of a lost cart stay with its id until another has them, and no tab is told of none', () => {
    const { tell, kept, keys, local } = begin();
    tell({ type: 'cart.changed', cart: plain });
    local.remove('cart_change');
    tell({ type: 'cart.lost' });
    expect(kept()).toEqual({ cartId: 'cart-1', lines: [water(2), cups(1)] });
    expect([readCartId(local), keys()]).toEqual([
      'cart-1',
      expect.not.arrayContaining(['local cart_change']),
    ]);
    tell({ type: 'cart.created', cartId: 'cart-2', isOwned: false });
    expect([readCartId(local), kept()]).toEqual(['cart-2', null]);
  });

  test.each([
    ['forgotten', { type: 'cart.dropped' }],
    ['left by a sign-out', { type: 'session.signedOut' }],
  ] as const)('BEY-08 of a lost cart go when it is %s, and its id', (_, fact) => {
    const { tell, keys } = begin(true);
    tell({ type: 'cart.changed', cart: plain });
    tell({ type: 'cart.lost' });
    tell(fact);
    expect(keys().filter((key) => /cartId|cart_lines/.test(key))).toEqual([]);
  });

  test('BEY-08 of a customer’s lost cart end with their hour, as does its id', () => {
    const { tell, kept, clock, local } = begin(true);
    tell({ type: 'cart.changed', cart: plain });
    tell({ type: 'cart.lost' });
    clock.now += 3_600_001;
    expect([readCartId(local), kept()]).toEqual([null, null]);
  });

  test('BEY-08 of a customer’s own cart are kept no longer than their token, and go with them', () => {
    const { tell, kept, keys, clock } = begin(true);
    tell({ type: 'cart.changed', cart: plain });
    expect(kept()).toEqual({ cartId: 'cart-1', lines: [water(2), cups(1)] });
    clock.now += 3_600_000;
    expect(kept()).not.toBeNull();
    clock.now += 1;
    expect(kept()).toBeNull();
    tell({ type: 'cart.changed', cart: plain });
    tell({ type: 'session.signedOut' });
    expect(keys()).not.toContain('local cart_lines');
  });

  test('SESS-05 of a cart that another tab has replaced are nothing', () => {
    const { tell, local, keys } = begin();
    local.write('cartId', 'cart-2', null);
    tell({ type: 'cart.changed', cart: plain });
    expect(keys()).not.toContain('local cart_lines');
  });

  test('BEY-08 keep what was picked and counted, and of what was written only the name', () => {
    const { tell, kept, local } = begin();
    const picked = { selected: ['blue'], entered: [{ uid: btoa('bundle/1/3/2'), value: '4' }] };
    const written = {
      selected: ['gold'],
      entered: [{ uid: btoa('giftcard/giftcard_recipient_name'), value: 'Aunt Agathe' }],
    };
    tell({ type: 'cart.changed', cart: cartOf('cart-1', chosenLine(picked), chosenLine(written)) });
    expect(kept()?.lines.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Chosen', picked],
      ['Chosen', null],
    ]);
    expect(JSON.stringify(local.read('cart_lines', 1))).not.toContain('Agathe');
  });

  test.each([
    [null],
    [[]],
    [{ cartId: 'a' }],
    [{ cartId: 5, lines: [] }],
    [{ cartId: 'a', lines: [{ sku: 'A', name: 'A', quantity: '1', chosen: nothingChosen }] }],
    [{ cartId: 'a', lines: [{ sku: 'A', name: 'A', quantity: 1, chosen: { selected: [1], entered: [] } }] }],
    [{ cartId: 'a', lines: [{ sku: 'A', quantity: 1, chosen: null }] }],
  ])('STO-01 %j is no remembered cart', (value) => {
    const { local, kept } = begin();
    local.write('cart_lines', value, null, 1);
    expect(kept()).toBeNull();
  });
});

test('BEY-03 after a reload a lost cart is built up again from what the browser remembers', async () => {
  const browser = newBrowser();
  const before = startShop((request) => opened.backend.fetch(request), browser);
  await putIntoCart(before);
  const had = selectCart(before.cart().getSnapshot());
  before.stop();

  const lost = 'x'.repeat(32);
  for (const [key, text] of browser.local.entries)
    if (had !== null) browser.local.entries.set(key, text.replaceAll(had.id, lost));
  const after = startShop((request) => opened.backend.fetch(request), browser);
  expect(await after.fact('cart.recreated')).toMatchObject({ missing: [], wasOrdered: false });
  await after.fact('cart.changed');
  const now = selectCart(after.cart().getSnapshot());
  expect(now?.id).not.toBe(lost);
  expect(now?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
    had?.lines.map(({ sku, quantity }) => [sku, quantity]),
  );
  expect(now?.lines.length).toBeGreaterThan(0);
  after.stop();
});

test('BEY-03 CART-05 so is a customer’s, who stays signed in, into the one that took its place', async () => {
  const browser = newBrowser();
  const visit = () => startShop((request) => opened.backend.fetch(request), browser);
  const before = visit();
  await signIn(before);
  await putIntoCart(before);
  const had = selectCart(before.cart().getSnapshot());
  before.stop();

  const Authorization = `Bearer ${String(keptUnder(browser.local, 'signin_token'))}`;
  const own = clientOf((request) => opened.backend.fetch(request), origin, { Authorization });
  await addTo(own, had?.id ?? '', vanishingSku, 1);

  const after = visit();
  expect(await after.fact('cart.recreated')).toMatchObject({ missing: [], wasOrdered: false });
  await after.fact('cart.changed');
  expect(after.facts.map(({ type }) => type)).not.toContain('session.signedOutInPlace');
  const now = selectCart(after.cart().getSnapshot());
  expect(now?.id).not.toBe(had?.id);
  expect(now?.id).toBe((await own.graphql('{ customerCart { id } }')).data.customerCart.id);
  expect(now?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
    had?.lines.map(({ sku, quantity }) => [sku, quantity]),
  );
  after.stop();
  // it is said once
  const later = visit();
  await later.fact('cart.adopted');
  await later.fact('cart.changed');
  expect(later.facts.map(({ type }) => type)).not.toContain('cart.recreated');
  later.stop();
});

/** No cart can be made until it is well again. */
const ailing = () => {
  const server = { isWell: false };
  const answering: Answering = async (request) => {
    const isAsked = !server.isWell && (await request.clone().text()).includes('createEmptyCart');
    return isAsked ? new Response('', { status: 500 }) : opened.backend.fetch(request);
  };
  return { server, answering };
};

test.each(['guest', 'customer'] as const)(
  'BEY-03 CART-05 a %s whose cart was lost while no other could be made has the lines again after a reload',
  async (visitor) => {
    const browser = newBrowser();
    const { server, answering } = ailing();
    server.isWell = true;
    const before = startShop(answering, browser);
    if (visitor === 'customer') await signIn(before);
    await putIntoCart(before);
    await before.fact('cart.changed');
    const had = present(selectCart(before.cart().getSnapshot()), 'cart');
    const [line] = had.lines;
    server.isWell = false;
    const token = keptUnder(browser.local, 'signin_token');
    const headers = token === null ? undefined : { Authorization: `Bearer ${String(token)}` };
    const asked = clientOf((request) => opened.backend.fetch(request), origin, headers);
    await addTo(asked, had.id, vanishingSku, 1);
    before.cart().send({
      type: 'cart.updateItem',
      lineId: present(line, 'line').id,
      line: { ...goods, quantity: 7 },
    });
    await before.fact('cart.actionFailed');
    before.stop();

    server.isWell = true;
    const after = startShop(answering, browser);
    expect(await after.fact('cart.recreated')).toMatchObject({ missing: [], wasOrdered: false });
    await after.fact('cart.changed');
    const now = present(selectCart(after.cart().getSnapshot()), 'cart');
    expect(now.id).not.toBe(had.id);
    expect(now.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual(
      had.lines.map(({ sku, quantity }) => [sku, quantity]),
    );
    after.stop();
  },
);
