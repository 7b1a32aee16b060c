/** Two who take one email address at the same moment: one gets it, the other a proper no (ACC-02, ACC-04). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, type Backend } from '#backend/backend.ts';
import { bearing, password, peopleShop, tokenOf } from '#tests/backend/people-shop.ts';
import { clientOf, type ShopClient } from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';

type Json = ReturnType<typeof JSON.parse>;

let fresh: FreshDatabase;
let backend: Backend;
let shop: ShopClient & { readonly backend: Backend; readonly lines: string[] };
beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', peopleShop);
  backend = await createBackend({ databaseUrl: fresh.url, dataDir: null, seed: peopleShop });
  shop = { backend, lines: [], ...clientOf((request) => backend.fetch(request)) };
});
afterAll(async () => {
  await backend.close();
  await fresh.remove();
});

const taken = 'A customer with the same email address already exists in an associated website.';
const rounds = Array.from({ length: 6 }, (_, round) => round);
const refusals = (answers: readonly Json[]): string[] =>
  answers.flatMap(({ errors }) => (errors ?? []).map(({ message }: Json) => message));

const take = (client: ShopClient, email: string): Promise<Json> =>
  client.graphql(
    'mutation ($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }',
    { e: email, p: password },
  );

test('ACC-04 two accounts that change to it', async () => {
  const [alice, bob] = [
    bearing(shop, await tokenOf(shop, 'alice')),
    bearing(shop, await tokenOf(shop, 'bob')),
  ];
  for (const round of rounds) {
    const email = `wanted-${round}@example.com`;
    expect(refusals(await Promise.all([take(alice, email), take(bob, email)]))).toEqual([taken]);
  }
});

const register = (email: string): Promise<Json> =>
  shop.graphql(
    `mutation ($e: String!, $p: String!) {
      createCustomerV2(input: { email: $e, password: $p, firstname: "Nina", lastname: "New" }) { customer { email } }
    }`,
    { e: email, p: password },
  );

test('ACC-02 two that register with it', async () => {
  for (const round of rounds) {
    const email = `new-${round}@example.com`;
    expect(refusals(await Promise.all([register(email), register(email.toUpperCase())]))).toEqual([taken]);
  }
});
