// @vitest-environment jsdom
/** What the cart says of a line and of the codes on it (CART-09, PROMO-01, GIFT-01, §3 cart item). */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CartLine } from '#features/cart/CartLine.tsx';
import { CartTotals } from '#features/cart/CartTotals.tsx';
import type { Cart } from '#machines/domain/cart.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { openFullCart } from '../machines/open-cart.ts';
import { fullCart, lineOf, water } from '../models/goods.ts';

afterEach(cleanup);

const aud = (cents: number) => ({ cents, currency: 'AUD' });

const show = async (children: ReactNode) => {
  const { actor } = await openFullCart();
  const shop = { getSnapshot: () => ({ children: { cart: actor } }) } as unknown as ShopActor;
  render(<ShopProvider shop={shop}>{children}</ShopProvider>);
};

const pack = {
  ...lineOf('7', { ...water(1), name: 'Starter pack' }),
  soldSku: 'PACK-FIZZ-CUPS',
  options: [
    { label: 'Water', values: ['3 × Fizz', '1 × Rack'], prices: [aud(1295), aud(0)] },
    { label: 'Engraving', values: ['ROSA'] },
  ],
};

test('CART-09 what the parts of a bundle cost stands beside them, and nothing where the server gives nothing', async () => {
  await show(<CartLine line={pack} />);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(['3 × Fizz $12.95 each, 1 × Rack', 'ROSA']);
  expect(screen.queryByText(/PACK-FIZZ-CUPS/)).toBeNull();
});

test('CART-09 the cart page names the number by which an order calls the line', async () => {
  await show(<CartLine line={pack} withNumber />);
  expect(screen.getByText('Item no. PACK-FIZZ-CUPS')).toBeTruthy();
});

const reduced: Cart = {
  ...fullCart,
  coupons: ['WATER10'],
  discount: aud(-250),
  giftCards: [
    { code: 'CARD-1', amount: aud(1000) },
    { code: 'CARD-2', amount: aud(500) },
  ],
};

const rows = () => {
  const terms = screen.getAllByRole('term');
  return terms.map((term) => {
    const row = term.parentElement;
    if (row === null) throw new Error('a term alone');
    return `${term.textContent}: ${within(row).getByRole('definition').textContent}`;
  });
};

test('CART-09 the drawer names the codes that were applied, also one that takes nothing off', async () => {
  await show(<CartTotals cart={reduced} withCodes />);
  expect(rows()).toContain('Promo code: WATER10');
  expect(rows()).toContain('Gift cardsCARD-1, CARD-2: -$15.00');
  cleanup();
  await show(<CartTotals cart={{ ...reduced, discount: null, giftCards: [] }} withCodes />);
  expect(rows()).toContain('Promo code: WATER10');
});

test('CART-09 beside the forms for codes they are not said twice', async () => {
  await show(<CartTotals cart={reduced} />);
  expect(rows().join()).not.toMatch(/WATER10|CARD/);
});
