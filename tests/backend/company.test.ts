/** Companies, accounts and teams: every field, and who may change whom. */
import { expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { place as placeOrder, readyCartOf } from './order-room.ts';
import { newNonce, type ShopClient, customerCart as cartOf, newCart, type Row } from './shop-client.ts';

const shop = await openPeopleShop();
const alice = await signedIn(shop, 'alice');
const dora = await signedIn(shop, 'dora');
const emil = await signedIn(shop, 'emil');

const account = `id active name abn anzsic_code email size phone customer_id is_default po_required bill_group
  address { street street2 city region region_id postcode country }
  billing_account { id name address { city } }
  related_customers { id firstname lastname customer_job_title email active mobile phone date_of_birth account_ids team_ids }`;

const update = (client: ShopClient, input: string) =>
  client.graphql(`mutation { updateRelatedCustomer(input: {${input}}) {
    id active customer_job_title phone mobile } }`);

// every field of an account is read in services/customer.service.test.ts
test('accounts and teams of a private customer have their members and addresses, an inactive one marked [ACC-06]', async () => {
  const { data, errors } = await alice.graphql(`{ customer { accounts { ${account} } teams { id } } }`);
  expect(errors).toBeUndefined();
  expect(data.customer.teams).toEqual([]);
  expect(data.customer.accounts).toMatchObject([
    {
      id: 1,
      active: true,
      address: { street: ['1 Wharf Rd', 'Level 2'], street2: 'Level 2', region_id: 608, country: 'AU' },
      billing_account: { id: 1 },
      related_customers: [
        { id: 1, active: true, account_ids: [1, 2], team_ids: [] },
        { id: 3, active: false, account_ids: [1], team_ids: [] },
      ],
    },
    { id: 2, active: false, customer_id: null },
  ]);
  const seen = await (await signedIn(shop, 'carol')).graphql('{ customer { accounts { id active } } }');
  expect(seen.data.customer.accounts).toEqual([{ id: 1, active: false }]);
});

test('accounts and teams of a corporate customer do not show a colleague’s other teams or date of birth [X3] [GEN-06]', async () => {
  const { data } = await emil.graphql(`{ customer { accounts { id } teams { ${account} } } }`);
  expect(data.customer.accounts).toEqual([]);
  expect(data.customer.teams).toMatchObject([
    {
      id: 3,
      po_required: true,
      billing_account: { id: 4 },
      related_customers: [
        // Dora is in team 4 as well, which Emil does not see
        { id: 4, team_ids: [3], customer_job_title: 'Director', date_of_birth: null },
        { id: 5, team_ids: [3], date_of_birth: '1990-03-04' },
      ],
    },
  ]);
});

const set = (given: string) =>
  dora.graphql(`mutation { setDefaultAccount(${given}) { teams { id is_default } } }`);

test('accounts and teams have one default, which only a member may set [ACC-05]', async () => {
  const teams = [
    { id: 3, is_default: false },
    { id: 4, is_default: true },
  ];
  expect((await set('team_id: 4')).data.setDefaultAccount.teams).toEqual(teams);
  for (const given of ['account_id: 3', 'team_id: 1', 'team_id: 3, account_id: 1'])
    expect((await set(given)).data).toEqual({ setDefaultAccount: null });
});

const role = (id: string, name: string) => ({ id, name, users_count: 1 });

test('the company has its names, administrator and roles, and shows a colleague no personal data and others nothing [X3] [ACC-07]', async () => {
  const { data } = await emil.graphql(`{ company { name legal_name email company_admin { firstname }
    roles { total_count items { id name users_count } } } customer { role { id } } }`);
  expect(data.company).toEqual({
    name: 'Harbour Works',
    legal_name: 'Harbour Works Pty Ltd',
    email: 'office@example.com',
    company_admin: { firstname: 'Dora' },
    roles: { total_count: 2, items: [role('MQ==', 'Administrator'), role('Mg==', 'Purchaser')] },
  });
  expect(data.customer.role).toBeNull();
  const own = await dora.graphql('{ customer { role { name } } }');
  expect(own.data.customer.role.name).toBe('Administrator');
  const personal = '{ company { company_admin { addresses { id } teams { id } phone } } }';
  const { data: seen } = await emil.graphql(personal);
  expect(seen.company.company_admin).toEqual({ addresses: null, teams: [], phone: null });
  expect((await alice.graphql('{ company { name } }')).data).toEqual({ company: null });
});

test('related customers are changed by a colleague with a role, and stay listed when inactive [ACC-07]', async () => {
  const change =
    'customer_id: 5, team_id: 3, active: false, customer_job_title: "Buyer", phone: "07 5550 0110"';
  const changed = { id: 5, active: false, customer_job_title: 'Buyer', phone: '07 5550 0110', mobile: null };
  expect((await update(dora, change)).data.updateRelatedCustomer).toEqual(changed);
  const { data } = await dora.graphql(
    '{ customer { teams { related_customers { id active date_of_birth } } } }',
  );
  expect(data.customer.teams[0].related_customers).toContainEqual({
    id: 5,
    active: false,
    date_of_birth: '1990-03-04',
  });
  await update(dora, 'customer_id: 5, team_id: 3, active: true');
});

test('related customers without a role change only themselves, not whether they are active, and by a role no other account’s [ACC-07]', async () => {
  const { data } = await update(emil, 'customer_id: 5, mobile: "0499 000 111"');
  expect(data.updateRelatedCustomer.mobile).toBe('0499 000 111');
  for (const input of [
    'customer_id: 4, team_id: 3, phone: "0499 000 111"',
    'customer_id: 5, team_id: 3, active: false',
  ])
    expect((await update(emil, input)).errors[0]).toMatchObject({
      message: 'You are not allowed to change this customer.',
      extensions: { category: 'graphql-authorization' },
    });
  const others = ['customer_id: 3, account_id: 1, active: true', 'customer_id: 1, phone: "0499 000 111"'];
  for (const input of others) expect((await update(dora, input)).errors).toHaveLength(1);
  const carol = 'select is_active from account_member where account_id = 1 and customer_id = 3';
  const [member] = await shop.rows(carol);
  expect(member).toEqual({ is_active: false });
});

async function place(accountId: number): Promise<{ orderV2: object | null; errors: object[] }> {
  const id = (await alice.graphql('{ customerCart { id } }')).data.customerCart.id;
  await readyCartOf(alice, id, { sku: 'BOTTLE', quantity: 1 });
  await shop.rows(`update quote set account_id = ${accountId} where customer_id = 1 and is_active`);
  const braintree = { payment_method_nonce: await newNonce(shop), is_active_payment_token_enabler: false };
  const { orderV2, errors } = await placeOrder(alice, id, { code: 'braintree', braintree });
  return { orderV2: orderV2 && { number: orderV2.number }, errors };
}

test('an order is placed for an active account, not for an inactive one or another customer’s [ACC-04]', async () => {
  const message =
    'Your account is currently inactive and you will not be able to place an order at this stage.';
  expect(await place(2)).toEqual({ orderV2: null, errors: [{ code: 'UNDEFINED', message }] });
  expect((await place(3)).orderV2).toBeNull();
  expect(await shop.rows('select id from sales_order')).toEqual([]);
  expect(await place(1)).toEqual({ orderV2: { number: expect.any(String) }, errors: [] });
});

interface Wanted {
  readonly external_id?: number | null;
  readonly account_id?: number;
  readonly team_id?: number;
}

const setExternalId = (client: ShopClient, id: string, wanted: Wanted): Promise<Row> =>
  client.graphql(
    `mutation ($id: String!, $external_id: Int, $account_id: Int, $team_id: Int) { setExternalIdOnCart(
      cart_id: $id, external_id: $external_id, account_id: $account_id, team_id: $team_id) { cart { id } } }`,
    { id, ...wanted },
  );

const kept = async (id: string) =>
  (await shop.rows(`select external_id, account_id, team_id from quote where masked_id = '${id}'`))[0];

const nothing = { external_id: null, account_id: null, team_id: null };

test('a cart is bought for an account, a team, or a team whose number is pending [CART-11]', async () => {
  const id = await cartOf(alice);
  const one = { external_id: 70_001, account_id: 1 };
  expect((await setExternalId(alice, id, one)).data.setExternalIdOnCart.cart.id).toBe(id);
  expect(await kept(id)).toEqual({ ...nothing, ...one });
  const teamCart = await cartOf(dora);
  await setExternalId(dora, teamCart, { external_id: 70_003, team_id: 3 });
  expect(await kept(teamCart)).toEqual({ ...nothing, external_id: 70_003, team_id: 3 });
  await setExternalId(dora, teamCart, { external_id: null, team_id: 4 });
  expect(await kept(teamCart)).toEqual({ ...nothing, team_id: 4 });
});

const unknown = (id: number) => `Could not find an account or team with ID "${id}"`;
const exactly = 'Exactly one of "account_id" and "team_id" must be specified.';

test.each<[string, string, Wanted, string]>([
  ['another customer’s account', 'bob', { external_id: 70_001, account_id: 1 }, unknown(1)],
  ['another company’s team', 'alice', { external_id: 70_003, team_id: 3 }, unknown(3)],
  ['a team called an account', 'dora', { external_id: 70_003, account_id: 3 }, unknown(3)],
  ['an account the customer has left', 'carol', { external_id: 70_001, account_id: 1 }, unknown(1)],
  [
    'the number of another account',
    'emil',
    { external_id: 70_004, team_id: 3 },
    'The external ID does not belong to the account or team.',
  ],
  ['both an account and a team', 'fred', { external_id: 70_004, team_id: 4, account_id: 4 }, exactly],
])('%s is refused and changes nothing [GEN-06]', async (_, name, wanted, message) => {
  const client = await signedIn(shop, name);
  const id = await cartOf(client);
  const before = await kept(id);
  expect((await setExternalId(client, id, wanted)).errors[0].message).toBe(message);
  expect(await kept(id)).toEqual(before);
});

/* The merchant's number that an addition is made for. */

const add = (client: ShopClient, id: string, number: string) =>
  client.graphql(
    `mutation ($id: String!, $number: String) { addProductsToCart(cartId: $id, msd_customer_id: $number,
      cartItems: [{ sku: "BOTTLE", quantity: 1 }]) { cart { total_quantity } user_errors { code } } }`,
    { id, number },
  );
const refusedAs = (category: string) => [{ extensions: { category } }];

test("the number of an addition is taken where it is the account's own [CART-11]", async () => {
  const { data, errors } = await add(alice, await cartOf(alice), '70001');
  expect(errors).toBeUndefined();
  expect(data.addProductsToCart).toEqual({ cart: { total_quantity: 1 }, user_errors: [] });
});

test('the number of an addition is refused to a guest and where the account is another’s, left or unknown [CART-11]', async () => {
  const id = await cartOf(alice);
  const before = await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`);
  for (const number of ['70003', 'C-1', 'null'])
    expect((await add(alice, id, number)).errors).toMatchObject(refusedAs('graphql-input'));
  expect(await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`)).toEqual(before);
  const { errors: ofGuest } = await add(shop, await newCart(shop), '70001');
  expect(ofGuest).toMatchObject(refusedAs('graphql-authorization'));
});
