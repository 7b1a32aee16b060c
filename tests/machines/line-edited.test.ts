/** An edited line in a whole shop: what is shown, and what an ended session leaves. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { chilled, cups, failure, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, type FakeShop } from './fake-services.ts';

const opened = async (): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });
  await shop.quiet();
  return shop;
};

const edit = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.cart(), { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) });
};

const shown = (shop: FakeShop) =>
  selectCart(shop.cart().getSnapshot())?.lines.map(({ name, quantity }) => `${quantity} ${name}`);
test('confirms the new choice and keeps the drawer closed [CART-03]', async () => {
  const shop = await opened();
  await edit(shop);
  expect(shown(shop)).toEqual(['1 Paper cups', '3 Spring water 15 L, chilled']);
  expect(shop.toastTexts()).toEqual(['Your cart has been updated: Spring water 15 L, chilled.']);
  expect(shop.types()).not.toContain('cart.itemAdded');
});

test('says that both lines are there when only the addition succeeded [CART-03]', async () => {
  const shop = await opened();
  // the addition goes through
  shop.surprise('writeCart', (answer) => answer());
  failing(shop, 'writeCart', failure('server', 'Please try again.'));
  await edit(shop);
  expect(shown(shop)).toEqual(['2 Spring water 15 L', '1 Paper cups', '3 Spring water 15 L, chilled']);
  expect(shop.toastTexts()).toEqual([
    'Spring water 15 L, chilled is in your cart, but Spring water 15 L could not be taken out: Please try again. Please remove it in your cart.',
  ]);
});

test('explains that there must be enough for both choices [CART-03]', async () => {
  const shop = await opened();
  shop.surprise('writeCart', () => ({
    cart: selectCart(shop.cart().getSnapshot()),
    refusals: [{ message: 'The requested qty is not available', isShort: true }],
  }));
  await edit(shop);
  expect(shown(shop)).toEqual(['2 Spring water 15 L', '1 Paper cups']);
  expect(shop.toastTexts()).toEqual([
    'Spring water 15 L stays in your cart as it was: The requested qty is not available. There must be enough for the new choice beside the old one. Lower the quantity first, or remove it and add it anew.',
  ]);
});

test('shows any other refusal of the new choice as it is [CART-03]', async () => {
  const shop = await opened();
  failing(shop, 'writeCart', failure('refused', 'The text is too long.'));
  await edit(shop);
  expect(shop.toastTexts()).toEqual(['The text is too long.']);
});

test('removes the old line after the session ended between addition and removal [BEY-02, CART-03]', async () => {
  const shop = await opened();
  shop.surprise('writeCart', (answer) => answer());
  failing(shop, 'writeCart', failure('sessionExpired'));
  await edit(shop);
  expect(shop.toastTexts()).toEqual([]);
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect(shown(shop)).toEqual(['1 Paper cups', '3 Spring water 15 L, chilled']);
  expect(shop.types().filter((type) => type === 'cart.itemEdited')).toHaveLength(1);
});
