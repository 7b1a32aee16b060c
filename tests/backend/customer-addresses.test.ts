/** The address book by GraphQL and REST. */
import { beforeEach, expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { brisbane as billing, pay, readyCart } from './shop-client.ts';

const shop = await openPeopleShop();
const carol = await signedIn(shop, 'carol');
beforeEach(async () => {
  await shop.rows('update customer set default_billing_id = null, default_shipping_id = null where id = 3');
  await shop.rows('delete from customer_address where customer_id = 3');
});

const fields = `id prefix firstname lastname company street city region { region_code region region_id } postcode country_code
  telephone default_shipping default_billing address_name delivery_instructions address_latitude address_longitude`;
const brisbane = {
  firstname: 'Carol',
  lastname: 'Creek',
  street: ['5 King St'],
  city: 'Brisbane',
  region: { region_id: 608 },
  postcode: '4000',
  country_code: 'AU',
  telephone: '0730000000',
};
/** What only the merchant's layer knows. */
const known = {
  prefix: 'Dr',
  address_name: 'Depot',
  delivery_instructions: 'Round the back',
  address_latitude: -27.47,
  address_longitude: 153.02,
};
const create = (change: object) =>
  carol.graphql(`mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { ${fields} } }`, {
    i: { ...brisbane, ...change },
  });
const update = (n: number, i: object) =>
  carol.graphql(
    `mutation ($n: Int!, $i: CustomerAddressInput) { updateCustomerAddress(id: $n, input: $i) { ${fields} } }`,
    { n, i },
  );
const remove = (n: number) => carol.graphql('mutation ($n: Int!) { deleteCustomerAddress(id: $n) }', { n });

test('adding an address completes the region from its id, where it has any, and keeps the merchant’s fields [ADDR-03 ADDR-08]', async () => {
  const { data, errors } = await create({ ...known, company: 'Creek Co', default_shipping: true });
  expect(errors).toBeUndefined();
  expect(data.createCustomerAddress).toEqual({
    ...brisbane,
    ...known,
    id: expect.any(Number),
    company: 'Creek Co',
    region: { region_code: 'QLD', region: 'Queensland', region_id: 608 },
    default_shipping: true,
    default_billing: false,
  });
  // an address in New Zealand needs no region
  const abroad = await create({ country_code: 'NZ', region: null, postcode: '1010', city: 'Auckland' });
  expect(abroad.data.createCustomerAddress).toMatchObject({ region: null, country_code: 'NZ' });
});

test.each([
  [{ city: '' }, 'Required parameters are missing: city'],
  [{ telephone: undefined, postcode: ' ' }, 'Required parameters are missing: postcode, telephone'],
  [{ region: null }, 'A region_id is required for the specified country code'],
  [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  [{ address_latitude: 91 }, 'Invalid value of "91" provided for the address_latitude field.'],
])('adding an address with %j is refused: %s [ADDR-02]', async (change, message) => {
  const { errors, data } = await create(change);
  expect(errors).toMatchObject(refusal(message));
  expect(data).toEqual({ createCustomerAddress: null });
  expect(await shop.rows('select id from customer_address where customer_id = 3')).toEqual([]);
});

test('changing an address changes only the fields that are named [ADDR-08]', async () => {
  const wished = { ...known, company: 'Creek Co', default_shipping: true, default_billing: true };
  const { id } = (await create(wished)).data.createCustomerAddress;
  const { data } = await update(id, { city: 'Ipswich', default_shipping: false });
  expect(data.updateCustomerAddress).toMatchObject({
    ...known,
    id,
    city: 'Ipswich',
    company: 'Creek Co',
    default_shipping: false,
    default_billing: true,
  });
});

test('an address that is a default is deleted only once another is [ADDR-01]', async () => {
  const first = (await create({ default_billing: true })).data.createCustomerAddress.id;
  expect((await remove(first)).errors).toMatchObject(
    refusal(`Customer Address ${first} is set as default billing address and can not be deleted`),
  );
  await create({ default_billing: true });
  expect((await remove(first)).data).toEqual({ deleteCustomerAddress: true });
  const missing = refusal(`Could not find a address with ID "${first}"`, 'no-such-entity');
  expect((await remove(first)).errors).toMatchObject(missing);
  expect((await update(first, { city: 'X' })).errors).toMatchObject(missing);
});

const account = (phone: string) =>
  carol.graphql(`mutation { updateCustomerV2(input: { phone: "${phone}" }) { customer { phone } } }`);

test('what is no telephone number is refused by the address book, the account and an order [BEY-23]', async () => {
  const refused = '"Phone Number" must hold 8 to 15 digits.';
  for (const telephone of ['12345', '1234567', 'call me'])
    for (const answer of [await create({ telephone }), await account(telephone)])
      expect(answer.errors[0].message).toBe(refused);
  for (const telephone of ['+64 9 555 0100', '13 20 11'])
    for (const answer of [await create({ telephone }), await account(telephone)])
      expect(answer.errors).toBeUndefined();
  const billingAddress = { ...billing, telephone: '12345' };
  const message = `Please check the billing address information. ${refused}`;
  expect((await pay(shop, await readyCart(shop), 'unused', { billingAddress })).body).toEqual({ message });
});
