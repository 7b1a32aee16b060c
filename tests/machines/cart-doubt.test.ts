/** A write whose answer was lost: the cart is asked before the shopper is told (CART-06, BEY-12). */

import { expect, test } from 'vitest';
import { selectCart, selectIsCartBusy, selectRemovedLines } from '#machines/cart/cart.selectors.ts';
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
  'a lost answer to %s is told as done where the cart shows it [CART-06]',
  async (kind, now, told) => {
    const { actor, read, write, types } = await loseAnswer(kind);
    expect([types(), selectIsCartBusy(actor.getSnapshot())]).toEqual([[], true]);
    await read.last().resolve(now);
    expect(types()).toEqual(['cart.changed', told]);
    expect([selectCart(actor.getSnapshot()), write.calls.length]).toEqual([now, 1]);
  },
);

test.each(['add', 'update', 'remove'] as const)(
  'a lost answer to %s is told as failed where it does not, and nothing is sent again [CART-06]',
  async (kind) => {
    const { actor, read, write, create, facts, types } = await loseAnswer(kind);
    await read.last().resolve(fullCart);
    expect(types()).toEqual(['cart.changed', 'cart.actionFailed']);
    expect(facts.at(-1)).toMatchObject({ failure: failure('network'), actions: [{ kind }] });
    expect([write.calls.length, create.calls.length]).toEqual([1, 0]);
    expect(actor.getSnapshot().value).toBe('ready');
  },
);

test('where the cart cannot be read either, it is told as failed and known to be old [CART-06]', async () => {
  const { actor, read, types } = await loseAnswer('add');
  await read.last().reject(failure('network', 'Still nothing.'));
  expect(types()).toEqual(['cart.actionFailed']);
  const { isUnread, failure: told } = actor.getSnapshot().context;
  expect([isUnread, told]).toEqual([true, failure('network')]);
});

test('what was never sent is told at once [CART-06]', async () => {
  const { actor, read, write, types } = await openFullCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject({ ...failure('network'), isUnsent: true });
  expect([types(), read.calls.length]).toEqual([['cart.actionFailed'], 1]);
});

test('an undo whose answer was lost leaves the list of what was removed, and is not asked twice [BEY-12]', async () => {
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

test('the server that says itself that the cart is lost is believed: one new cart, the action once [CART-05]', async () => {
  const { read, create, rebuild, write } = await loseAnswer('add');
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().resolve({ cart: cartOf('cart-2', lineOne, lineOf('2', cups(1))), refusals: [] });
  expect(write.last().input).toMatchObject({ cartId: 'cart-2', action: { kind: 'add', line: cups(3) } });
});

test('nor is a customer’s cart taken for lost before the token was checked [CART-14]', async () => {
  const { actor, read, write, create, types } = await openOwnCart();
  actor.send({ type: 'cart.addItem', line: cups(3) });
  await write.last().reject(failure('server'));
  await read.last().reject(failure('cartForbidden'));
  expect([types(), create.calls.length]).toEqual([['cart.sessionDoubted'], 0]);
});

test('a cart that another tab did away with meanwhile is not asked about [CART-06]', async () => {
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

/** Its first reading failed: whoever adds to it does not know what it holds. */
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
  'what a cart that could not be read holds proves nothing of %s: it is shown to be looked over [CART-06]',
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

test('nor is it in doubt where even so too little is there [CART-06]', async () => {
  const { actor, write, read, facts } = await openUnread();
  actor.send({ type: 'cart.addItem', line: water(3) });
  await write.last().reject(failure('network'));
  await read.last().resolve(fullCart);
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: failure('network') });
});

test('a new cart held nothing: what it shows has come in [CART-06]', async () => {
  const { actor, create, write, read, types } = openCart(null);
  actor.send({ type: 'cart.addItem', line: water(2) });
  await create.last().resolve('cart-1');
  await write.last().reject(failure('network'));
  await read.last().resolve(fullCart);
  expect(types()).toEqual(['cart.created', 'cart.changed', 'cart.itemAdded']);
});

test('it is new no longer once an addition to it stayed unheard of [CART-06]', async () => {
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

test('nor is one whose lines may have come back, when nobody could see them [BEY-03]', async () => {
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
  ['nobody knows to what', { kind: 'add', line: water(2) }, null, fullCart, false],
  ['too little of it', { kind: 'add', line: water(3) }, nothingHeld, fullCart, false],
  ['another variant', { kind: 'add', line: blue }, nothingHeld, fullCart, false],
  ['another line’s quantity', { kind: 'update', lineId: '1', line: water(1) }, null, fullCart, false],
  ['a line that is not there', { kind: 'update', lineId: '9', line: water(2) }, null, fullCart, false],
])('whether it has arrived: %s [CART-06]', (_, action, before, now, isThere) => {
  expect(hasArrived(action, before, now)).toBe(isThere);
});
