/** A lost database is reported, and the shop recovers by itself when it is back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, clientOf, newCart, type ShopClient } from '#tests/backend/shop-client.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';

let cluster: PostgresCluster;
let backend: Backend;
let database: Database;
let shop: ShopClient;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  const place = { databaseUrl: cluster.url, dataDir: null, seed: fixtureShop };
  backend = await createBackend({ ...place, opened: (opened) => (database = opened) });
  shop = clientOf((request) => backend.fetch(request));
});
afterAll(async () => {
  await backend.close();
  await cluster.stop();
});

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

test('GraphQL, REST and the health check answer 503 without the database, and recover with it', async () => {
  const id = await newCart(shop);
  await addTo(shop, id, 'CUPS', 3);
  await cluster.kill();

  const read = { query: `{ cart(cart_id: "${id}") { total_quantity } }` };
  const asked = [
    await shop.fetch('/graphql', post(read)),
    await shop.fetch(`/rest/V1/guest-carts/${id}`),
    await shop.fetch('/healthz'),
  ];
  for (const response of asked) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.text()).toContain('cannot reach its database');
  }

  await cluster.revive();
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  expect(body.items_qty).toBe(3);
});

test('changes are told, and again once the database is back [VIEW-01]', async () => {
  const changed = vi.fn();
  await backend.watch(changed);
  const changeOnce = async () => {
    changed.mockClear();
    await database.execute(sql`update product set price = price + 1`);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  };
  await changeOnce();
  changed.mockClear();
  await cluster.kill();
  await cluster.revive();
  // it may have missed some
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 10_000);
  await changeOnce();
});
