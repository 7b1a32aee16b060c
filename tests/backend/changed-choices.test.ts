/** What was chosen of a product, changed in the cart or told by REST: custom options, the members of a group (CART-02, CART-03). */
import { describe, expect, test } from 'vitest';
import { addTheseTo, kindsShop, uid } from './kinds-shop.ts';
import { newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

type Json = ReturnType<typeof JSON.parse>;

const shop = await openShop({ seed: kindsShop });

const lineFields = `itemsV2 { items {
  uid quantity product { sku } prices { row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label values { label value } } }
} }`;

const change = (id: string, line: string, quantity: number, answers: readonly object[]): Promise<Json> =>
  shop.graphql(
    `mutation ($id: String!, $line: ID, $quantity: Float, $answers: [CustomizableOptionInput]) {
      updateCartItems(input: {
        cart_id: $id, cart_items: [{ cart_item_uid: $line, quantity: $quantity, customizable_options: $answers }]
      }) { cart { ${lineFields} } }
    }`,
    { id, line, quantity, answers },
  );

const linesOf = async (id: string): Promise<Json[]> =>
  (await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${lineFields} } }`, { id })).data.cart
    .itemsV2.items;

const engraved = (text: string) => ({
  sku: 'ENGRAVED',
  quantity: 1,
  entered_options: [{ uid: uid('custom-option/1'), value: text }],
});

async function cartWith(...items: object[]): Promise<{ readonly id: string; readonly lines: Json[] }> {
  const id = await newCart(shop);
  await addTheseTo(shop, id, ...items);
  return { id, lines: await linesOf(id) };
}

describe('CART-02 CART-03 answers changed in the cart', () => {
  test('replace all that were given, with quantity and price', async () => {
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
  });

  test('a line that becomes the same as another joins it', async () => {
    const { id, lines } = await cartWith(engraved('Hello'), engraved('Bye'));
    expect(lines).toHaveLength(2);
    await change(id, lines[1].uid, 3, [{ id: 1, value_string: 'Hello' }]);
    expect(await linesOf(id)).toMatchObject([{ uid: lines[0].uid, quantity: 4 }]);
  });

  test.each([
    [
      'a required one left out',
      engraved('Hello'),
      [{ id: 2, value_string: '9' }],
      "Could not update cart item: The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ],
    [
      'a text too long',
      engraved('Hello'),
      [{ id: 1, value_string: 'far too long a text' }],
      'Could not update cart item: The text is too long. Shorten the text and try again.',
    ],
    [
      'an option of another product',
      { sku: 'BOTTLE', quantity: 1 },
      [{ id: 1, value_string: 'Hello' }],
      'Could not update cart item: The product does not have the option.',
    ],
  ])('%s is refused and changes nothing', async (_, item, answers, message) => {
    const { id, lines } = await cartWith(item);
    expect((await change(id, lines[0].uid, 5, answers)).errors[0]).toMatchObject({
      message,
      extensions: { category: 'graphql-input' },
    });
    expect(await linesOf(id)).toEqual(lines);
  });

  test('nothing of a line makes it go', async () => {
    const { id, lines } = await cartWith(engraved('Hello'));
    await change(id, lines[0].uid, 0, [{ id: 1, value_string: 'Bye' }]);
    expect(await linesOf(id)).toEqual([]);
  });
});

const addGroup = (id: string, members?: readonly object[]) =>
  shop.rest('POST', `/guest-carts/${id}/items`, {
    cartItem: {
      quote_id: id,
      sku: 'SET',
      qty: 1,
      ...(members ? { product_option: { extension_attributes: { grouped_options: members } } } : {}),
    },
  });
const quantities = async (id: string) =>
  (await linesOf(id)).map(({ product, quantity }) => [product.sku, quantity]);

describe('CART-02 a group by REST', () => {
  test.each([
    [
      'as the group proposes',
      undefined,
      [
        ['BOTTLE', 2],
        ['CUPS', 1],
      ],
    ],
    [
      'as many as are asked for, and none of what is not wanted',
      [
        { id: 1, qty: 5 },
        { id: 2, qty: 0 },
      ],
      [['BOTTLE', 5]],
    ],
    [
      'what is not said comes as proposed',
      [{ id: 2, qty: 4 }],
      [
        ['BOTTLE', 2],
        ['CUPS', 4],
      ],
    ],
  ])('%s', async (_, members, expected) => {
    const id = await newCart(shop);
    expect((await addGroup(id, members)).status).toBe(200);
    expect(await quantities(id)).toEqual(expected);
  });

  test('none of anything is refused', async () => {
    const id = await newCart(shop);
    expect(
      await addGroup(id, [
        { id: 1, qty: 0 },
        { id: 2, qty: 0 },
      ]),
    ).toEqual({
      status: 400,
      body: { message: 'Please specify the quantity of product(s).' },
    });
    expect(await quantities(id)).toEqual([]);
  });

  test('a quantity that is none is refused by name', async () => {
    const id = await newCart(shop);
    expect((await addGroup(id, [{ id: 1, qty: 'many' }])).body.message).toContain('"qty" processing');
    expect(await quantities(id)).toEqual([]);
  });
});

const attributesWith = async (filters: string): Promise<Json[]> => {
  const { data } = await shop.graphql(
    `{ attributesList(entityType: CATALOG_PRODUCT, filters: ${filters}) {
      items { code ... on CatalogAttributeMetadata { is_filterable } } errors { message } } }`,
  );
  return data.attributesList.items;
};

test('CAT-02 attributes are listed by what is said of them', async () => {
  const all = await attributesWith('{}');
  const code = all[0].code;
  const isFilterable = all[0].is_filterable;
  expect(code).toBe('colour');
  expect(await attributesWith(`{ is_filterable: ${isFilterable} }`)).toEqual(all);
  expect(await attributesWith(`{ is_filterable: ${!isFilterable} }`)).toEqual([]);
  expect(await attributesWith('{ is_wysiwyg_enabled: true }')).toEqual([]);
  expect(await attributesWith('{ is_searchable: true, is_wysiwyg_enabled: false }')).toEqual(all);
});

test('CAT-04 the picture of a product without one is drawn', async () => {
  const { data } = await shop.graphql(
    '{ products(filter: { sku: { eq: "FLASK" } }) { items { image { url } small_image { url } thumbnail { url } } } }',
  );
  const { image, small_image: small, thumbnail } = data.products.items[0];
  for (const { url } of [image, small, thumbnail]) {
    expect(url).toMatch(/\/placeholder\/\w+\.jpg$/);
    const { pathname } = new URL(url, 'http://localhost');
    const response = await shop.fetch(`${pathname}?width=40`);
    expect([pathname, response.status, response.headers.get('content-type')]).toEqual([
      pathname,
      200,
      'image/jpeg',
    ]);
    await response.arrayBuffer();
  }
});
