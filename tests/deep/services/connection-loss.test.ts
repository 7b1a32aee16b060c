/** A database that goes away is told of honestly, and the shop goes on by itself when it is back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, type Backend } from '#backend/backend.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, clientOf, newCart, type ShopClient } from '#tests/backend/shop-client.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';

let cluster: PostgresCluster;
let backend: Backend;
let shop: ShopClient;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  backend = await createBackend({ databaseUrl: cluster.url, dataDir: null, seed: fixtureShop });
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

test('without the database GraphQL, REST and the health check say 503, and afterwards all is as it was', async () => {
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
