/** The cart machine with its slots in the test's hands: making, reading, writing, locking. */

import { expect, test } from 'vitest';
import {
  selectCart,
  selectCartView,
  selectIsCartUnread,
  selectIsCartLocked,
} from '#machines/trade/cart/cart.selectors.ts';
import { linesOf } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, water } from '../models/goods.ts';
import { add, now, openCart, openFullCart, refusing, remove, update } from './open-cart.ts';

const written = ({ write }: ReturnType<typeof openCart>) =>
  write.calls.map(({ input: { cartId, action } }) => [cartId, action.kind, linesOf(action)[0]?.sku]);

test('without an id nothing is made until the first addition, then one cart for any number of them [CART-01]', async () => {
  const cart = openCart(null);
  expect(cart.create.calls).toHaveLength(0);
  await cart.play(
    [add(water(2)), add(cups(1))],
    ['create', 'cart-9'],
    ['write', fullCart],
    ['write', fullCart],
  );
  expect(cart.create.calls).toHaveLength(1);
  expect(written(cart)).toEqual([
    ['cart-9', 'add', 'WATER-15'],
    ['cart-9', 'add', 'CUPS-50'],
  ]);
  expect(cart.types().filter((type) => type === 'cart.created')).toHaveLength(1);
});

test('reads the cart again after the last line was removed, and shows the empty cart meanwhile [CART-04]', async () => {
  const cart = await openFullCart();
  await cart.play([remove('1', water(2))], ['write', cartOf('cart-1')]);
  expect([cart.read.calls.length, cart.types()]).toEqual([2, ['cart.changed', 'cart.itemRemoved']]);
  await cart.play([], ['read', cartOf('cart-1')]);
  expect(cart.see(selectCart)?.lines).toEqual([]);
  expect(cart.types()).toEqual(['cart.changed', 'cart.itemRemoved', 'cart.changed']);
});

test('marks the cart as outdated until it is read again [BEY-01 GIFT-01]', async () => {
  const cart = await openFullCart();
  await cart.play(now('refresh'), ['read', failure('server')]);
  expect([cart.see(selectIsCartUnread), cart.see(selectCart)]).toEqual([true, fullCart]);
  cart.actor.send({ type: 'cart.load' });
  expect(cart.see(selectIsCartUnread)).toBe(false);
  await cart.play([], ['read', fullCart]);
  expect(cart.see(selectIsCartUnread)).toBe(false);
});

test('reports the first of several refusals and shows the new cart [CART-07]', async () => {
  const cart = await openFullCart();
  await cart.play([add(cups(90))], ['write', refusing('Only 12 left.', 'Too heavy.')]);
  const actions = [{ kind: 'add', line: cups(90) }];
  expect(cart.facts).toEqual([
    { type: 'cart.changed', cart: fullCart, isOwned: false },
    { type: 'cart.actionFailed', failure: { kind: 'refused', message: 'Only 12 left.' }, actions },
  ]);
});

test('after the order the cart is forgotten and a new one made; additions that waited go into it [CHK-06]', async () => {
  const cart = await openFullCart();
  await cart.play([...now('lock'), update('1', water(9)), add(cups(3)), ...now('renew')]);
  expect(cart.see(selectCart)).toBeNull();
  await cart.play([], ['create', 'cart-2']);
  expect(cart.types()).toEqual(['cart.locked', 'cart.dropped', 'cart.created']);
  const action = { kind: 'add', line: cups(3) };
  expect(cart.write.calls.map(({ input }) => input)).toEqual([{ cartId: 'cart-2', action, alongside: [] }]);
  expect(cart.see(selectIsCartLocked)).toBe(false);
});

test.each([
  ['unread', failure('network')],
  ['empty', cartOf('cart-1')],
  ['filled', fullCart],
] as const)(
  'shows a cart as %s once the server has answered, and as loading before [CART-09]',
  async (view, answer) => {
    const cart = openCart('cart-1');
    expect(cart.see(selectCartView)).toBe('loading');
    await cart.play([], ['read', answer]);
    expect(cart.see(selectCartView)).toBe(view);
  },
);
