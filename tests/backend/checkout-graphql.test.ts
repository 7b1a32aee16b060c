/** Checkout by GraphQL, as stock Magento also allows. */
import { beforeEach, expect, test } from 'vitest';
import { openShop, refusal } from './open-shop.ts';
import { addressInput } from './order-room.ts';
import { addTo, newCart } from './shop-client.ts';

const shop = await openShop();
let id: string;
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});

const { region_id: _regionId, ...address } = addressInput;

const setAddress = (own: object[]) =>
  shop.graphql(
    `mutation ($id: String!, $a: [ShippingAddressInput]!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $a }) { cart { shipping_addresses {
        city region { code label region_id } country { code } available_shipping_methods { method_code } } } } }`,
    { id, a: own },
  );

test.each<[object[], string]>([
  [[{ address }, { address }], 'You cannot specify multiple shipping addresses.'],
  [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
  [
    [{ address: { ...address, region_id: 606 } }],
    'The region_id does not match the selected country or region',
  ],
])('the shipping address %j is refused [ADDR-06]', async (addresses, message) => {
  expect((await setAddress(addresses)).errors[0].message).toBe(message);
});

const choose = (method: string) =>
  shop.graphql(
    `mutation ($id: String!, $m: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "van", method_code: $m }] }) { cart { prices { grand_total { value } }
      shipping_addresses { selected_shipping_method { method_code amount { value } } } } } }`,
    { id, m: method },
  );

test('an address is answered with region and methods, and only a method of those is chosen [ADDR-06 SHIP-02]', async () => {
  expect((await choose('standard')).errors[0].message).toBe(
    'The shipping address is missing. Set the address and try again.',
  );
  const { data } = await setAddress([{ address }]);
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
    {
      city: 'Brisbane',
      region: { code: 'QLD', label: 'Queensland', region_id: 608 },
      country: { code: 'AU' },
      available_shipping_methods: [{ method_code: 'standard' }, { method_code: 'express' }],
    },
  ]);
  expect((await choose('nope')).errors).toMatchObject(
    refusal('Carrier with such method not found: van, nope', 'no-such-entity'),
  );
  expect((await choose('standard')).data.setShippingMethodsOnCart.cart).toEqual({
    prices: { grand_total: { value: 35 } },
    shipping_addresses: [{ selected_shipping_method: { method_code: 'standard', amount: { value: 9.09 } } }],
  });
});

/* What delivery and the whole would cost; nothing of it is kept. */

const methodsFor = (estimated: object) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!) {
      estimateShippingMethods(input: { cart_id: $id, address: $address }) { method_code available amount { value } } }`,
    { id, address: estimated },
  );

const totalsFor = (estimated: object, method: object) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!, $method: ShippingMethodInput) {
      estimateTotals(input: { cart_id: $id, address: $address, shipping_method: $method }) {
        cart { prices { grand_total { value } } } } }`,
    { id, address: estimated, method },
  );

const brisbane = { country_code: 'AU', postcode: '4000', region: { region_id: 608 } };
const express = { carrier_code: 'van', method_code: 'express' };

test('estimates count a method only where it is offered, and leave the cart unchanged [SHIP-01 SHIP-03]', async () => {
  const nowhere = { country_code: 'AU', postcode: '9999' };
  expect((await methodsFor(brisbane)).data.estimateShippingMethods).toEqual([
    { method_code: 'standard', available: true, amount: { value: 10 } },
    { method_code: 'express', available: true, amount: { value: 14.95 } },
  ]);
  expect((await methodsFor(nowhere)).data.estimateShippingMethods).toMatchObject([{ available: false }]);
  const totals = [brisbane, nowhere].map((where) => totalsFor(where, express));
  const sums = (await Promise.all(totals)).map(
    ({ data }) => data.estimateTotals.cart.prices.grand_total.value,
  );
  expect(sums).toEqual([39.95, 25]);
  const { data } = await shop.graphql(
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } prices { grand_total { value } } } }',
    { id },
  );
  expect(data.cart).toEqual({ shipping_addresses: [], prices: { grand_total: { value: 25 } } });
});
