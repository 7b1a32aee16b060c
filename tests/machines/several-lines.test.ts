/** Several products in one write, an order that is reordered, sets, and for which account. */

import { expect, test } from 'vitest';
import { requestOfAction } from '#machines/trade/cart/cart.events.ts';
import {
  selectCart,
  selectIsAddingFromQuickOrder,
  selectIsAddingSeveral,
  selectRemovedLines,
} from '#machines/trade/cart/cart.selectors.ts';
import type { Held } from '#machines/domain/cart.ts';
import type { Refusal } from '#machines/domain/cart-actions.ts';
import { missedLines } from '#machines/domain/several-lines.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import type { QuickOrderContext } from '#machines/desk/quick-order/quick-order.machine.ts';
import { present } from '#machines/domain/present.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { cartOf, cups, fullCart, lineOf, water } from '../models/goods.ts';
import * as carts from './open-cart.ts';
import { cardOf } from '../models/quick-order.plan.ts';
import { sendTo } from './bench.ts';
import { partsOf } from './parts.ts';
import { openFor } from './walk.ts';

const both = [water(2), cups(3)];
const addBoth = carts.addAll(...both);
const short = cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1)));
const told = { type: 'cart.itemsAdded', lines: both, missed: [], orderNumber: null };
const refused = (message: string, sku?: string) => ({
  cart: short,
  refusals: [{ message, ...(sku === undefined ? {} : { sku }) }],
});

test('adds several lines in one request, from quick order marked as such [BEY-12]', async () => {
  const cart = await carts.openFullCart();
  const areAdding = () => [cart.see(selectIsAddingSeveral(null)), cart.see(selectIsAddingFromQuickOrder)];
  await cart.play([addBoth]);
  expect(areAdding()).toEqual([true, false]);
  await cart.play([], ['write', fullCart]);
  await cart.play([{ ...addBoth, isFromQuickOrder: true }]);
  expect(areAdding()).toEqual([false, true]);
  await cart.play([], ['write', fullCart]);
  expect(areAdding()).toEqual([false, false]);
  expect(cart.actions()[0]).toEqual({ kind: 'addSeveral', lines: both, orderNumber: null });
  expect(cart.facts.filter(({ type }) => type === 'cart.itemsAdded')).toEqual([
    told,
    { ...told, isFromQuickOrder: true },
  ]);
});

test('a refused line is told with its reason, and the others are in [CART-07 BEY-09]', async () => {
  const cart = await carts.openFullCart();
  await cart.play([addBoth], ['write', refused('Not that many.')]);
  const missed = [{ line: both[1], message: 'Not that many.' }];
  expect([cart.facts[0], cart.see(selectCart)]).toEqual([{ ...told, lines: [both[0]], missed }, short]);
});

test('repeats an addition of several lines as it was asked [BEY-02]', () => {
  const action = { kind: 'addSeveral', lines: both } as const;
  expect(requestOfAction({ ...action, orderNumber: null })).toEqual(addBoth);
  expect(requestOfAction({ ...action, orderNumber: '7' })).toEqual(carts.reorder('7', ...both));
});

test('keeps a removed line restorable when adding it again is refused [BEY-12]', async () => {
  const cart = await carts.openFullCart();
  await cart.play([carts.remove('2', cups(1))], ['write', cartOf('cart-1', lineOf('1', water(2)))]);
  const refusal = { ...refused('There is no "CUPS-50".'), cart: cartOf('cart-1', lineOf('1', water(4))) };
  await cart.play([addBoth], ['write', refusal]);
  expect(cart.see(selectRemovedLines)).toEqual([cups(1)]);
  await cart.play([addBoth], ['write', fullCart]);
  expect(cart.see(selectRemovedLines)).toEqual([]);
});

test('reorders by order number behind the write under way [BEY-12]', async () => {
  const cart = await carts.openOwnCart();
  await cart.play([carts.add(water(1)), carts.reorder('000000007', ...both)]);
  expect(cart.write.calls).toHaveLength(1);
  expect(['000000007', '000000008'].map((number) => cart.see(selectIsAddingSeveral(number)))).toEqual([
    true,
    false,
  ]);
  await cart.play([], ['write', fullCart]);
  cart.facts.length = 0;
  await cart.play([], ['write', { ...refused('Sold out.', 'CUPS-50'), cart: fullCart }]);
  const missed = [{ line: both[1], message: 'Sold out.' }];
  expect(cart.facts[0]).toEqual({ ...told, lines: [both[0]], missed, orderNumber: '000000007' });
});

test('reads the cart after a lost answer and names the lines that are missing, of an order none [CART-06 BEY-12]', async () => {
  const cart = await carts.openFullCart();
  await cart.play([addBoth], ['write', carts.offline], ['read', short]);
  const missed = [{ line: both[1], message: 'It did not come into your cart, or not all of it.' }];
  expect([cart.write.calls.length, cart.facts[0]]).toEqual([1, { ...told, lines: [both[0]], missed }]);
  const order = await carts.openOwnCart();
  await order.play([carts.reorder('7', ...both)], ['write', carts.offline], ['read', short]);
  expect(order.facts[0]).toMatchObject({ lines: both, missed: [{ line: null }], orderNumber: '7' });
});

test('fails when none of several lines came into the cart [CART-06]', async () => {
  const cart = await carts.openFullCart();
  await cart.play([addBoth], ['write', carts.offline], ['read', fullCart]);
  expect(cart.types()).toContain('cart.actionFailed');
  expect(cart.types()).not.toContain('cart.itemsAdded');
});

const nothing = cartOf('c');
const hadWater = cartOf('c', lineOf('1', water(2)));
const few = 'Not that many.';
const none = 'There is no "WATER-15".';
const other = 'There is no "WATER-15-BLUE".';

const wordOf = (name = '') => /water|cups/i.exec(name)?.[0] ?? 'none';
test.each<[string, readonly string[], Held | null, boolean, readonly string[]]>([
  ['to the line it names', [none], nothing, false, [`water ${none}`]],
  ['not to the line whose name begins its own', [other], nothing, false, [`cups ${other}`]],
  ['to the line that came short', [few], nothing, false, [`cups ${few}`]],
  ['to no second line that came short', [few, other], nothing, false, [`cups ${few}`, `none ${other}`]],
  ['to each line that came short', [few, other], hadWater, false, [`water ${few}`, `cups ${other}`]],
  ['only by name to an unknown cart', [few, none], null, false, [`none ${few}`, `water ${none}`]],
  ['to no line of a reordered order', [few], nothing, true, [`none ${few}`]],
])('assigns a reason %s [CART-07, BEY-12]', (_, messages, before, isOrder, assigned) => {
  const refusals: readonly Refusal[] = messages.map((message) => ({ message }));
  const missed = missedLines(both, before, { cart: hadWater, refusals }, isOrder);
  expect(missed.map(({ line, message }) => `${wordOf(line?.name)} ${message}`)).toEqual(assigned);
});

const account = (customerId: number | null) => ({ type: 'cart.syncAccount', customerId }) as const;

test('sends the account number with every write while the account is known, also into a rebuilt cart [CART-12 CART-05]', async () => {
  const cart = await carts.openOwnCart();
  const written = () => cart.write.calls.map(({ input }) => input.customerId);
  for (const customerId of [null, 4711, null])
    await cart.play([account(customerId), carts.ask.add(cups(1))], ['write', fullCart]);
  await cart.play([account(4712), ...carts.now('forget', 'adopt')], ['adopt', fullCart]);
  await cart.play([carts.ask.add(cups(1))], ['write', fullCart]);
  expect(written()).toEqual([undefined, 4711, undefined, undefined]);
  await cart.play(
    [account(4711), carts.ask.update('2', cups(3)), ...carts.now('settle')],
    ['write', carts.missing],
  );
  await cart.play([], ['create', 'cart-2'], ['read', cartOf('cart-2')]);
  expect(cart.rebuild.last().input).toMatchObject({ cartId: 'cart-2', customerId: 4711 });
});

const members = [water(2), cups(3)];

test('adds a set in one write, opens the cart, and names a member that is out of stock [CART-07 CAT-02]', async () => {
  const shop = await openFor(null, { lines: [] });
  const isShown = () => selectIsCartOpen(shop.chrome().getSnapshot());
  await sendTo(shop.actor, { type: 'options.addWanted', lines: members.slice(1) });
  expect([isShown(), shop.toastTexts()]).toEqual([true, []]);
  const message = 'The requested qty is not available';
  const cart = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(3)));
  shop.surprise('writeCart', () => ({ cart, refusals: [{ message, isShort: true }] }));
  await sendTo(shop.actor, { type: 'options.addWanted', lines: members });
  expect(shop.asked('writeCart').slice(1)).toMatchObject([
    { input: { action: { kind: 'addSeveral', lines: members, orderNumber: null } } },
  ]);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    { type: 'warning', message: `One product is in your cart. Paper cups: ${message}`, timeout: null },
  ]);
});

test('an order that a guest buys again leaves what is typed in the quick order; what is added from there is settled [BEY-12]', async () => {
  const shop = await openFor(null, { lines: [] });
  const quickOrder = present(partsOf(shop.actor).quickOrder, 'quickOrder');
  const quantities = () =>
    (quickOrder.getSnapshot().context as QuickOrderContext).rows.map(({ quantity }) => quantity);
  quickOrder.send({ type: 'quickOrder.addRow', card: cardOf(water(1).sku) });
  quickOrder.send({ type: 'quickOrder.setQuantity', sku: water(1).sku, quantity: 5 });
  await sendTo(shop.cart(), carts.ask.addAll(water(2)));
  expect(shop.types()).toContain('cart.itemsAdded');
  expect(quantities()).toEqual([5]);
  await sendTo(quickOrder, { type: 'quickOrder.addAll' });
  expect(quantities()).toEqual([0]);
});
