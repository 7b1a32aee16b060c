/** Cart lines of every kind of product: what is chosen, what it costs, what is refused. */
import { expect, test } from 'vitest';
import { addTheseTo, kindsShop, uid } from './kinds-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { newCart, type Row } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });
const fill = async (...items: object[]) => addTheseTo(shop, await newCart(shop), ...items);

const red = { sku: 'FLASK', quantity: 1, selected_options: [uid('configurable/93/7')] };
const pack = {
  sku: 'PACK',
  quantity: 1,
  selected_options: [uid('bundle/1/1/1')],
  entered_options: [{ uid: uid('bundle/2/3/1'), value: '3' }],
};
const audio = { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable/2')] };
const person = (field: string, value: string) => ({ uid: uid(`giftcard/giftcard_${field}`), value });

test.each<readonly [string, object, object]>([
  [
    'a configurable product has the variant that was chosen',
    { ...red, quantity: 2 },
    {
      __typename: 'ConfigurableCartItem',
      product: { sku: 'FLASK' },
      configured_variant: { sku: 'FLASK-RED' },
      configurable_options: [{ id: 93, option_label: 'Colour', value_id: 7, value_label: 'Red' }],
      prices: { price: { value: 20 }, row_total_including_tax: { value: 44 } },
    },
  ],
  [
    'a bundle costs what its parts cost in the quantity that was entered',
    pack,
    {
      __typename: 'BundleCartItem',
      bundle_options: [
        { label: 'Cooler', type: 'radio', values: [{ label: 'Product FIZZ', price: 18, quantity: 1 }] },
        { label: 'Extras', values: [{ uid: uid('bundle/2/3/1'), price: 8.95, quantity: 3 }] },
      ],
      prices: { row_total_including_tax: { value: 44.85 } },
    },
  ],
  [
    'custom options add their price, fixed and in per cent',
    {
      sku: 'ENGRAVED',
      quantity: 1,
      selected_options: [uid('custom-option/2/9')],
      entered_options: [{ uid: uid('custom-option/1'), value: 'Hello' }],
    },
    {
      customizable_options: [
        { label: 'Engraving', values: [{ label: '', value: 'Hello', price: { value: 5, type: 'FIXED' } }] },
        { label: 'Ribbon', values: [{ label: 'Gold', value: '9', price: { value: 10, type: 'PERCENT' } }] },
      ],
      prices: { row_total_including_tax: { value: 38 } },
    },
  ],
  [
    'a gift card has its amount, recipient and message',
    {
      sku: 'VOUCHER',
      quantity: 1,
      selected_options: [uid('giftcard/giftcard_amount/25.0000')],
      entered_options: [
        person('sender_name', 'Ann'),
        person('sender_email', 'ann@example.com'),
        person('recipient_name', 'Ben'),
        person('recipient_email', 'ben@example.com'),
        person('message', 'Cheers'),
      ],
    },
    {
      __typename: 'GiftCardCartItem',
      amount: { value: 25 },
      recipient_email: 'ben@example.com',
      message: 'Cheers',
      prices: { row_total_including_tax: { value: 25 } },
    },
  ],
])('%s [GEN-01, CART-02]', async (_, wanted, line) => {
  const { cart, user_errors: errors } = await fill(wanted);
  expect(errors).toEqual([]);
  expect(cart.itemsV2.items).toMatchObject([line]);
});

test('a service and files make a cart that needs no delivery [GEN-01, CART-02]', async () => {
  const { cart } = await fill({ sku: 'SERVICE', quantity: 1 }, audio);
  expect(cart.is_virtual).toBe(true);
  expect(cart.itemsV2.items).toMatchObject([
    { __typename: 'VirtualCartItem' },
    { __typename: 'DownloadableCartItem', links: [{ title: 'Audio' }] },
  ]);
  expect(cart.prices.grand_total.value).toBe(61);
});

test('a group becomes its members, apart from the same product bought alone [CART-02]', async () => {
  const { cart } = await fill({ sku: 'BOTTLE', quantity: 1 }, { sku: 'SET', quantity: 1 });
  expect(cart.itemsV2.items.map(({ product, quantity }: Row) => `${quantity} ${product.sku}`)).toEqual([
    '1 BOTTLE',
    '2 BOTTLE',
    '1 CUPS',
  ]);
});

test('tier prices count by the quantity of the line, and backorders need no stock [CART-02]', async () => {
  const { cart } = await fill(
    { sku: 'TIERED', quantity: 9 },
    { sku: 'TIERED', quantity: 1 },
    { sku: 'LATER', quantity: 3 },
  );
  expect(cart.itemsV2.items).toMatchObject([
    { quantity: 10, prices: { price_including_tax: { value: 7.5 } } },
    { quantity: 3 },
  ]);
});

test('the usual price is that of the whole row, options and parts included [CART-09]', async () => {
  const { cart } = await fill(
    { ...pack, quantity: 2 },
    red,
    { sku: 'FIZZ', quantity: 2 },
    { sku: 'TIERED', quantity: 10 },
    audio,
  );
  expect(
    cart.itemsV2.items.map(({ prices }: Row) => [
      prices.row_total_including_tax.value,
      prices.original_row_total.value,
    ]),
  ).toEqual([
    [89.7, 101.7],
    [22, 22],
    [36, 48],
    [75, 89.5],
    [12, 12],
  ]);
});

const choose = 'You need to choose options for your item.';

test.each([
  ['FLASK', {}, 'UNDEFINED', choose],
  ['FLASK', { selected_options: [uid('configurable/93/99')] }, 'UNDEFINED', choose],
  ['FLASK', { ...red, quantity: 6 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['PACK', {}, 'UNDEFINED', 'Please specify product option(s).'],
  ['PACK', { selected_options: [uid('bundle/2/3/1')] }, 'UNDEFINED', 'Please select all required options.'],
  [
    'ENGRAVED',
    {},
    'UNDEFINED',
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  ],
  [
    'ENGRAVED',
    { entered_options: [{ uid: uid('custom-option/1'), value: 'far too long a text' }] },
    'UNDEFINED',
    'The text is too long. Shorten the text and try again.',
  ],
  ['GUIDE', {}, 'UNDEFINED', 'Please specify product link(s).'],
  ['VOUCHER', {}, 'UNDEFINED', 'Please specify a gift card amount.'],
])('%s with %j is not added: %s %s [CART-10]', async (sku, choice, code, message) => {
  const { cart, user_errors: errors } = await fill({ sku, quantity: 1, ...choice });
  expect(errors).toEqual([{ code, message }]);
  expect(cart.total_quantity).toBe(0);
});

test('stock counts over all lines: alone, in a bundle and in a group [CART-10]', async () => {
  const id = await newCart(shop);
  await addTheseTo(shop, id, { sku: 'CUPS', quantity: 99 });
  const withCups = { sku: 'PACK', quantity: 1, selected_options: [uid('bundle/1/2/1'), uid('bundle/2/3/1')] };
  expect((await addTheseTo(shop, id, withCups)).user_errors).toEqual([]);
  expect((await addTheseTo(shop, id, { sku: 'SET', quantity: 1 })).user_errors).toMatchObject([
    { code: 'INSUFFICIENT_STOCK' },
  ]);
});

const addOlder = (kind: string, id: string, item: string) =>
  shop.graphql(
    `mutation ($id: String!) { add${kind}ProductsToCart(input: { cart_id: $id, cart_items: [${item}] }) {
      cart { itemsV2 { items { product { sku } } } } } }`,
    { id },
  );

test('the older mutations add bundles, configurables by sku, and links', async () => {
  const id = await newCart(shop);
  const data = 'data:{sku:"PACK",quantity:1}';
  await addOlder('Bundle', id, `{${data},bundle_options:[{id:1,quantity:1,value:["2"]}]}`);
  await addOlder('Configurable', id, '{parent_sku:"FLASK",data:{sku:"FLASK-RED",quantity:1}}');
  const guide = 'data:{sku:"GUIDE",quantity:1}';
  const answer = await addOlder('Downloadable', id, `{${guide},downloadable_product_links:[{link_id:1}]}`);
  const { items } = answer.data.addDownloadableProductsToCart.cart.itemsV2;
  expect(items.map(({ product }: Row) => product.sku)).toEqual(['PACK', 'FLASK', 'GUIDE']);
});

test.each([
  ['NOPE', 1, 'no-such-entity', 'Could not find a product with SKU "NOPE"'],
  [
    'EMPTY',
    1,
    'input',
    'Could not add the product with SKU EMPTY to the shopping cart: Product that you are trying to add is not available.',
  ],
  [
    'LAST',
    2,
    'input',
    'Could not add the product with SKU LAST to the shopping cart: The requested qty is not available',
  ],
])('the older mutation refuses %s × %d as %s', async (sku, quantity, category, message) => {
  const { errors } = await addOlder(
    'Simple',
    await newCart(shop),
    `{data:{sku:"${sku}",quantity:${quantity}}}`,
  );
  expect(errors).toMatchObject(refusal(message, category));
});
