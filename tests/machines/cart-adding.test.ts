/** What is added: which button is busy, for which account, from sets and quick order. */

import { expect, test } from 'vitest';
import { selectIsAddingLine, selectIsAddingSku } from '#machines/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import type { OrderPadContext } from '#machines/order-pad/order-pad.machine.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { fullCart, water, cartOf, cups, failure, lineOf } from '../models/goods.ts';
import { cardOf } from '../models/order-pad.plan.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [] } };
const red = { ...water(1), chosen: { selected: ['red'], entered: [] } };

test('marks only the chosen variant as being added [CART-02]', async () => {
  const { actor, write } = await openFullCart();
  const areAdding = () =>
    [blue, { ...blue, quantity: 9 }, red, water(1)].map((line) =>
      selectIsAddingLine(line)(actor.getSnapshot()),
    );
  expect(areAdding()).toEqual([false, false, false, false]);
  actor.send({ type: 'cart.addItem', line: blue });
  expect(areAdding()).toEqual([true, true, false, false]);
  actor.send({ type: 'cart.addItem', line: red });
  expect(areAdding()).toEqual([true, true, true, false]);
  // a tile asks for the product in any variant
  expect(selectIsAddingSku(water(1).sku)(actor.getSnapshot())).toBe(true);
  await write.last().resolve(answer(fullCart));
  expect(areAdding()).toEqual([false, false, true, false]);
  await write.last().resolve(answer(fullCart));
  expect(areAdding()).toEqual([false, false, false, false]);
});

test('does not mark a line as being added while it is restored or changed [BEY-12]', async () => {
  const { actor, write } = await openFullCart();
  actor.send({ type: 'cart.removeItem', lineId: '1', line: blue });
  await write.last().resolve(answer(fullCart));
  actor.send({ type: 'cart.undoRemoval', line: blue });
  expect(selectIsAddingLine(blue)(actor.getSnapshot())).toBe(false);
  await write.last().resolve(answer(fullCart));
  actor.send({ type: 'cart.updateItem', lineId: '1', line: blue });
  expect(selectIsAddingLine(blue)(actor.getSnapshot())).toBe(false);
});

test('sends the account number with every write while the account is known [CART-12]', async () => {
  const { actor, write, adopt } = await openOwnCart();
  const add = async () => {
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().resolve(answer(fullCart));
  };
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: 4711 });
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: null });
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: 4712 });
  actor.send({ type: 'cart.forget' });
  actor.send({ type: 'cart.adopt' });
  await adopt.last().resolve(answer(fullCart));
  await add();
  expect(write.calls.map(({ input }) => input.customerId)).toEqual([undefined, 4711, undefined, undefined]);
});

test('rebuilds a missing cart for the same account [CART-12, CART-05]', async () => {
  const { actor, read, write, create, rebuild } = await openOwnCart();
  actor.send({ type: 'cart.syncAccount', customerId: 4711 });
  actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(3) });
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await read.last().resolve(cartOf('cart-2'));
  expect(rebuild.last().input).toMatchObject({ cartId: 'cart-2', customerId: 4711 });
});

const members = [water(2), cups(3)];

const isShown = (shop: FakeShop): boolean => {
  const { chrome } = shop.actor.getSnapshot().children;
  return chrome !== undefined && selectIsCartOpen(chrome.getSnapshot());
};

test('names a member of a set that is out of stock and adds the others [CART-07, CAT-02]', async () => {
  const shop = openShop({ cartId: 'cart-1' });
  await shop.quiet();
  shop.surprise('writeCart', () => ({
    cart: cartOf('cart-1', lineOf('1', water(2))),
    refusals: [{ message: 'The requested qty is not available', isShort: true }],
  }));
  await sendTo(shop.actor, { type: 'options.addWanted', lines: members });
  expect(shop.asked('writeCart').map(({ input }) => input)).toMatchObject([
    { action: { kind: 'addSeveral', lines: members, orderNumber: null } },
  ]);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    {
      type: 'warning',
      message: 'One product is in your cart. Paper cups: The requested qty is not available',
      timeout: null,
    },
  ]);
});

test('opens the cart for a set as for one product [CART-02, CAT-02]', async () => {
  for (const lines of [members, members.slice(1)]) {
    const shop = openShop({ cartId: 'cart-1' });
    await shop.quiet();
    await sendTo(shop.actor, { type: 'options.addWanted', lines });
    expect(shop.asked('writeCart')).toHaveLength(1);
    expect([isShown(shop), selectToasts(shop.toasts().getSnapshot())]).toEqual([true, []]);
  }
});

test('the button of a set is busy while its members are on their way, not while they come from elsewhere [CART-02]', async () => {
  const { actor, write } = await openFullCart();
  const areAdding = () => members.map((line) => selectIsAddingLine(line)(actor.getSnapshot()));
  actor.send({ type: 'cart.addItems', lines: members });
  expect(areAdding()).toEqual([true, true]);
  await write.last().resolve({ cart: cartOf('cart-1'), refusals: [] });
  expect(areAdding()).toEqual([false, false]);
  actor.send({ type: 'cart.addItems', lines: members, isFromPad: true });
  actor.send({ type: 'cart.reorderItems', orderNumber: '7', lines: members });
  expect(areAdding()).toEqual([false, false]);
});

const padOf = (shop: FakeShop) => {
  const { orderPad } = shop.actor.getSnapshot().children;
  if (orderPad === undefined) throw new Error('the shop has no pad');
  return orderPad;
};

const quantities = (shop: FakeShop): readonly number[] =>
  (padOf(shop).getSnapshot().context as OrderPadContext).rows.map(({ quantity }) => quantity);

test('an order that a guest buys again leaves what is typed on the pad; what is added from there is settled [BEY-12]', async () => {
  const shop = openShop({ cartId: 'cart-1' });
  await shop.quiet();
  padOf(shop).send({ type: 'orderPad.addRow', card: cardOf(water(1).sku) });
  padOf(shop).send({ type: 'orderPad.setQuantity', sku: water(1).sku, quantity: 5 });
  await sendTo(shop.cart(), { type: 'cart.addItems', lines: [water(2)] });
  expect(shop.types()).toContain('cart.itemsAdded');
  expect(quantities(shop)).toEqual([5]);
  await sendTo(shop.cart(), { type: 'cart.addItems', lines: [water(5)], isFromPad: true });
  expect(quantities(shop)).toEqual([0]);
});
