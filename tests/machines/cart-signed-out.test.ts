/** A customer's missing cart: a sign-out before an addition or reading, not a change. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/customer/customer.selectors.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, failing } from './fake-services.ts';
import { openOwnCart, answer } from './open-cart.ts';

const addCups = { kind: 'add', line: cups(1) };

test('signs a customer out when an addition meets a missing cart, and repeats it in a guest cart [CART-05]', async () => {
  const { actor, write, create, rebuild, facts, types } = await openOwnCart();
  actor.send({ type: 'cart.syncAccount', customerId: 4711 });
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartMissing'));
  expect([types(), create.calls.length]).toEqual([['cart.signOutWanted'], 0]);
  actor.send({ type: 'cart.confirmSignOut' });
  await create.last().resolve('guest-2');
  expect(rebuild.last().input).toEqual({ cartId: 'guest-2', lines: [water(2), cups(1)] });
  await rebuild.last().resolve(answer(fullCart));
  expect(write.last().input).toEqual({ cartId: 'guest-2', action: addCups, alongside: [] });
  expect(facts.find(({ type }) => type === 'cart.created')).toEqual({
    type: 'cart.created',
    cartId: 'guest-2',
    isOwned: false,
  });
  expect([create.calls.length, write.calls.length]).toEqual([1, 2]);
});

test('signs a customer out when a reading meets a missing cart, and keeps the lines [CART-05]', async () => {
  const { actor, read, write, create, rebuild, types } = await openOwnCart();
  actor.send({ type: 'cart.load' });
  await read.last().reject(failure('cartMissing'));
  expect(types()).toEqual(['cart.signOutWanted']);
  actor.send({ type: 'cart.confirmSignOut' });
  await create.last().resolve('guest-2');
  await rebuild.last().resolve(answer(fullCart));
  expect([write.calls.length, read.last().input]).toEqual([0, { cartId: 'guest-2' }]);
});

test.each([
  ['changed', { type: 'cart.updateItem', lineId: '1', line: water(5) }],
  ['removed', { type: 'cart.removeItem', lineId: '1', line: water(2) }],
  ['edited', { type: 'cart.editItem', lineId: '1', before: water(2), line: cups(2) }],
] as const)('keeps a customer signed in when a line %s meets a missing cart [CART-05]', async (_, event) => {
  const { actor, read, write, create, rebuild, types, facts } = await openOwnCart();
  actor.send(event);
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('own-2');
  await read.last().resolve(cartOf('own-2'));
  await rebuild.last().resolve(answer(fullCart));
  expect(types()).not.toContain('cart.signOutWanted');
  expect(facts.find(({ type }) => type === 'cart.created')).toMatchObject({ isOwned: true });
});

test('keeps a customer signed in when the cart was ordered [BEY-15]', async () => {
  const { actor, write, create, types } = await openOwnCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartInactive'));
  expect([types(), create.calls.length]).toEqual([['cart.dropped'], 1]);
});

test('adds the lines of a reordered order one by one after the sign-out [CART-05]', async () => {
  const { actor, write, create, rebuild } = await openOwnCart();
  actor.send({ type: 'cart.reorderItems', orderNumber: '7', lines: [cups(3)] });
  actor.send({ type: 'cart.reorderItems', orderNumber: '8', lines: [water(3)] });
  await write.last().reject(failure('cartMissing'));
  actor.send({ type: 'cart.confirmSignOut' });
  await create.last().resolve('guest-2');
  await rebuild.last().resolve(answer(fullCart));
  await write.last().resolve(answer(fullCart));
  expect(write.calls.slice(1).map(({ input }) => input.action)).toEqual([
    { kind: 'addSeveral', lines: [cups(3)], orderNumber: null },
    { kind: 'addSeveral', lines: [water(3)], orderNumber: null },
  ]);
});

test('parks the action when the token ended before the sign-out [BEY-02]', async () => {
  const { actor, write, facts, create } = await openOwnCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartMissing'));
  actor.send({ type: 'cart.denySession', failure: failure('sessionExpired') });
  expect([facts.at(-1), create.calls.length]).toEqual([
    { type: 'cart.actionFailed', failure: failure('sessionExpired'), actions: [addCups] },
    0,
  ]);
});

test('the shop signs out in place, replaces the cart once and offers to sign in again [CART-05, BEY-08]', async () => {
  const shop = openShop({ lines: [lineOf('1', water(2))], people: { owner: { email: hannah.email } } });
  await shop.quiet();
  failing(shop, 'writeCart', failure('cartMissing'));
  const from = shop.facts.length;
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  const told = shop.types().slice(from);
  expect(
    told.filter((type) =>
      /^session\.|^cart\.(signOutWanted|dropped|lost|created|recreated|itemAdded)$/.test(type),
    ),
  ).toEqual([
    'cart.signOutWanted',
    'session.customerForgotten',
    'session.checkoutForgotten',
    'session.signedOutInPlace',
    'cart.lost',
    'cart.created',
    'cart.recreated',
    'cart.itemAdded',
  ]);
  expect([shop.asked('revokeToken').length, shop.asked('createCart').length]).toEqual([1, 1]);
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
  expect(selectCustomer(shop.customer().getSnapshot())).toBeNull();
  const word = selectToasts(shop.toasts().getSnapshot()).find(({ id }) => id === 'signedOutForCart');
  expect(word).toMatchObject({ type: 'warning', actionText: 'Sign in', timeout: null });
  await sendTo(shop.toasts(), { type: 'toasts.act', id: 'signedOutForCart' });
  expect(shop.types().at(-1)).toBe('session.signInWanted');
});
