/** The account or team a cart is bought for: one of the customer's own, or none. */
import { expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { newCart, type Row, type ShopClient } from './shop-client.ts';

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

const cartOf = async (client: ShopClient): Promise<string> =>
  (await client.graphql('{ customerCart { id } }')).data.customerCart.id;

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
  ['an account that does not exist', 'bob', { external_id: 1, account_id: 99 }, unknown(99)],
  [
    'the number of another account',
    'emil',
    { external_id: 70_004, team_id: 3 },
    'The external ID does not belong to the account or team.',
  ],
  ['both an account and a team', 'fred', { external_id: 70_004, team_id: 4, account_id: 4 }, exactly],
  ['neither account nor team', 'fred', { external_id: 70_004 }, exactly],
])('%s is refused and changes nothing [GEN-06]', async (_, name, wanted, message) => {
  const client = await signedIn(shop, name);
  const id = await cartOf(client);
  const before = await kept(id);
  expect((await set(client, id, wanted)).errors[0].message).toBe(message);
  expect(await kept(id)).toEqual(before);
});

test('a guest sets no account on any cart, and a customer none on another’s [GEN-06, X3]', async () => {
  const dora = await signedIn(shop, 'dora');
  const alices = await cartOf(await signedIn(shop, 'alice'));
  const own = await newCart(shop);
  const before = [await kept(own), await kept(alices)];
  for (const id of [own, alices])
    expect((await set(shop, id, { external_id: 70_001, account_id: 1 })).errors[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
  const { errors } = await set(dora, alices, { external_id: 70_003, team_id: 3 });
  expect(errors[0].extensions.category).toBe('graphql-authorization');
  expect([await kept(own), await kept(alices)]).toEqual(before);
});
