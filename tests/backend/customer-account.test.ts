/** Registering, reading and changing an account; the contact form. */
import { expect, test, beforeEach } from 'vitest';
import { refusal } from './open-shop.ts';
import { type Row, brisbane as postal, pay, readyCart } from './shop-client.ts';
import { openPeopleShop, password, signedIn, tokenOf } from './people-shop.ts';

const shop = await openPeopleShop();
await shop.set('limits/active', false);

const create = `mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer {
  email firstname lastname is_subscribed custom_attributes { code ... on AttributeSelectedOptions { selected_options { label value } } } } } }`;
const fresh = (change: object = {}) => ({
  i: { firstname: 'New', lastname: 'One', email: 'new@example.com', password, ...change },
});
const taken = 'A customer with the same email address already exists in an associated website.';

test('registering makes one account that can sign in, also when asked twice at once, and mails a welcome [ACC-02]', async () => {
  const attributes = [{ attribute_code: 'type_of_customer', value: '5' }];
  const { data } = await shop.graphql(
    create,
    fresh({ email: 'Made@example.com', custom_attributes: attributes }),
  );
  expect(data.createCustomerV2.customer).toEqual({
    email: 'Made@example.com',
    firstname: 'New',
    lastname: 'One',
    is_subscribed: false,
    custom_attributes: [{ code: 'type_of_customer', selected_options: [{ label: 'Business', value: '5' }] }],
  });
  expect(await tokenOf(shop, 'made@example.com')).toMatch(/\S{20}/);
  expect(JSON.stringify(await shop.rows('select * from customer'))).not.toContain(password);
  const mail = await shop.lastMail('Made@example.com');
  expect(mail).toMatchObject({ kind: 'accountCreated' });
  expect(mail?.text).toContain('https://shop.example/customer/account');
  // without a password it mails a link to choose one
  await shop.graphql(create, fresh({ email: 'later@example.com', password: null }));
  expect((await shop.lastMail('later@example.com'))?.text).toMatch(
    /customer\/account\/createPassword\?email=later%40example.com&token=[\w-]{32}/,
  );
  for (const name of ['race', 'rush', 'run']) {
    const emails = [`${name}@example.com`, `${name.toUpperCase()}@example.com`];
    const both = await Promise.all(emails.map((email) => shop.graphql(create, fresh({ email }))));
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  }
});

test.each([
  [{ email: 'nope' }, '"nope" is not a valid email address.'],
  [{ password: 'Ab1!' }, 'The password needs at least 8 characters.'],
  [{ password: 'passwordword' }, 'Minimum of different classes of characters in password is 3.'],
  [{ email: 'ALICE@example.com' }, taken],
  [{ date_of_birth: '2026-02-30' }, 'Invalid date'],
])('registering with %j is refused: %s [VAL-01]', async (change, message) => {
  const before = await shop.rows('select count(*) from customer');
  const { errors, data } = await shop.graphql(create, fresh(change));
  expect(errors).toMatchObject(refusal(expect.stringContaining(message)));
  expect(data).toEqual({ createCustomerV2: null });
  expect(await shop.rows('select count(*) from customer')).toEqual(before);
});

test('an account has its details, its numbers hidden, and its addresses by page [ACC-07]', async () => {
  const alice = await signedIn(shop, 'alice');
  const { data, errors } = await alice.graphql(`{ customer { id email group_id phone type_of_customer
    confirmation_status default_billing addresses { id region { region_code } default_shipping address_name }
    addressesV2(pageSize: 1) { total_count items { city } page_info { total_pages } } } }`);
  expect(errors).toBeUndefined();
  const { addresses, default_billing: billing, ...details } = data.customer;
  expect(details).toEqual({
    id: null,
    group_id: null,
    email: 'alice@example.com',
    phone: '0290000000',
    type_of_customer: '4',
    confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    addressesV2: { total_count: 2, items: [{ city: 'Sydney' }], page_info: { total_pages: 2 } },
  });
  const home = { region: { region_code: 'NSW' }, default_shipping: true, address_name: 'Home' };
  expect(addresses[0]).toEqual({ id: Number(billing), ...home });
});

test('an account changes only the details that are named, and needs the password for a new email [ACC-07]', async () => {
  const bob = await signedIn(shop, 'bob');
  const update = `mutation ($i: CustomerUpdateInput!) { updateCustomerV2(input: $i) { customer {
    firstname lastname date_of_birth mobile is_subscribed type_of_customer } } }`;
  const attributes = [{ attribute_code: 'type_of_customer', value: '5' }];
  await bob.graphql(update, { i: { date_of_birth: '1980-05-06', custom_attributes: attributes } });
  const { data } = await bob.graphql(update, {
    i: { firstname: 'Rob', mobile: '0411 000 111', is_subscribed: true },
  });
  expect(data.updateCustomerV2.customer).toEqual({
    firstname: 'Rob',
    lastname: 'Water',
    date_of_birth: '1980-05-06',
    mobile: '0411 000 111',
    is_subscribed: true,
    type_of_customer: '5',
  });
  const carol = await signedIn(shop, 'carol');
  const change = `mutation ($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }`;
  const errorsOf = async (e: string, p: string) => (await carol.graphql(change, { e, p })).errors;
  expect(await errorsOf('carol2@example.com', 'wrong')).toMatchObject(
    refusal('Invalid login or password.', 'authentication'),
  );
  expect(await errorsOf('nope', password)).toMatchObject(refusal('"nope" is not a valid email address.'));
  expect(await errorsOf('BOB@example.com', password)).toMatchObject(refusal(taken, 'already-exists'));
  expect(await errorsOf('carol2@example.com', password)).toBeUndefined();
  // of two who take one address at the same moment one gets it
  for (const e of ['one@example.com', 'two@example.com', 'three@example.com']) {
    const both = await Promise.all([bob, carol].map((one) => one.graphql(change, { e, p: password })));
    expect(both.flatMap(({ errors = [] }) => errors.map(({ message }: Row) => message))).toEqual([taken]);
  }
});

test('a message is mailed to the shop, escaped, or refused where the store takes none [CONTENT-02 CONTENT-03]', async () => {
  await shop.set('contact/email/recipient_email', 'desk@example.com');
  const contact = 'contactUs(input: {name: "A", email: "a@example.com", comment: "<b>hi</b>"}) { status }';
  const send = () => shop.graphql(`mutation { ${contact} }`);
  const isEnabled = async () =>
    (await shop.graphql('{ storeConfig { contact_enabled } }')).data.storeConfig.contact_enabled;
  expect([await isEnabled(), (await send()).data]).toEqual([true, { contactUs: { status: true } }]);
  const mail = await shop.lastMail('desk@example.com');
  expect(mail?.html).toContain('&lt;b&gt;hi&lt;/b&gt;');
  expect(mail?.html).not.toContain('<b>hi</b>');
  await shop.set('contact/contact/enabled', '0');
  expect(await isEnabled()).toBe(false);
  expect((await send()).errors[0].message).toBe('The contact form is unavailable.');
});

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
const addAddress = (change: object) =>
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
  const { data, errors } = await addAddress({ ...known, company: 'Creek Co', default_shipping: true });
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
  const abroad = await addAddress({ country_code: 'NZ', region: null, postcode: '1010', city: 'Auckland' });
  expect(abroad.data.createCustomerAddress).toMatchObject({ region: null, country_code: 'NZ' });
});

test.each([
  [{ city: '' }, 'Required parameters are missing: city'],
  [{ telephone: undefined, postcode: ' ' }, 'Required parameters are missing: postcode, telephone'],
  [{ region: null }, 'A region_id is required for the specified country code'],
  [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  [{ address_latitude: 91 }, 'Invalid value of "91" provided for the address_latitude field.'],
])('adding an address with %j is refused: %s [ADDR-02]', async (change, message) => {
  const { errors, data } = await addAddress(change);
  expect(errors).toMatchObject(refusal(message));
  expect(data).toEqual({ createCustomerAddress: null });
  expect(await shop.rows('select id from customer_address where customer_id = 3')).toEqual([]);
});

test('changing an address changes only the fields that are named [ADDR-08]', async () => {
  const wished = { ...known, company: 'Creek Co', default_shipping: true, default_billing: true };
  const { id } = (await addAddress(wished)).data.createCustomerAddress;
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
  const first = (await addAddress({ default_billing: true })).data.createCustomerAddress.id;
  expect((await remove(first)).errors).toMatchObject(
    refusal(`Customer Address ${first} is set as default billing address and can not be deleted`),
  );
  await addAddress({ default_billing: true });
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
    for (const answer of [await addAddress({ telephone }), await account(telephone)])
      expect(answer.errors[0].message).toBe(refused);
  for (const telephone of ['+64 9 555 0100', '13 20 11'])
    for (const answer of [await addAddress({ telephone }), await account(telephone)])
      expect(answer.errors).toBeUndefined();
  const billingAddress = { ...postal, telephone: '12345' };
  const message = `Please check the billing address information. ${refused}`;
  expect((await pay(shop, await readyCart(shop), 'unused', { billingAddress })).body).toEqual({ message });
});
