/** A generated catalogue is the same every time, holds every kind, and can be loaded. */
import { describe, expect, test } from 'vitest';
import { largeShop } from '#backend/seed/large/large-shop.ts';
import { startShop } from './shop-client.ts';

describe('a generated catalogue', () => {
  test('is the same for the same seed and differs for another', () => {
    const [first, again, other] = [1, 1, 2].map((seed) => largeShop({ products: 600, seed }));
    expect(again).toEqual(first);
    expect(other?.products).not.toEqual(first?.products);
  });

  test('has as many products as asked, unique and with all their parts', () => {
    const { products } = largeShop({ products: 3000, seed: 7 });
    expect(products).toHaveLength(3000);
    for (const key of ['id', 'sku', 'urlKey'] as const)
      expect(new Set(products.map((own) => own[key])).size).toBe(3000);
    const kinds = new Set(products.map(({ type }) => type));
    for (const kind of ['simple', 'virtual', 'downloadable', 'bundle', 'grouped'] as const)
      expect(kinds).toContain(kind);
    const skus = new Set(products.map(({ sku }) => sku));
    for (const { members = [] } of products) for (const { sku } of members) expect(skus).toContain(sku);
  });

  test('is loaded in pieces and lists every product', async () => {
    const seed = largeShop({ products: 2100, seed: 3 });
    const shop = await startShop({ seed });
    const { data } = await shop.graphql(`{
      products(filter: {}, pageSize: 1) { total_count }
      last: products(filter: { sku: { eq: "${seed.products.findLast(({ visibility }) => visibility !== 1)?.sku}" } }) { total_count }
    }`);
    await shop.backend.close();
    const shown = seed.products.filter(({ visibility, isActive }) => visibility !== 1 && isActive !== false);
    expect(data).toEqual({ products: { total_count: shown.length }, last: { total_count: 1 } });
  });
});
