/** Registering, reading and changing an account; the contact form. */
import { expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import type { Row } from './shop-client.ts';
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
