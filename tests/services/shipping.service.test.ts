/** Delivery on the real backend: methods for an address, then method and addresses saved. */

import { expect, test } from 'vitest';
import type { Submission } from '#machines/checkout/step.events.ts';
import { createCartService } from '#services/cart.service.ts';
import { createCartTokens } from '#services/cart-tokens.ts';
import { methodSlice } from '#services/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { createCheckoutService } from '#services/checkout.service.ts';
import { createOrderService } from '#services/order.service.ts';
import { createShippingService, type SavingInput } from '#services/shipping.service.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { brokenConnection, failureOf, inTurn, json, quiet } from '#tests/transport/wires.ts';
import { ask, auckland, aud, bodyOf, brisbane, pathsOf, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = () => {
  const wires = backend.wires();
  return { ...wires, ...createShippingService(wires.transport) };
};

const filledCart = async (sku = 'BOTTLE', quantity = 2) => {
  const id = await newCart(backend.direct);
  await addTo(backend.direct, id, sku, quantity);
  return id;
};

const standard = {
  carrierCode: 'van',
  methodCode: 'standard',
  carrierTitle: 'Our van',
  methodTitle: 'Standard',
  price: aud(1000),
};
const express = { ...standard, methodCode: 'express', methodTitle: 'Express', price: aud(1495) };

const wireBrisbane = {
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
  street: ['1 Queen St'],
  city: 'Brisbane',
  region: 'QLD',
  region_id: 608,
  region_code: 'QLD',
  postcode: '4000',
  country_id: 'AU',
};
const wireAuckland = {
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
  street: ['2 Harbour Road'],
  city: 'Auckland',
  postcode: '1010',
  country_id: 'NZ',
};

test('asks for delivery methods by the guest’s path with the address [SHIP-01, SHIP-05]', async () => {
  const { estimateShipping, sent } = open();
  const cartId = await filledCart();
  const estimate = (address: typeof brisbane) => ask(estimateShipping, { currency: 'AUD', cartId, address });
  expect(await estimate(brisbane)).toEqual([standard, express]);
  // New Zealand is asked without a region
  expect(await estimate(auckland)).toEqual([{ ...standard, price: aud(1495) }]);
  const path = `POST /rest/V1/guest-carts/${cartId}/estimate-shipping-methods`;
  expect(pathsOf(sent)).toEqual([path, path]);
  expect(sent.map((one) => bodyOf(one))).toEqual([{ address: wireBrisbane }, { address: wireAuckland }]);
});

test('reads methods for this address and cart [SHIP-01]', async () => {
  const { estimateShipping } = open();
  const cartId = await filledCart('BOTTLE', 8);
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: brisbane })).toEqual([
    { ...standard, price: aud(0) },
    express,
  ]);
});

test('leaves out unavailable methods [SHIP-03]', async () => {
  const { estimateShipping } = open();
  const cartId = await filledCart();
  const perth = { ...brisbane, postcode: '6000' };
  const { body } = await backend.direct.rest('POST', `/guest-carts/${cartId}/estimate-shipping-methods`, {
    address: { ...wireBrisbane, postcode: '6000' },
  });
  expect(body).toMatchObject([{ available: false }]);
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: perth })).toEqual([]);
});

test('reports a missing cart when methods are asked for [CART-05]', async () => {
  const { estimateShipping } = open();
  const asked = ask(estimateShipping, { currency: 'AUD', cartId: 'x'.repeat(32), address: brisbane });
  expect((await failureOf(asked)).kind).toBe('cartMissing');
});

test('keeps a cart id one segment of the path [NET-02]', async () => {
  const { estimateShipping, sent } = open();
  await failureOf(
    ask(estimateShipping, { currency: 'AUD', cartId: '../carts/mine?a=b#c', address: brisbane }),
  );
  expect(sent[0]?.url.pathname).toMatch(/^\/rest\/V1\/guest-carts\/[^/]+\/estimate-shipping-methods$/);
  expect(sent[0]?.url.search).toBe('');
});

const save = (cartId: string, own: Partial<SavingInput> = {}): SavingInput => ({
  cartId,
  address: brisbane,
  billing: brisbane,
  method: express,
  ...own,
});

test('saves both addresses and the method, and returns totals and payment methods [SHIP-05, CHK-12]', async () => {
  const { saveShippingInformation, sent } = open();
  const cartId = await filledCart();
  expect(await ask(saveShippingInformation, save(cartId, { billing: auckland }))).toEqual({
    totals: {
      grandTotal: aud(3995),
      shipping: aud(1495),
      subtotal: aud(2500),
      tax: aud(363),
      discount: aud(0),
    },
    paymentMethods: [{ code: 'braintree', title: 'Credit Card' }],
    message: null,
  });
  expect(sent[0]?.url.pathname).toBe(`/rest/V1/guest-carts/${cartId}/shipping-information`);
  expect(bodyOf(sent[0])).toEqual({
    addressInformation: {
      shipping_address: wireBrisbane,
      billing_address: wireAuckland,
      shipping_carrier_code: 'van',
      shipping_method_code: 'express',
    },
  });
});

test('sends the authority to leave with the delivery address only [ADDR-10]', async () => {
  const { estimateShipping, saveShippingInformation, sent } = open();
  const cartId = await filledCart();
  const address = { ...brisbane, deliveryInstructions: 'On the porch' };
  await ask(estimateShipping, { currency: 'AUD', cartId, address });
  await ask(saveShippingInformation, save(cartId, { address }));
  expect(bodyOf(sent[0])).toEqual({ address: wireBrisbane });
  const { addressInformation } = bodyOf(sent[1]);
  expect(addressInformation).toMatchObject({
    shipping_address: { extension_attributes: { quote_delivery_instructions: 'On the porch' } },
    billing_address: wireBrisbane,
  });
});

test('saves the delivery address as the server knows it, a typed region by name [SHIP-05, ADDR-07]', async () => {
  const { saveShippingInformation } = open();
  const cartId = await filledCart();
  const own = { company: 'Acme', street2: 'Level 3', regionId: null, regionCode: 'queensland' };
  await ask(saveShippingInformation, save(cartId, { address: { ...brisbane, ...own } }));
  const { body } = await backend.direct.rest('GET', `/guest-carts/${cartId}`);
  const region = { region: 'Queensland', region_code: 'QLD', region_id: 608 };
  expect(body.extension_attributes.shipping_assignments[0].shipping).toMatchObject({
    method: 'van_express',
    address: { company: 'Acme', street: ['1 Queen St', 'Level 3'], ...region },
  });
});

test('refuses a method that is not offered, and an empty cart, in the server’s words [SHIP-02]', async () => {
  const { saveShippingInformation } = open();
  const cartId = await filledCart();
  const asked = ask(saveShippingInformation, save(cartId, { address: auckland }));
  expect(await failureOf(asked)).toEqual({
    kind: 'notFound',
    message: 'Carrier with such method not found: van, express',
  });
  const empty = await newCart(backend.direct);
  expect((await failureOf(ask(saveShippingInformation, save(empty)))).kind).toBe('refused');
});

test('reports an ordered cart as missing when delivery is saved [CART-05, BEY-15]', async () => {
  const { saveShippingInformation } = open();
  const cartId = await readyCart(backend.direct);
  await pay(backend.direct, cartId, await newNonce(backend.direct));
  expect((await failureOf(ask(saveShippingInformation, save(cartId)))).kind).toBe('cartMissing');
});

test('does not save delivery again when the answer is lost [NET-08]', async () => {
  const { transport, sent } = transportTo(inTurn(brokenConnection, json({})));
  const { saveShippingInformation } = createShippingService(transport);
  expect((await failureOf(ask(saveShippingInformation, save('a')))).kind).toBe('network');
  await quiet();
  expect(sent).toHaveLength(1);
});

/** A customer's wires; `end` expires the token. */
const live = () => {
  const cart = { id: 'own', total_quantity: 0, is_virtual: false, shipping_addresses: [] };
  const wires = transportTo(json({ data: { customerCart: cart, createEmptyCart: 'made' } }));
  wires.transport.authorization.hold('token');
  wires.transport.authorization.activate('hannah@example.com');
  return { ...wires, end: () => wires.transport.authorization.clear('timedOut') };
};

test('does not save delivery again when the answer is lost [NET-08]', async () => {
  const { transport, sent } = transportTo(inTurn(brokenConnection, json({})));
  const { saveShippingInformation } = createShippingService(transport);
  expect((await failureOf(ask(saveShippingInformation, save('a')))).kind).toBe('network');
  await quiet();
  expect(sent).toHaveLength(1);
});

test('keeps a stored delivery method while it is offered, and removes any other [SHIP-01, BEY-04]', async () => {
  const { transport, estimateShipping, saveShippingInformation } = open();
  const kept = () => readSlice(transport.storage, methodSlice);
  const cartId = await filledCart();
  const place = { currency: 'AUD', cartId, address: brisbane };
  await ask(saveShippingInformation, save(cartId));
  await ask(estimateShipping, { ...place, choice: { ...express, price: aud(1) } });
  expect(kept()).toEqual(express);
  await ask(estimateShipping, { ...place, choice: { ...express, methodCode: 'drone' } });
  expect(kept()).toBeNull();
  await ask(saveShippingInformation, save(cartId));
  await ask(estimateShipping, { ...place, choice: null });
  expect(kept()).toBeNull();
});

test.each([
  ['adopted', 'own'],
  ['made', 'made'],
])('takes no guest’s path for a cart that was %s by a customer [NET-07]', async (_, cartId) => {
  const { transport, session, sent, end } = live();
  const tokens = createCartTokens(transport.authorization);
  const carts = createCartService(transport, tokens);
  if (cartId === 'own') await ask(carts.adoptCart, { releasedCartId: null });
  else await ask(carts.createCart, undefined);
  end();
  const email: Submission = { step: 'email', cartId, email: 'gina@example.com' };
  const { estimateShipping } = createShippingService(transport, tokens);
  const { submitStep } = createCheckoutService(transport, session, tokens);
  const { sendOrder } = createOrderService(transport, tokens);
  for (const attempt of [
    () => ask(estimateShipping, { cartId, currency: 'AUD', address: brisbane }),
    () => ask(submitStep, { submission: email }),
    () => ask(sendOrder, { request: { ...orderRequest, cartId } }),
  ])
    expect((await failureOf(attempt())).kind).toBe('sessionExpired');
  expect(sent).toHaveLength(1);
});
