// @vitest-environment jsdom
/** Who goes through the cart by keyboard keeps a place in it while a lost cart is renewed (CART-05, BEY-07). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import CartScreen from '#features/cart/CartScreen.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { FailureError } from '#machines/domain/failure.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { failing, held, openShop } from '../machines/fake-services.ts';
import { cups, lineOf, water } from '../models/goods.ts';

/** Its dialogs can be opened and closed no other way in jsdom. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

afterEach(cleanup);
// nothing is laid out here
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
});

const places = {
  page: <CartScreen codes={null} suggestions={null} crossSell={null} />,
  drawer: (
    <>
      <CartDrawer />
      <Toasts />
    </>
  ),
};

const open = async (place: keyof typeof places) => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });
  await act(() => shop.quiet());
  if (place === 'drawer') shop.chrome().send({ type: 'chrome.openCart' });
  render(<ShopProvider shop={shop.actor}>{places[place]}</ShopProvider>);
  // what else in a drawer could take the focus
  act(() =>
    shop.toasts().send({
      type: 'toasts.add',
      toast: { type: 'info', message: 'Saved.', dismissable: true, timeout: null },
    }),
  );
  return shop;
};

/** By keyboard, from a cart that the server has lost; no other can be had yet. */
const removeFromLost = async (place: keyof typeof places) => {
  const shop = await open(place);
  failing(shop, 'writeCart', new FailureError('cartMissing', 'Could not find a cart.'));
  const renew = held(shop, 'createCart');
  const remove = screen.getByRole('button', { name: 'Remove Paper cups' });
  remove.focus();
  fireEvent.keyDown(remove, { key: 'Enter' });
  await act(async () => {
    fireEvent.click(remove, { detail: 0 });
    await shop.quiet();
  });
  expect(screen.getByText('Renewing your cart')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  return { shop, renew };
};

test.each(['page', 'drawer'] as const)(
  'CART-05 BEY-07 on the %s the lines go while their cart is renewed, and take the focus when they are back',
  async (place) => {
    const { shop, renew } = await removeFromLost(place);
    await act(async () => {
      await renew();
      await shop.quiet();
    });
    const lines = screen.getByRole('list', { name: 'Products in your cart' });
    expect(lines.children).toHaveLength(1);
    await vi.waitFor(() => expect(document.activeElement).toBe(lines));
  },
);
