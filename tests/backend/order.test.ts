/** Orders: placed once, paid once, and found again by number, email and postcode. */
import { expect, onTestFinished, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { openShop, refusal } from './open-shop.ts';
import * as client from './shop-client.ts';

const shop = await openShop({ clock: () => new Date('2026-11-21T03:04:05Z') });

const cartOf = async (id: string, from: client.ShopClient = shop) =>
  (await from.rest('GET', `/guest-carts/${id}`)).body;

const guestOrder = (number: string, email = 'gina@example.com', postcode = '4000') =>
  shop.graphql(
    `query ($i: OrderInformationInput!) { guestOrder(input: $i) {
      number status email order_date shipping_method
      items { product_sku product_name quantity_ordered product_sale_price { value } product { sku }
        prices { price_including_tax { value } row_total_including_tax { value } } }
      total { grand_total { value currency } subtotal { value } subtotal_incl_tax { value } total_shipping { value }
        total_tax { value } taxes { title rate amount { value } } shipping_handling { amount_including_tax { value } } }
      shipping_address { firstname city region country_code }
      payment_methods { name type additional_data { name value } } } }`,
    { i: { number, email, postcode } },
  );

test('a good card buys two bottles: the cart is closed and the receipt can be read [CHK-13]', async () => {
  const id = await client.readyCart(shop);
  const { status, body } = await client.pay(shop, id, await client.newNonce(shop));
  expect([status, typeof body]).toEqual([200, 'number']);
  const cart = await cartOf(id);
  expect(cart).toMatchObject({ is_active: false, items_count: 1, items_qty: 2 });
  expect(cart.items).toBeUndefined();
  expect(cart.reserved_order_id).toMatch(/^\d{9}$/);

  const { data } = await guestOrder(cart.reserved_order_id);
  expect(data.guestOrder).toMatchObject({
    number: cart.reserved_order_id,
    status: 'Pending',
    email: 'gina@example.com',
    order_date: '2026-11-21 03:04:05',
    shipping_method: 'Our van - Standard',
    items: [
      {
        product_sku: 'BOTTLE',
        quantity_ordered: 2,
        product_sale_price: { value: 11.37 },
        prices: { price_including_tax: { value: 12.5 }, row_total_including_tax: { value: 25 } },
      },
    ],
    total: {
      grand_total: { value: 35, currency: 'AUD' },
      subtotal: { value: 22.73 },
      taxes: [{ title: 'GST', rate: 10, amount: { value: 3.18 } }],
      shipping_handling: { amount_including_tax: { value: 10 } },
    },
    shipping_address: { firstname: 'Gina', city: 'Brisbane', region: 'Queensland', country_code: 'AU' },
  });
  const [{ name, type, additional_data: details }] = data.guestOrder.payment_methods;
  expect([name, type, ...details.map(({ value }: client.Row) => value)].join(' ')).toBe(
    'Credit Card braintree Visa xxxx-1111',
  );
});

test('an order is shown only for its number, email and postcode together [BEY-12]', async () => {
  const id = await client.readyCart(shop);
  await client.pay(shop, id, await client.newNonce(shop));
  const { reserved_order_id: number } = await cartOf(id);
  expect((await guestOrder(number, 'GINA@example.com')).errors).toBeUndefined();
  const wrong = [
    guestOrder('999999999'),
    guestOrder(number, 'x@example.com'),
    guestOrder(number, undefined, '9999'),
  ];
  for (const answer of await Promise.all(wrong))
    expect(answer.errors).toMatchObject(
      refusal("We couldn't locate an order with the information provided.", 'no-such-entity'),
    );
});

const gone = (fieldValue: string | number) => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue },
  },
});

test('after the order the cart can be read by REST and nothing else [BEY-15 BEY-17]', async () => {
  const id = await client.readyCart(shop);
  await client.pay(shop, id, await client.newNonce(shop));
  const own = (await cartOf(id)).id;
  expect(await client.pay(shop, id, await client.newNonce(shop))).toEqual(gone(String(own)));
  expect(await client.setShipping(shop, id)).toEqual(gone(own));
  expect(await shop.rest('GET', `/guest-carts/${id}/totals`)).toEqual(gone(String(own)));
  const inactive = refusal("The cart isn't active.", 'no-such-entity');
  for (const query of [
    '{ cart(cart_id: "ID") { id } }',
    'mutation { setGuestEmailOnCart(input: { cart_id: "ID", email: "a@example.com" }) { cart { id } } }',
  ])
    expect((await shop.graphql(query.replace('ID', id))).errors).toMatchObject(inactive);
  expect((await client.addTo(shop, id, 'CUPS', 1)).errors).toMatchObject(inactive);
});

const sale = () => Promise.reject(new Error('line dropped'));

test('a declined card is refused in the provider’s words and spends its nonce, not the cart; a nonce pays once [PAY-03 PAY-04]', async () => {
  const id = await client.readyCart(shop);
  const nonce = await client.newNonce(shop, client.declinedCard);
  const declined = await client.pay(shop, id, nonce);
  expect([declined.status, declined.body.message]).toEqual([400, expect.stringContaining('Declined')]);
  expect(await cartOf(id)).toMatchObject({ is_active: true, items_qty: 2 });
  expect((await client.pay(shop, id, nonce)).body.message).toContain(
    'Unknown or expired payment_method_nonce',
  );
  // the next card pays, and its nonce pays no second cart
  const next = await client.newNonce(shop);
  expect((await client.pay(shop, id, next)).status).toBe(200);
  const second = await client.readyCart(shop);
  expect((await client.pay(shop, second, next)).status).toBe(400);
  expect((await cartOf(second)).is_active).toBe(true);
});

test('a charge that fails half way leaves the cart unchanged and no order [PAY-04]', async () => {
  const broken = await client.startShop({ gateway: { ...createEmulator(), sale } });
  onTestFinished(() => broken.backend.close());
  const id = await client.readyCart(broken);
  expect(await client.pay(broken, id, 'x')).toEqual({
    status: 500,
    body: { message: 'Internal server error' },
  });
  expect(await cartOf(id, broken)).toMatchObject({ is_active: true, items_qty: 2 });
});

test('two carts order the last piece at once: one gets it, the other is out of stock [PAY-04]', async () => {
  const carts = [await client.readyCart(shop, 'LAST', 1), await client.readyCart(shop, 'LAST', 1)];
  const nonces = [await client.newNonce(shop), await client.newNonce(shop)];
  const answers = await Promise.all(carts.map((id, place) => client.pay(shop, id, nonces[place] ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const refused = answers.findIndex(({ status }) => status === 400);
  expect(answers[refused]?.body).toEqual({ message: 'Some of the products are out of stock.' });
  const { data } = await shop.graphql(
    `query ($id: String!) { cart(cart_id: $id) { items { is_available errors { code message } } }
      products(filter: { sku: { eq: "LAST" } }) { items { stock_status } } }`,
    { id: carts[refused] },
  );
  expect(data.products.items).toEqual([{ stock_status: 'OUT_OF_STOCK' }]);
  expect(data.cart.items).toEqual([
    {
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: 'There are no source items with the in stock status' }],
    },
  ]);
});

const abroad = { country_id: 'NZ', region: '', region_id: null, region_code: null, postcode: '6011' };

test.each([
  ['Australia', client.brisbane, /^Total: \$[\d.]+$/m],
  ['New Zealand', { ...client.brisbane, ...abroad }, /^Total: \$[\d.]+ AUD$/m],
])(
  'the mail of an order billed to %s names the currency as it should [BEY-25]',
  async (_, billingAddress, total) => {
    const id = await client.readyCart(shop);
    expect((await client.pay(shop, id, await client.newNonce(shop), { billingAddress })).status).toBe(200);
    const [mail] = await shop.rows(
      `select text from mail_message where kind = 'orderReceipt' order by id desc`,
    );
    expect(mail?.['text']).toMatch(total);
  },
);
