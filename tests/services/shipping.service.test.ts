/** Delivery on the real backend: methods for an address, then method and addresses saved. */

import { expect, test } from 'vitest';
import type { Submission } from '#machines/checkout/step.events.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { createCartTokens } from '#services/cart/cart-tokens.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { toWireAddress } from '#services/checkout/address.wire.ts';
import type { SavingInput } from '#services/checkout/shipping-information.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import {
  ask,
  auckland,
  aud,
  bodyOf,
  brisbane,
  customerTo,
  pathsOf,
  useBackend,
  transportTo,
} from './wired-backend.ts';
import { createPickupService } from '#services/checkout/pickup.service.ts';

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
/** It may be left there, which only a saved delivery address says. */
const left = { ...brisbane, deliveryInstructions: 'On the porch' };
const express = { ...standard, methodCode: 'express', methodTitle: 'Express', price: aud(1495) };

// what these are on the wire is proven in address.wire.test.ts
const [wireBrisbane, wireAuckland] = [brisbane, auckland].map(toWireAddress);

test('asks for delivery methods by the guest’s path with the address and the cart id as one segment [SHIP-01 NET-02]', async () => {
  const { estimateShipping, sent } = open();
  const cartId = await filledCart();
  const estimate = (address: typeof brisbane) => ask(estimateShipping, { currency: 'AUD', cartId, address });
  expect(await estimate(left)).toEqual([standard, express]);
  // New Zealand is asked without a region
  expect(await estimate(auckland)).toEqual([{ ...standard, price: aud(1495) }]);
  const path = `POST /rest/V1/guest-carts/${cartId}/estimate-shipping-methods`;
  expect(pathsOf(sent)).toEqual([path, path]);
  expect(sent.map((one) => bodyOf(one))).toEqual([{ address: wireBrisbane }, { address: wireAuckland }]);
  await failureOf(
    ask(estimateShipping, { currency: 'AUD', cartId: '../carts/mine?a=b#c', address: brisbane }),
  );
  expect(sent.at(-1)?.url.pathname).toMatch(/^\/rest\/V1\/guest-carts\/[^/]+\/estimate-shipping-methods$/);
  expect(sent.at(-1)?.url.search).toBe('');
});

test('sets the address on the cart, which offers what the estimate does (§7) [SHIP-01]', async () => {
  const { estimateShipping, setShippingAddress, sent } = open();
  const cartId = await filledCart();
  for (const address of [{ ...left, isSavedInBook: true }, auckland]) {
    const offers = await ask(setShippingAddress, { currency: 'AUD', cartId, address });
    const { country_id: country_code, region_code: _, ...wire } = toWireAddress(address);
    const sentAddress = { ...wire, country_code, save_in_address_book: false };
    expect(bodyOf(sent.at(-1)).variables).toEqual({ cartId, address: sentAddress });
    expect(offers).toEqual(await ask(estimateShipping, { currency: 'AUD', cartId, address }));
  }
  const query =
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city country { code } } } }';
  const { data } = await backend.direct.graphql(query, { id: cartId });
  expect(data.cart.shipping_addresses).toEqual([{ city: 'Auckland', country: { code: 'NZ' } }]);
});

const save = (cartId: string, own: Partial<SavingInput> = {}): SavingInput => ({
  cartId,
  address: brisbane,
  billing: brisbane,
  method: express,
  ...own,
});

test('saves both addresses and the method, and returns totals and payment methods [SHIP-05 ADDR-10]', async () => {
  const { saveShippingInformation, sent } = open();
  const cartId = await filledCart();
  expect(await ask(saveShippingInformation, save(cartId, { address: left, billing: auckland }))).toEqual({
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
      shipping_address: {
        ...wireBrisbane,
        extension_attributes: { quote_delivery_instructions: 'On the porch' },
      },
      billing_address: wireAuckland,
      shipping_carrier_code: 'van',
      shipping_method_code: 'express',
    },
  });
});

/** A customer's wires; `end` expires the token. */
const live = () => {
  const cart = { id: 'own', total_quantity: 0, is_virtual: false, shipping_addresses: [] };
  const wires = customerTo(json({ data: { customerCart: cart, createEmptyCart: 'made' } }));
  return { ...wires, end: () => wires.transport.authorization.clear('timedOut') };
};

test.each([
  ['adopted', 'own'],
  ['made', 'made'],
])('takes no guest’s path for a cart that was %s by a customer [NET-07]', async (_, cartId) => {
  const { transport, session, sent, end } = live();
  const tokens = createCartTokens(transport.authorization);
  const carts = createCartService(transport, tokens);
  if (cartId === 'own') await ask(carts.readOwnCart, undefined);
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

/** Magento's answer for one page; a page beyond the last is refused. */
const pageOf = (codes: readonly string[], url: string, size: number): Response => {
  const { page } = JSON.parse(new URL(url).searchParams.get('variables') ?? '{}');
  const pages = Math.ceil(codes.length / size);
  if (page > Math.max(pages, 1)) return Response.json({ errors: [{ message: 'No such page.' }] });
  const items = codes
    .slice((page - 1) * size, page * size)
    .map((code) => ({ pickup_location_code: code, name: code, country_id: 'AU' }));
  return Response.json({ data: { pickupLocations: { items, page_info: { total_pages: pages } } } });
};

test.each([
  [0, 1],
  [3, 2],
  [5, 3],
])('reads %i stores on pages of two in %i requests [CHK-09]', async (count, requests) => {
  const codes = Array.from({ length: count }, (_, index) => `store_${index}`);
  const { transport, sent } = transportTo(({ url }) => pageOf(codes, url, 2));
  const stores = await ask(createPickupService(transport).readStores, undefined);
  expect(stores.map(({ code }) => code)).toEqual(codes);
  expect(sent).toHaveLength(requests);
});
