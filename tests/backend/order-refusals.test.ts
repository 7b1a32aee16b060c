/** What an order needs before it is placed, each missing thing refused in Magento's words. */
import { beforeEach, expect, test } from 'vitest';
import { openShop } from './open-shop.ts';
import { addTo, brisbane, newCart, pay, setShipping } from './shop-client.ts';

const shop = await openShop();
let id: string;
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});

const required = (fieldName: string) => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
});
const unavailable = (what: string) => `The ${what} is not available.`;
const unsupported = {
  message: '"%fieldName" is not supported. Correct the field name and try again.',
  parameters: { fieldName: 'Title' },
};
const missing = (kind: string, ...fields: readonly string[]) =>
  `Please check the ${kind} address information. ${fields.map((field) => `"${field}" is required. Enter and try again.`).join(' ')}`;

test.each([
  ['no email', { email: undefined }, required('email')],
  ['a bad email', { email: 'nope' }, { message: 'Invalid email format' }],
  ['no method', { paymentMethod: undefined }, required('paymentMethod')],
  [
    'an unknown method',
    { paymentMethod: { method: 'checkmo' } },
    { message: unavailable('requested Payment Method') },
  ],
  ['an unknown key', { paymentMethod: { method: 'braintree', title: 'x' } }, unsupported],
  [
    'an incomplete billing address',
    { billingAddress: { ...brisbane, city: '', lastname: '' } },
    { message: missing('billing', 'lastname', 'city') },
  ],
])('an order with %s is refused and the cart stays [CHK-07]', async (_, change, body) => {
  await setShipping(shop, id);
  expect(await pay(shop, id, 'unused', change)).toEqual({ status: 400, body });
  expect((await shop.rest('GET', `/guest-carts/${id}`)).body.is_active).toBe(true);
});

test('an order without items, shipping address or city is refused, and set-payment-information places none [CHK-07 CHK-14]', async () => {
  const messageOf = async (cart: string) => (await pay(shop, cart, 'unused')).body.message;
  expect(await messageOf(await newCart(shop))).toBe('Some of the products are disabled.');
  expect(await messageOf(id)).toBe('The shipping address is missing. Set the address and try again.');
  // shipping information lets an empty city pass
  await setShipping(shop, id, { ...brisbane, city: '' });
  expect(await messageOf(id)).toBe(missing('shipping', 'city'));
  const answer = await shop.rest('POST', `/guest-carts/${id}/set-payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method: 'braintree' },
    billingAddress: brisbane,
  });
  expect(answer).toEqual({ status: 200, body: true });
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  expect([body.is_active, body.reserved_order_id]).toEqual([true, undefined]);
});

test('a refused order keeps its billing address', async () => {
  await setShipping(shop, id);
  await pay(shop, id, 'no such nonce', { billingAddress: { ...brisbane, city: 'Toowong' } });
  expect((await shop.rest('GET', `/guest-carts/${id}/billing-address`)).body.city).toBe('Toowong');
});
