// @vitest-environment jsdom
/** A filter with one value: shown where that value leaves some of the list out, and not where it leaves all of it (CAT-01, BEY-13). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ListingView } from '#features/catalog/ListingView.tsx';
import type { Listing } from '#machines/domain/catalog.ts';
import { wholeList } from '#machines/domain/list-query.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { cardOf } from '#tests/models/order-pad.plan.ts';

afterEach(cleanup);

const resting = (context: object) => ({
  getSnapshot: () => ({ context, matches: () => false }),
  subscribe: () => ({ unsubscribe: () => undefined }),
});

const show = (count: number): void => {
  const listing: Listing = {
    products: [cardOf('WATER-15'), cardOf('CUPS-50')],
    totalCount: 2,
    page: 1,
    pageCount: 1,
    facets: [{ code: 'brand', label: 'Brand', options: [{ value: '7', label: 'Springs', count }] }],
  };
  const children = {
    cart: resting({ cart: null, action: null, alongside: [], queue: [] }),
    chrome: resting({ open: null }),
  };
  const shop = { getSnapshot: () => ({ children }) } as unknown as ShopActor;
  const asked = { path: '/water.html', query: wholeList, isBusy: false, ownOrder: 'Best', empty: null };
  render(
    <ShopProvider shop={shop}>
      <ListingView {...asked} listing={listing} />
    </ShopProvider>,
  );
};

test('CAT-01 BEY-13 a filter with a single value is there where it leaves something out', () => {
  show(1);
  expect(screen.getByRole('checkbox', { name: /^Springs/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
});

test('CAT-01 BEY-13 where it would leave everything there is no such filter', () => {
  show(2);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});
