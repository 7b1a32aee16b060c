// @vitest-environment jsdom
/** A filter with one value is shown only if it leaves products out. */
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListingView } from '#features/catalog/ListingView.tsx';
import type { Listing } from '#machines/domain/catalog.ts';
import { wholeList } from '#machines/domain/list-query.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { idleCart, resting, shopOf } from './stage.tsx';

const show = (count: number): void => {
  const listing: Listing = {
    products: [cardOf('WATER-15'), cardOf('CUPS-50')],
    totalCount: 2,
    page: 1,
    pageCount: 1,
    facets: [{ code: 'brand', label: 'Brand', options: [{ value: '7', label: 'Springs', count }] }],
  };
  const children = {
    cart: idleCart(),
    chrome: resting({ context: { open: null } }),
  };
  const asked = { path: '/water.html', query: wholeList, isBusy: false, ownOrder: 'Best', empty: null };
  render(
    <ShopProvider shop={shopOf(children)}>
      <ListingView {...asked} listing={listing} />
    </ShopProvider>,
  );
};

test('a filter with one value is shown only if it leaves products out [CAT-01, BEY-13]', () => {
  show(1);
  expect(screen.getByRole('checkbox', { name: /^Springs/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
  cleanup();
  show(2);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});
