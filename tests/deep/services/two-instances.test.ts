/** Several backends on one PostgreSQL are one shop: they start together, see the same carts, and sell nothing twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#backend/backend.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, clientOf, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
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

test('three that start at once on an empty database all serve, and the shop is seeded once', async () => {
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

test('a cart made at one is filled at the other and is still there after both have gone', async () => {
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

test('a changed seed renews the settings and keeps the carts', async () => {
  const before = await open();
  const id = await newCart(before);
  await addTo(before, id, 'CUPS', 2);
  await before.backend.close();

  const after = await open({
    ...fixtureShop,
    storeConfig: { ...fixtureShop.storeConfig, copyright: 'A new year' },
  });
  try {
    const { data } = await after.graphql('{ storeConfig { copyright } }');
    expect(data.storeConfig.copyright).toBe('A new year');
    expect(await quantityOf(after, id)).toBe(2);
  } finally {
    await after.backend.close();
  }
});

test('one cart ordered at both at the same moment becomes one order', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  try {
    const id = await readyCart(one);
    const nonces = await Promise.all([newNonce(one), newNonce(other)]);
    const answers = await Promise.all([pay(one, id, nonces[0]), pay(other, id, nonces[1])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  } finally {
    await Promise.all([one, other].map(({ backend }) => backend.close()));
  }
});
