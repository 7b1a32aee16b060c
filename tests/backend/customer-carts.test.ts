/** Customers' carts: one each, nobody else's, joined with what was gathered as a guest; the same by REST. */
import { expect, test } from 'vitest';
import { kindsShop, signIn } from './kinds-shop.ts';
import { addTo, newCart, type ShopClient } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: kindsShop });
const alice = await signIn(shop);
const bob = await signIn(shop, 'bob@example.com');

const own = async (client: ShopClient): Promise<string> =>
  (await client.graphql('{ customerCart { id } }')).data.customerCart.id;

const look = (client: ShopClient, id: string) =>
  client.graphql('query ($id: String!) { cart(cart_id: $id) { id total_quantity } }', { id });

test('two who ask at once for the same customer get one cart', async () => {
  const ids = await Promise.all([own(bob), own(bob), own(bob)]);
  expect(new Set(ids).size).toBe(1);
});

test('CART-05 a customer’s cart is closed to guests and others, a guest’s to customers', async () => {
  const id = await own(alice);
  const refusal = [
    {
      message: `The current user cannot perform operations on cart "${id}"`,
      extensions: { category: 'graphql-authorization' },
    },
  ];
  expect((await look(shop, id)).errors).toMatchObject(refusal);
  expect((await look(bob, id)).errors).toMatchObject(refusal);
  expect((await look(alice, id)).data.cart.id).toBe(id);
  expect((await look(alice, await newCart(shop))).errors[0].message).toMatch(/cannot perform operations/);
});

test('CART-11 merging adds the guest’s lines, leaves out what the stock cannot hold, and closes the source', async () => {
  const id = await own(alice);
  const source = await newCart(shop);
  await addTo(alice, id, 'LAST', 1);
  await addTo(alice, id, 'BOTTLE', 1);
  await addTo(shop, source, 'LAST', 1);
  await addTo(shop, source, 'BOTTLE', 2);
  const merge = `mutation ($source: String!) { mergeCarts(source_cart_id: $source) {
    id itemsV2 { items { quantity product { sku } } } } }`;
  expect((await alice.graphql(merge, { source })).data.mergeCarts).toEqual({
    id,
    itemsV2: {
      items: [
        { quantity: 1, product: { sku: 'LAST' } },
        { quantity: 3, product: { sku: 'BOTTLE' } },
      ],
    },
  });
  expect((await alice.graphql(merge, { source })).errors[0].message).toBe("The cart isn't active.");
  expect((await shop.graphql(merge, { source: id })).errors[0].message).toBe(
    "The current customer isn't authorized.",
  );
});

test('a guest’s cart that is assigned answers under a new id only', async () => {
  const guest = await newCart(shop);
  await addTo(shop, guest, 'CUPS', 1);
  const answer = await bob.graphql(
    'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }',
    { id: guest },
  );
  expect(answer.data.assignCustomerToGuestCart).toEqual({ id: await own(bob), total_quantity: 1 });
  expect((await look(shop, guest)).errors[0].message).toBe(`Could not find a cart with ID "${guest}"`);
});

test('by REST carts/mine is the bearer’s, and the doors for guests do not change it', async () => {
  expect(await shop.rest('GET', '/carts/mine')).toEqual({
    status: 401,
    body: {
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'self' },
    },
  });
  const item = { cartItem: { sku: 'CUPS', qty: 1 } };
  const added = await alice.rest('POST', '/carts/mine/items', item);
  expect(added).toMatchObject({ status: 200, body: { sku: 'CUPS', qty: 1 } });
  expect(await shop.rest('POST', `/guest-carts/${await own(alice)}/items`, item)).toEqual({
    status: 400,
    body: { message: 'Invalid state change requested' },
  });
  expect((await alice.rest('DELETE', `/carts/mine/items/${added.body.item_id}`)).body).toBe(true);
});
