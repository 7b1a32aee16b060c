/** A product of the wire: breadcrumbs, attributes, and which product a key means. */

import { expect, test } from 'vitest';
import { structuredDataOf } from '#app/structured-data.ts';
import type { WireProduct } from '#services/catalog/option-groups.wire.ts';
import { summaryOf } from '#services/catalog/product-summary.ts';
import { toProduct } from '#services/catalog/product.wire.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { productOfKey } from '#services/catalog/found-product.ts';

const price = { value: 10, currency: 'AUD' } as const;

const wire = {
  kind: 'SimpleProduct',
  sku: 'A',
  name: 'Spring water',
  url_key: 'spring-water',
  url_suffix: '.html',
  price_range: {
    minimum_price: { regular_price: price, final_price: price },
    maximum_price: { final_price: price },
  },
} as unknown as WireProduct;

/** A category as the server sends it: with its parents, though the product may not be in them. */
const shelf = (level: number, url_path: string | null) => {
  const names = url_path?.split('/') ?? [];
  return {
    id: level,
    name: names.at(-1) ?? 'Root',
    level,
    url_path,
    url_suffix: '.html',
    breadcrumbs: names
      .slice(0, -1)
      .map((category_name, place) => ({
        category_name,
        category_level: 2 + place,
        category_url_path: names.slice(0, place + 1).join('/'),
      }))
      .toReversed(),
  };
};

const wayTo = (...categories: readonly ReturnType<typeof shelf>[]): readonly string[] =>
  toProduct({ ...wire, categories: [...categories] }).breadcrumbs.map(({ path }) => path);

test('leads to a product through its deepest category, the server’s order deciding among equals [CAT-02 BEY-14]', () => {
  const way = wayTo(shelf(2, 'office'), shelf(3, 'water/still'), shelf(2, 'water'), shelf(2, 'gifts'));
  expect(way).toEqual(['/water.html', '/water/still.html']);
  expect(wayTo(shelf(2, 'water'), shelf(2, 'water-coolers'))).toEqual(['/water.html']);
  expect(wayTo(shelf(3, 'office/kitchen'), shelf(3, 'water/still'), shelf(2, 'water'))).toEqual([
    '/office.html',
    '/office/kitchen.html',
  ]);
  expect(wayTo(shelf(1, null), shelf(2, 'water'))).toEqual(['/water.html']);
  expect([wayTo(), wayTo(shelf(1, null))]).toEqual([[], []]);
});

/** The texts that the reader cleans and adds. */
const wordless = { shortDescription: emptyContent, description: emptyContent };

test('shows an empty image for a product without one, and none to search engines [CAT-04 BEY-14]', () => {
  const standIn = 'https://magento.example/static/version1/frontend/images/product/placeholder/image.jpg';
  const entry = { url: standIn, label: null, position: 1, disabled: false };
  const shown = toProduct({ ...wire, small_image: { url: standIn, label: null }, media_gallery: [entry] });
  const product = { ...shown, ...wordless };
  expect(product.gallery).toEqual([{ url: '', label: 'Spring water', position: null }]);
  const [said] = structuredDataOf({ kind: 'product', product }, (path) => `https://shop.example${path}`);
  expect(said).not.toHaveProperty('image');
});

test('lists entered and chosen attributes and no empty ones [CAT-02]', () => {
  const items = [
    { code: 'contents', value: '15 L' },
    { code: 'bottle_colour', selected_options: [{ label: 'Sage' }] },
    { code: 'fits_into', selected_options: [{ label: 'Bench cooler' }, null, { label: 'Floor cooler' }] },
    { code: 'origin', value: '' },
    { code: 'grade', selected_options: [] },
    // a kind of attribute this shop does not know
    { code: 'manual' } as { readonly code: string; readonly value: string },
  ];
  expect(toProduct({ ...wire, custom_attributesV2: { items } }).attributes).toEqual([
    { label: 'Contents', value: '15 L' },
    { label: 'Bottle colour', value: 'Sage' },
    { label: 'Fits into', value: 'Bench cooler, Floor cooler' },
  ]);
});

const group = { sku: 'GRP', kind: 'GroupedProduct', url_key: 'water-tasting-group' };
const bundle = { sku: 'BUN', kind: 'BundleProduct', url_key: 'office-bundle' };
const bottle = { sku: 'SPR-600', kind: 'SimpleProduct', url_key: 'spring-water-600ml' };
const steel = { sku: 'BOT', kind: 'ConfigurableProduct', url_key: 'steel-bottle' };

test('the product itself is taken from among the sets it is a part of, in any order [BEY-22]', () => {
  for (const items of [
    [group, bundle, bottle],
    [bottle, group],
    [null, steel, bottle],
  ])
    expect(productOfKey(items, 'spring-water-600ml')).toBe(bottle);
});

test('a variant’s key leads to its configurable product, the key of a mere part to none [BEY-22]', () => {
  expect(productOfKey([group, steel], 'steel-bottle-blue')).toBe(steel);
  expect(productOfKey([group, bundle], 'hidden-part')).toBeNull();
  expect(productOfKey(null, 'gone')).toBeNull();
});

test.each([
  [{ meta_description: 'Pure.', description: { html: '<p>Long.</p>' } }, 'Pure.'],
  [{ meta_description: '', short_description: { html: '<p>Cool &amp; <b>clear</b></p>' } }, 'Cool & clear'],
  [
    { description: { html: `<style>p{}</style><p>${'water '.repeat(40)}</p>` } },
    `${'water '.repeat(26).trim()}…`,
  ],
  [{}, ''],
])(
  'describes a product to search engines by its own words, else by its description [BEY-14]',
  (described, text) => {
    expect(summaryOf(described)).toBe(text);
  },
);
