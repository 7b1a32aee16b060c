// @vitest-environment jsdom
/** What a changed cart comes to is said once it has settled, and once only (BEY-05, CART-09, look.md: everyone can use it). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartDrawer } from '#features/cart/CartDrawer.tsx';
import CartScreen from '#features/cart/CartScreen.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { held, openShop } from '../machines/fake-services.ts';
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

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
});
afterEach(cleanup);

/** The cart's page with the drawer of every page beside it; two bottles and a pack of cups. */
const open = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });
  const arrival = held(shop, 'readCart');
  render(
    <ShopProvider shop={shop.actor}>
      <CartScreen codes={null} suggestions={null} crossSell={null} />
      <CartDrawer />
    </ShopProvider>,
  );
  await act(async () => {
    await arrival();
    await shop.quiet();
  });
  await screen.findAllByText('Paper cups');
  return shop;
};

/** Everything that was said politely, in order. */
const listen = () => {
  const said: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target.closest('output') : null;
      if (place !== null && addedNodes.length > 0) said.push(place.textContent);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return said;
};

const change = async (shop: ReturnType<typeof openShop>, write: () => Promise<void>): Promise<void> => {
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Spring water 15 L' });
  fireEvent.click(more!);
  await act(async () => {
    shop.cart().send({ type: 'cart.settle' });
    await shop.quiet();
  });
  expect(screen.queryByText(/^\d items?, total/)).toBeNull();
  await act(async () => {
    await write();
    await shop.quiet();
  });
};

test.each(['page', 'drawer'] as const)(
  'BEY-05 CART-09 on the %s a quantity that was changed is said with the new total, once, as soon as it is settled',
  async (place) => {
    const shop = await open();
    if (place === 'drawer') await act(async () => shop.chrome().send({ type: 'chrome.openCart' }));
    // what it comes to at first stands there to be read, and interrupts nobody
    expect(screen.queryByText(/^\d items?, total/)).toBeNull();
    const said = listen();
    await change(shop, held(shop, 'writeCart'));
    expect(said).toEqual(['4 items, total $48.00']);
    // read again and found the same, it is no news
    await act(async () => {
      shop.cart().send({ type: 'cart.load' });
      await shop.quiet();
    });
    expect(said).toEqual(['4 items, total $48.00']);
  },
);
