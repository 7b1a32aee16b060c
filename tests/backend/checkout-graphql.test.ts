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
        city region { code label region_id } country { code }
        available_shipping_methods { method_code amount { value } price_excl_tax { value } } } } } }`,
    { id, a: own },
  );

test('an address is answered with its region and delivery methods [ADDR-06]', async () => {
  const { data } = await setAddress([{ address }]);
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
    {
      city: 'Brisbane',
      region: { code: 'QLD', label: 'Queensland', region_id: 608 },
      country: { code: 'AU' },
      available_shipping_methods: [
        { method_code: 'standard', amount: { value: 10 }, price_excl_tax: { value: 9.09 } },
        { method_code: 'express', amount: { value: 14.95 }, price_excl_tax: { value: 13.59 } },
      ],
    },
  ]);
});

test.each([
  [[], 'Required parameter "shipping_addresses" is missing'],
  [[{ address }, { address }], 'You cannot specify multiple shipping addresses.'],
  [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
  [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
  ...(
    [
      [{ country_code: 'US' }, 'Country is not available'],
      [{ region: 'ZZ' }, '"regionId" is required. Enter and try again.'],
      [{ region: null }, 'Region is required.'],
      [{ region_id: 606 }, 'The region_id does not match the selected country or region'],
      [{ firstname: '' }, '"firstname" is required. Enter and try again.'],
      [{ telephone: null }, '"telephone" is required. Enter and try again.'],
      [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    ] as const
  ).map(([change, message]) => [[{ address: { ...address, ...change } }], message] as const),
] as [object[], string][])('the shipping address %j is refused [ADDR-06]', async (addresses, message) => {
  expect((await setAddress(addresses)).errors[0].message).toBe(message);
});

const choose = (method: string) =>
  shop.graphql(
    `mutation ($id: String!, $m: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "van", method_code: $m }] }) { cart { prices { grand_total { value } }
      shipping_addresses { selected_shipping_method { method_code amount { value } } } } } }`,
    { id, m: method },
  );

test('a method is chosen after the address, and only one that is offered [SHIP-02]', async () => {
  expect((await choose('standard')).errors[0].message).toBe(
    'The shipping address is missing. Set the address and try again.',
  );
  await setAddress([{ address }]);
  expect((await choose('nope')).errors).toMatchObject(
    refusal('Carrier with such method not found: van, nope', 'no-such-entity'),
  );
  expect((await choose('standard')).data.setShippingMethodsOnCart.cart).toEqual({
    prices: { grand_total: { value: 35 } },
    shipping_addresses: [{ selected_shipping_method: { method_code: 'standard', amount: { value: 9.09 } } }],
  });
});

const same = () =>
  shop.graphql(
    `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id,
      billing_address: { same_as_shipping: true } }) { cart { billing_address { city } } } }`,
    { id },
  );

test('the billing address is the shipping address once there is one', async () => {
  expect((await same()).errors[0].message).toContain('same_as_shipping');
  await setAddress([{ address }]);
  expect((await same()).data.setBillingAddressOnCart.cart.billing_address).toEqual({ city: 'Brisbane' });
});

test('a bad email and an unknown payment method are refused [VAL-01]', async () => {
  const setEmail = (email: string) =>
    shop.graphql(
      'mutation ($id: String!, $e: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $e }) { cart { email } } }',
      { id, e: email },
    );
  expect((await setEmail('nope')).errors).toMatchObject(refusal('Invalid email format'));
  expect((await setEmail('')).errors).toMatchObject(refusal('Required parameter "email" is missing'));
  const { errors } = await shop.graphql(
    `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "nope" } })
      { cart { id } } }`,
    { id },
  );
  expect(errors[0].message).toBe('The requested Payment Method is not available.');
});

/* What delivery and the whole would cost; nothing of it is kept. */

const methodsFor = (estimated: object, cartId = id) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!) {
      estimateShippingMethods(input: { cart_id: $id, address: $address }) {
        carrier_code method_code available error_message
        amount { value } price_excl_tax { value } price_incl_tax { value } } }`,
    { id: cartId, address: estimated },
  );

const totalsFor = (estimated: object, method: object | null = null, cartId = id) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!, $method: ShippingMethodInput) {
      estimateTotals(input: { cart_id: $id, address: $address, shipping_method: $method }) {
        cart { prices { grand_total { value } subtotal_including_tax { value } } } } }`,
    { id: cartId, address: estimated, method },
  );

const brisbane = { country_code: 'AU', postcode: '4000', region: { region_id: 608 } };
const express = { carrier_code: 'van', method_code: 'express' };

test('an estimate lists each method, free from its threshold on, and nothing for an empty cart [SHIP-01, SHIP-03]', async () => {
  const estimate = async (where: object, cartId = id) =>
    (await methodsFor(where, cartId)).data.estimateShippingMethods;
  expect(await estimate(brisbane)).toMatchObject([
    {
      carrier_code: 'van',
      method_code: 'standard',
      available: true,
      amount: { value: 10 },
      price_excl_tax: { value: 9.09 },
      price_incl_tax: { value: 10 },
    },
    { method_code: 'express', price_incl_tax: { value: 14.95 } },
  ]);
  await addTo(shop, id, 'BOTTLE', 6);
  expect((await estimate(brisbane))[0]).toMatchObject({ method_code: 'standard', amount: { value: 0 } });
  expect(await estimate({ country_code: 'AU', postcode: '9999' })).toMatchObject([
    { carrier_code: 'van', method_code: null, available: false, error_message: expect.any(String) },
  ]);
  expect(await estimate(brisbane, await newCart(shop))).toEqual([]);
});

const estimate = async (where: object, method?: object) =>
  (await totalsFor(where, method)).data.estimateTotals.cart.prices;

test('estimated totals count a method only where it is offered, and leave the cart unchanged [SHIP-01]', async () => {
  expect(await estimate(brisbane, express)).toEqual({
    grand_total: { value: 39.95 },
    subtotal_including_tax: { value: 25 },
  });
  expect((await estimate(brisbane)).grand_total.value).toBe(25);
  expect((await estimate({ country_code: 'NZ', postcode: '1010' }, express)).grand_total.value).toBe(25);
  const { data } = await shop.graphql(
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } prices { grand_total { value } } } }',
    { id },
  );
  expect(data.cart).toEqual({ shipping_addresses: [], prices: { grand_total: { value: 25 } } });
});

test.each([
  ['', 'Required parameter "cart_id" is missing'],
  ['A'.repeat(32), `Could not find a cart with ID "${'A'.repeat(32)}"`],
])('an estimate for the cart %j is refused [CART-05]', async (cartId, message) => {
  for (const ask of [methodsFor(brisbane, cartId), totalsFor(brisbane, null, cartId)])
    expect((await ask).errors[0].message).toBe(message);
});
