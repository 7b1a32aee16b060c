/** Companies, accounts and teams: every field of §3, and who may change whom (GEN-06, ACC-04 to ACC-07). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleShop, type OpenedShop } from './people-shop.ts';
import { signedIn } from './people-shop.ts';
import { newNonce, type ShopClient } from './shop-client.ts';

let shop: OpenedShop;
let alice: ShopClient;
let dora: ShopClient;
let emil: ShopClient;
beforeAll(async () => {
  shop = await openPeopleShop();
  [alice, dora, emil] = await Promise.all([
    signedIn(shop, 'alice'),
    signedIn(shop, 'dora'),
    signedIn(shop, 'emil'),
  ]);
});
afterAll(() => shop.backend.close());

const account = `id active name abn anzsic_code email size phone customer_id is_default po_required bill_group
  address { street street2 city region region_id postcode country }
  billing_account { id name address { city } }
  related_customers { id firstname lastname customer_job_title email active mobile phone date_of_birth account_ids team_ids }`;

const update = (client: ShopClient, input: string) =>
  client.graphql(`mutation { updateRelatedCustomer(input: {${input}}) {
    id active customer_job_title phone mobile } }`);

describe('accounts and teams', () => {
  test('ACC-06 a private customer’s accounts, with every field', async () => {
    const { data, errors } = await alice.graphql(`{ customer { accounts { ${account} } teams { id } } }`);
    expect(errors).toBeUndefined();
    expect(data.customer.teams).toEqual([]);
    expect(data.customer.accounts).toHaveLength(2);
    expect(data.customer.accounts[0]).toEqual({
      id: 1,
      active: true,
      name: 'Water Co',
      abn: '51 824 753 556',
      anzsic_code: '4511',
      email: 'accounts@example.com',
      size: '11-50',
      phone: '0730001111',
      customer_id: 70_001,
      is_default: true,
      po_required: false,
      bill_group: 'MONTHLY',
      address: {
        street: ['1 Wharf Rd', 'Level 2'],
        street2: 'Level 2',
        city: 'Brisbane',
        region: 'Queensland',
        region_id: 608,
        postcode: '4000',
        country: 'AU',
      },
      billing_account: { id: 1, name: 'Water Co', address: { city: 'Brisbane' } },
      related_customers: [
        expect.objectContaining({ id: 1, active: true, account_ids: [1, 2], team_ids: [] }),
        expect.objectContaining({ id: 3, active: false, account_ids: [1], team_ids: [] }),
      ],
    });
    expect(data.customer.accounts[1]).toMatchObject({ id: 2, active: false, customer_id: null });
  });

  test('GEN-06 a corporate customer’s teams; another’s teams are not told of', async () => {
    const { data } = await emil.graphql(`{ customer { accounts { id } teams { ${account} } } }`);
    expect(data.customer.accounts).toEqual([]);
    expect(data.customer.teams).toMatchObject([
      {
        id: 3,
        po_required: true,
        billing_account: { id: 4 },
        related_customers: [
          // Dora is in team 4 as well, which is none of Emil's business
          { id: 4, team_ids: [3], customer_job_title: 'Director' },
          { id: 5, team_ids: [3] },
        ],
      },
    ]);
  });

  test('someone inactive still sees the account, marked so', async () => {
    const carol = await signedIn(shop, 'carol');
    const { data } = await carol.graphql('{ customer { accounts { id active } } }');
    expect(data.customer.accounts).toEqual([{ id: 1, active: false }]);
  });

  test('ACC-05 one is the default', async () => {
    const set = (given: string) =>
      dora.graphql(`mutation { setDefaultAccount(${given}) { teams { id is_default } } }`);
    expect((await set('team_id: 4')).data.setDefaultAccount.teams).toEqual([
      { id: 3, is_default: false },
      { id: 4, is_default: true },
    ]);
    for (const given of ['account_id: 3', 'team_id: 1', 'account_id: 999', 'team_id: 3, account_id: 1'])
      expect((await set(given)).data).toEqual({ setDefaultAccount: null });
    const { data } = await dora.graphql('{ customer { teams { id is_default } } }');
    expect(data.customer.teams[1].is_default).toBe(true);
  });
});

describe('the company', () => {
  test('ACC-07 its name and the ids of its roles', async () => {
    const { data } = await emil.graphql(`{ company { name legal_name email company_admin { firstname }
      roles { total_count items { id name users_count } } } customer { role { id } } }`);
    expect(data.company).toEqual({
      name: 'Harbour Works',
      legal_name: 'Harbour Works Pty Ltd',
      email: 'office@example.com',
      company_admin: { firstname: 'Dora' },
      roles: {
        total_count: 2,
        items: [
          { id: 'MQ==', name: 'Administrator', users_count: 1 },
          { id: 'Mg==', name: 'Purchaser', users_count: 1 },
        ],
      },
    });
    expect(data.customer.role).toBeNull();
    expect((await dora.graphql('{ customer { role { name } } }')).data.customer.role.name).toBe(
      'Administrator',
    );
  });

  test('X3 a colleague sees who administers, not where they live', async () => {
    const { data } = await emil.graphql(
      '{ company { company_admin { addresses { id } teams { id } phone default_billing } } }',
    );
    expect(data.company.company_admin).toEqual({
      addresses: null,
      teams: [],
      phone: null,
      default_billing: null,
    });
  });

  test('is null for whoever has none', async () => {
    expect((await alice.graphql('{ company { name } }')).data).toEqual({ company: null });
  });
});

describe('related customers', () => {
  test('ACC-07 a role allows changing another; the inactive stay in the list', async () => {
    const { data } = await update(
      dora,
      'customer_id: 5, team_id: 3, active: false, customer_job_title: "Buyer", phone: "07"',
    );
    expect(data.updateRelatedCustomer).toEqual({
      id: 5,
      active: false,
      customer_job_title: 'Buyer',
      phone: '07',
      mobile: null,
    });
    const teams = (await dora.graphql('{ customer { teams { id related_customers { id active } } } }')).data
      .customer.teams;
    expect(teams[0].related_customers).toContainEqual({ id: 5, active: false });
    await update(dora, 'customer_id: 5, team_id: 3, active: true');
  });

  test('without a role: oneself, and not whether one is active', async () => {
    expect((await update(emil, 'customer_id: 5, mobile: "0499"')).data.updateRelatedCustomer.mobile).toBe(
      '0499',
    );
    for (const input of [
      'customer_id: 4, team_id: 3, phone: "1"',
      'customer_id: 5, team_id: 3, active: false',
      'customer_id: 1, phone: "1"',
      'customer_id: 999, phone: "1"',
    ])
      expect((await update(emil, input)).errors[0]).toMatchObject({
        message: 'You are not allowed to change this customer.',
        extensions: { category: 'graphql-authorization' },
      });
  });

  test('X3 a role is worth nothing in another’s account', async () => {
    for (const input of ['customer_id: 3, account_id: 1, active: true', 'customer_id: 1, phone: "1"'])
      expect((await update(dora, input)).errors).toHaveLength(1);
    const [member] = await shop.rows(
      'select is_active from account_member where account_id = 1 and customer_id = 3',
    );
    expect(member).toEqual({ is_active: false });
  });
});

async function place(accountId: number): Promise<{ orderV2: object | null; errors: object[] }> {
  const id = (await alice.graphql('{ customerCart { id } }')).data.customerCart.id;
  const nonce = await newNonce(shop);
  await alice.graphql(
    `mutation ($id: String!, $nonce: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "BOTTLE", quantity: 1 }]) { user_errors { code } }
      a: setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: {
        firstname: "A", lastname: "W", street: ["1 Queen St"], city: "Brisbane", region: "QLD", postcode: "4000",
        country_code: "AU", telephone: "07" } }] }) { cart { id } }
      b: setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      c: setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "van", method_code: "standard" }] }) { cart { id } }
      d: setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
        braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } }
    }`,
    { id, nonce },
  );
  await shop.rows(`update quote set account_id = ${accountId} where customer_id = 1 and is_active`);
  const { data } = await alice.graphql(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } } }',
    { id },
  );
  return data.placeOrder;
}

describe('buying for an account', () => {
  test('ACC-04 an inactive one places no order, another’s neither; an active one does', async () => {
    expect(await place(2)).toEqual({
      orderV2: null,
      errors: [
        {
          code: 'UNDEFINED',
          message:
            'Your account is currently inactive and you will not be able to place an order at this stage.',
        },
      ],
    });
    expect((await place(3)).orderV2).toBeNull();
    expect(await shop.rows('select id from sales_order')).toEqual([]);
    expect(await place(1)).toEqual({ orderV2: { number: expect.any(String) }, errors: [] });
  });
});
