/** Cart lines of every kind of product: what is chosen, what it costs, what is refused. */
import { expect, test } from 'vitest';
import { addTheseTo, kindsShop, people, person, uid } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
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

test.each<readonly [string, object, object]>([
  [
    'a configurable product has the variant that was chosen',
    { ...red, quantity: 2 },
    {
      __typename: 'ConfigurableCartItem',
      product: { sku: 'FLASK' },
      configured_variant: { sku: 'FLASK-RED' },
      prices: { price: { value: 20 }, row_total_including_tax: { value: 44 } },
    },
  ],
  [
    'a bundle costs what its parts cost in the quantity that was entered',
    pack,
    {
      __typename: 'BundleCartItem',
      bundle_options: [{ values: [{ price: 18, quantity: 1 }] }, { values: [{ price: 8.95, quantity: 3 }] }],
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
        { values: [{ price: { value: 5, type: 'FIXED' } }] },
        { values: [{ price: { value: 10, type: 'PERCENT' } }] },
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
      entered_options: [...people('Ann', 'Ben'), person('message', 'Cheers')],
    },
    {
      __typename: 'GiftCardCartItem',
      amount: { value: 25 },
      recipient_email: 'ben@example.com',
      message: 'Cheers',
      prices: { price: { value: 25 }, row_total_including_tax: { value: 25 } },
    },
  ],
])('%s [GEN-01 CART-02]', async (_, wanted, line) => {
  const { cart, user_errors: errors } = await fill(wanted);
  expect(errors).toEqual([]);
  expect(cart.itemsV2.items).toMatchObject([line]);
});

test('a service and files need no delivery, a group becomes its members, and a backorder needs no stock [GEN-01 CART-02]', async () => {
  const { cart } = await fill({ sku: 'SERVICE', quantity: 1 }, audio);
  expect(cart.is_virtual).toBe(true);
  expect(cart.itemsV2.items).toMatchObject([
    { __typename: 'VirtualCartItem' },
    { __typename: 'DownloadableCartItem', links: [{ title: 'Audio' }] },
  ]);
  expect(cart.prices.grand_total.value).toBe(61);
  const { cart: grouped } = await fill(
    { sku: 'BOTTLE', quantity: 1 },
    { sku: 'SET', quantity: 1 },
    { sku: 'LATER', quantity: 3 },
  );
  expect(grouped.itemsV2.items.map(({ product, quantity }: Row) => `${quantity} ${product.sku}`)).toEqual([
    '1 BOTTLE',
    '2 BOTTLE',
    '1 CUPS',
    '3 LATER',
  ]);
});

test('the usual price is that of the whole row, options, parts and tiers included [CART-02 CART-09]', async () => {
  const tiered = [9, 1].map((quantity) => ({ sku: 'TIERED', quantity }));
  const { cart } = await fill({ ...pack, quantity: 2 }, red, { sku: 'FIZZ', quantity: 2 }, ...tiered, audio);
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

test.each([
  ['FLASK', {}, 'UNDEFINED', 'You need to choose options for your item.'],
  ['FLASK', { ...red, quantity: 6 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['PACK', { selected_options: [uid('bundle/2/3/1')] }, 'UNDEFINED', 'Please select all required options.'],
  ['ENGRAVED', {}, 'UNDEFINED', "The product's required option(s) weren't entered."],
  ['GUIDE', {}, 'UNDEFINED', 'Please specify product link(s).'],
  ['VOUCHER', {}, 'UNDEFINED', 'Please specify a gift card amount.'],
])('%s with %j is not added: %s %s [CART-10]', async (sku, choice, code, message) => {
  const { cart, user_errors: errors } = await fill({ sku, quantity: 1, ...choice });
  expect(errors).toEqual([{ code, message: expect.stringContaining(message) }]);
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

const engraved = (value: string, quantity: number) => ({
  sku: 'ENGRAVED',
  quantity,
  entered_options: [{ uid: uid('custom-option/1'), value }],
});

test('a line is available by itself though the cart holds more than there is [BEY-22]', async () => {
  const id = await newCart(shop);
  await addTheseTo(shop, id, engraved('one', 60), engraved('two', 40));
  await shop.rows(`update product set stock = 50 where sku = 'ENGRAVED'`);
  const { data } = await shop.graphql(
    `{ cart(cart_id: "${id}") { itemsV2 { items { is_available errors { message } } } } }`,
  );
  const errors = [{ message: 'The requested qty is not available' }];
  expect(data.cart.itemsV2.items).toEqual(
    [false, true].map((isAvailable) => ({ is_available: isAvailable, errors })),
  );
});
