/** Orders: placed once, paid once, found again by whoever can name them. */
import { describe, expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import {
  addTo,
  declinedCard,
  newNonce,
  pay,
  readyCart,
  setShipping,
  startShop,
  type ShopClient,
} from './shop-client.ts';
import { openShop } from './open-shop.ts';

const now = new Date('2026-11-21T03:04:05Z');
const shop = await openShop({ clock: () => now });
const cartOf = async (id: string, from: ShopClient = shop) =>
  (await from.rest('GET', `/guest-carts/${id}`)).body;

const stockOf = async (sku: string) => {
  const { data } = await shop.graphql(
    'query ($s: String) { products(filter: { sku: { eq: $s } }) { items { only_x_left_in_stock stock_status } } }',
    { s: sku },
  );
  return data.products.items[0];
};

const guestOrder = (number: string, email = 'gina@example.com', postcode = '4000') =>
  shop.graphql(
    `query ($i: OrderInformationInput!) { guestOrder(input: $i) {
      number status email order_date shipping_method
      items { product_sku product_name quantity_ordered product_sale_price { value } product { sku }
        prices { price_including_tax { value } row_total_including_tax { value } } }
      total { grand_total { value currency } subtotal { value } subtotal_incl_tax { value } total_shipping { value }
        total_tax { value } taxes { title rate amount { value } } shipping_handling { amount_including_tax { value } } }
      shipping_address { firstname city postcode region country_code }
      payment_methods { name type additional_data { name value } } } }`,
    { i: { number, email, postcode } },
  );

test('CHK-13 a good card buys two bottles: a number comes back, the cart is closed, the receipt can be read', async () => {
  const id = await readyCart(shop);
  const { status, body } = await pay(shop, id, await newNonce(shop));
  expect([status, typeof body]).toEqual([200, 'number']);
  const cart = await cartOf(id);
  expect(cart).toMatchObject({ is_active: false, items_count: 1, items_qty: 2 });
  expect(cart.items).toBeUndefined();
  expect(cart.reserved_order_id).toMatch(/^\d{9}$/);

  const { data } = await guestOrder(cart.reserved_order_id);
  expect(data.guestOrder).toEqual({
    number: cart.reserved_order_id,
    status: 'Pending',
    email: 'gina@example.com',
    order_date: '2026-11-21 03:04:05',
    shipping_method: 'Our van - Standard',
    items: [
      {
        product_sku: 'BOTTLE',
        product_name: 'Spring bottle',
        quantity_ordered: 2,
        product_sale_price: { value: 11.37 },
        product: { sku: 'BOTTLE' },
        prices: { price_including_tax: { value: 12.5 }, row_total_including_tax: { value: 25 } },
      },
    ],
    total: {
      grand_total: { value: 35, currency: 'AUD' },
      subtotal: { value: 22.73 },
      subtotal_incl_tax: { value: 25 },
      total_shipping: { value: 9.09 },
      total_tax: { value: 3.18 },
      taxes: [{ title: 'GST', rate: 10, amount: { value: 3.18 } }],
      shipping_handling: { amount_including_tax: { value: 10 } },
    },
    shipping_address: {
      firstname: 'Gina',
      city: 'Brisbane',
      postcode: '4000',
      region: 'Queensland',
      country_code: 'AU',
    },
    payment_methods: [
      {
        name: 'Credit Card',
        type: 'braintree',
        additional_data: [
          { name: 'Credit Card Type', value: 'Visa' },
          { name: 'Credit Card Number', value: 'xxxx-1111' },
        ],
      },
    ],
  });
});

test('BEY-12 an order shows itself only to number, email and postcode together', async () => {
  const id = await readyCart(shop);
  await pay(shop, id, await newNonce(shop));
  const { reserved_order_id: number } = await cartOf(id);
  expect((await guestOrder(number, 'GINA@example.com')).errors).toBeUndefined();
  for (const wrong of [
    guestOrder('999999999'),
    guestOrder(number, 'x@example.com'),
    guestOrder(number, undefined, '9999'),
  ])
    expect((await wrong).errors[0]).toMatchObject({
      message: "We couldn't locate an order with the information provided.",
      extensions: { category: 'graphql-no-such-entity' },
    });
});

const gone = (fieldValue: string | number) => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue },
  },
});

test('BEY-15 BEY-17 after the order the cart refuses everything but to be read', async () => {
  const id = await readyCart(shop);
  await pay(shop, id, await newNonce(shop));
  const own = (await cartOf(id)).id;
  expect(await pay(shop, id, await newNonce(shop))).toEqual(gone(String(own)));
  expect(await setShipping(shop, id)).toEqual(gone(own));
  expect(await shop.rest('GET', `/guest-carts/${id}/totals`)).toEqual(gone(String(own)));
  for (const query of [
    '{ cart(cart_id: "ID") { id } }',
    'mutation { setGuestEmailOnCart(input: { cart_id: "ID", email: "a@example.com" }) { cart { id } } }',
  ])
    expect((await shop.graphql(query.replace('ID', id))).errors[0]).toMatchObject({
      message: "The cart isn't active.",
      extensions: { category: 'graphql-no-such-entity' },
    });
  expect((await addTo(shop, id, 'CUPS', 1)).errors[0].message).toBe("The cart isn't active.");
});

describe('cards that do not pay', () => {
  test('a declined card is refused in the provider’s words; the cart lives on, the nonce does not', async () => {
    const id = await readyCart(shop);
    const nonce = await newNonce(shop, declinedCard);
    const declined = await pay(shop, id, nonce);
    expect([declined.status, declined.body.message]).toEqual([400, expect.stringContaining('Declined')]);
    expect(await cartOf(id)).toMatchObject({ is_active: true, items_qty: 2 });
    expect((await pay(shop, id, nonce)).body.message).toContain('Unknown or expired payment_method_nonce');
    expect((await pay(shop, id, await newNonce(shop))).status).toBe(200);
  });

  test('a nonce pays once', async () => {
    const nonce = await newNonce(shop);
    const first = await readyCart(shop);
    const second = await readyCart(shop);
    expect((await pay(shop, first, nonce)).status).toBe(200);
    expect((await pay(shop, second, nonce)).status).toBe(400);
    expect((await cartOf(second)).is_active).toBe(true);
  });

  test('a charge that fails half way leaves the cart as it was, and no order', async () => {
    const broken = await startShop({
      gateway: { ...createEmulator(), sale: () => Promise.reject(new Error('line dropped')) },
    });
    try {
      const id = await readyCart(broken);
      expect(await pay(broken, id, 'x')).toEqual({ status: 500, body: { message: 'Internal server error' } });
      expect(await cartOf(id, broken)).toMatchObject({ is_active: true, items_qty: 2 });
    } finally {
      await broken.backend.close();
    }
  });
});

describe('stock', () => {
  test('two carts want the last one: one gets it', async () => {
    const carts = [await readyCart(shop, 'LAST', 1), await readyCart(shop, 'LAST', 1)];
    const nonces = [await newNonce(shop), await newNonce(shop)];
    const answers = await Promise.all(carts.map((id, place) => pay(shop, id, nonces[place] ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      message: 'Some of the products are out of stock.',
    });
    expect(await stockOf('LAST')).toMatchObject({ stock_status: 'OUT_OF_STOCK' });
    const loser = carts[answers.findIndex(({ status }) => status === 400)] ?? '';
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { items { is_available errors { code message } } } }',
      { id: loser },
    );
    expect(data.cart.items).toEqual([
      {
        is_available: false,
        errors: [{ code: 'ITEM_QTY', message: 'There are no source items with the in stock status' }],
      },
    ]);
  });
});
