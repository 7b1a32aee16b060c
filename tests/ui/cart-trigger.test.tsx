// @vitest-environment jsdom
/** What the header says of the cart: how much is in it, that nothing is, or nothing at all while nobody knows (SHELL-02, BEY-05). */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartTrigger } from '#features/shell/CartTrigger.tsx';
import { FailureError } from '#machines/domain/failure.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { failing, held, openShop } from '../machines/fake-services.ts';
import { cups, lineOf, water } from '../models/goods.ts';

afterEach(cleanup);

const label = () => screen.getByRole('button').getAttribute('aria-label');

const show = (shop: ReturnType<typeof openShop>) =>
  render(
    <ShopProvider shop={shop.actor}>
      <CartTrigger />
    </ShopProvider>,
  );
const keptCart = () => openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });

test('SHELL-02 a cart that is still being read is not called empty; read, it says how much it holds', async () => {
  const shop = keptCart();
  const arrive = held(shop, 'readCart');
  show(shop);
  expect(label()).toBe('Cart');
  await act(async () => {
    await shop.quiet();
  });
  expect(label()).toBe('Cart');
  await act(async () => {
    await arrive();
    await shop.quiet();
  });
  expect(label()).toBe('Cart, 3 items');
});

test('SHELL-02 a cart that could not be read is not called empty either, until it is', async () => {
  const shop = keptCart();
  failing(shop, 'readCart', new FailureError('network', 'Cut off.'));
  show(shop);
  await act(() => shop.quiet());
  expect(label()).toBe('Cart');
  await act(async () => {
    shop.cart().send({ type: 'cart.load' });
    await shop.quiet();
  });
  expect(label()).toBe('Cart, 3 items');
});

test('SHELL-02 whoever has no cart yet has an empty one, also where none could be made', async () => {
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
