/** Choices of a product that are changed in the cart or made by REST. */
import { expect, test } from 'vitest';
import { addTheseTo, kindsShop, uid } from './kinds-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { newCart, type Row } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });

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
