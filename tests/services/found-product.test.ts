/** Which of the products that Magento answers to a url_key is the one of the page. */

import { expect, test } from 'vitest';
import { productOfKey } from '#services/found-product.ts';

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

test('the key of a variant without a page leads to its configurable product [BEY-22]', () => {
  expect(productOfKey([group, steel], 'steel-bottle-blue')).toBe(steel);
});

test('a product that is only part of sets, or none at all, is not found [BEY-22]', () => {
  expect(productOfKey([group, bundle], 'hidden-part')).toBeNull();
  expect(productOfKey([], 'gone')).toBeNull();
  expect(productOfKey(null, 'gone')).toBeNull();
});
