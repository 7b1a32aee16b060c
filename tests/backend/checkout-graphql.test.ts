/** Checkout by GraphQL, as stock Magento also allows. */
import { beforeEach, expect, test } from 'vitest';
import { addTo, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

let id: string;
const shop = await openShop();
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});
const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['1 Queen St'],
  city: 'Brisbane',
  region: 'QLD',
  postcode: '4000',
  country_code: 'AU',
  telephone: '0730000000',
};

const setAddress = (own: object[]) =>
  shop.graphql(
    `mutation ($id: String!, $a: [ShippingAddressInput]!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $a }) { cart { shipping_addresses {
          city region { code label region_id } country { code }
          available_shipping_methods { method_code amount { value } price_excl_tax { value } } } } } }`,
    { id, a: own },
  );

test('ADDR-06 an address with its methods', async () => {
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

const choose = (method: string) =>
  shop.graphql(
    `mutation ($id: String!, $m: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
          shipping_methods: [{ carrier_code: "van", method_code: $m }] }) { cart { prices { grand_total { value } }
          shipping_addresses { selected_shipping_method { method_code amount { value } } } } } }`,
    { id, m: method },
  );

const same = () =>
  shop.graphql(
    `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id,
          billing_address: { same_as_shipping: true } }) { cart { billing_address { city } } } }`,
    { id },
  );

test.each([
  [[], 'Required parameter "shipping_addresses" is missing'],
  [[{ address }, { address }], 'You cannot specify multiple shipping addresses.'],
  [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
  [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
  [[{ address: { ...address, country_code: 'US' } }], 'Country is not available'],
  [[{ address: { ...address, region: 'ZZ' } }], '"regionId" is required. Enter and try again.'],
  [[{ address: { ...address, region: null } }], 'Region is required.'],
  [
    [{ address: { ...address, region_id: 606 } }],
    'The region_id does not match the selected country or region',
  ],
  [[{ address: { ...address, firstname: '' } }], '"firstname" is required. Enter and try again.'],
  [[{ address: { ...address, telephone: null } }], '"telephone" is required. Enter and try again.'],
  [
    [{ address: { ...address, street: ['a', 'b', 'c'] } }],
    '"Street Address" cannot contain more than 2 lines.',
  ],
])('%j is refused', async (addresses, message) => {
  expect((await setAddress(addresses)).errors[0].message).toBe(message);
});

test('the method is chosen only after an address, and only one that is offered', async () => {
  expect((await choose('standard')).errors[0].message).toBe(
    'The shipping address is missing. Set the address and try again.',
  );
  await setAddress([{ address }]);
  expect((await choose('nope')).errors[0]).toMatchObject({
    message: 'Carrier with such method not found: van, nope',
    extensions: { category: 'graphql-no-such-entity' },
  });
  expect((await choose('standard')).data.setShippingMethodsOnCart.cart).toEqual({
    prices: { grand_total: { value: 35 } },
    shipping_addresses: [{ selected_shipping_method: { method_code: 'standard', amount: { value: 9.09 } } }],
  });
});

test('billing is the same as shipping once there is one', async () => {
  expect((await same()).errors[0].message).toContain('same_as_shipping');
  await setAddress([{ address }]);
  expect((await same()).data.setBillingAddressOnCart.cart.billing_address).toEqual({ city: 'Brisbane' });
});

test.each([
  ['nope', 'Invalid email format'],
  ['', 'Required parameter "email" is missing'],
])('VAL-01 the email %j is refused', async (email, message) => {
  const { errors } = await shop.graphql(
    'mutation ($id: String!, $e: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $e }) { cart { email } } }',
    { id, e: email },
  );
  expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
});

test('an unknown payment method is refused', async () => {
  const { errors } = await shop.graphql(
    `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "nope" } })
        { cart { id } } }`,
    { id },
  );
  expect(errors[0].message).toBe('The requested Payment Method is not available.');
});
