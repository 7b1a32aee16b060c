/** The canonical address of a page, and its neighbours in a paged list. */

import { expect, test } from 'vitest';
import type { CategoryPage } from '#machines/domain/catalog.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { placeOf } from '#app/page-place.ts';

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
