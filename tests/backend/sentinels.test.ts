/** What the demonstration lets happen on purpose: failing and slow estimates, a cart that disappears, a short sign-in, a lost answer. */
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { bearing, tokenOf } from './people-shop.ts';
import {
  addTo,
  brisbane,
  clientOf,
  declinedCard,
  newCart,
  newNonce,
  pay,
  type ShopClient,
} from './shop-client.ts';
import { openShop } from './open-shop.ts';

const lostCard = '4000111111111511';
const spring = 'BW-SPRING-15';
const waits: number[] = [];
let time = new Date('2026-11-20T03:00:00Z').getTime();
const shop = await openShop({
    seed: seedShop,
    clock: () => new Date(time),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
beforeEach(() => waits.splice(0));
const signIn = async (email: string) => bearing(shop, await tokenOf(shop, email, demoPassword));

const estimate = `mutation ($id: String!, $postcode: String!) {
  estimateShippingMethods(input: { cart_id: $id, address: { country_code: AU, postcode: $postcode } }) {
    method_code available
  }
}`;

async function estimatesFor(postcode: string) {
  const id = await newCart(shop);
  await addTo(shop, id, spring, 1);
  const graphql = await shop.graphql(estimate, { id, postcode });
  const address = { country_id: 'AU', postcode };
  const rest = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, { address });
  return { graphql, rest };
}

describe('SHIP-01 postcodes of their own', () => {
  test('the failing one answers an error that tells nothing', async () => {
    const { graphql, rest } = await estimatesFor('6798');
    expect(graphql.errors[0].message).toMatch(/internal server error/i);
    expect(rest.status).toBe(500);
    expect(JSON.stringify([graphql, rest])).not.toMatch(/sentinel|6798/);
  });

  test('the slow one waits twenty seconds and then answers', async () => {
    const { graphql, rest } = await estimatesFor('6799');
    expect(waits).toEqual([20_000, 20_000]);
    expect(graphql.errors).toBeUndefined();
    expect(rest.status).toBe(200);
  });

  test('any other does neither', async () => {
    const { graphql, rest } = await estimatesFor('4000');
    expect(waits).toEqual([]);
    expect([graphql.data.estimateShippingMethods.length > 0, rest.status]).toEqual([true, 200]);
  });
});

const quantityIn = (client: ShopClient, id: string) =>
  client.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id });

async function isGone(client: ShopClient, id: string): Promise<void> {
  const { errors } = await quantityIn(client, id);
  expect(errors[0]).toMatchObject({
    message: `Could not find a cart with ID "${id}"`,
    extensions: { category: 'graphql-no-such-entity' },
  });
}

describe('NET-07 the cart that disappears', () => {
  let id: string;
  beforeEach(async () => {
    id = await newCart(shop);
    await addTo(shop, id, spring, 1);
    expect((await quantityIn(shop, id)).data.cart.total_quantity).toBe(1);
  });

  test('by addProductsToCart', async () => {
    await addTo(shop, id, vanishingSku, 1);
    await isGone(shop, id);
  });

  test('by REST', async () => {
    await shop.rest('POST', `/guest-carts/${id}/items`, {
      cartItem: { quote_id: id, sku: vanishingSku, qty: 1 },
    });
    await isGone(shop, id);
  });

  test('by the older mutation', async () => {
    await shop.graphql(
      `mutation ($id: String!, $sku: String!) {
        addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: $sku, quantity: 1 } }] }) {
          cart { id }
        }
      }`,
      { id, sku: vanishingSku },
    );
    await isGone(shop, id);
  });

  test('a customer has a new one at once', async () => {
    const hannah = await signIn('hannah@example.com');
    const cartId = async () => (await hannah.graphql('{ customerCart { id } }')).data.customerCart.id;
    const before = await cartId();
    await addTo(hannah, before, vanishingSku, 1);
    await isGone(hannah, before);
    expect(await cartId()).not.toBe(before);
  });

  test('the product is neither found nor listed', async () => {
    const { data } = await shop.graphql(
      `{ named: products(search: "cart disappears") { items { sku } }
         listed: products(filter: { sku: { eq: "${vanishingSku}" } }) { total_count }
         route(url: "test-product-cart-disappears.html") { relative_url } }`,
    );
    expect(data.named.items.map(({ sku }: { sku: string }) => sku)).not.toContain(vanishingSku);
    expect(data.listed.total_count).toBe(0);
    expect(data.route).toBeNull();
  });
});

test('ACC-02 a sign-in that ends after ten seconds', async () => {
  const tessa = await signIn('tessa@example.com');
  const name = () => tessa.graphql('{ customer { firstname } }');
  time += 9_900;
  expect((await name()).data.customer.firstname).toBe('Tessa');
  time += 200;
  expect((await name()).errors[0].extensions.category).toBe('graphql-authorization');
  expect((await tessa.rest('GET', '/customers/me')).status).toBe(401);
});

async function readyCart(client: ShopClient): Promise<string> {
  const id = await newCart(client);
  await addTo(client, id, spring, 1);
  const path = `/guest-carts/${id}`;
  const { body } = await client.rest('POST', `${path}/estimate-shipping-methods`, { address: brisbane });
  const [method] = body;
  await client.rest('POST', `${path}/shipping-information`, {
    addressInformation: {
      shipping_address: brisbane,
      shipping_carrier_code: method.carrier_code,
      shipping_method_code: method.method_code,
    },
  });
  return id;
}

describe('cards that fail', () => {
  test('PAY-02 a declined one is refused, and the cart stays', async () => {
    const id = await readyCart(shop);
    expect((await pay(shop, id, await newNonce(shop, declinedCard))).status).toBe(400);
    expect((await quantityIn(shop, id)).data.cart.total_quantity).toBe(1);
  });

  test('BEY-01 over a real line the answer of a lost one never arrives whole, and the order stands', async () => {
    const server = serve({ fetch: (request) => shop.backend.fetch(request), port: 0, hostname: '127.0.0.1' });
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const line = clientOf((request) => fetch(request), `http://127.0.0.1:${port}`);
    try {
      const id = await readyCart(line);
      const nonce = await newNonce(line, lostCard);
      await expect(pay(line, id, nonce)).rejects.toThrow();
      // ordered: the cart is no longer open, and paying again makes no second order
      expect((await line.rest('GET', `/guest-carts/${id}/totals`)).status).toBe(404);
      expect((await line.rest('GET', `/guest-carts/${id}`)).body).toMatchObject({ is_active: false });
      expect((await pay(line, id, await newNonce(line))).status).toBe(404);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
