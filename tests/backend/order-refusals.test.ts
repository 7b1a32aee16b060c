/** What an order asks before it is placed, each missing thing refused in Magento's words. */
import { beforeEach, expect, test } from 'vitest';
import { addTo, brisbane, newCart, pay, setShipping } from './shop-client.ts';
import { openShop } from './open-shop.ts';

let id: string;
const shop = await openShop();
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});
const shipped = async () => {
  await setShipping(shop, id);
  return id;
};

test.each([
  [
    'no email',
    { email: undefined },
    { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
  ],
  ['a bad email', { email: 'nope' }, { message: 'Invalid email format' }],
  ['an empty email', { email: '' }, { message: 'Failed address validation:\nEmail has a wrong format' }],
  [
    'no method',
    { paymentMethod: undefined },
    {
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'paymentMethod' },
    },
  ],
  [
    'an empty method',
    { paymentMethod: {} },
    { message: 'The payment method you requested is not available.' },
  ],
  [
    'an unknown method',
    { paymentMethod: { method: 'checkmo' } },
    { message: 'The requested Payment Method is not available.' },
  ],
  [
    'an unknown key',
    { paymentMethod: { method: 'braintree', title: 'x' } },
    {
      message: '"%fieldName" is not supported. Correct the field name and try again.',
      parameters: { fieldName: 'Title' },
    },
  ],
  [
    'an incomplete billing address',
    { billingAddress: { ...brisbane, city: '', lastname: '' } },
    {
      message:
        'Please check the billing address information. "lastname" is required. Enter and try again. "city" is required. Enter and try again.',
    },
  ],
])('CHK-07 %s is refused', async (_, change, body) => {
  expect(await pay(shop, await shipped(), 'unused', change)).toEqual({ status: 400, body });
  expect((await shop.rest('GET', `/guest-carts/${id}`)).body.is_active).toBe(true);
});

test('shipping must have been set', async () => {
  expect((await pay(shop, id, 'unused')).body.message).toBe(
    'Please check the shipping address information. "firstname" is required. Enter and try again. "lastname" is required. Enter and try again. "street" is required. Enter and try again. "city" is required. Enter and try again. "telephone" is required. Enter and try again. "postcode" is required. Enter and try again. "countryId" is required. Enter and try again.',
  );
});

test('the city that shipping information let pass is asked for', async () => {
  await setShipping(shop, id, { ...brisbane, city: '' });
  expect((await pay(shop, id, 'unused')).body.message).toBe(
    'Please check the shipping address information. "city" is required. Enter and try again.',
  );
});

test('an empty cart is no order', async () => {
  expect((await pay(shop, await newCart(shop), 'unused')).body).toEqual({
    message: 'Some of the products are disabled.',
  });
});

test('a refused order keeps the billing address', async () => {
  await pay(shop, await shipped(), 'no such nonce', { billingAddress: { ...brisbane, city: 'Toowong' } });
  expect((await shop.rest('GET', `/guest-carts/${id}/billing-address`)).body.city).toBe('Toowong');
});

test('CHK-14 set-payment-information places nothing', async () => {
  const answer = await shop.rest('POST', `/guest-carts/${await shipped()}/set-payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method: 'braintree' },
    billingAddress: brisbane,
  });
  expect(answer).toEqual({ status: 200, body: true });
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  expect([body.is_active, body.reserved_order_id]).toEqual([true, undefined]);
});
