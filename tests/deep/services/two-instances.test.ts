/** Several backends on one PostgreSQL: they start together, share carts and sell nothing twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#backend/backend.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, clientOf, newCart } from '#tests/backend/shop-client.ts';
import { createEmptyDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';

const server = process.env['DATABASE_URL'] ?? '';
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createEmptyDatabase(server);
});
afterAll(() => fresh.remove());

const open = async (seed: SeedShop = fixtureShop) => {
  const backend = await createBackend({ databaseUrl: fresh.url, dataDir: null, seed });
  return { backend, ...clientOf((request) => backend.fetch(request)) };
};

const quantityOf = async (shop: Awaited<ReturnType<typeof open>>, id: string): Promise<number> => {
  const { data } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', {
    id,
  });
  return data.cart.total_quantity;
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

test('a cart made at one backend is filled at another and outlives both', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  const id = await newCart(one);
  await addTo(other, id, 'CUPS', 3);
  expect(await quantityOf(one, id)).toBe(3);
  await Promise.all([one.backend.close(), other.backend.close()]);

  const third = await open();
  try {
    expect(await quantityOf(third, id)).toBe(3);
  } finally {
    await third.backend.close();
  }
});
