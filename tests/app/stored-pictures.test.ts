/** The first picture of each product that was seen, stored by SKU for orders and receipts. */

import { expect, test } from 'vitest';
import type { GalleryImage, Product } from '#machines/domain/catalog.ts';
import type { Variant } from '#machines/domain/offer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readImages } from '#services/device/kept-images.ts';
import { offerOf } from '#tests/models/offers.ts';
import { open } from './storage-stage.ts';

const at = (position: number | null, url: string): GalleryImage => ({ url, label: '', position });

const pictured = (
  sku: string,
  gallery: readonly GalleryImage[],
  variants: readonly Variant[] = [],
): ShopFact => ({
  type: 'catalog.loaded',
  subject: { kind: 'product', urlKey: sku },
  content: {
    kind: 'product',
    product: { sku, gallery, offer: offerOf([], { variants }) } as unknown as Product,
  },
});
const product = (sku: string, ...urls: readonly string[]) =>
  pictured(
    sku,
    urls.map((url, place) => at(place + 1, url)),
  );

test('stores the picture at position 1, else the first, and the newest of a product [CAT-04]', () => {
  const { emit, local } = open();
  emit(pictured('A', [at(0, '/a0'), at(1, '/a1')]));
  emit(pictured('B', [at(null, '/b'), at(3, '/b3')]));
  for (const fact of [product('__proto__', '/p'), product('A', '/a3', '/a4')]) emit(fact);
  expect(readImages(local)).toEqual([
    ['B', '/b'],
    ['__proto__', '/p'],
    ['A', '/a3'],
  ]);
});

test('stores no empty picture, and only the newest 200 [CAT-04]', () => {
  const { emit, local } = open();
  emit(product('bare'));
  emit(product('bare', ''));
  expect(readImages(local)).toEqual([]);
  for (let count = 0; count < 201; count += 1) emit(product(`S${count}`, '/x'));
  expect([readImages(local).length, readImages(local)[0]?.[0]]).toEqual([200, 'S1']);
});
