/**
 * A shop is not where stolen cards are tried: declined payments are limited by cart and by
 * visitor.
 */
import { expect, test } from 'vitest';
import { openOrderRoom, place } from './order-room.ts';
import { brisbane, clientOf, declinedCard, newNonce, pay } from './shop-client.ts';

const { shop, shippedCart, clock, rows } = await openOrderRoom();
const tooMany = 'Too many attempts. Please wait a while and try again.';

const from = (address: string) =>
  clientOf((request) => shop.backend.fetch(request), 'http://localhost', { 'X-Forwarded-For': address });

const byCheque = { paymentMethod: { method: 'checkmo' } };

const decline = async (cart: string, address: string) =>
  pay(from(address), cart, await newNonce(shop, declinedCard));

test('a cart is refused every card for an hour after ten were declined, by either way [X4]', async () => {
  const cart = await shippedCart({ sku: 'CUPS', quantity: 1 });
  for (let tried = 0; tried < 10; tried += 1)
    expect((await decline(cart, `192.0.2.${tried}`)).status, String(tried)).toBe(400);
  const good = await newNonce(shop);
  expect(await pay(from('192.0.2.99'), cart, good)).toEqual({ status: 429, body: { message: tooMany } });
  const braintree = { payment_method_nonce: good, is_active_payment_token_enabler: false };
  const byGraphql = await place(from('192.0.2.98'), cart, { code: 'braintree', braintree });
  expect(byGraphql.errors[0].message).toBe(tooMany);
  expect(await rows(`select spent_at from payment_nonce where nonce = '${good}'`)).toEqual([
    { spent_at: null },
  ]);
  clock.now = new Date(clock.now.getTime() + 3_601_000);
  expect((await pay(from('192.0.2.99'), cart, await newNonce(shop))).status).toBe(200);
});

test('a visitor is refused after sixty declined cards in carts of any number, and orders count for nothing [X4]', async () => {
  const address = '198.51.100.7';
  const order = async () =>
    pay(from(address), await shippedCart({ sku: 'CUPS', quantity: 1 }), await newNonce(shop));
  expect((await order()).status).toBe(200);
  const carts = await Promise.all(
    Array.from({ length: 10 }, () => shippedCart({ sku: 'CUPS', quantity: 1 })),
  );
  for (let tried = 0; tried < 60; tried += 1)
    expect((await decline(carts[tried % 10] ?? '', address)).status, String(tried)).toBe(400);
  expect((await order()).status).toBe(429);
  // a cheque tries no card, in whichever request it is chosen
  const [first = '', second = ''] = carts;
  expect((await pay(from(address), first, '', byCheque)).status).toBe(200);
  const orderChosen = async (change: object) => {
    const body = { email: 'gina@example.com', billingAddress: brisbane, ...change };
    await from(address).rest('POST', `/guest-carts/${second}/set-payment-information`, body);
    return (await from(address).rest('PUT', `/guest-carts/${second}/order`)).status;
  };
  const card = { method: 'braintree', additional_data: { payment_method_nonce: await newNonce(shop) } };
  expect(await orderChosen({ paymentMethod: card })).toBe(429);
  expect(await orderChosen(byCheque)).toBe(200);
  const cart = await shippedCart({ sku: 'CUPS', quantity: 1 });
  expect((await pay(from('198.51.100.8'), cart, await newNonce(shop))).status).toBe(200);
});
