/** Another choice for a line: the new one is added before the old one is removed. */

import { expect, test } from 'vitest';
import { selectCart, selectIsEditing, selectPendingQuantity } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { type CartAction, enqueueAction } from '#machines/domain/cart-actions.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { restOfEdit } from '#machines/domain/line-edit.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { type Answer, ask, missing, now, offline, openFullCart, openOwnCart, refusing } from './open-cart.ts';
import { openFor, twoLines } from './walk.ts';

const wanted = ask.edit('1', water(2), chilled(3));
const begun: CartAction = { kind: 'edit', lineId: '1', before: water(2), line: chilled(3), step: 'adding' };
const both = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(1)), lineOf('3', chilled(3)));
const onOldLine = cartOf('cart-1', lineOf('1', water(5)), lineOf('2', cups(1)));
const edited = cartOf('cart-1', lineOf('2', cups(1)), lineOf('3', chilled(3)));
const told = { type: 'cart.itemEdited', lineId: '1', line: chilled(3) };

test('changes only the quantity when the choice is the same [CART-03]', async () => {
  const cart = await openFullCart();
  await cart.play([ask.edit('1', water(2), water(6))], ['write', fullCart]);
  expect(cart.actions()).toMatchObject([{ kind: 'edit', step: 'updating', line: water(6) }]);
  expect(cart.facts.at(-1)).toEqual({ ...told, line: water(6) });
});

const failed = (reason: Failure, step: string) => ({
  type: 'cart.actionFailed',
  failure: reason,
  actions: [{ ...begun, step }],
});
const [soldOut, server, gone] = [failure('refused', 'Sold out.'), failure('server'), failure('notFound')];
const wrote = (value: Answer[1]): Answer => ['write', value];
const read = (cart: Cart): Answer => ['read', cart];
const lost = wrote(offline);

test.each<[string, readonly Answer[], 'removing' | 'updating' | null, Failure | null]>([
  ['lowers the old line with the new choice on it', [wrote(onOldLine), wrote(edited)], 'updating', null],
  ['keeps the line when the new choice is refused', [wrote(refusing('Sold out.'))], null, soldOut],
  ['keeps both lines when the removal fails', [wrote(both), wrote(server), read(both)], 'removing', server],
  ['is done when another tab removed the line', [wrote(both), wrote(gone), read(edited)], 'removing', null],
  ['goes on after a lost addition beside the line', [lost, read(both), wrote(edited)], 'removing', null],
  ['goes on after a lost addition on the line', [lost, read(onOldLine), wrote(edited)], 'updating', null],
  ['is done after a lost removal that arrived', [wrote(both), lost, read(edited)], 'removing', null],
  ['keeps the line after a lost addition that did not arrive', [lost, read(fullCart)], null, offline],
])('another choice %s [CART-03, CART-06]', async (_, answers, second, reason) => {
  const cart = await openFullCart();
  await cart.play([wanted], ...answers);
  expect(cart.actions().map((action) => ('step' in action ? action.step : null))).toEqual(
    second === null ? ['adding'] : ['adding', second],
  );
  expect(cart.facts.filter(({ type }) => type !== 'cart.changed')).toEqual([
    reason === null ? told : failed(reason, second ?? 'adding'),
  ]);
  const shown = answers
    .map(([, value]) => value)
    .findLast((value) => typeof value === 'object' && 'lines' in value);
  expect(cart.see(selectCart)).toEqual(shown ?? fullCart);
  // the shopper can go on with the line
  await cart.play([ask.remove('1', water(2))], wrote(edited));
  expect(cart.actions().at(-1)).toMatchObject({ kind: 'remove' });
});

test('a line counts as edited, and a lock waits, until the edit is complete [BEY-05 BEY-06]', async () => {
  const cart = await openFullCart();
  const isEditing = () => cart.see(selectIsEditing('1'));
  await cart.play([wanted, ...now('lock')]);
  expect([isEditing(), cart.see(selectPendingQuantity('1'))]).toEqual([true, 2]);
  expect(cart.see(selectIsEditing('2'))).toBe(false);
  await cart.play([], ['write', both]);
  expect([isEditing(), cart.types()]).toEqual([true, ['cart.changed']]);
  await cart.play([], ['write', edited]);
  expect([isEditing(), cart.types().slice(-2)]).toEqual([false, ['cart.itemEdited', 'cart.locked']]);
});

test('a newer quantity, removal or choice takes the place of a waiting edit [BEY-05 CART-03]', () => {
  const quantity: CartAction = { kind: 'update', lineId: '1', line: water(8) };
  expect(enqueueAction([begun], quantity)).toEqual([{ ...begun, line: chilled(8) }]);
  const removal: CartAction = { kind: 'remove', lineId: '1', line: water(2) };
  for (const newest of [removal, { ...begun, line: water(4), step: 'updating' } as CartAction])
    expect(enqueueAction([begun], newest)).toEqual([newest]);
  // the new choice has joined another line
  const merged = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', chilled(7)));
  expect(restOfEdit(begun, merged)).toEqual({ ...begun, step: 'removing' });
});

test('a cart missing before the addition comes back with the other lines and the new choice [CART-05 CART-03]', async () => {
  const cart = await openFullCart();
  await cart.play([wanted], ['write', missing], ['create', 'cart-2']);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
  await cart.play([], ['rebuild', cartOf('cart-2', lineOf('11', cups(1)))]);
  expect(cart.write.last().input).toEqual({ cartId: 'cart-2', action: begun, alongside: [] });
  await cart.play([], ['write', cartOf('cart-2', lineOf('11', cups(1)), lineOf('12', chilled(3)))]);
  expect([cart.write.calls.length, cart.types().at(-1)]).toEqual([2, 'cart.itemEdited']);
});

test('a cart missing before the removal comes back with the new choice only [CART-05 CART-03]', async () => {
  const cart = await openFullCart();
  await cart.play([wanted], ['write', both], ['write', missing], ['create', 'cart-2']);
  expect(cart.rebuild.last().input.lines).toEqual([cups(1), chilled(3)]);
  await cart.play([], ['rebuild', edited]);
  expect(cart.write.calls).toHaveLength(2);
  expect(cart.types().filter((type) => type === 'cart.itemEdited')).toHaveLength(1);
});

test('an edit of an ordered cart is not repeated in the new one [BEY-15 CART-03]', async () => {
  const cart = await openFullCart();
  await cart.play([wanted], ['write', failure('cartInactive')], ['create', 'cart-2']);
  expect([cart.rebuild.calls.length, cart.write.calls.length]).toEqual([0, 1]);
  expect(cart.types()).not.toContain('cart.itemEdited');
});

test('returns the removal as left to do when the session has ended [CART-14 CART-03]', async () => {
  const cart = await openOwnCart();
  await cart.play([wanted], ['write', both], ['write', failure('cartForbidden')]);
  expect(cart.facts.at(-1)).toEqual({ type: 'cart.sessionUnverified' });
  cart.actor.send({ type: 'cart.denySession', failure: sessionExpired });
  expect(cart.facts.at(-1)).toEqual(failed(sessionExpired, 'removing'));
});

const opened = (): Promise<FakeShop> => openFor(null, { lines: twoLines });

const editIn = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.cart(), { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) });
};

const shown = (shop: FakeShop) =>
  selectCart(shop.cart().getSnapshot())?.lines.map(({ name, quantity }) => `${quantity} ${name}`);

test('says that both lines are there when only the addition succeeded [CART-03]', async () => {
  const shop = await opened();
  // the addition goes through
  shop.surprise('writeCart', (answer) => answer());
  failing(shop, 'writeCart', failure('server', 'Please try again.'));
  await editIn(shop);
  expect(shown(shop)).toEqual(['2 Spring water 15 L', '1 Paper cups', '3 Spring water 15 L, chilled']);
  expect(shop.toastTexts()).toEqual([
    'Spring water 15 L, chilled is in your cart, but Spring water 15 L could not be taken out: Please try again. Please remove it in your cart.',
  ]);
});

test('removes the old line after the session ended between addition and removal [BEY-02 CART-03]', async () => {
  const shop = await opened();
  shop.surprise('writeCart', (answer) => answer());
  failing(shop, 'writeCart', failure('sessionExpired'));
  await editIn(shop);
  expect(shop.toastTexts()).toEqual([]);
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect(shown(shop)).toEqual(['1 Paper cups', '3 Spring water 15 L, chilled']);
  expect(shop.types().filter((type) => type === 'cart.itemEdited')).toHaveLength(1);
});
