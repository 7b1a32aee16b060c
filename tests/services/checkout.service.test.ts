/** Email, postcode and stored checkout data on the real backend. */

import { expect, test } from 'vitest';
import { emptyAddress, emptyBilling } from '#machines/domain/address.ts';
import { noPickup } from '#machines/domain/pickup.ts';
import * as slices from '#services/checkout/checkout-slices.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { writeSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { newCart } from '#tests/backend/shop-client.ts';
import { pickedUpByOla } from '#tests/models/goods.ts';
import { failureOf } from '#tests/transport/wires.ts';
import { ask, auckland, bodyOf, brisbane, pathsOf, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = (wires = backend.wires()) => {
  const { loadCheckout, submitStep } = createCheckoutService(wires.transport, wires.session);
  const submit = {
    email: (cartId: string, email: string) =>
      ask(submitStep, { submission: { step: 'email', cartId, email } }),
    delivery: (address: typeof brisbane) =>
      ask(submitStep, { submission: { step: 'deliveryAddress', address } }),
  };
  return { ...wires, submit, load: () => ask(loadCheckout, undefined) };
};

const emailOf = async (cartId: string): Promise<unknown> => {
  const query = 'query ($id: String!) { cart(cart_id: $id) { email } }';
  return (await backend.direct.graphql(query, { id: cartId })).data.cart.email;
};

test('sets a guest’s email on the cart by one write, or shows the server’s refusal [CHK-03 CHK-04]', async () => {
  const { submit, sent } = open();
  const cartId = await newCart(backend.direct);
  await submit.email(cartId, 'gina@example.com');
  expect(await emailOf(cartId)).toBe('gina@example.com');
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  const variables = { cartId, email: 'gina@example.com' };
  expect(bodyOf(sent[0])).toMatchObject({ operationName: 'SetGuestEmail', variables });
  const refused = { kind: 'refused', message: 'Invalid email format' };
  expect(await failureOf(submit.email(cartId, 'gina @example.com'))).toEqual(refused);
  expect(await emailOf(cartId)).toBe('gina@example.com');
});

test('sends the postcode with its country as a form [ADDR-05]', async () => {
  const { submit, sent } = open();
  await submit.delivery(brisbane);
  await submit.delivery(auckland);
  expect(pathsOf(sent)).toEqual([
    'POST /scripts/validate_postcode.php',
    'POST /scripts/validate_postcode.php',
  ]);
  expect(sent.map(({ body }) => body)).toEqual(['postcode=4000&country=AU', 'postcode=1010&country=NZ']);
  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
});

test.each(['0001', 'abcd'])('refuses the postcode %j at its field [ADDR-05]', async (postcode) => {
  expect(await failureOf(open().submit.delivery({ ...brisbane, postcode }))).toEqual({
    kind: 'refused',
    message: 'Invalid postcode number',
    fieldMessages: { postcode: 'Invalid postcode number' },
  });
});

test('accepts a postcode in a shop without the merchant’s script [ADDR-05]', async () => {
  const { submit } = open(transportTo(() => new Response('<h1>Not found</h1>', { status: 404 })));
  await expect(submit.delivery(brisbane)).resolves.toBeUndefined();
});

const begun = {
  email: '',
  delivery: emptyAddress('AU'),
  pickup: noPickup,
  billing: emptyBilling('AU'),
  isBillingSame: true,
  accountId: null,
  paymentCode: null,
  poNumber: null,
  left: { tab: null, method: null },
};

test('restores email, addresses, pickup and payment of this browser [CHK-01 CHK-09]', async () => {
  const { load, transport, session } = open();
  writeSlice(transport.storage, slices.deliverySlice, brisbane);
  writeSlice(transport.storage, slices.pickupSlice, pickedUpByOla);
  writeSlice(transport.storage, slices.billingSlice, auckland);
  writeSlice(transport.storage, slices.paymentSlice, 'purchaseorder');
  writeSlice(transport.storage, slices.poNumberSlice, 'PO-77');
  writeSlice(session, slices.guestEmailSlice, 'gina@example.com');
  expect(await load()).toEqual({
    ...begun,
    email: 'gina@example.com',
    delivery: brisbane,
    pickup: pickedUpByOla,
    billing: auckland,
    isBillingSame: false,
    paymentCode: 'purchaseorder',
    poNumber: 'PO-77',
  });
});

test.each([true, false])(
  'restores whether billing is the same as delivery: %s [ADDR-02 BEY-04]',
  async (isSame) => {
    const { load, transport } = open();
    writeSlice(transport.storage, slices.deliverySlice, brisbane);
    writeSlice(transport.storage, slices.billingSlice, auckland);
    writeSlice(transport.storage, slices.billingChoiceSlice, { isSame, isOwn: true });
    expect(await load()).toMatchObject({ isBillingSame: isSame, isBillingChosen: true, billing: auckland });
    writeSlice(transport.storage, slices.billingChoiceSlice, { isSame, isOwn: false });
    expect(await load()).toMatchObject({ isBillingSame: isSame, billing: auckland });
    expect(await load()).not.toHaveProperty('isBillingChosen');
  },
);

test('restores an address alone or an email alone with Australia for the rest [CHK-01]', async () => {
  const first = open();
  writeSlice(first.transport.storage, slices.deliverySlice, auckland);
  expect(await first.load()).toEqual({ ...begun, delivery: auckland });
  const second = open();
  writeSlice(second.session, slices.guestEmailSlice, 'gina@example.com');
  expect(await second.load()).toEqual({ ...begun, email: 'gina@example.com' });
});

test.each([[undefined], [2]])(
  'ignores what version %j of the shop stored [BEY-04 STO-02]',
  async (version) => {
    const { load, kept } = open();
    const entry = { value: brisbane, storedAt: Date.now(), lifetime: 60, version };
    kept.entries.set(`TEST__${storageKeys.shippingAddress}`, JSON.stringify(entry));
    expect(await load()).toBeNull();
  },
);

const openBilling = (wires = backend.wires()) => {
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
  const { submit, sent } = openBilling();
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
  openBilling(
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
