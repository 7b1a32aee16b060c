/** Addresses: canonical, in a paged list, private, and those of the history. */

import { expect, test } from 'vitest';
import type { CategoryPage } from '#machines/domain/catalog.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { placeOf } from '#app/page-place.ts';
import { leavePrivateQuery } from '#app/private-address.ts';
import * as fc from 'fast-check';
import { arrivalIn, hasPrivateQuery, paths } from '#paths.ts';

const category = {
  path: '/water.html',
  page: 2,
  pageCount: 3,
  facets: [
    { code: 'brand', options: [{ value: '21' }] },
    { code: 'price', options: [{ value: '0_10' }] },
  ],
} as unknown as CategoryPage;
const placeAt = (search: string) => placeOf({ kind: 'category', category }, '/water.html', search);

test('a page of a category is canonical with its neighbours, ignoring other parameters [BEY-14]', () => {
  const second = { here: '/water.html?page=2', before: '/water.html', after: '/water.html?page=3' };
  expect([placeAt('?page=2'), placeAt('?page=2&utm_source=mail')]).toEqual([second, second]);
});

const narrowed = ['?brand=21&page=2', '?price=0_10&page=2', '?sort=price&page=2'];
test.each(narrowed)('the canonical address of the list %s is the first page [BEY-14]', (search) => {
  expect(placeAt(search)).toEqual({ here: '/water.html', before: null, after: null });
});

const at = (canonical: string | null): string =>
  placeOf({ kind: 'cmsPage', page: { canonical } as CmsPage }, '/about', '').here;

test('a content page has the merchant’s canonical address, else its own [CONTENT-03]', () => {
  expect(at('/about-us')).toBe('/about-us');
  expect([at('https://other.example/about'), at(null)]).toEqual(['https://other.example/about', '/about']);
});

interface Entry {
  readonly address: string | null;
  readonly state: unknown;
}

/** What the entry of this address becomes; null where it stays as it is. */
const leave = (pathname: string, search: string, state: unknown = null) => {
  const kept: Readonly<Record<string, string>>[] = [];
  let entry: Entry | null = null;
  leavePrivateQuery(
    {
      location: { pathname, search },
      history: {
        state,
        replaceState: (replaced: unknown, _: string, address?: string | URL | null) => {
          entry = { address: String(address), state: replaced };
        },
      },
    },
    { keep: (given) => `k${kept.push(given)}` },
  );
  return { entry: entry as Entry | null, kept };
};

test('takes token and email out of the first address and hands them on under a name [TRK-04 BEY-08]', () => {
  const path = '/customer/account/createPassword';
  expect(leave(path, '?email=rosa%40example.com&token=t-1', { idx: 2, usr: { from: '/cart' } })).toEqual({
    entry: { address: path, state: { idx: 2, usr: { from: '/cart', given: 'k1' } } },
    kept: [{ email: 'rosa@example.com', token: 't-1' }],
  });
  expect(leave('/customer/confirm-delivery', '?token=t-1').kept).toEqual([{ delivery: 't-1' }]);
  expect(leave('/water.html', '?token=t-1')).toEqual({ entry: null, kept: [] });
});

test('leads back only to a path of this shop [ROUTE-01]', () => {
  expect(arrivalIn({ from: '/water.html?page=2' }).from).toBe('/water.html?page=2');
  for (const state of [null, undefined, 'from', 3, []])
    expect(arrivalIn(state)).toEqual({ from: '/', given: null });
});

test('leads to this host for any history entry [ROUTE-01]', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (state, text) => {
      for (const { from } of [arrivalIn(state), arrivalIn({ from: text }), arrivalIn({ from: `/${text}` })])
        expect(new URL(from, 'https://shop.example').host).toBe('shop.example');
    }),
  );
});

test('a history entry holds a key of the navigation state, never personal data [ROUTE-05 BEY-08]', () => {
  expect(arrivalIn({ from: '/cart', given: 'k3x' }).given).toBe('k3x');
  for (const given of [{ email: 'rosa@example.com' }, null, 3]) expect(arrivalIn({ given }).given).toBeNull();
});

test('queries of mailed links and of the account offer are private [TRK-04]', () => {
  const search = '?email=rosa%40example.com';
  const asked = [...Object.values(paths), '/water.html'].filter((path) => hasPrivateQuery(path, search));
  expect(asked.toSorted()).toEqual([
    '/create-account',
    '/customer/account/createPassword',
    '/customer/confirm-delivery',
  ]);
  expect(hasPrivateQuery(paths.createPassword, '')).toBe(false);
});
