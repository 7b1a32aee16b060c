// @vitest-environment jsdom
/** The label of the cart in the header: its items, empty, or neither while unknown. */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartTrigger } from '#features/shell/CartTrigger.tsx';
import { FailureError } from '#machines/domain/failure.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { failing, openShop } from '../machines/fake-services.ts';
import { cups, lineOf, water } from '../models/goods.ts';

const label = () => screen.getByRole('button').getAttribute('aria-label');

const show = (shop: ReturnType<typeof openShop>) =>
  render(
    <ShopProvider shop={shop.actor}>
      <CartTrigger />
    </ShopProvider>,
  );
const storedCart = () => openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });

test('the cart is not called empty while it loads or has failed to load [SHELL-02, BEY-05]', async () => {
  const shop = storedCart();
  failing(shop, 'readCart', new FailureError('network', 'Cut off.'));
  show(shop);
  expect(label()).toBe('Cart');
  await act(() => shop.quiet());
  expect(label()).toBe('Cart');
  await act(async () => {
    shop.cart().send({ type: 'cart.load' });
    await shop.quiet();
  });
  expect(label()).toBe('Cart, 3 items');
});

test('a shopper without a cart has an empty one, also if none could be made [SHELL-02]', async () => {
  const shop = openShop();
  show(shop);
  await act(() => shop.quiet());
  expect(label()).toBe('Cart, empty');
  failing(shop, 'createCart', new FailureError('network', 'Cut off.'));
  await act(async () => {
    shop.cart().send({ type: 'cart.addItem', line: water(1) });
    await shop.quiet();
  });
  expect(label()).toBe('Cart, empty');
});
