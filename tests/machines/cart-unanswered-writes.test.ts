/** A write whose answer was lost: the cart is read before anything is reported. */

import { expect, test } from 'vitest';
import {
  selectCart,
  selectCartFailure,
  selectIsCartBusy,
  selectIsCartUnread,
  selectRemovedLines,
} from '#machines/cart/cart.selectors.ts';
import type { Cart, CartAction, Held } from '#machines/domain/cart.ts';
import { hasArrived, nothingHeld } from '#machines/domain/arrival.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openCart, openOwnCart, openFullCart } from './open-cart.ts';

const lineOne = lineOf('1', water(2));
const withCups = (quantity: number): Cart => cartOf('cart-1', lineOne, lineOf('2', cups(quantity)));

const loseAnswer = async (request: 'add' | 'update' | 'remove') => {
  const cart = await openFullCart();
  const line = cups(3);
  cart.actor.send(
    {
      add: { type: 'cart.addItem', line } as const,
      update: { type: 'cart.updateItem', lineId: '2', line } as const,
      remove: { type: 'cart.removeItem', lineId: '2', line } as const,
    }[request],
  );
  cart.actor.send({ type: 'cart.settle' });
  await cart.write.last().reject(failure('network'));
  return cart;
};

test.each([
  ['add', withCups(4), 'cart.itemAdded'],
  ['update', withCups(3), 'cart.itemUpdated'],
  ['remove', cartOf('cart-1', lineOne), 'cart.itemRemoved'],
] as const)(
  'a lost answer to %s is settled by reading the cart: done if it shows there, else failed [CART-06]',
  async (kind, now, done) => {
    const { actor, read, write, types } = await loseAnswer(kind);
    expect([types(), selectIsCartBusy(actor.getSnapshot())]).toEqual([[], true]);
    await read.last().resolve(now);
    expect(types()).toEqual(['cart.changed', done]);
    expect([selectCart(actor.getSnapshot()), write.calls.length]).toEqual([now, 1]);

    const other = await loseAnswer(kind);
    await other.read.last().resolve(fullCart);
    expect(other.types()).toEqual(['cart.changed', 'cart.actionFailed']);
    expect(other.facts.at(-1)).toMatchObject({ failure: failure('network'), actions: [{ kind }] });
    expect([other.write.calls.length, other.create.calls.length]).toEqual([1, 0]);
    expect(selectIsCartBusy(other.actor.getSnapshot())).toBe(false);
  },
);

test('a lost answer fails when the cart cannot be read either, and the cart counts as outdated [CART-06]', async () => {
  const { actor, read, create, facts } = await loseAnswer('add');
  await read.last().reject(failure('network', 'Still nothing.'));
  const action = { kind: 'add', line: cups(3) };
  expect(facts).toEqual([{ type: 'cart.actionFailed', failure: failure('network'), actions: [action] }]);
  expect(selectIsCartUnread(actor.getSnapshot())).toBe(true);
  expect(selectCartFailure(actor.getSnapshot())).toEqual(failure('network'));
  expect([create.calls.length, selectCart(actor.getSnapshot())]).toEqual([0, fullCart]);
});

test('a write that was never sent fails at once [CART-06]', async () => {
  const { actor, read, write, types } = await openFullCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject({ ...failure('network'), isUnsent: true });
  expect([types(), read.calls.length]).toEqual([['cart.actionFailed'], 1]);
});

test('an undo whose answer was lost clears the removed line and is not sent twice [BEY-12]', async () => {
  const { actor, read, write, types } = await openFullCart();
  actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
  await write.last().resolve({ cart: cartOf('cart-1', lineOne), refusals: [] });
  actor.send({ type: 'cart.undoRemoval', line: cups(1) });
  await write.last().reject(failure('network'));
  actor.send({ type: 'cart.undoRemoval', line: cups(1) });
  await read.last().resolve(cartOf('cart-1', lineOne, lineOf('3', cups(1))));
  expect(types().at(-1)).toBe('cart.itemReturned');
  expect(selectRemovedLines(actor.getSnapshot())).toEqual([]);
  expect(write.calls).toHaveLength(2);
});

test('replaces the cart once when the check after a lost answer finds it missing [CART-05]', async () => {
  const { read, create, rebuild, write } = await loseAnswer('add');
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().resolve({ cart: cartOf('cart-2', lineOne, lineOf('2', cups(1))), refusals: [] });
  expect(write.last().input).toMatchObject({ cartId: 'cart-2', action: { kind: 'add', line: cups(3) } });
});

test('checks the token before a customer’s cart counts as missing after a lost answer [CART-14]', async () => {
  const { actor, read, write, create, types } = await openOwnCart();
  actor.send({ type: 'cart.addItem', line: cups(3) });
  await write.last().reject(failure('server'));
  await read.last().reject(failure('cartForbidden'));
  expect([types(), create.calls.length]).toEqual([['cart.sessionDoubted'], 0]);
});

test('does not read a cart that another tab deleted after the answer was lost [CART-06]', async () => {
  const { actor, read, write, types } = await openFullCart();
  actor.send({ type: 'cart.addItem', line: cups(3) });
  actor.send({ type: 'cart.follow', cartId: null });
  await write.last().reject(failure('network'));
  expect([types(), read.calls.length]).toEqual([['cart.actionFailed'], 1]);
});

const lookOver = failure(
  'network',
  'We did not hear whether everything came into your cart. Please look it over.',
);

/** Its first reading failed, so its lines are not known. */
const openUnread = async () => {
  const cart = openCart('cart-1');
  await cart.read.last().reject(failure('network'));
  return cart;
};

const chilledEdit = { type: 'cart.editItem', lineId: '9', before: cups(1), line: chilled(2) } as const;
test.each([
  ['an addition', { type: 'cart.addItem', line: water(1) }],
  ['several', { type: 'cart.addItems', lines: [water(2), cups(9)] }],
  ['an order bought again', { type: 'cart.reorderItems', orderNumber: '7', lines: [cups(1)] }],
  ['another choice', chilledEdit],
] as const)(
  'asks the shopper to check the cart after %s into a cart that was never read [CART-06]',
  async (_, event) => {
    const { actor, write, read, facts, types } = await openUnread();
    const now = cartOf('cart-1', lineOne, lineOf('2', cups(1)), lineOf('3', chilled(2)));
    actor.send(event);
    await write.last().reject(failure('network'));
    await read.last().resolve(now);
    expect(types()).toEqual(['cart.changed', 'cart.actionFailed']);
    expect(facts.at(-1)).toMatchObject({ failure: lookOver });
    expect([selectCart(actor.getSnapshot()), write.calls.length]).toEqual([now, 1]);
  },
);

test('an addition to a cart that was never read has failed where too little is there [CART-06]', async () => {
  const { actor, write, read, facts } = await openUnread();
  actor.send({ type: 'cart.addItem', line: water(3) });
  await write.last().reject(failure('network'));
  await read.last().resolve(fullCart);
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: failure('network') });
});

test('what a new cart shows has been added [CART-06]', async () => {
  const { actor, create, write, read, types } = openCart(null);
  actor.send({ type: 'cart.addItem', line: water(2) });
  await create.last().resolve('cart-1');
  await write.last().reject(failure('network'));
  await read.last().resolve(fullCart);
  expect(types()).toEqual(['cart.created', 'cart.changed', 'cart.itemAdded']);
});

test('a cart is not new any more after an addition without an answer [CART-06]', async () => {
  const { actor, create, write, read, facts } = openCart(null);
  actor.send({ type: 'cart.addItem', line: water(2) });
  await create.last().resolve('cart-1');
  await write.last().reject(failure('network'));
  await read.last().reject(failure('network'));
  actor.send({ type: 'cart.addItem', line: water(2) });
  await write.last().reject(failure('network'));
  await read.last().resolve(fullCart);
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: lookOver });
});

test('a rebuilt cart that could not be read is not new [BEY-03]', async () => {
  const { actor, create, rebuild, write, read, facts } = await openFullCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().reject(failure('network'));
  await read.last().reject(failure('network'));
  await write.last().reject(failure('network'));
  await read.last().resolve({ ...fullCart, id: 'cart-2' });
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: lookOver });
});

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [] } };
test.each<[string, CartAction, Held | null, Cart, boolean]>([
  ['an addition to what was there', { kind: 'add', line: water(2) }, fullCart, fullCart, false],
  ['the whole of a new line', { kind: 'add', line: water(2) }, nothingHeld, fullCart, true],
  ['to an unknown cart', { kind: 'add', line: water(2) }, null, fullCart, false],
  ['too little of it', { kind: 'add', line: water(3) }, nothingHeld, fullCart, false],
  ['another variant', { kind: 'add', line: blue }, nothingHeld, fullCart, false],
  ['another line’s quantity', { kind: 'update', lineId: '1', line: water(1) }, null, fullCart, false],
  ['a line that is not there', { kind: 'update', lineId: '9', line: water(2) }, null, fullCart, false],
])('decides whether an action has arrived: %s [CART-06]', (_, action, before, now, isThere) => {
  expect(hasArrived(action, before, now)).toBe(isThere);
});
