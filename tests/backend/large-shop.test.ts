/** A generated catalogue is the same every time, holds every kind, and can be loaded. */
import { expect, test } from 'vitest';
import { largeShop } from '#backend/seed/large/large-shop.ts';
import { startShop } from './shop-client.ts';

test('a generated catalogue is the same for the same seed and differs for another', () => {
  const [first, again, other] = [1, 1, 2].map((seed) => largeShop({ products: 600, seed }));
  expect(again).toEqual(first);
  expect(other?.products).not.toEqual(first?.products);
});

test('a generated catalogue has as many products as asked, is loaded in pieces and lists every product', async () => {
  const seed = largeShop({ products: 2100, seed: 3 });
  const { products } = seed;
  for (const key of ['id', 'sku', 'urlKey'] as const)
    expect(new Set(products.map((own) => own[key])).size).toBe(2100);
  const kinds = ['simple', 'virtual', 'downloadable', 'bundle', 'grouped'];
  expect(products.map(({ type }) => type)).toEqual(expect.arrayContaining(kinds));
  const skus = new Set(products.map(({ sku }) => sku));
  for (const { members = [] } of products) for (const { sku } of members) expect(skus).toContain(sku);
  const shop = await startShop({ seed });
  const { data } = await shop.graphql('{ products(filter: {}, pageSize: 1) { total_count } }');
  await shop.backend.close();
  const shown = products.filter(({ visibility, isActive }) => visibility !== 1 && isActive !== false);
  expect(data.products.total_count).toBe(shown.length);
});
