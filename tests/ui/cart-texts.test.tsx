// @vitest-environment jsdom
/** Texts of a cart line, and of the codes applied to the cart. */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CartLine } from '#features/cart/CartLine.tsx';
import { CartTotals } from '#features/cart/CartTotals.tsx';
import type { Cart } from '#machines/domain/cart.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { openFullCart } from '../machines/open-cart.ts';
import { fullCart, lineOf, water } from '../models/goods.ts';

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

test('the parts of a bundle show their prices if the server gives them [CART-09]', async () => {
  await show(<CartLine line={pack} />);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(['3 × Fizz $12.95 each, 1 × Rack', 'ROSA']);
  expect(screen.queryByText(/PACK-FIZZ-CUPS/)).toBeNull();
});

test('the cart page shows the item number that orders use [CART-09]', async () => {
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
    if (row === null) throw new Error('a term without a row');
    return `${term.textContent}: ${within(row).getByRole('definition').textContent}`;
  });
};

test('the drawer names applied codes, also one without a discount [CART-09]', async () => {
  await show(<CartTotals cart={reduced} withCodes />);
  expect(rows()).toContain('Promo code: WATER10');
  expect(rows()).toContain('Gift cardsCARD-1, CARD-2: -$15.00');
  cleanup();
  await show(<CartTotals cart={{ ...reduced, discount: null, giftCards: [] }} withCodes />);
  expect(rows()).toContain('Promo code: WATER10');
});

test('the totals beside the code forms do not repeat the codes [CART-09]', async () => {
  await show(<CartTotals cart={reduced} />);
  expect(rows().join()).not.toMatch(/WATER10|CARD/);
});
