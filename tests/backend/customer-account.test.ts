/** Registering, reading and changing one's own account (ACC-02, ACC-07, VAL-01). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleShop, type OpenedShop } from './people-shop.ts';
import { password, signedIn, tokenMutation, tokenOf } from './people-shop.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openPeopleShop();
  await shop.set('limits/active', false);
});
afterAll(() => shop.backend.close());

const create = `mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer {
  email firstname lastname is_subscribed custom_attributes { code ... on AttributeSelectedOptions { selected_options { label value } } } } } }`;
const fresh = (change: object = {}) => ({
  i: { firstname: 'New', lastname: 'One', email: 'new@example.com', password, ...change },
});
const input = { category: 'graphql-input' };

describe('registering', () => {
  test('ACC-02 makes an account that can sign in, and writes to it', async () => {
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
      custom_attributes: [
        { code: 'type_of_customer', selected_options: [{ label: 'Business', value: '5' }] },
      ],
    });
    expect(await tokenOf(shop, 'made@example.com')).toMatch(/\S{20}/);
    const mail = await shop.lastMail('Made@example.com');
    expect(mail).toMatchObject({ kind: 'accountCreated' });
    expect(mail?.text).toContain('https://shop.example/customer/account');
  });

  test('without a password a link to choose one is written', async () => {
    const { errors } = await shop.graphql(create, fresh({ email: 'later@example.com', password: null }));
    expect(errors).toBeUndefined();
    const mail = await shop.lastMail('later@example.com');
    expect(mail?.text).toMatch(
      /customer\/account\/createPassword\?email=later%40example.com&token=[\w-]{32}/,
    );
  });

  test.each([
    [{ email: 'nope' }, '"nope" is not a valid email address.'],
    [{ firstname: '' }, 'Required parameters are missing: First Name'],
    [{ firstname: '<b>Bad</b>{{x}}' }, 'First Name is not valid!'],
    [{ password: 'Ab1!' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [
      { password: ' Passw0rd!1' },
      "The password can't begin or end with a space. Verify the password and try again.",
    ],
    [
      { password: 'passwordword' },
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [
      { email: 'Weak1@example.com', password: 'Weak1@example.com' },
      "The password can't be the same as the email address. Create a new password and try again.",
    ],
    [
      { custom_attributes: [{ attribute_code: 'type_of_customer', value: '9' }] },
      'Attribute type_of_customer does not contain option with Id 9',
    ],
    [
      { email: 'ALICE@example.com' },
      'A customer with the same email address already exists in an associated website.',
    ],
    [{ date_of_birth: '2026-02-30' }, 'Invalid date'],
    [{ gender: 7 }, '"7" is not a valid gender value.'],
  ])('VAL-01 %j: %s', async (change, message) => {
    const before = await shop.rows('select count(*) from customer');
    const { errors, data } = await shop.graphql(create, fresh(change));
    expect(errors[0]).toMatchObject({ message, extensions: input });
    expect(data).toEqual({ createCustomerV2: null });
    expect(await shop.rows('select count(*) from customer')).toEqual(before);
  });

  test('two registrations at once make one account', async () => {
    const both = await Promise.all([
      shop.graphql(create, fresh({ email: 'race@example.com' })),
      shop.graphql(create, fresh({ email: 'Race@example.com' })),
    ]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  test('isEmailAvailable is always true, until the shop wants it honest (X4)', async () => {
    const ask = async (email: string) =>
      (await shop.graphql(`{ isEmailAvailable(email: "${email}") { is_email_available } }`)).data
        .isEmailAvailable.is_email_available;
    expect(await ask('alice@example.com')).toBe(true);
    await shop.set('checkout/options/enable_guest_checkout_login', '1');
    expect([await ask('alice@example.com'), await ask('free@example.com')]).toEqual([false, true]);
    await shop.set('checkout/options/enable_guest_checkout_login', '0');
  });

  test('an address is confirmed by the mailed key where the shop asks for it', async () => {
    await shop.set('customer/create_account/confirm', '1');
    await shop.graphql(create, fresh({ email: 'slow@example.com' }));
    const signIn = () => shop.graphql(tokenMutation, { e: 'slow@example.com', p: password });
    expect((await signIn()).errors[0].message).toMatch(/^The account sign-in was incorrect/);
    const key = /key=(\w+)/.exec((await shop.lastMail('slow@example.com'))?.text ?? '')?.[1];
    const confirm = (own: string) =>
      shop.graphql(
        `mutation { confirmEmail(input: {email: "slow@example.com", confirmation_key: "${own}"}) { customer { email } } }`,
      );
    expect((await confirm('nope')).errors[0]).toMatchObject({
      message: 'The confirmation token is invalid. Verify the token and try again.',
      extensions: input,
    });
    expect((await confirm(key ?? '')).data.confirmEmail.customer.email).toBe('slow@example.com');
    expect((await signIn()).data.generateCustomerToken.token).toMatch(/\S/);
    await shop.set('customer/create_account/confirm', '0');
  });
});

describe('one’s own account', () => {
  test('ACC-07 shows every field of §3', async () => {
    const alice = await signedIn(shop, 'alice');
    const { data, errors } =
      await alice.graphql(`{ customer { id email firstname lastname prefix date_of_birth
      group_id phone mobile msd_party_id type_of_customer isCompanyCustomer is_subscribed confirmation_status
      default_billing default_shipping wishlists { items_count }
      addresses { id street region { region region_code region_id } country_code default_shipping address_name }
      addressesV2(pageSize: 1) { total_count items { city } page_info { total_pages } } } }`);
    expect(errors).toBeUndefined();
    expect(data.customer).toMatchObject({
      id: null,
      group_id: null,
      email: 'alice@example.com',
      phone: '0290000000',
      mobile: '0400000001',
      msd_party_id: 'P-1',
      type_of_customer: '4',
      isCompanyCustomer: false,
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      wishlists: [{ items_count: 0 }],
      addressesV2: { total_count: 2, items: [{ city: 'Sydney' }], page_info: { total_pages: 2 } },
    });
    expect(data.customer.addresses[0]).toMatchObject({
      street: ['1 George St'],
      region: { region: 'New South Wales', region_code: 'NSW', region_id: 606 },
      country_code: 'AU',
      default_shipping: true,
      address_name: 'Home',
    });
    expect(data.customer.default_billing).toBe(String(data.customer.addresses[0].id));
  });

  test('details are changed one by one; what is not named stays', async () => {
    const bob = await signedIn(shop, 'bob');
    const update = `mutation ($i: CustomerUpdateInput!) { updateCustomerV2(input: $i) { customer {
      firstname lastname date_of_birth mobile is_subscribed type_of_customer } } }`;
    const attributes = [{ attribute_code: 'type_of_customer', value: '5' }];
    await bob.graphql(update, { i: { date_of_birth: '1980-05-06', custom_attributes: attributes } });
    const { data } = await bob.graphql(update, {
      i: { firstname: 'Rob', mobile: '0411', is_subscribed: true },
    });
    expect(data.updateCustomerV2.customer).toEqual({
      firstname: 'Rob',
      lastname: 'Water',
      date_of_birth: '1980-05-06',
      mobile: '0411',
      is_subscribed: true,
      type_of_customer: '5',
    });
  });

  test('the address to sign in with needs the password', async () => {
    const carol = await signedIn(shop, 'carol');
    const change = `mutation ($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }`;
    const say = async (e: string, p: string) => (await carol.graphql(change, { e, p })).errors?.[0];
    expect(await say('carol2@example.com', 'wrong')).toMatchObject({
      message: 'Invalid login or password.',
      extensions: { category: 'graphql-authentication' },
    });
    expect(await say('nope', password)).toMatchObject({
      message: '"nope" is not a valid email address.',
      extensions: input,
    });
    expect(await say('BOB@example.com', password)).toMatchObject({
      message: 'A customer with the same email address already exists in an associated website.',
      extensions: { category: 'graphql-already-exists' },
    });
    expect(await say('carol2@example.com', password)).toBeUndefined();
    expect(await tokenOf(shop, 'carol2@example.com')).toMatch(/\S/);
  });
});

const subscribe = 'mutation { subscribeEmailToNewsletter(email: "news@example.com") { status } }';

describe('newsletter and contact form', () => {
  test('subscribing twice is told', async () => {
    expect((await shop.graphql(subscribe)).data.subscribeEmailToNewsletter.status).toBe('SUBSCRIBED');
    expect((await shop.graphql(subscribe)).errors[0]).toMatchObject({
      message: 'This email address is already subscribed.',
      extensions: { category: 'graphql-already-exists' },
    });
  });

  test('CONTENT-03 the store says whether it takes messages, and refuses them when it does not', async () => {
    const settings = '{ storeConfig { contact_enabled } }';
    expect((await shop.graphql(settings)).data.storeConfig.contact_enabled).toBe(true);
    await shop.set('contact/contact/enabled', '0');
    expect((await shop.graphql(settings)).data.storeConfig.contact_enabled).toBe(false);
    const { errors } = await shop.graphql(
      'mutation { contactUs(input: {name: "A", email: "a@example.com", comment: "hi"}) { status } }',
    );
    expect(errors[0].message).toBe('The contact form is unavailable.');
    await shop.set('contact/contact/enabled', '1');
  });

  test('a message is kept and mailed to the shop, its text not taken for HTML', async () => {
    await shop.set('contact/email/recipient_email', 'desk@example.com');
    const { data } = await shop.graphql(
      'mutation { contactUs(input: {name: "A", email: "a@example.com", comment: "<b>hi</b>"}) { status } }',
    );
    expect(data).toEqual({ contactUs: { status: true } });
    const mail = await shop.lastMail('desk@example.com');
    expect(mail?.html).toContain('&lt;b&gt;hi&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>hi</b>');
  });
});
