/** Ways to pay less, see more or break an order, none of which may work. */
import { expect, test } from 'vitest';
import { addTheseTo } from './kinds-shop.ts';
import { approveInstalments, openOrderRoom, place } from './order-room.ts';
import { newNonce, pay as payByCard, brisbane, clientOf, declinedCard } from './shop-client.ts';

const { alice, clock, ownCart, pay, rows, shippedCart, shop } = await openOrderRoom();

const ordersOf = (id: string) =>
  rows(`select o.id from sales_order o join quote q on q.id = o.quote_id where q.masked_id = '${id}'`);
const cups = { sku: 'CUPS', quantity: 1 };

test('instalments are not paid by an approval that the shopper made up [PAY-03]', async () => {
  const id = await shippedCart(cups);
  const nonce = 'afterpay_0123456789abcdef0123456789abcdef';
  const given = { method: 'afterpay', additional_data: { payment_method_nonce: nonce } };
  expect((await pay(id, given)).status).toBe(400);
  await shop.graphql(
    `mutation ($id: String!, $nonce: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
      code: "braintree", braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } } }`,
    { id, nonce },
  );
  expect((await place(shop, id, { code: 'afterpay' })).errors).toHaveLength(1);
  expect(await ordersOf(id)).toEqual([]);
});

test('an approval of instalments pays the total it was given for, not what was added since [PAY-03]', async () => {
  const id = await shippedCart(cups);
  await approveInstalments(shop, id);
  await addTheseTo(shop, id, { sku: 'FIZZ', quantity: 2 });
  expect((await pay(id, { method: 'afterpay' })).status).toBe(400);
  expect(await ordersOf(id)).toEqual([]);
  expect(await approveInstalments(shop, id)).toMatchObject({ success: true });
  expect((await pay(id, { method: 'afterpay' })).status).toBe(200);
});

test('a customer’s cart is not ordered by a guest who knows its id [ X3] [CART-05]', async () => {
  const id = await ownCart();
  await addTheseTo(alice, id, cups);
  expect(await payByCard(shop, id, await newNonce(shop))).toEqual({
    status: 400,
    body: { message: 'Invalid state change requested' },
  });
  expect((await place(shop, id, { code: 'checkmo' })).errors[0]).toMatchObject({
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: 'graphql-authorization' },
  });
  expect(await ordersOf(id)).toEqual([]);
});

test.each([
  [
    'gift card',
    `insert into gift_card (code, balance) values ('GONE', 0)`,
    `gift_card_codes = '["GONE"]'`,
    'Please correct the gift card code.',
  ],
  [
    'coupon',
    `insert into coupon (code, label, kind, amount, usage_limit, times_used) values ('GONE', 'Gone', 'percent', 5, 1, 1)`,
    `coupon_code = 'GONE'`,
    "The coupon code isn't valid. Verify the code and try again.",
  ],
])(
  'a %s used up elsewhere refuses the order once, and nothing is charged [GIFT-01 PROMO-01]',
  async (_, made, given, message) => {
    const id = await shippedCart({ sku: 'BOTTLE', quantity: 2 });
    await rows(made);
    await rows(`update quote set ${given} where masked_id = '${id}'`);
    const nonce = await newNonce(shop);
    expect((await payByCard(shop, id, nonce)).body.message).toBe(message);
    expect(await rows(`select spent_at from payment_nonce where nonce = '${nonce}'`)).toEqual([
      { spent_at: null },
    ]);
    // by now the shopper has seen the whole total
    expect((await payByCard(shop, id, nonce)).status).toBe(200);
  },
);

test('an order above twenty million dollars is refused and the cart stays [X2]', async () => {
  await rows(`update product set price = 500000, stock = 50000, min_final_price = 500000 where sku = 'BULK'`);
  const id = await shippedCart({ sku: 'BULK', quantity: 10_000 });
  const { status, body } = await payByCard(shop, id, await newNonce(shop));
  expect([status, body.message]).toEqual([
    400,
    'The order is too large to be placed here. Please contact us.',
  ]);
  expect((await shop.rest('GET', `/guest-carts/${id}`)).body.is_active).toBe(true);
  expect(shop.lines).toEqual([]);
});

const tooMany = 'Too many attempts. Please wait a while and try again.';

const from = (address: string) =>
  clientOf((request) => shop.backend.fetch(request), 'http://localhost', { 'X-Forwarded-For': address });

const byCheque = { paymentMethod: { method: 'checkmo' } };

const decline = async (cart: string, address: string) =>
  payByCard(from(address), cart, await newNonce(shop, declinedCard));

test('a cart is refused every card for an hour after ten were declined, by either way [X4]', async () => {
  const cart = await shippedCart({ sku: 'CUPS', quantity: 1 });
  for (let tried = 0; tried < 10; tried += 1)
    expect((await decline(cart, `192.0.2.${tried}`)).status, String(tried)).toBe(400);
  const good = await newNonce(shop);
  expect(await payByCard(from('192.0.2.99'), cart, good)).toEqual({
    status: 429,
    body: { message: tooMany },
  });
  const braintree = { payment_method_nonce: good, is_active_payment_token_enabler: false };
  const byGraphql = await place(from('192.0.2.98'), cart, { code: 'braintree', braintree });
  expect(byGraphql.errors[0].message).toBe(tooMany);
  expect(await rows(`select spent_at from payment_nonce where nonce = '${good}'`)).toEqual([
    { spent_at: null },
  ]);
  clock.now = new Date(clock.now.getTime() + 3_601_000);
  expect((await payByCard(from('192.0.2.99'), cart, await newNonce(shop))).status).toBe(200);
});

test('a visitor is refused after sixty declined cards in carts of any number, and orders count for nothing [X4]', async () => {
  const address = '198.51.100.7';
  const order = async () =>
    payByCard(from(address), await shippedCart({ sku: 'CUPS', quantity: 1 }), await newNonce(shop));
  expect((await order()).status).toBe(200);
  const carts = await Promise.all(
    Array.from({ length: 10 }, () => shippedCart({ sku: 'CUPS', quantity: 1 })),
  );
  for (let tried = 0; tried < 60; tried += 1)
    expect((await decline(carts[tried % 10] ?? '', address)).status, String(tried)).toBe(400);
  expect((await order()).status).toBe(429);
  // a cheque tries no card, in whichever request it is chosen
  const [first = '', second = ''] = carts;
  expect((await payByCard(from(address), first, '', byCheque)).status).toBe(200);
  const orderChosen = async (change: object) => {
    const body = { email: 'gina@example.com', billingAddress: brisbane, ...change };
    await from(address).rest('POST', `/guest-carts/${second}/set-payment-information`, body);
    return (await from(address).rest('PUT', `/guest-carts/${second}/order`)).status;
  };
  const card = { method: 'braintree', additional_data: { payment_method_nonce: await newNonce(shop) } };
  expect(await orderChosen({ paymentMethod: card })).toBe(429);
  expect(await orderChosen(byCheque)).toBe(200);
  const cart = await shippedCart({ sku: 'CUPS', quantity: 1 });
  expect((await payByCard(from('198.51.100.8'), cart, await newNonce(shop))).status).toBe(200);
});
