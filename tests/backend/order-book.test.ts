/** What an order puts into its customer's address book, and what it leaves as it was (ADDR-08, ADDR-09). */
import { beforeEach, expect, test } from 'vitest';
import { addTheseTo } from './kinds-shop.ts';
import { openOrderRoom, place } from './order-room.ts';

const { alice, ownCart, rows } = await openOrderRoom();

beforeEach(async () => {
  await rows('update customer set default_billing_id = null, default_shipping_id = null');
  await rows('delete from customer_address');
});

const porch = {
  prefix: 'Ms',
  firstname: 'Alice',
  lastname: 'Abbot',
  company: 'Abbot & Co',
  street: ['5 King St', 'Level 2'],
  city: 'Brisbane',
  region_id: 608,
  postcode: '4000',
  country_id: 'AU',
  telephone: '0730000000',
};
const kept = { ...porch, save_in_address_book: 1 };
const left = { extension_attributes: { quote_delivery_instructions: 'On the porch' } };

const order = async (shipping: object, billing: object): Promise<void> => {
  const id = await ownCart();
  await addTheseTo(alice, id, { sku: 'BOTTLE', quantity: 1 });
  // as it is with a customer's cart, whose bill is known from the start
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

const { region_id: _region, country_id: _country, ...said } = porch;
const entry = {
  ...said,
  id: expect.any(Number),
  country_code: 'AU',
  region: { region_code: 'QLD', region_id: 608 },
  address_name: null,
  address_latitude: null,
  address_longitude: null,
};

test('ADDR-08 ADDR-09 one address for both is kept once, with the words for the driver, and is the default of both', async () => {
  await order({ ...kept, ...left }, kept);
  expect(await book()).toEqual([
    { ...entry, delivery_instructions: 'On the porch', default_billing: true, default_shipping: true },
  ]);
});

test('ADDR-08 ADDR-09 a bill that goes elsewhere is an entry of its own, without them', async () => {
  await order({ ...kept, ...left }, { ...kept, street: ['9 Creek St'] });
  expect(await book()).toEqual(
    expect.arrayContaining([
      { ...entry, delivery_instructions: 'On the porch', default_billing: false, default_shipping: true },
      {
        ...entry,
        street: ['9 Creek St'],
        delivery_instructions: null,
        default_billing: true,
        default_shipping: false,
      },
    ]),
  );
});

test('ADDR-08 what is ordered to an entry of the book leaves everything the book says of it', async () => {
  const input = {
    prefix: 'Ms',
    firstname: 'Alice',
    lastname: 'Abbot',
    company: 'Abbot & Co',
    street: ['5 King St'],
    city: 'Brisbane',
    region: { region_id: 608 },
    postcode: '4000',
    country_code: 'AU',
    telephone: '0730000000',
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
  await order({ ...porch, street: ['5 King St'], ...left }, porch);
  expect(await book()).toEqual(before);
});
