// @vitest-environment jsdom
/** Texts of a cart line, what is announced of a cart, and the cart in the header. */

import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi, beforeEach } from 'vitest';
import { CartLine } from '#features/cart/CartLine.tsx';
import { CheckoutLink } from '#features/cart/CheckoutLink.tsx';
import { CartTrigger } from '#features/shell/CartTrigger.tsx';
import type { Cart } from '#machines/domain/cart.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { selectShownCount } from '#machines/trade/cart/cart.selectors.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { failing, openShop, held } from '../machines/fake-services.ts';
import { answer, openFullCart } from '../machines/open-cart.ts';
import { cups, fullCart, lineOf, water } from '../models/goods.ts';
import { renderIn, resting, shopOf, layOut, lendDialogs } from './stage.tsx';
import CartDrawer from '#features/cart/CartDrawer.tsx';
import { CartScreen } from '#features/cart/CartScreen.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';

const aud = (cents: number) => ({ cents, currency: 'AUD' });

const show = async (children: ReactNode) => {
  const { actor } = await openFullCart();
  const shop = shopOf({ cart: actor });
  renderIn(shop, children);
};

const pack = {
  ...lineOf('7', { ...water(1), name: 'Starter pack' }),
  soldSku: 'PACK-FIZZ-CUPS',
  options: [
    { label: 'Water', values: ['3 × Fizz', '1 × Rack'], prices: [aud(1295), aud(0)] },
    { label: 'Engraving', values: ['ROSA'] },
  ],
};

test('the parts of a bundle show their prices if the server gives them [CART-09]', async () => {
  await show(<CartLine line={pack} />);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(['3 × Fizz $12.95 each, 1 × Rack', 'ROSA']);
  expect(screen.queryByText(/PACK-FIZZ-CUPS/)).toBeNull();
});

const [first, second] = fullCart.lines;
const short: Cart = {
  ...fullCart,
  lines: fullCart.lines.map((line) => (line === first ? { ...line, problem: 'Sold out' } : line)),
};

const showLink = async (cart: Cart) => {
  const opened = await openFullCart(cart);
  const shop = shopOf({ cart: opened.actor });
  renderIn(shop, <CheckoutLink cart={cart} />);
  return opened;
};

const leaveOut = () => screen.getByRole('button', { name: /^Go on without/ });

test('names a line that cannot be ordered, and removes it once at a press [BEY-09]', async () => {
  const { actor, write } = await showLink(short);
  const checkout = screen.getByRole('button', { name: 'Checkout' });
  expect(checkout.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(checkout.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain(`${first?.name} cannot be ordered like this. Everything else can.`);
  fireEvent.click(leaveOut());
  expect(write.last().input.action).toMatchObject({ kind: 'remove', lineId: first?.id });
  // busy: another press sends nothing
  expect(leaveOut().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Leaving it out')).toBeTruthy();
  fireEvent.click(leaveOut());
  expect(actor.getSnapshot().context.queue).toEqual([]);
  expect(write.calls).toHaveLength(1);
  await act(async () => write.last().resolve(answer({ ...fullCart, lines: second ? [second] : [] })));
});

test('removes no line while an order is under way [BEY-06]', async () => {
  const { actor, write } = await showLink(short);
  act(() => actor.send({ type: 'cart.lock' }));
  expect(leaveOut().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(leaveOut());
  expect(write.calls).toHaveLength(0);
});

const label = () => screen.getByRole('button').getAttribute('aria-label');

const showTrigger = (shop: ReturnType<typeof openShop>) => renderIn(shop.actor, <CartTrigger />);
const storedCart = () => openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2)), lineOf('2', cups(1))] });

test('the cart is not called empty while it loads or has failed to load [SHELL-02 BEY-05]', async () => {
  const shop = storedCart();
  failing(shop, 'readCart', new FailureError('network', 'Cut off.'));
  showTrigger(shop);
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
  showTrigger(shop);
  await act(() => shop.quiet());
  expect(label()).toBe('Cart, empty');
  failing(shop, 'createCart', new FailureError('network', 'Cut off.'));
  await act(async () => {
    shop.cart().send({ type: 'cart.addItem', line: water(1) });
    await shop.quiet();
  });
  expect(label()).toBe('Cart, empty');
});

const isWaiting = ({ work }: { readonly work?: string }): boolean => work === 'waiting';

test('what was kept is counted until the cart has been read [SHELL-02]', () => {
  const context = {
    cart: null,
    cartId: 'cart-1',
    lastCart: { cartId: 'cart-1', lines: [water(2), cups(1)] },
  };
  expect(selectShownCount({ context, matches: isWaiting } as never)).toBe(3);
});

test.each([
  [
    'as many as were kept',
    { cartId: 'cart-1', lastCart: { lines: [{ quantity: 2 }, { quantity: 1 }] } },
    'Cart, 3 items',
  ],
  ['nothing where no lines were kept', { cartId: 'cart-1', lastCart: null }, 'Cart'],
  ['an empty cart where none was kept', { cartId: null, lastCart: null }, 'Cart, empty'],
])(
  'the header says %s until the cart is here, and a press asks for it [MACH-05 SHELL-02]',
  (_, input, name) => {
    const sent = vi.fn();
    const session = resting({ matches: (state: string) => state === 'signedOut' });
    const trade = resting({ context: { queue: [] }, children: {} });
    const children = { chrome: resting(), session, trade };
    renderIn(resting({ context: { input }, children }, sent) as unknown as ShopActor, <CartTrigger />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'shop.openWing', wing: 'trade' });
  },
);

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
