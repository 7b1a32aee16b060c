/** The billing address as a step of its own, on the real backend and on one that refuses it (§7, CHK-04, CHK-14, ADDR-02). */

import { expect, test } from 'vitest';
import { createCheckoutService } from '#services/checkout.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { newCart } from '#tests/backend/shop-client.ts';
import { failureOf } from '#tests/transport/wires.ts';
import { ask, auckland, brisbane, transportTo, useBackend } from './wired-backend.ts';

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

test('CHK-14 ADDR-05 it is saved with address and quoteId, once its postcode is known to be one', async () => {
  const { submit, sent } = open();
  const cartId = await newCart(backend.direct);
  await submit(cartId, auckland);
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'POST /scripts/validate_postcode.php',
    `POST /rest/V1/guest-carts/${cartId}/billing-address`,
  ]);
  const body = JSON.parse(sent[1]?.body ?? '');
  expect(Object.keys(body).toSorted()).toEqual(['address', 'quoteId']);
  expect(body.quoteId).toBe(cartId);
  expect(body.address).toMatchObject({ city: 'Auckland', postcode: '1010', country_id: 'NZ' });
  expect(await billingOf(cartId)).toEqual({ city: 'Auckland', postcode: '1010', country: { code: 'NZ' } });
});

test('CHK-07 without a cart or an e-mail nothing is sent, in the words of §5', async () => {
  const { submit, sent } = open();
  expect((await failureOf(submit(''))).message).toBe('Missing required information: cartId');
  expect((await failureOf(submit('a', brisbane, ''))).message).toBe('Missing required information: email');
  expect(sent).toHaveLength(0);
});

test('CHK-04 ADDR-05 a postcode that is none is refused at its field, and nothing is saved', async () => {
  const { submit, sent } = open();
  const cartId = await newCart(backend.direct);
  expect(await failureOf(submit(cartId, { ...brisbane, postcode: '0001' }))).toEqual({
    kind: 'refused',
    message: 'Invalid postcode number',
    fieldMessages: { postcode: 'Invalid postcode number' },
  });
  expect(sent).toHaveLength(1);
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
    'of one',
    {
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'region_id' },
    },
    { regionId: '"region_id" is required. Enter and try again.' },
  ],
  [
    'of several',
    {
      message: 'Please check the billing address information.',
      errors: [
        { message: 'Invalid value of "%value".', parameters: { fieldName: 'countryId', value: 'US' } },
        { message: '"%fieldName" is too long.', parameters: { fieldName: 'city' } },
      ],
    },
    { countryCode: 'Invalid value of "US".', city: '"city" is too long.' },
  ],
])(
  'CHK-04 ADDR-02 what the server has against it is said at the fields it names: %s',
  async (_, body, fields) => {
    const { fieldMessages } = (await failureOf(refusing(body).submit('masked-1'))) as {
      fieldMessages?: unknown;
    };
    expect(fieldMessages).toEqual(fields);
  },
);

test('CHK-04 a refusal that names none of its fields is told in the server’s words', async () => {
  const { submit } = refusing({
    message: '"%fieldName" is not supported. Correct the field name and try again.',
    parameters: { fieldName: 'Moon' },
  });
  expect(await failureOf(submit('masked-1'))).toEqual({
    kind: 'refused',
    message: '"Moon" is not supported. Correct the field name and try again.',
  });
});
