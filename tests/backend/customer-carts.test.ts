/** Customers' carts: one each, closed to others, merged with a guest's; the same by REST. */
import { expect, test } from 'vitest';
import { kindsShop, signIn, addTheseTo, uid } from './kinds-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { addTo, customerCart as own, newCart, type ShopClient, type Row } from './shop-client.ts';

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

const lineFields = `itemsV2 { items {
  uid quantity product { sku } prices { row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label values { label value } } } } }`;

const change = (id: string, line: string, quantity: number, answers: readonly object[]): Promise<Row> =>
  shop.graphql(
    `mutation ($id: String!, $line: ID, $quantity: Float, $answers: [CustomizableOptionInput]) {
      updateCartItems(input: {
        cart_id: $id, cart_items: [{ cart_item_uid: $line, quantity: $quantity, customizable_options: $answers }]
      }) { cart { ${lineFields} } } }`,
    { id, line, quantity, answers },
  );

const linesOf = async (id: string): Promise<Row[]> =>
  (await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${lineFields} } }`, { id })).data.cart
    .itemsV2.items;

const engraved = (text: string) => ({
  sku: 'ENGRAVED',
  quantity: 1,
  entered_options: [{ uid: uid('custom-option/1'), value: text }],
});

async function cartWith(...items: object[]): Promise<{ readonly id: string; readonly lines: Row[] }> {
  const id = await newCart(shop);
  await addTheseTo(shop, id, ...items);
  return { id, lines: await linesOf(id) };
}

test('changed answers replace all that were given, with quantity and price, and may join two lines [CART-02 CART-03]', async () => {
  const { id, lines } = await cartWith(engraved('Hello'));
  const { data } = await change(id, lines[0].uid, 2, [
    { id: 1, value_string: 'Bye' },
    { uid: uid('custom-option/2'), value_string: '9' },
  ]);
  expect(data.updateCartItems.cart.itemsV2.items).toEqual([
    {
      uid: lines[0].uid,
      quantity: 2,
      product: { sku: 'ENGRAVED' },
      prices: { row_total_including_tax: { value: 76 } },
      customizable_options: [
        { label: 'Engraving', values: [{ label: '', value: 'Bye' }] },
        { label: 'Ribbon', values: [{ label: 'Gold', value: '9' }] },
      ],
    },
  ]);
  await change(id, lines[0].uid, 0, [{ id: 1, value_string: 'Bye' }]);
  expect(await linesOf(id)).toEqual([]);
  const { id: other, lines: two } = await cartWith(engraved('Hello'), engraved('Bye'));
  expect(two).toHaveLength(2);
  await change(other, two[1].uid, 3, [{ id: 1, value_string: 'Hello' }]);
  expect(await linesOf(other)).toMatchObject([{ uid: two[0].uid, quantity: 4 }]);
});

test.each([
  [engraved('Hello'), { id: 2, value_string: '9' }, "The product's required option(s) weren't entered."],
  [{ sku: 'BOTTLE', quantity: 1 }, { id: 1, value_string: 'Hello' }, 'The product does not have the option.'],
])('of the line %j a change to %j is refused and changes nothing [CART-03]', async (item, answer, reason) => {
  const { id, lines } = await cartWith(item);
  const { errors } = await change(id, lines[0].uid, 5, [answer]);
  expect(errors).toMatchObject(refusal(expect.stringContaining(`Could not update cart item: ${reason}`)));
  expect(await linesOf(id)).toEqual(lines);
});

const addGroup = (id: string, members: readonly object[]) =>
  shop.rest('POST', `/guest-carts/${id}/items`, {
    cartItem: {
      quote_id: id,
      sku: 'SET',
      qty: 1,
      product_option: { extension_attributes: { grouped_options: members } },
    },
  });
const member = (id: number, qty: number | string) => ({ id, qty });

test('a group added by REST becomes its members in the quantities given, or is refused without any [CART-02]', async () => {
  const id = await newCart(shop);
  const { status, body } = await addGroup(id, [member(1, 0), member(2, 0)]);
  expect([status, body]).toEqual([400, { message: 'Please specify the quantity of product(s).' }]);
  expect((await addGroup(id, [member(1, 'many')])).body.message).toContain('"qty" processing');
  expect((await addGroup(id, [member(2, 4)])).status).toBe(200);
  const lines = await linesOf(id);
  expect(lines.map(({ product, quantity }) => `${quantity} ${product.sku}`)).toEqual(['2 BOTTLE', '4 CUPS']);
});
