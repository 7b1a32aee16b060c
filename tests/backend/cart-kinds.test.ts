/** Lines of every kind of product: what is chosen, what it costs, what is refused. */
import { describe, expect, test } from 'vitest';
import { addTheseTo, kindsShop, uid } from './kinds-shop.ts';
import { newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: kindsShop });
const fill = async (...items: object[]) => addTheseTo(shop, await newCart(shop), ...items);

describe('GEN-01 CART-02 each kind becomes a line of its own type', () => {
  test('a configurable product with the variant that was chosen', async () => {
    const { cart, user_errors: errors } = await fill({
      sku: 'FLASK',
      quantity: 2,
      selected_options: [uid('configurable/93/7')],
    });
    expect(errors).toEqual([]);
    expect(cart.itemsV2.items[0]).toMatchObject({
      __typename: 'ConfigurableCartItem',
      product: { sku: 'FLASK' },
      configured_variant: { sku: 'FLASK-RED' },
      configurable_options: [{ id: 93, option_label: 'Colour', value_id: 7, value_label: 'Red' }],
      prices: { price: { value: 20 }, row_total_including_tax: { value: 44 } },
    });
  });

  test('a bundle, priced by its parts, with the quantity that was entered', async () => {
    const { cart } = await fill({
      sku: 'PACK',
      quantity: 1,
      selected_options: [uid('bundle/1/1/1')],
      entered_options: [{ uid: uid('bundle/2/3/1'), value: '3' }],
    });
    expect(cart.itemsV2.items[0]).toMatchObject({
      __typename: 'BundleCartItem',
      bundle_options: [
        { label: 'Cooler', type: 'radio', values: [{ label: 'Product FIZZ', price: 18, quantity: 1 }] },
        { label: 'Extras', values: [{ uid: uid('bundle/2/3/1'), price: 8.95, quantity: 3 }] },
      ],
      prices: { row_total_including_tax: { value: 44.85 } },
    });
  });

  test('CART-09 what it usually costs is told of the whole row, options and parts included', async () => {
    const { cart } = await fill(
      {
        sku: 'PACK',
        quantity: 2,
        selected_options: [uid('bundle/1/1/1')],
        entered_options: [{ uid: uid('bundle/2/3/1'), value: '3' }],
      },
      { sku: 'FLASK', quantity: 1, selected_options: [uid('configurable/93/7')] },
      { sku: 'FIZZ', quantity: 2 },
      { sku: 'TIERED', quantity: 10 },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable/2')] },
    );
    expect(
      cart.itemsV2.items.map(({ prices }: { prices: Record<string, { value: number }> }) => [
        prices['row_total_including_tax']?.value,
        prices['original_row_total']?.value,
      ]),
    ).toEqual([
      [89.7, 101.7],
      [22, 22],
      [36, 48],
      [75, 89.5],
      [12, 12],
    ]);
  });

  test('a group as its members, which do not join the same product bought alone', async () => {
    const { cart } = await fill({ sku: 'BOTTLE', quantity: 1 }, { sku: 'SET', quantity: 1 });
    expect(
      cart.itemsV2.items.map((item: { product: { sku: string }; quantity: number }) => [
        item.product.sku,
        item.quantity,
      ]),
    ).toEqual([
      ['BOTTLE', 1],
      ['BOTTLE', 2],
      ['CUPS', 1],
    ]);
  });

  test('a service and files make a cart that needs no delivery', async () => {
    const { cart } = await fill(
      { sku: 'SERVICE', quantity: 1 },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable/2')] },
    );
    expect(cart.is_virtual).toBe(true);
    expect(cart.itemsV2.items).toMatchObject([
      { __typename: 'VirtualCartItem' },
      { __typename: 'DownloadableCartItem', links: [{ title: 'Audio' }] },
    ]);
    expect(cart.prices.grand_total.value).toBe(61);
  });

  test('custom options add their price, fixed and in per cent', async () => {
    const { cart } = await fill({
      sku: 'ENGRAVED',
      quantity: 1,
      selected_options: [uid('custom-option/2/9')],
      entered_options: [{ uid: uid('custom-option/1'), value: 'Hello' }],
    });
    expect(cart.itemsV2.items[0]).toMatchObject({
      customizable_options: [
        { label: 'Engraving', values: [{ label: '', value: 'Hello', price: { value: 5, type: 'FIXED' } }] },
        { label: 'Ribbon', values: [{ label: 'Gold', price: { value: 10, type: 'PERCENT' } }] },
      ],
      prices: { row_total_including_tax: { value: 38 } },
    });
  });

  test('a gift card with its amount and people', async () => {
    const { cart } = await fill({
      sku: 'VOUCHER',
      quantity: 1,
      selected_options: [uid('giftcard/giftcard_amount/25.0000')],
      entered_options: [
        { uid: uid('giftcard/giftcard_sender_name'), value: 'Ann' },
        { uid: uid('giftcard/giftcard_sender_email'), value: 'ann@example.com' },
        { uid: uid('giftcard/giftcard_recipient_name'), value: 'Ben' },
        { uid: uid('giftcard/giftcard_recipient_email'), value: 'ben@example.com' },
        { uid: uid('giftcard/giftcard_message'), value: 'Cheers' },
      ],
    });
    expect(cart.itemsV2.items[0]).toMatchObject({
      __typename: 'GiftCardCartItem',
      amount: { value: 25 },
      recipient_email: 'ben@example.com',
      message: 'Cheers',
      prices: { row_total_including_tax: { value: 25 } },
    });
  });

  test('tier prices count by the quantity of the line; what is delivered later is sold without stock', async () => {
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
});

describe('CART-10 the first reason why something was not added', () => {
  test.each([
    ['FLASK', {}, 'UNDEFINED', 'You need to choose options for your item.'],
    [
      'FLASK',
      { selected_options: [uid('configurable/93/99')] },
      'UNDEFINED',
      'You need to choose options for your item.',
    ],
    [
      'FLASK',
      { quantity: 6, selected_options: [uid('configurable/93/7')] },
      'INSUFFICIENT_STOCK',
      'The requested qty is not available',
    ],
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
  ])('%s with %j: %s %s', async (sku, choice, code, message) => {
    const { cart, user_errors: errors } = await fill({ sku, quantity: 1, ...choice });
    expect(errors).toEqual([{ code, message }]);
    expect(cart.total_quantity).toBe(0);
  });

  test('stock counts over all lines: alone, as a part of a bundle, in a group', async () => {
    const id = await newCart(shop);
    await addTheseTo(shop, id, { sku: 'CUPS', quantity: 99 });
    const pack = { sku: 'PACK', quantity: 1, selected_options: [uid('bundle/1/2/1'), uid('bundle/2/3/1')] };
    expect((await addTheseTo(shop, id, pack)).user_errors).toEqual([]);
    expect((await addTheseTo(shop, id, { sku: 'SET', quantity: 1 })).user_errors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK' },
    ]);
  });
});

const addOlder = (kind: string, id: string, item: string) =>
  shop.graphql(
    `mutation ($id: String!) { add${kind}ProductsToCart(input: { cart_id: $id, cart_items: [${item}] }) {
      cart { total_quantity itemsV2 { items { product { sku } } } } } }`,
    { id },
  );

describe('the older mutations', () => {
  test('add bundles, configurables by sku, and links', async () => {
    const id = await newCart(shop);
    await addOlder(
      'Bundle',
      id,
      '{data:{sku:"PACK",quantity:1},bundle_options:[{id:1,quantity:1,value:["2"]}]}',
    );
    await addOlder('Configurable', id, '{parent_sku:"FLASK",data:{sku:"FLASK-RED",quantity:1}}');
    const answer = await addOlder(
      'Downloadable',
      id,
      '{data:{sku:"GUIDE",quantity:1},downloadable_product_links:[{link_id:1}]}',
    );
    expect(answer.data.addDownloadableProductsToCart.cart.itemsV2.items).toMatchObject([
      { product: { sku: 'PACK' } },
      { product: { sku: 'FLASK' } },
      { product: { sku: 'GUIDE' } },
    ]);
  });

  test.each([
    ['NOPE', 1, 'Could not find a product with SKU "NOPE"', 'graphql-no-such-entity'],
    [
      'EMPTY',
      1,
      'Could not add the product with SKU EMPTY to the shopping cart: Product that you are trying to add is not available.',
      'graphql-input',
    ],
    [
      'LAST',
      2,
      'Could not add the product with SKU LAST to the shopping cart: The requested qty is not available',
      'graphql-input',
    ],
  ])('refuse %s × %d', async (sku, quantity, message, category) => {
    const { errors } = await addOlder(
      'Simple',
      await newCart(shop),
      `{data:{sku:"${sku}",quantity:${quantity}}}`,
    );
    expect(errors).toMatchObject([{ message, extensions: { category } }]);
  });
});
