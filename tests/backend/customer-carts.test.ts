/** Customers' carts: one each, closed to others, merged with a guest's; the same by REST. */
import { expect, test } from 'vitest';
import { kindsShop, signIn } from './kinds-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { addTo, customerCart as own, newCart, type ShopClient } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });
const alice = await signIn(shop);
const bob = await signIn(shop, 'bob@example.com');

const look = (client: ShopClient, id: string) =>
  client.graphql('query ($id: String!) { cart(cart_id: $id) { id total_quantity } }', { id });

test('a customer has one cart, closed to guests and other customers, as a guest’s is to customers [CART-05]', async () => {
  const id = await own(alice);
  const refused = refusal(`The current user cannot perform operations on cart "${id}"`, 'authorization');
  for (const client of [shop, bob]) expect((await look(client, id)).errors).toMatchObject(refused);
  expect((await look(alice, id)).data.cart.id).toBe(id);
  expect((await look(alice, await newCart(shop))).errors[0].message).toMatch(/cannot perform operations/);
  expect(new Set(await Promise.all([own(bob), own(bob), own(bob)])).size).toBe(1);
});

test('merging adds the guest’s lines as far as stock allows, and closes the guest cart [CART-11]', async () => {
  const id = await own(alice);
  const source = await newCart(shop);
  await addTo(alice, id, 'LAST', 1);
  await addTo(alice, id, 'BOTTLE', 1);
  await addTo(shop, source, 'LAST', 1);
  await addTo(shop, source, 'BOTTLE', 2);
  const merge = `mutation ($source: String!) { mergeCarts(source_cart_id: $source) {
    id itemsV2 { items { quantity product { sku } } } } }`;
  const items = [
    { quantity: 1, product: { sku: 'LAST' } },
    { quantity: 3, product: { sku: 'BOTTLE' } },
  ];
  expect((await alice.graphql(merge, { source })).data.mergeCarts).toEqual({ id, itemsV2: { items } });
  expect((await alice.graphql(merge, { source })).errors[0].message).toBe("The cart isn't active.");
  expect((await shop.graphql(merge, { source: id })).errors[0].message).toBe(
    "The current customer isn't authorized.",
  );
});

test('by REST carts/mine is the bearer’s, and the guest paths do not change it', async () => {
  expect((await shop.rest('GET', '/carts/mine')).status).toBe(401);
  const item = { cartItem: { sku: 'CUPS', qty: 1 } };
  const added = await alice.rest('POST', '/carts/mine/items', item);
  expect(added).toMatchObject({ status: 200, body: { sku: 'CUPS', qty: 1 } });
  expect(await shop.rest('POST', `/guest-carts/${await own(alice)}/items`, item)).toEqual({
    status: 400,
    body: { message: 'Invalid state change requested' },
  });
  expect((await alice.rest('DELETE', `/carts/mine/items/${added.body.item_id}`)).body).toBe(true);
});
