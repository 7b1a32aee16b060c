/** Carts and their lines by GraphQL, with every bad input that was recorded from Magento. */
import { beforeEach, expect, test } from 'vitest';
import { openShop, refusal } from './open-shop.ts';
import { addMutation, addTo, newCart } from './shop-client.ts';

const shop = await openShop();
let id: string;
beforeEach(async () => {
  id = await newCart(shop);
});

const read = async (cartId = id) =>
  (
    await shop.graphql(
      `query ($id: String!) { cart(cart_id: $id) {
        id email total_quantity
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

const update = (...items: object[]) =>
  shop.graphql(
    `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
      updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { total_quantity } } }`,
    { id, items },
  );

const remove = (item: object) =>
  shop.graphql(
    `mutation ($input: RemoveItemFromCartInput!) {
      removeItemFromCart(input: $input) { cart { total_quantity items { uid } } } }`,
    { input: { cart_id: id, ...item } },
  );

const addBottles = async () => (await addTo(shop, id, 'BOTTLE', 2)).data.addProductsToCart.cart.items[0];

test('a new cart is empty, and a guest may name its id once [CART-01]', async () => {
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await read()).toMatchObject({
    id,
    email: null,
    items: [],
    prices: { grand_total: { value: 0 }, applied_taxes: [], discounts: null },
    available_payment_methods: [{ code: 'braintree' }, { code: 'free' }],
    shipping_addresses: [],
    billing_address: null,
    minimum_order_amount: { minimum_amount_enabled: false, conditions_met: true, message: null },
  });
  const create = 'mutation ($own: String) { createEmptyCart(input: { cart_id: $own }) }';
  const own = 'o'.repeat(32);
  expect((await shop.graphql(create, { own })).data.createEmptyCart).toBe(own);
  const taken = refusal(`Cart with ID "${own}" already exists.`, 'already-exists');
  expect((await shop.graphql(create, { own })).errors).toMatchObject(taken);
});

test('adding joins the same product on one line, in cents that add up [CART-02 CART-12]', async () => {
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

test.each([
  ['BOTTLE', 0, 'UNDEFINED', 'The product quantity should be greater than 0'],
  ['BULK', 10_001, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  ['BOTTLE', 101, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['EMPTY', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "EMPTY"'],
])(
  '%j × %d is refused with its reason and leaves the cart unchanged [CART-07]',
  async (sku, quantity, code, message) => {
    await addTo(shop, id, 'CUPS', 1);
    const before = await read();
    const { data } = await addTo(shop, id, sku, quantity);
    expect(data.addProductsToCart.user_errors).toEqual([{ code, message }]);
    expect(await read()).toEqual(before);
  },
);

test('stock limits the whole line, and a mixed addition is partial [CART-07]', async () => {
  await addTo(shop, id, 'BOTTLE', 60);
  const { data } = await addTo(shop, id, 'BOTTLE', 41);
  expect(data.addProductsToCart.user_errors[0].code).toBe('INSUFFICIENT_STOCK');
  const mixed = await shop.graphql(addMutation, {
    id,
    items: [
      { sku: 'NOPE', quantity: 1 },
      { sku: 'CUPS', quantity: 2 },
    ],
  });
  expect(mixed.data.addProductsToCart.user_errors).toEqual([
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
  ]);
  expect(mixed.data.addProductsToCart.cart.total_quantity).toBe(62);
});

test('simultaneous additions of one product end on one line', async () => {
  await Promise.all(Array.from({ length: 5 }, () => addTo(shop, id, 'CUPS', 1)));
  expect((await read()).items).toMatchObject([{ quantity: 5 }]);
});

const quantityOf = async (item: object) => (await update(item)).data.updateCartItems.cart.total_quantity;

test('a line is changed by uid and by id, and goes at a quantity of 0 or less [CART-03]', async () => {
  const line = await addBottles();
  expect(await quantityOf({ cart_item_uid: line.uid, quantity: 5 })).toBe(5);
  expect(await quantityOf({ cart_item_id: Number(line.id), quantity: 4 })).toBe(4);
  expect(await quantityOf({ cart_item_uid: line.uid, quantity: 0 })).toBe(0);
  expect(await quantityOf({ cart_item_uid: (await addBottles()).uid, quantity: -1 })).toBe(0);
});

test('a change is refused for all lines where one is wrong, unknown or too many [CART-03]', async () => {
  const { uid } = await addBottles();
  const tooMany = await update({ cart_item_uid: uid, quantity: 101 });
  expect(tooMany.data).toEqual({ updateCartItems: null });
  const reason = 'The requested qty is not available';
  expect(tooMany.errors).toMatchObject(refusal(`Could not update the product with SKU BOTTLE: ${reason}`));
  for (const [item, message] of [
    [{ cart_item_id: 999_999, quantity: 1 }, 'Could not find cart item with id: 999999.'],
    [{ quantity: 1 }, 'Required parameter "cart_item_id" for "cart_items" is missing.'],
  ] as const)
    expect((await update({ cart_item_uid: uid, quantity: 9 }, item)).errors[0].message).toBe(message);
  expect((await read()).total_quantity).toBe(2);
});

test('a line is removed once, and one of another cart neither changed nor removed [CART-02]', async () => {
  const { uid } = await addBottles();
  const { data } = await remove({ cart_item_uid: uid });
  expect(data.removeItemFromCart.cart).toEqual({ total_quantity: 0, items: [] });
  const missing = "The cart doesn't contain the item";
  expect((await remove({ cart_item_uid: uid })).errors[0].message).toBe(missing);
  const other = await newCart(shop);
  const [{ uid: foreign }] = (await addTo(shop, other, 'CUPS', 1)).data.addProductsToCart.cart.items;
  await addBottles();
  expect((await remove({ cart_item_uid: foreign })).errors[0].message).toBe(missing);
  expect((await update({ cart_item_uid: foreign, quantity: 5 })).errors[0].message).toMatch(
    /^Could not find cart item with id: \d+\.$/,
  );
  expect((await read(other)).total_quantity).toBe(1);
});

test.each([
  ['cart', '(cart_id: "ID") { id }'],
  ['addProductsToCart', '(cartId: "ID", cartItems: [{ sku: "CUPS", quantity: 1 }])'],
  ['updateCartItems', '(input: { cart_id: "ID", cart_items: [{ cart_item_id: 1, quantity: 1 }] })'],
  ['removeItemFromCart', '(input: { cart_id: "ID", cart_item_id: 1 })'],
])('%s refuses a cart that does not exist [CART-05]', async (operation, given) => {
  const unknown = 'A'.repeat(32);
  const query =
    operation === 'cart' ? `{ cart${given} }` : `mutation { ${operation}${given} { cart { id } } }`;
  const { data, errors } = await shop.graphql(query.replace('ID', unknown));
  expect(data).toEqual({ [operation]: null });
  const [refused] = refusal(`Could not find a cart with ID "${unknown}"`, 'no-such-entity');
  expect(errors[0]).toMatchObject({ ...refused, path: [operation] });
});
