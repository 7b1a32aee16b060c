/** Carts and their lines by GraphQL, with every bad input Magento was asked. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMutation, addTo, newCart, startShop } from './shop-client.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let id: string;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  id = await newCart(shop);
});
afterAll(() => shop.backend.close());

const read = async (cartId = id) =>
  (
    await shop.graphql(
      `query ($id: String!) { cart(cart_id: $id) {
        id email is_virtual total_quantity total_item_quantity
        items { uid quantity product { sku } prices {
          price { value currency } price_including_tax { value }
          row_total { value } row_total_including_tax { value } } errors { code message } }
        prices { grand_total { value } subtotal_including_tax { value } subtotal_excluding_tax { value }
          applied_taxes { label amount { value } } discounts { label } }
        applied_coupons { code } applied_gift_cards { code }
        available_payment_methods { code title } selected_payment_method { code }
        shipping_addresses { city } billing_address { city }
        minimum_order_amount { minimum_amount_enabled conditions_met message } } }`,
      { id: cartId },
    )
  ).data.cart;

const update = (item: object) =>
  shop.graphql(
    `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
      updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { total_quantity } } }`,
    { id, items: [item] },
  );

const remove = (item: object) =>
  shop.graphql(
    `mutation ($input: RemoveItemFromCartInput!) {
      removeItemFromCart(input: $input) { cart { total_quantity items { uid } } } }`,
    { input: { cart_id: id, ...item } },
  );

test('CART-01 a new cart is empty', async () => {
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await read()).toEqual({
    id,
    email: null,
    is_virtual: false,
    total_quantity: 0,
    total_item_quantity: 0,
    items: [],
    prices: {
      grand_total: { value: 0 },
      subtotal_including_tax: { value: 0 },
      subtotal_excluding_tax: { value: 0 },
      applied_taxes: [],
      discounts: null,
    },
    applied_coupons: null,
    applied_gift_cards: [],
    available_payment_methods: [
      { code: 'braintree', title: 'Credit Card' },
      { code: 'free', title: 'No Payment Information Required' },
    ],
    selected_payment_method: { code: '' },
    shipping_addresses: [],
    billing_address: null,
    minimum_order_amount: { minimum_amount_enabled: false, conditions_met: true, message: null },
  });
});

const createWith = (cartId: string) =>
  shop.graphql('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id: cartId });

test('a cart may be given its own id, once and only of the right length', async () => {
  const own = 'o'.repeat(31) + id.at(-1) + '';
  expect((await createWith(own)).data.createEmptyCart).toBe(own);
  expect((await createWith(own)).errors[0]).toMatchObject({
    message: `Cart with ID "${own}" already exists.`,
    extensions: { category: 'graphql-already-exists' },
  });
  expect((await createWith('short')).errors[0].message).toBe('Cart ID length should to be 32 symbols.');
});

test('CART-02 CART-12 products are added, the same one onto its line, in cents that add up', async () => {
  const { data } = await shop.graphql(
    `mutation ($id: String!) { addProductsToCart(cartId: $id,
      cartItems: [{ sku: "BOTTLE", quantity: 1 }, { sku: "CUPS", quantity: 1 }, { sku: "BOTTLE", quantity: 2 }]) {
      user_errors { code } cart { total_quantity } } }`,
    { id },
  );
  expect(data.addProductsToCart).toEqual({ user_errors: [], cart: { total_quantity: 4 } });
  const cart = await read();
  expect(cart.items).toMatchObject([
    {
      quantity: 3,
      product: { sku: 'BOTTLE' },
      prices: {
        price: { value: 11.36, currency: 'AUD' },
        price_including_tax: { value: 12.5 },
        row_total: { value: 34.09 },
        row_total_including_tax: { value: 37.5 },
      },
      errors: null,
    },
    { quantity: 1, product: { sku: 'CUPS' }, prices: { row_total: { value: 8.14 } } },
  ]);
  expect(cart.prices).toEqual({
    grand_total: { value: 46.45 },
    subtotal_including_tax: { value: 46.45 },
    subtotal_excluding_tax: { value: 42.23 },
    applied_taxes: [{ label: 'GST', amount: { value: 4.22 } }],
    discounts: null,
  });
});

describe('CART-07 what cannot be added says why, and leaves the cart as it was', () => {
  test.each([
    ['BOTTLE', 0, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['BOTTLE', -1, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['BOTTLE', 1.5, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
    ['BULK', 10_001, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
    ['BOTTLE', 101, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
    ['NOPE', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NOPE"'],
    ['', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU ""'],
    ['bottle', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "bottle"'],
    ['EMPTY', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "EMPTY"'],
  ])('%s × %d', async (sku, quantity, code, message) => {
    await addTo(shop, id, 'CUPS', 1);
    const before = await read();
    const { data } = await addTo(shop, id, sku, quantity);
    expect(data.addProductsToCart.user_errors).toEqual([{ code, message }]);
    expect(await read()).toEqual(before);
  });

  test('more onto a line than there is', async () => {
    await addTo(shop, id, 'BOTTLE', 60);
    const { data } = await addTo(shop, id, 'BOTTLE', 41);
    expect(data.addProductsToCart.user_errors[0].code).toBe('INSUFFICIENT_STOCK');
    expect(data.addProductsToCart.cart.total_quantity).toBe(60);
  });

  test('a mixed add is partial', async () => {
    const { data } = await shop.graphql(addMutation, {
      id,
      items: [
        { sku: 'NOPE', quantity: 1 },
        { sku: 'CUPS', quantity: 2 },
      ],
    });
    expect(data.addProductsToCart.user_errors).toHaveLength(1);
    expect(data.addProductsToCart.cart.total_quantity).toBe(2);
  });
});

describe('CART-05 carts that are not there', () => {
  const unknown = 'A'.repeat(32);
  test.each([
    ['cart', '{ cart(cart_id: "ID") { id } }'],
    [
      'addProductsToCart',
      'mutation { addProductsToCart(cartId: "ID", cartItems: [{ sku: "CUPS", quantity: 1 }]) { cart { id } } }',
    ],
    [
      'updateCartItems',
      'mutation { updateCartItems(input: { cart_id: "ID", cart_items: [{ cart_item_id: 1, quantity: 1 }] }) { cart { id } } }',
    ],
    [
      'removeItemFromCart',
      'mutation { removeItemFromCart(input: { cart_id: "ID", cart_item_id: 1 }) { cart { id } } }',
    ],
    [
      'setGuestEmailOnCart',
      'mutation { setGuestEmailOnCart(input: { cart_id: "ID", email: "a@example.com" }) { cart { id } } }',
    ],
    [
      'setShippingMethodsOnCart',
      'mutation { setShippingMethodsOnCart(input: { cart_id: "ID", shipping_methods: [{ carrier_code: "a", method_code: "b" }] }) { cart { id } } }',
    ],
  ])('%s', async (operation, query) => {
    const { data, errors } = await shop.graphql(query.replace('ID', unknown));
    expect(data).toEqual({ [operation]: null });
    expect(errors[0]).toMatchObject({
      message: `Could not find a cart with ID "${unknown}"`,
      path: [operation],
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  test('an empty id is a missing parameter', async () => {
    const { errors } = await addTo(shop, '', 'CUPS', 1);
    expect(errors[0]).toMatchObject({
      message: 'Required parameter "cartId" is missing',
      extensions: { category: 'graphql-input' },
    });
  });

  test('a line of another cart is not found in this one', async () => {
    const other = await newCart(shop);
    const uid = (await addTo(shop, other, 'CUPS', 1)).data.addProductsToCart.cart.items[0].uid;
    await addTo(shop, id, 'BOTTLE', 1);
    expect((await remove({ cart_item_uid: uid })).errors[0].message).toBe(
      "The cart doesn't contain the item",
    );
    expect((await update({ cart_item_uid: uid, quantity: 5 })).errors[0].message).toMatch(
      /^Could not find cart item with id: \d+\.$/,
    );
    expect((await read(other)).total_quantity).toBe(1);
  });
});

test('simultaneous adds of one product end on one line', async () => {
  await Promise.all(Array.from({ length: 5 }, () => addTo(shop, id, 'CUPS', 1)));
  expect((await read()).items).toMatchObject([{ quantity: 5 }]);
});
