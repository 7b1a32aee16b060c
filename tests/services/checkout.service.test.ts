/** The checkout's service on the real backend: e-mail, postcode, and what this browser saved (§4 checkout, ADDR-05, CHK-01). */

import { expect, test } from 'vitest';
import { emptyAddress, emptyBilling } from '#machines/domain/address.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import {
  billingChoiceSlice,
  billingSlice,
  collectionSlice,
  deliverySlice,
  guestEmailSlice,
  paymentSlice,
  poNumberSlice,
} from '#services/checkout-slices.ts';
import { createCheckoutService } from '#services/checkout.service.ts';
import { writeSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { collectedByOla } from '#tests/models/goods.ts';
import { brokenConnection, failureOf, inTurn, json, quiet } from '#tests/transport/wires.ts';
import { ask, auckland, brisbane, transportTo, useBackend } from './wired-backend.ts';

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

test('CHK-03 CHK-04 is accepted by one write and is on the cart', async () => {
  const { submit, sent } = open();
  const cartId = await newCart(backend.direct);
  await submit.email(cartId, 'gina@example.com');
  expect(await emailOf(cartId)).toBe('gina@example.com');
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    operationName: 'SetGuestEmail',
    variables: { cartId, email: 'gina@example.com' },
  });
});

test.each(['gina', 'gina@', 'gina@example', 'gina @example.com'])(
  'CHK-04 %j is refused in the server’s words and is not on the cart',
  async (email) => {
    const { submit } = open();
    const cartId = await newCart(backend.direct);
    expect(await failureOf(submit.email(cartId, email))).toEqual({
      kind: 'refused',
      message: 'Invalid email format',
    });
    expect(await emailOf(cartId)).toBeNull();
  },
);

test('CHK-07 without a cart or an e-mail nothing is sent, in the words of §5', async () => {
  const { submit, sent } = open();
  expect(await failureOf(submit.email('', 'gina@example.com'))).toEqual({
    kind: 'refused',
    message: 'Missing required information: cartId',
  });
  expect(await failureOf(submit.email('a', ''))).toEqual({
    kind: 'refused',
    message: 'Missing required information: email',
  });
  expect(sent).toHaveLength(0);
});

test('CART-05 BEY-15 a lost or an ordered cart is known as such', async () => {
  const { submit } = open();
  const ordered = await readyCart(backend.direct);
  await pay(backend.direct, ordered, await newNonce(backend.direct));
  const kinds = [];
  for (const cartId of ['x'.repeat(32), ordered])
    kinds.push((await failureOf(submit.email(cartId, 'gina@example.com'))).kind);
  expect(kinds).toEqual(['cartMissing', 'cartInactive']);
});

test('ADDR-05 goes with its country, as a form, and is accepted', async () => {
  const { submit, sent } = open();
  await submit.delivery(brisbane);
  await submit.delivery(auckland);
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'POST /scripts/validate_postcode.php',
    'POST /scripts/validate_postcode.php',
  ]);
  expect(sent.map(({ body }) => body)).toEqual(['postcode=4000&country=AU', 'postcode=1010&country=NZ']);
  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
});

test.each(['0001', '0799', '12345', 'abcd', ''])('ADDR-05 %j is refused', async (postcode) => {
  expect(await failureOf(open().submit.delivery({ ...brisbane, postcode }))).toEqual({
    kind: 'refused',
    message: 'Invalid postcode number',
    fieldMessages: { postcode: 'Invalid postcode number' },
  });
});

test('ADDR-05 the same number may be good in one country and not in the other', async () => {
  const { submit } = open();
  await submit.delivery({ ...auckland, postcode: '0612' });
  expect((await failureOf(submit.delivery({ ...brisbane, postcode: '0612' }))).kind).toBe('refused');
});

test('ADDR-05 a check that cannot be asked is a failure, sent once', async () => {
  const wires = transportTo(inTurn(brokenConnection, json({ valid: true })));
  expect((await failureOf(open(wires).submit.delivery(brisbane))).kind).toBe('network');
  await quiet();
  expect(wires.sent).toHaveLength(1);
});

test('ADDR-05 a shop without the merchant’s script takes the postcode as it is', async () => {
  const { submit } = open(transportTo(() => new Response('<h1>Not found</h1>', { status: 404 })));
  await expect(submit.delivery(brisbane)).resolves.toBeUndefined();
});

test('CHK-05 nothing is nothing', async () => {
  expect(await open().load()).toBeNull();
});

test('CHK-01 CHK-09 BEY-04 e-mail, both addresses and who collects come back', async () => {
  const { load, transport, session } = open();
  writeSlice(transport.storage, deliverySlice, brisbane);
  writeSlice(transport.storage, collectionSlice, collectedByOla);
  writeSlice(transport.storage, billingSlice, auckland);
  writeSlice(transport.storage, paymentSlice, 'purchaseorder');
  writeSlice(transport.storage, poNumberSlice, 'PO-77');
  writeSlice(session, guestEmailSlice, 'gina@example.com');
  expect(await load()).toEqual({
    email: 'gina@example.com',
    delivery: brisbane,
    collection: collectedByOla,
    billing: auckland,
    isBillingSame: false,
    accountId: null,
    paymentCode: 'purchaseorder',
    poNumber: 'PO-77',
    left: { tab: null, method: null },
  });
});

test('CHK-01 an address alone, or an e-mail alone, come back with Australia for the rest', async () => {
  const first = open();
  writeSlice(first.transport.storage, deliverySlice, auckland);
  expect(await first.load()).toEqual({
    email: '',
    delivery: auckland,
    collection: noCollection,
    billing: emptyBilling('AU'),
    isBillingSame: true,
    accountId: null,
    paymentCode: null,
    poNumber: null,
    left: { tab: null, method: null },
  });
  const second = open();
  writeSlice(second.session, guestEmailSlice, 'gina@example.com');
  expect(await second.load()).toEqual({
    email: 'gina@example.com',
    delivery: emptyAddress('AU'),
    collection: noCollection,
    billing: emptyBilling('AU'),
    isBillingSame: true,
    accountId: null,
    paymentCode: null,
    poNumber: null,
    left: { tab: null, method: null },
  });
});

test.each([true, false])('ADDR-02 BEY-04 so does whether it is billed there: %s', async (isSame) => {
  const { load, transport } = open();
  writeSlice(transport.storage, deliverySlice, brisbane);
  writeSlice(transport.storage, billingSlice, auckland);
  writeSlice(transport.storage, billingChoiceSlice, { isSame, isOwn: true });
  expect(await load()).toMatchObject({ isBillingSame: isSame, isBillingChosen: true, billing: auckland });
  writeSlice(transport.storage, billingChoiceSlice, { isSame, isOwn: false });
  expect(await load()).toMatchObject({ isBillingSame: isSame, billing: auckland });
  expect(await load()).not.toHaveProperty('isBillingChosen');
});

test('STO-01 the e-mail is the tab’s, the addresses are the browser’s', async () => {
  const { load, transport, session } = open();
  writeSlice(transport.storage, guestEmailSlice, 'wrong@example.com');
  writeSlice(session, deliverySlice, brisbane);
  expect(await load()).toBeNull();
});

test.each([[undefined], [0], [2], ['1'], [null]])(
  'BEY-04 STO-02 what version %j of the shop kept is nothing',
  async (version) => {
    const { load, kept } = open();
    const entry = { value: brisbane, storedAt: Date.now(), lifetime: 60, version };
    kept.entries.set(`TEST__${storageKeys.shippingAddress}`, JSON.stringify(entry));
    expect(await load()).toBeNull();
  },
);

test.each([
  ['no JSON', '{"value":'],
  ['no entry', '"brisbane"'],
  ['an entry of a text', '{"value":"brisbane","storedAt":9999999999999,"lifetime":60,"version":1}'],
  ['an entry of nothing', '{"value":null,"storedAt":9999999999999,"lifetime":60,"version":1}'],
  ['an entry of a list', '{"value":[],"storedAt":9999999999999,"lifetime":60,"version":1}'],
  ['an entry of something else', '{"value":{"a":1},"storedAt":9999999999999,"lifetime":60,"version":1}'],
])('STO-01 CHK-01 where it is %s the checkout begins empty', async (_, text) => {
  const { load, kept, tab } = open();
  for (const key of [storageKeys.shippingAddress, storageKeys.billingAddress])
    kept.entries.set(`TEST__${key}`, text);
  tab.entries.set(`TEST__${storageKeys.guestEmail}`, '{"value":5,"storedAt":1}');
  expect(await load()).toBeNull();
});

test('CHK-01 a corrupt billing address does not take the delivery address with it', async () => {
  const { load, transport, kept } = open();
  writeSlice(transport.storage, deliverySlice, brisbane);
  for (const text of ['oops', '{"value":[],"storedAt":9999999999999,"lifetime":60,"version":1}']) {
    kept.entries.set(`TEST__${storageKeys.billingAddress}`, text);
    expect(await load()).toMatchObject({ delivery: brisbane, isBillingSame: true });
  }
});
