// @vitest-environment jsdom
/** The link to the checkout, also past a line that cannot be ordered. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckoutLink } from '#features/cart/CheckoutLink.tsx';
import type { Cart } from '#machines/domain/cart.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { answer, openFullCart } from '../machines/open-cart.ts';
import { fullCart } from '../models/goods.ts';

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

test('links to the checkout if every line can be ordered [BEY-09]', async () => {
  await show(fullCart);
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
});

test('names a line that cannot be ordered, and removes it once at a press [BEY-09]', async () => {
  const { actor, write } = await show(short);
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

test('does not promise other lines if none can be ordered [BEY-09]', async () => {
  await show({ ...short, lines: short.lines.map((line) => ({ ...line, problem: 'Sold out' })) });
  expect(screen.queryByText(/Everything else can/)).toBeNull();
  expect(leaveOut().textContent).toBe('Go on without them');
});

test('removes no line while an order is under way [BEY-06]', async () => {
  const { actor, write } = await show(short);
  act(() => actor.send({ type: 'cart.lock' }));
  expect(leaveOut().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(leaveOut());
  expect(write.calls).toHaveLength(0);
});
