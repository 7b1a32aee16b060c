/** The account or team that a cart or an addition is for: one of the customer's own, or none. */
import { expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { customerCart as cartOf, newCart, type Row, type ShopClient } from './shop-client.ts';

const shop = await openPeopleShop();

interface Wanted {
  readonly external_id?: number | null;
  readonly account_id?: number;
  readonly team_id?: number;
}

const set = (client: ShopClient, id: string, wanted: Wanted): Promise<Row> =>
  client.graphql(
    `mutation ($id: String!, $external_id: Int, $account_id: Int, $team_id: Int) { setExternalIdOnCart(
      cart_id: $id, external_id: $external_id, account_id: $account_id, team_id: $team_id) { cart { id } } }`,
    { id, ...wanted },
  );

const kept = async (id: string) =>
  (await shop.rows(`select external_id, account_id, team_id from quote where masked_id = '${id}'`))[0];

const nothing = { external_id: null, account_id: null, team_id: null };

test('a cart is bought for an account, a team, or a team whose number is pending [CART-11]', async () => {
  const alice = await signedIn(shop, 'alice');
  const id = await cartOf(alice);
  const account = { external_id: 70_001, account_id: 1 };
  expect((await set(alice, id, account)).data.setExternalIdOnCart.cart.id).toBe(id);
  expect(await kept(id)).toEqual({ ...nothing, ...account });
  const dora = await signedIn(shop, 'dora');
  const teamCart = await cartOf(dora);
  await set(dora, teamCart, { external_id: 70_003, team_id: 3 });
  expect(await kept(teamCart)).toEqual({ ...nothing, external_id: 70_003, team_id: 3 });
  await set(dora, teamCart, { external_id: null, team_id: 4 });
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
  expect((await set(client, id, wanted)).errors[0].message).toBe(message);
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
  const alice = await signedIn(shop, 'alice');
  const { data, errors } = await add(alice, await cartOf(alice), '70001');
  expect(errors).toBeUndefined();
  expect(data.addProductsToCart).toEqual({ cart: { total_quantity: 1 }, user_errors: [] });
});

test('the number of an addition is refused to a guest and where the account is another’s, left or unknown [CART-11]', async () => {
  const alice = await signedIn(shop, 'alice');
  const id = await cartOf(alice);
  const before = await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`);
  for (const number of ['70003', 'C-1', 'null'])
    expect((await add(alice, id, number)).errors).toMatchObject(refusedAs('graphql-input'));
  expect(await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`)).toEqual(before);
  const { errors: ofGuest } = await add(shop, await newCart(shop), '70001');
  expect(ofGuest).toMatchObject(refusedAs('graphql-authorization'));
});
