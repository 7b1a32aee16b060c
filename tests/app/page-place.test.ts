/** The one address of a page, and its neighbours: of a view of a list the list itself (BEY-14). */

import { describe, expect, test } from 'vitest';
import type { CategoryPage } from '#machines/domain/catalog.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import type { CmsPage } from '#machines/domain/content.ts';
import { placeOf } from '#app/page-place.ts';

const category: CategoryPage = {
  id: 3,
  name: 'Water',
  path: '/water.html',
  description: emptyContent,
  image: null,
  breadcrumbs: [],
  children: [],
  metaTitle: 'Water',
  metaDescription: '',
  products: [],
  totalCount: 18,
  page: 2,
  pageCount: 3,
  facets: [
    { code: 'brand', label: 'Brand', options: [{ value: '21', label: 'Spring', count: 2 }] },
    { code: 'price', label: 'Price', options: [{ value: '0_10', label: '0-10', count: 2 }] },
  ],
};
const placeAt = (search: string) => placeOf({ kind: 'category', category }, '/water.html', search);

describe('the address a shelf is known under', () => {
  test('BEY-14 is its page, with those before and after, whatever else an address carries', () => {
    const second = { here: '/water.html?page=2', before: '/water.html', after: '/water.html?page=3' };
    expect(placeAt('?page=2')).toEqual(second);
    expect(placeAt('?page=2&utm_source=mail')).toEqual(second);
  });

  test.each(['?brand=21&page=2', '?price=0_10&page=2', '?sort=price&page=2'])(
    'BEY-14 of the view %s it is the shelf’s first page, and the view has no neighbours',
    (search) => {
      expect(placeAt(search)).toEqual({ here: '/water.html', before: null, after: null });
    },
  );
});

const at = (canonical: string | null): string =>
  placeOf({ kind: 'cmsPage', page: { canonical } as CmsPage }, '/about', '').here;

test('CONTENT-03 a page of content stands where its merchant says, else where it was found', () => {
  expect(at('/about-us')).toBe('/about-us');
  expect(at('https://other.example/about')).toBe('https://other.example/about');
  expect(at(null)).toBe('/about');
});
