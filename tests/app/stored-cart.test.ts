/** What storage keeps of the cart, for how long, and which changes other tabs are notified of. */

import { describe, expect, test } from 'vitest';
import { readReleasedCartId } from '#app/cart-storage.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { storedCartSlice } from '#services/cart/stored-cart.ts';
import { readSlice } from '#transport/slice.ts';
import { cartOf, cups, lineOf, water } from '#tests/models/goods.ts';
import { day, open } from './storage-stage.ts';

const plain = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(1)));
const seen = { each: '$12 each', number: 'Item no. WATER-15', total: '$24.00', pictures: '' };
const lines = { cartId: 'cart-1', lines: [{ ...water(2), seen }, cups(1)] };

/** A cart with two lines is stored, and no other tab was notified since. */
const begin = (isOwned = false) => {
  const stage = open();
  stage.emit({ type: 'cart.created', cartId: 'cart-1', isOwned });
  stage.emit({ type: 'cart.changed', cart: plain, isOwned });
  stage.local.remove('cart_change');
  return {
    ...stage,
    stored: () => readSlice(stage.local, storedCartSlice),
    stamp: () => stage.local.read('cart_change'),
  };
};
const dropped: ShopFact = { type: 'cart.dropped', cartId: 'cart-1' };

test.each([
  ['a guest’s cart for a month', false, 30 * day],
  ['a customer’s cart no longer than their token', true, 3_600_000],
])('stores id and lines of %s, also once it is lost [CART-01 BEY-08]', (_, isOwned, lifetime) => {
  const { emit, local, clock, keys, stored } = begin(isOwned);
  expect(keys()).toEqual(['local cartId', 'local cart_lines']);
  emit({ type: 'cart.lost' });
  clock.now += lifetime;
  expect([readCartId(local), stored()]).toMatchObject(['cart-1', lines]);
  clock.now += 1;
  expect([readCartId(local), stored()]).toEqual([null, null]);
});

test.each<[string, ...ShopFact[]]>([
  ['dropped', dropped],
  ['left by a sign-out', { type: 'session.signedOut' }],
])('removes id, lines and insight of a cart that is %s [BEY-08]', (_, ...facts) => {
  const { emit, keys, session } = begin(true);
  session.write('cart_insight', {}, null);
  for (const fact of facts) emit(fact);
  expect(keys().filter((key) => /cartId|cart_lines|cart_insight/.test(key))).toEqual([]);
});

test('removes the lines of a cart that is emptied or replaced [BEY-08]', () => {
  for (const fact of [
    { type: 'cart.changed', cart: cartOf('cart-1'), isOwned: false },
    { type: 'cart.created', cartId: 'cart-2', isOwned: false },
  ] as const) {
    const { emit, stored } = begin();
    emit(fact);
    expect(stored()).toBeNull();
  }
});

test('keeps the lines of a lost cart until another has them, and notifies no tab of the loss [BEY-03 SESS-05]', () => {
  const { emit, stored, local, stamp } = begin();
  emit({ type: 'cart.lost' });
  expect([readCartId(local), stored(), stamp()]).toMatchObject(['cart-1', lines, null]);
  emit({ type: 'cart.created', cartId: 'cart-2', isOwned: false });
  expect([readCartId(local), stored()]).toEqual(['cart-2', null]);
});

test('stores picked options and counts, and of a written option only the name [BEY-08]', () => {
  const { emit, stored, local } = begin();
  const picked = { selected: ['blue'], entered: [{ uid: btoa('bundle/1/3/2'), value: '4' }] };
  const written = {
    selected: ['gold'],
    entered: [{ uid: btoa('giftcard/giftcard_recipient_name'), value: 'Aunt Agathe' }],
  };
  const chosen = [picked, written].map((one) => lineOf('3', { ...water(1), name: 'Chosen', chosen: one }));
  emit({ type: 'cart.changed', cart: cartOf('cart-1', ...chosen), isOwned: false });
  expect(stored()?.lines.map((line) => [line.name, line.chosen])).toEqual([
    ['Chosen', picked],
    ['Chosen', null],
  ]);
  expect(JSON.stringify(local.read('cart_lines', 1))).not.toContain('Agathe');
});

test('a cart released for its merge is found by a reload of the tab until it is merged or dropped [CART-11 BEY-08]', () => {
  const { emit, local, session, keys } = begin();
  emit(dropped);
  emit({ type: 'cart.released', cartId: 'cart-1' });
  expect([readCartId(local), readReleasedCartId(session)]).toEqual([null, 'cart-1']);
  emit({ type: 'cart.created', cartId: 'own', isOwned: true });
  expect([readReleasedCartId(session), readCartId(local)]).toEqual([null, 'own']);
  emit({ type: 'cart.released', cartId: 'cart-1' });
  expect(keys()).toContain('tab released_cart');
  emit(dropped);
  emit({ type: 'cart.released', cartId: null });
  expect(keys()).not.toContain('tab released_cart');
});

describe('other tabs', () => {
  const line = { sku: 'A', name: 'A', quantity: 1, chosen: nothingChosen };

  test.each<ShopFact>([
    { type: 'cart.itemAdded', line },
    { type: 'cart.itemRemoved', line },
    {
      type: 'cart.actionFailed',
      failure: { kind: 'server', message: '' },
      actions: [{ kind: 'edit', lineId: '1', before: line, line, step: 'removing' }],
    },
    { type: 'cart.created', cartId: 'cart-2', isOwned: false },
    dropped,
  ])('are notified of each $type [SESS-05]', (fact) => {
    const { emit, stamp } = begin();
    emit(fact);
    const first = stamp();
    expect(first).toEqual(expect.any(String));
    emit({ type: 'cart.itemAdded', line });
    expect(stamp()).not.toBe(first);
  });

  test.each<ShopFact>([
    { type: 'cart.changed', cart: plain, isOwned: false },
    { type: 'cart.created', cartId: 'cart-1', isOwned: true },
    { type: 'cart.adopted' },
    { type: 'cart.actionFailed', failure: { kind: 'server', message: '' }, actions: [] },
  ])('are not notified of $type, which follows from another tab or changes nothing [SESS-05]', (fact) => {
    const { emit, stamp } = begin();
    emit(fact);
    expect(stamp()).toBeNull();
  });

  test('are notified once of a merge, though the customer’s cart is known already [SESS-05 CART-11]', () => {
    const { emit, stamp, local } = begin();
    emit(dropped);
    emit({ type: 'cart.released', cartId: 'cart-1' });
    // another tab has stored the same cart already
    local.write('cartId', 'cart-9', null);
    for (const isNotified of [true, false]) {
      const last = stamp();
      emit({ type: 'cart.created', cartId: 'cart-9', isOwned: true });
      expect(stamp() !== last).toBe(isNotified);
    }
  });

  test('keep their newer cart when this tab drops or changes an older one, but not after a sign-out [SESS-05 SESS-02]', () => {
    const { emit, local, stamp, stored } = begin();
    local.write('cartId', 'cart-2', null);
    local.remove('cart_lines');
    emit({ type: 'cart.changed', cart: plain, isOwned: false });
    expect(stored()).toBeNull();
    emit(dropped);
    expect([readCartId(local), stamp()]).toEqual(['cart-2', null]);
    emit({ type: 'session.signedOut' });
    expect(readCartId(local)).toBeNull();
  });
});
