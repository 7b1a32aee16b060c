/** The billing address step, on the real backend and on one that refuses it. */

import { expect, test } from 'vitest';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { newCart } from '#tests/backend/shop-client.ts';
import { failureOf } from '#tests/transport/wires.ts';
import { ask, auckland, bodyOf, brisbane, pathsOf, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = (wires = backend.wires()) => {
  const { submitStep } = createCheckoutService(wires.transport, wires.session);
  const submit = (cartId: string, address = brisbane, email = 'gina@example.com') =>
    ask(submitStep, { submission: { step: 'billingAddress', cartId, email, address } });
  return { ...wires, submit };
};

const billingOf = async (cartId: string): Promise<unknown> => {
  const query =
    'query ($id: String!) { cart(cart_id: $id) { billing_address { city postcode country { code } } } }';
  return (await backend.direct.graphql(query, { id: cartId })).data.cart.billing_address;
};

test('saves the billing address with address and quoteId after the postcode check [CHK-14 ADDR-05]', async () => {
  const { submit, sent } = open();
  const cartId = await newCart(backend.direct);
  await submit(cartId, auckland);
  expect(pathsOf(sent)).toEqual([
    'POST /scripts/validate_postcode.php',
    `POST /rest/V1/guest-carts/${cartId}/billing-address`,
  ]);
  const body = bodyOf(sent[1]);
  expect(Object.keys(body).toSorted()).toEqual(['address', 'quoteId']);
  expect(body.quoteId).toBe(cartId);
  expect(body.address).toMatchObject({ city: 'Auckland', postcode: '1010', country_id: 'NZ' });
  expect(await billingOf(cartId)).toEqual({ city: 'Auckland', postcode: '1010', country: { code: 'NZ' } });
});

const refusing = (body: object) =>
  open(
    transportTo((request) =>
      request.url.endsWith('/billing-address')
        ? Response.json(body, { status: 400 })
        : Response.json({ valid: true }),
    ),
  );

test.each([
  [
    { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'region_id' } },
    { regionId: '"region_id" is required. Enter and try again.' },
  ],
  [
    {
      message: 'Please check the billing address information.',
      errors: [
        { message: 'Invalid value of "%value".', parameters: { fieldName: 'countryId', value: 'US' } },
        { message: '"%fieldName" is too long.', parameters: { fieldName: 'city' } },
      ],
    },
    { countryCode: 'Invalid value of "US".', city: '"city" is too long.' },
  ],
  [{ message: '"%fieldName" is not supported.', parameters: { fieldName: 'Moon' } }, undefined],
])(
  'reports the server’s objections %j at the fields they name [CHK-04 ADDR-02]',
  async (body, fieldMessages) => {
    const failure = await failureOf(refusing(body).submit('masked-1'));
    expect([failure.kind, failure.fieldMessages]).toEqual(['refused', fieldMessages]);
  },
);
