/** Several backends on one PostgreSQL: they start together. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#backend/backend.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { clientOf } from '#tests/backend/shop-client.ts';
import { createEmptyDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';

const server = process.env['DATABASE_URL'] ?? '';
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createEmptyDatabase(server);
});
afterAll(() => fresh.remove());

const open = async () => {
  const backend = await createBackend({ databaseUrl: fresh.url, dataDir: null, seed: fixtureShop });
  return { backend, ...clientOf((request) => backend.fetch(request)) };
};

test('three backends start at once on an empty database and seed the shop once', async () => {
  const shops = await Promise.all([open(), open(), open()]);
  try {
    for (const shop of shops) {
      const { data } = await shop.graphql('{ products(filter: {}) { total_count } }');
      expect(data.products.total_count).toBeGreaterThan(3);
    }
  } finally {
    await Promise.all(shops.map(({ backend }) => backend.close()));
  }
});
