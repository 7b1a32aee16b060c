// @vitest-environment jsdom
/** The way to the checkout past a line that cannot be ordered (BEY-09, BEY-06). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckoutLink } from '#features/cart/CheckoutLink.tsx';
import type { Cart } from '#machines/domain/cart.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { answer, openFullCart } from '../machines/open-cart.ts';
import { fullCart } from '../models/goods.ts';

afterEach(cleanup);

const [first, second] = fullCart.lines;
const short: Cart = {
  ...fullCart,
  lines: fullCart.lines.map((line) => (line === first ? { ...line, problem: 'Sold out' } : line)),
};

const show = async (cart: Cart) => {
  const opened = await openFullCart();
  const shop = { getSnapshot: () => ({ children: { cart: opened.actor } }) } as unknown as ShopActor;
  render(
    <ShopProvider shop={shop}>
      <CheckoutLink cart={cart} />
    </ShopProvider>,
  );
  return opened;
};

const leaveOut = () => screen.getByRole('button', { name: /^Go on without/ });

test('BEY-09 goes to the checkout where every line can be ordered', async () => {
  await show(fullCart);
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
});

test('BEY-09 with one that cannot the button says which, and goes on without it at a press, once', async () => {
  const { actor, write } = await show(short);
  const checkout = screen.getByRole('button', { name: 'Checkout' });
  expect(checkout.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(checkout.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain(`${first?.name} cannot be ordered like this. Everything else can.`);
  fireEvent.click(leaveOut());
  expect(write.last().input.action).toMatchObject({ kind: 'remove', lineId: first?.id });
  // on its way: the button says so, and another press asks for nothing
  expect(leaveOut().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Leaving it out')).toBeTruthy();
  fireEvent.click(leaveOut());
  expect(actor.getSnapshot().context.queue).toEqual([]);
  expect(write.calls).toHaveLength(1);
  await act(async () => write.last().resolve(answer({ ...fullCart, lines: second ? [second] : [] })));
});

test('BEY-09 where no line can be ordered nothing else is promised', async () => {
  await show({ ...short, lines: short.lines.map((line) => ({ ...line, problem: 'Sold out' })) });
  expect(screen.queryByText(/Everything else can/)).toBeNull();
  expect(leaveOut().textContent).toBe('Go on without them');
});

test('BEY-06 while money moves nothing is left out', async () => {
  const { actor, write } = await show(short);
  act(() => actor.send({ type: 'cart.lock' }));
  expect(leaveOut().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(leaveOut());
  expect(write.calls).toHaveLength(0);
});
