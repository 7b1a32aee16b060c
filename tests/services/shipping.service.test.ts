/** Delivery on the real backend: offers for an address, then method and addresses saved (§7 REST calls, SHIP-03, SHIP-05). */

import { expect, test } from 'vitest';
import type { Submission } from '#machines/checkout/step.events.ts';
import { createCartService } from '#services/cart.service.ts';
import { createCartTokens } from '#services/cart-tokens.ts';
import { createCheckoutService } from '#services/checkout.service.ts';
import { createOrderService } from '#services/order.service.ts';
import { createShippingService, type SavingInput } from '#services/shipping.service.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { brokenConnection, failureOf, inTurn, json, quiet } from '#tests/transport/wires.ts';
import { ask, auckland, aud, brisbane, transportTo, useBackend } from './wired-backend.ts';

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

test('SHIP-01 SHIP-05 are asked for by the guest’s path with the address alone', async () => {
  const { estimateShipping, sent } = open();
  const cartId = await filledCart();
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: brisbane })).toEqual([
    standard,
    express,
  ]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST' });
  expect(sent[0]?.url.pathname).toBe(`/rest/V1/guest-carts/${cartId}/estimate-shipping-methods`);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ address: wireBrisbane });
});

test('SHIP-01 are for this address and this cart: free from its sum on', async () => {
  const { estimateShipping } = open();
  const cartId = await filledCart('BOTTLE', 8);
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: brisbane })).toEqual([
    { ...standard, price: aud(0) },
    express,
  ]);
});

test('ADDR-06 SHIP-05 New Zealand is asked without a region', async () => {
  const { estimateShipping, sent } = open();
  const cartId = await filledCart();
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: auckland })).toEqual([
    { ...standard, price: aud(1495) },
  ]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ address: wireAuckland });
});

test('SHIP-03 where nobody delivers there are none, though the server names an unavailable one', async () => {
  const { estimateShipping } = open();
  const cartId = await filledCart();
  const perth = { ...brisbane, postcode: '6000' };
  const { body } = await backend.direct.rest('POST', `/guest-carts/${cartId}/estimate-shipping-methods`, {
    address: { ...wireBrisbane, postcode: '6000' },
  });
  expect(body).toMatchObject([{ available: false }]);
  expect(await ask(estimateShipping, { currency: 'AUD', cartId, address: perth })).toEqual([]);
});

test('CART-05 for a cart that is not there they are a lost cart', async () => {
  const { estimateShipping } = open();
  const asked = ask(estimateShipping, { currency: 'AUD', cartId: 'x'.repeat(32), address: brisbane });
  expect((await failureOf(asked)).kind).toBe('cartMissing');
});

test('NET-02 a cart id is one part of the path, whatever is in it', async () => {
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

test('SHIP-05 CHK-12 sends both addresses and the codes, and answers totals and ways to pay', async () => {
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
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    addressInformation: {
      shipping_address: wireBrisbane,
      billing_address: wireAuckland,
      shipping_carrier_code: 'van',
      shipping_method_code: 'express',
    },
  });
});

test('ADDR-10 the authority to leave goes along with delivery, and with nothing else', async () => {
  const { estimateShipping, saveShippingInformation, sent } = open();
  const cartId = await filledCart();
  const address = { ...brisbane, deliveryInstructions: 'On the porch' };
  await ask(estimateShipping, { currency: 'AUD', cartId, address });
  await ask(saveShippingInformation, save(cartId, { address }));
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ address: wireBrisbane });
  const { addressInformation } = JSON.parse(sent[1]?.body ?? '');
  expect(addressInformation).toMatchObject({
    shipping_address: { extension_attributes: { quote_delivery_instructions: 'On the porch' } },
    billing_address: wireBrisbane,
  });
});

test('ADDR-07 a region that was typed is found by its name', async () => {
  const { saveShippingInformation } = open();
  const cartId = await filledCart();
  const address = { ...brisbane, regionId: null, regionCode: 'queensland' };
  await ask(saveShippingInformation, save(cartId, { address }));
  const { body } = await backend.direct.rest('GET', `/guest-carts/${cartId}`);
  expect(body.extension_attributes.shipping_assignments[0].shipping.address).toMatchObject({
    region: 'Queensland',
    region_code: 'QLD',
    region_id: 608,
  });
});

test('SHIP-05 what was saved is what the server has', async () => {
  const { saveShippingInformation } = open();
  const cartId = await filledCart();
  const address = { ...brisbane, company: 'Acme', street2: 'Level 3' };
  await ask(saveShippingInformation, save(cartId, { address }));
  const { body } = await backend.direct.rest('GET', `/guest-carts/${cartId}`);
  expect(body.extension_attributes.shipping_assignments[0].shipping).toMatchObject({
    method: 'van_express',
    address: { company: 'Acme', street: ['1 Queen St', 'Level 3'], region: 'Queensland', region_id: 608 },
  });
});

test('SHIP-02 a method that is not offered there is refused with the server’s words filled in', async () => {
  const { saveShippingInformation } = open();
  const cartId = await filledCart();
  const asked = ask(saveShippingInformation, save(cartId, { address: auckland }));
  expect(await failureOf(asked)).toEqual({
    kind: 'notFound',
    message: 'Carrier with such method not found: van, express',
  });
});

test('SHIP-02 an empty cart is refused', async () => {
  const { saveShippingInformation } = open();
  const cartId = await newCart(backend.direct);
  expect((await failureOf(ask(saveShippingInformation, save(cartId)))).kind).toBe('refused');
});

test('CART-05 BEY-15 a cart that was ordered is a lost cart', async () => {
  const { saveShippingInformation } = open();
  const cartId = await readyCart(backend.direct);
  await pay(backend.direct, cartId, await newNonce(backend.direct));
  expect((await failureOf(ask(saveShippingInformation, save(cartId)))).kind).toBe('cartMissing');
});

test('SHIP-02 a message beside the totals is passed on', async () => {
  const totals = { base_grand_total: 1, quote_currency_code: 'AUD' };
  const { transport } = transportTo(json({ totals, payment_methods: [], message: 'No trucks today.' }));
  const { saveShippingInformation } = createShippingService(transport);
  expect(await ask(saveShippingInformation, save('a'))).toMatchObject({ message: 'No trucks today.' });
});

test('NET-08 a lost answer is not asked for again', async () => {
  const { transport, sent } = transportTo(inTurn(brokenConnection, json({})));
  const { saveShippingInformation } = createShippingService(transport);
  expect((await failureOf(ask(saveShippingInformation, save('a')))).kind).toBe('network');
  await quiet();
  expect(sent).toHaveLength(1);
});

/** A customer's wires; `end` takes their token away. */
const live = () => {
  const cart = { id: 'own', total_quantity: 0, is_virtual: false, shipping_addresses: [] };
  const wires = transportTo(json({ data: { customerCart: cart, createEmptyCart: 'made' } }));
  wires.transport.authorization.hold('token');
  wires.transport.authorization.activate('hannah@example.com');
  return { ...wires, end: () => wires.transport.authorization.clear('timedOut') };
};

test('NET-07 BEY-02 leaves a customer’s cart to its customer: neither offers nor saving take a guest’s path', async () => {
  const { transport, sent, end } = live();
  const { estimateShipping, saveShippingInformation } = createShippingService(transport);
  await ask(estimateShipping, { currency: 'AUD', cartId: 'own', address: brisbane });
  end();
  const failures = await Promise.all([
    failureOf(ask(estimateShipping, { currency: 'AUD', cartId: 'own', address: brisbane })),
    failureOf(ask(saveShippingInformation, save('own'))),
  ]);
  expect(failures.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired']);
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/rest/V1/carts/mine/estimate-shipping-methods']);
  // the next guest's is asked about as ever
  await failureOf(ask(saveShippingInformation, save('guest')));
  expect(sent[1]?.url.pathname).toBe('/rest/V1/guest-carts/guest/shipping-information');
});

test.each([
  ['adopted', 'own'],
  ['made', 'made'],
])(
  'NET-07 it is enough that the cart was %s: the very first question takes no guest’s path either',
  async (_, cartId) => {
    const { transport, session, sent, end } = live();
    const tokens = createCartTokens(transport.authorization);
    const carts = createCartService(transport, tokens);
    if (cartId === 'own') await ask(carts.adoptCart, { releasedCartId: null });
    else await ask(carts.createCart, undefined);
    end();
    const email: Submission = { step: 'email', cartId, email: 'gina@example.com' };
    const failures = await Promise.all([
      failureOf(
        ask(createShippingService(transport, tokens).estimateShipping, {
          cartId,
          currency: 'AUD',
          address: brisbane,
        }),
      ),
      failureOf(ask(createCheckoutService(transport, session, tokens).submitStep, { submission: email })),
      failureOf(
        ask(createOrderService(transport, tokens).sendOrder, { request: { ...orderRequest, cartId } }),
      ),
    ]);
    expect(failures.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired', 'sessionExpired']);
    expect(sent).toHaveLength(1);
  },
);
