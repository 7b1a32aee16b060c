/** What an order saves in its customer's address book, and what it leaves unchanged. */
import { beforeEach, expect, test } from 'vitest';
import { addTheseTo } from './kinds-shop.ts';
import { openOrderRoom, place } from './order-room.ts';

const { alice, ownCart, rows } = await openOrderRoom();

beforeEach(async () => {
  await rows('update customer set default_billing_id = null, default_shipping_id = null');
  await rows('delete from customer_address');
});

const person = {
  prefix: 'Ms',
  firstname: 'Alice',
  lastname: 'Abbot',
  company: 'Abbot & Co',
  street: ['5 King St', 'Level 2'],
  city: 'Brisbane',
  postcode: '4000',
  telephone: '0730000000',
};
const address = { ...person, region_id: 608, country_id: 'AU' };
const saved = { ...address, save_in_address_book: 1 };
const instructed = { extension_attributes: { quote_delivery_instructions: 'On the porch' } };

const order = async (shipping: object, billing: object): Promise<void> => {
  const id = await ownCart();
  await addTheseTo(alice, id, { sku: 'BOTTLE', quantity: 1 });
  // a customer's cart has a billing address from the start
  await alice.rest('POST', '/carts/mine/billing-address', { address: billing });
  const { status } = await alice.rest('POST', '/carts/mine/shipping-information', {
    addressInformation: {
      shipping_address: shipping,
      billing_address: billing,
      shipping_carrier_code: 'van',
      shipping_method_code: 'standard',
    },
  });
  expect(status).toBe(200);
  expect((await place(alice, id, { code: 'checkmo' })).errors).toEqual([]);
};

const book = async () =>
  (
    await alice.graphql(`{ customer { addresses { id prefix firstname lastname company street city postcode country_code
      region { region_code region_id } telephone default_billing default_shipping address_name delivery_instructions
      address_latitude address_longitude } } }`)
  ).data.customer.addresses;

const entry = {
  ...person,
  id: expect.any(Number),
  country_code: 'AU',
  region: { region_code: 'QLD', region_id: 608 },
  address_name: null,
  address_latitude: null,
  address_longitude: null,
};

test('one address for both is saved once, with its delivery instructions, as both defaults [ADDR-08, ADDR-09]', async () => {
  await order({ ...saved, ...instructed }, saved);
  expect(await book()).toEqual([
    { ...entry, delivery_instructions: 'On the porch', default_billing: true, default_shipping: true },
  ]);
});

test('another billing address is saved as its own entry, without instructions [ADDR-08, ADDR-09]', async () => {
  const street = ['9 Creek St'];
  await order({ ...saved, ...instructed }, { ...saved, street });
  const billing = { delivery_instructions: null, default_billing: true, default_shipping: false };
  expect(await book()).toEqual(
    expect.arrayContaining([
      { ...entry, delivery_instructions: 'On the porch', default_billing: false, default_shipping: true },
      { ...entry, street, ...billing },
    ]),
  );
});

test('an order to an address of the book leaves that address unchanged [ADDR-08]', async () => {
  const input = {
    ...person,
    street: ['5 King St'],
    region: { region_id: 608 },
    country_code: 'AU',
    default_shipping: true,
    default_billing: true,
    address_name: 'Depot',
    delivery_instructions: 'Round the back',
    address_latitude: -27.47,
    address_longitude: 153.02,
  };
  await alice.graphql('mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }', {
    i: input,
  });
  const before = await book();
  expect(before).toMatchObject([{ ...input, region: { region_id: 608, region_code: 'QLD' } }]);
  await order({ ...address, street: ['5 King St'], ...instructed }, address);
  expect(await book()).toEqual(before);
});
