/** What the demonstration lets fail on purpose: estimates, carts, sign-ins, answers. */
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop, refusal } from './open-shop.ts';
import {
  addTo,
  bearing,
  brisbane,
  clientOf,
  newCart,
  newNonce,
  pay,
  setShipping,
  tokenOf,
  type ShopClient,
} from './shop-client.ts';

const lostCard = '4000111111111511';
const spring = 'BW-SPRING-15';
const waits: number[] = [];
let time = new Date('2026-11-20T03:00:00Z').getTime();
const shop = await openShop({
  seed: seedShop,
  clock: () => new Date(time),
  wait: async (milliseconds) => void waits.push(milliseconds),
});
beforeEach(() => waits.splice(0));

async function filledCart(client: ShopClient = shop): Promise<string> {
  const id = await newCart(client);
  await addTo(client, id, spring, 1);
  return id;
}

test.each([
  ['fails without saying why', '6798', [], 500],
  ['waits twenty seconds and then answers', '6799', [20_000, 20_000], 200],
] as const)('an estimate %s for the postcode %s [SHIP-01]', async (_, postcode, waited, status) => {
  const id = await filledCart();
  const graphql = await shop.graphql(
    `mutation ($id: String!, $postcode: String!) { estimateShippingMethods(
      input: { cart_id: $id, address: { country_code: AU, postcode: $postcode } }) { method_code } }`,
    { id, postcode },
  );
  const address = { country_id: 'AU', postcode };
  const rest = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, { address });
  expect([waits, rest.status]).toEqual([waited, status]);
  if (status === 200) return expect(graphql.data.estimateShippingMethods.length).toBeGreaterThan(0);
  expect(graphql.errors[0].message).toMatch(/internal server error/i);
  return expect(JSON.stringify([graphql, rest])).not.toMatch(/sentinel|6798/);
});

const quantityIn = (client: ShopClient, id: string) =>
  client.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id });

test('a cart disappears when the test product is added, by GraphQL or by REST [NET-07]', async () => {
  const item = { quote_id: '', sku: vanishingSku, qty: 1 };
  for (const add of [
    (id: string) => addTo(shop, id, vanishingSku, 1),
    (id: string) => shop.rest('POST', `/guest-carts/${id}/items`, { cartItem: { ...item, quote_id: id } }),
  ]) {
    const id = await filledCart();
    expect((await quantityIn(shop, id)).data.cart.total_quantity).toBe(1);
    await add(id);
    const gone = refusal(`Could not find a cart with ID "${id}"`, 'no-such-entity');
    expect((await quantityIn(shop, id)).errors).toMatchObject(gone);
  }
});

test('a short sign-in ends after ten seconds [ACC-02 SESS-01]', async () => {
  const tessa = bearing(shop, await tokenOf(shop, 'tessa', demoPassword));
  const name = () => tessa.graphql('{ customer { firstname } }');
  time += 9_900;
  expect((await name()).data.customer.firstname).toBe('Tessa');
  time += 200;
  expect((await name()).errors[0].extensions.category).toBe('graphql-authorization');
  expect((await tessa.rest('GET', '/customers/me')).status).toBe(401);
});

const readyCart = async (client: ShopClient): Promise<string> => {
  const id = await filledCart(client);
  await setShipping(client, id, brisbane, ['bwdelivery', 'standard']);
  return id;
};

test('over a real connection the answer of a lost card breaks off, and the order stands once [BEY-01]', async () => {
  const server = serve({ fetch: (request) => shop.backend.fetch(request), port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const line = clientOf((request) => fetch(request), `http://127.0.0.1:${port}`);
  try {
    const id = await readyCart(line);
    const nonce = await newNonce(line, lostCard);
    await expect(pay(line, id, nonce)).rejects.toThrow();
    expect((await line.rest('GET', `/guest-carts/${id}/totals`)).status).toBe(404);
    expect((await line.rest('GET', `/guest-carts/${id}`)).body).toMatchObject({
      is_active: false,
      reserved_order_id: expect.stringMatching(/^\d{9}$/),
    });
    expect((await pay(line, id, await newNonce(line))).status).toBe(404);
    expect(await shop.rows(`select count(*)::int from sales_order where number !~ '^9'`)).toEqual([
      { count: 1 },
    ]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
