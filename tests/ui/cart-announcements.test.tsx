// @vitest-environment jsdom
/** Cart page and drawer: focus while a cart is replaced, announced total of a change. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import CartDrawer from '#features/cart/CartDrawer.tsx';
import { CartScreen } from '#features/cart/CartScreen.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { FailureError } from '#machines/domain/failure.ts';
import { failing, held, openShop } from '../machines/fake-services.ts';
import { cups, lineOf, water } from '../models/goods.ts';
import { layOut, lendDialogs, renderIn } from './stage.tsx';

beforeEach(() => {
  lendDialogs();
  layOut();
});

const page = <CartScreen codes={null} delivery={null} suggestions={null} crossSell={null} />;
const drawer = (
  <>
    <CartDrawer />
    <Toasts />
  </>
);

/** Two bottles and a pack of cups, on the cart's page or in the drawer. */
const open = async (place: 'page' | 'drawer') => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });
  await act(() => shop.quiet());
  if (place === 'drawer') shop.chrome().send({ type: 'chrome.openCart' });
  renderIn(shop.actor, place === 'page' ? page : drawer);
  return shop;
};

test.each(['page', 'drawer'] as const)(
  'on the %s the focus returns to the lines when a lost cart has been replaced [CART-05 BEY-07]',
  async (place) => {
    const shop = await open(place);
    // another element that could take the focus
    const toast = { type: 'info', message: 'Saved.', dismissable: true, timeout: null } as const;
    act(() => shop.toasts().send({ type: 'toasts.add', toast }));
    failing(shop, 'writeCart', new FailureError('cartMissing', 'Could not find a cart.'));
    const replace = held(shop, 'createCart');
    const remove = screen.getByRole('button', { name: 'Remove Paper cups' });
    remove.focus();
    fireEvent.keyDown(remove, { key: 'Enter' });
    await act(async () => {
      fireEvent.click(remove, { detail: 0 });
      await shop.quiet();
    });
    expect(screen.getByText('Renewing your cart')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      await replace();
      await shop.quiet();
    });
    const lines = screen.getByRole('list', { name: 'Products in your cart' });
    expect(lines.children).toHaveLength(1);
    await expect.poll(() => document.activeElement).toBe(lines);
  },
);

const total = () => screen.queryByText(/^\d items?, total/);

/** The polite announcements from now on. */
const listen = () => {
  const announced: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target.closest('output') : null;
      if (place !== null && addedNodes.length > 0) announced.push(place.textContent);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return announced;
};

test.each(['page', 'drawer'] as const)(
  'on the %s a changed quantity is announced with the new total, once it is saved [BEY-05 CART-09]',
  async (place) => {
    const shop = await open(place);
    expect(total()).toBeNull();
    const announced = listen();
    const write = held(shop, 'writeCart');
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Spring water 15 L' }));
    await act(async () => {
      shop.cart().send({ type: 'cart.settle' });
      await shop.quiet();
    });
    expect(total()).toBeNull();
    await act(async () => {
      await write();
      await shop.quiet();
    });
    expect(announced).toEqual(['4 items, total $48.00']);
    // the same cart read again is not announced
    await act(async () => {
      shop.cart().send({ type: 'cart.load' });
      await shop.quiet();
    });
    expect(announced).toEqual(['4 items, total $48.00']);
  },
);
