/** A set goes into the cart as its members, in one request, and whichever is refused is named (CART-07, CAT-02, BEY-09). */

import { expect, test } from 'vitest';
import { selectIsAddingLine } from '#machines/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { cartOf, cups, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { openFullCart } from './open-cart.ts';

const members = [water(2), cups(3)];

const isShown = (shop: FakeShop): boolean => {
  const { chrome } = shop.actor.getSnapshot().children;
  return chrome !== undefined && selectIsCartOpen(chrome.getSnapshot());
};

test('a member that is short is named with its reason, and the others are in [CART-07, CAT-02, BEY-09]', async () => {
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

test('a whole set is shown in the cart without another word, as one product is [CART-02, CAT-02]', async () => {
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
