/** Ways to pay less, see more or break an order, none of which may work. */
import { expect, test } from 'vitest';
import { addTheseTo } from './kinds-shop.ts';
import { approveInstalments, openOrderRoom, place } from './order-room.ts';
import { newNonce, pay as payByCard } from './shop-client.ts';

const { alice, ownCart, pay, rows, shippedCart, shop } = await openOrderRoom();

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

test('a gift card emptied elsewhere refuses the order once, and nothing is charged [GIFT-01]', async () => {
  const id = await shippedCart({ sku: 'BOTTLE', quantity: 2 });
  await rows(`insert into gift_card (code, balance) values ('CARD-GONE', 0)`);
  await rows(`update quote set gift_card_codes = '["CARD-GONE"]' where masked_id = '${id}'`);
  const nonce = await newNonce(shop);
  expect((await payByCard(shop, id, nonce)).body.message).toBe('Please correct the gift card code.');
  expect(await rows(`select spent_at from payment_nonce where nonce = '${nonce}'`)).toEqual([
    { spent_at: null },
  ]);
  // by now the shopper has seen the whole total
  expect((await payByCard(shop, id, nonce)).status).toBe(200);
});

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
