// @vitest-environment jsdom
/** Prices in the order pad, in its search and in the shop's search. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AddRow } from '#features/order-pad/AddRow.tsx';
import { PadRow } from '#features/order-pad/PadRow.tsx';
import { SearchBox } from '#features/shell/SearchBox.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { MemoryRouter } from 'react-router-dom';
import { aud } from '#tests/models/offers.ts';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { idleCart, resting, shopOf } from './stage.tsx';

const rental = cardOf('RENT', {
  name: 'Bench cooler',
  price: aud(995),
  regularPrice: aud(1295),
  isRental: true,
  isQuickAdd: false,
});

const show = (part: ReactNode): HTMLElement => {
  const found = resting({
    context: { line: 'cool', suggestions: { products: [rental], categories: [] } },
    matches: (state: string) => state === 'suggesting',
  });
  const children = {
    cart: idleCart(),
    orderPad: resting(),
    padSearch: found,
    search: found,
    chrome: resting({ context: {} }),
  };
  return render(
    <MemoryRouter>
      <ShopProvider shop={shopOf(children)}>{part}</ShopProvider>
    </MemoryRouter>,
  ).container;
};

test('a row of the order pad shows sale price, regular price and period [CAT-06, GEN-02]', () => {
  const row = { card: rental, last: null, quantity: 0, problem: null, isRefused: false, isAdded: false };
  const shown = show(<PadRow row={row} />);
  expect(shown.textContent).toContain('Now $9.95 was $12.95 a month');
  expect(shown.querySelector('s')?.textContent).toBe('$12.95');
});

test.each([
  ['the pad’s search', <AddRow key="pad" />, 'Bench cooler, RENT, $9.95 a month, was $12.95'],
  ['the shop’s search', <SearchBox key="shop" />, 'Bench cooler, $9.95 a month, was $12.95'],
])('a result of %s shows both prices, and no picture if it has none [CAT-03, CAT-06]', (_, box, name) => {
  show(box);
  fireEvent.focus(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'coole' } });
  const option = screen.getByRole('option', { name });
  expect(option.querySelector('s')?.textContent).toBe('$12.95');
  expect(option.querySelector('img')).toBeNull();
});
