/** NET-02 NET-07: what a cart can be asked by REST besides its lines: methods to pay by, the one chosen, sums for an address, a stored address. */
import { expect, test } from 'vitest';
import { kindsShop, password } from './kinds-shop.ts';
import { brisbane, clientOf, readyCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: kindsShop });

const unknown = 'a'.repeat(32);

test('PAY-01 methods are listed, none is chosen at first, an unknown cart has neither', async () => {
  const id = await readyCart(shop);
  const methods = await shop.rest('GET', `/guest-carts/${id}/payment-methods`);
  expect(methods.body).toContainEqual({ code: 'braintree', title: expect.any(String) });
  for (const path of ['payment-methods', 'selected-payment-method'])
    expect((await shop.rest('GET', `/guest-carts/${unknown}/${path}`)).status).toBe(404);
});

test('CHK-12 sums for an address are told, a body without one is refused', async () => {
  const id = await readyCart(shop);
  const path = `/guest-carts/${id}/totals-information`;
  const addressInformation = {
    address: brisbane,
    shipping_carrier_code: 'van',
    shipping_method_code: 'express',
  };
  const { status, body } = await shop.rest('POST', path, { addressInformation });
  expect([status, body.base_shipping_incl_tax]).toEqual([200, 14.95]);
  expect((await shop.rest('POST', path, {})).status).toBe(400);
});

test('SHIP-01 X3 an estimate by a stored address is for its owner alone', async () => {
  const { data } = await shop.graphql(
    'mutation ($p: String!) { generateCustomerToken(email: "alice@example.com", password: $p) { token } }',
    { p: password },
  );
  const alice = clientOf((request) => {
    request.headers.set('Authorization', `Bearer ${data.generateCustomerToken.token}`);
    return shop.backend.fetch(request);
  });
  const path = '/carts/mine/estimate-shipping-methods-by-address-id';
  await alice.rest('POST', '/carts/mine');
  expect(await alice.rest('POST', path, { addressId: 99_999 })).toEqual({
    status: 400,
    body: { message: 'The shipping address is missing. Set the address and try again.' },
  });
  expect((await shop.rest('POST', path, { addressId: 1 })).status).toBe(401);
});
