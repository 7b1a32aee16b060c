/** The account or team a cart is bought for: the customer's own, or none at all (CART-11, GEN-06). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleShop, type OpenedShop } from './people-shop.ts';
import { signedIn } from './people-shop.ts';
import { newCart, type ShopClient } from './shop-client.ts';

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openPeopleShop();
});
afterAll(() => shop.backend.close());

type Json = ReturnType<typeof JSON.parse>;
interface Wish {
  readonly external_id?: number | null;
  readonly account_id?: number;
  readonly team_id?: number;
}

const set = (client: ShopClient, id: string, wish: Wish): Promise<Json> =>
  client.graphql(
    `mutation ($id: String!, $external_id: Int, $account_id: Int, $team_id: Int) {
      setExternalIdOnCart(
        cart_id: $id, external_id: $external_id, account_id: $account_id, team_id: $team_id
      ) { cart { id } }
    }`,
    { id, ...wish },
  );

const cartOf = async (client: ShopClient): Promise<string> =>
  (await client.graphql('{ customerCart { id } }')).data.customerCart.id;

const kept = async (id: string) => {
  const [row] = await shop.rows(
    `select external_id, account_id, team_id from quote where masked_id = '${id}'`,
  );
  return row;
};

const nothing = { external_id: null, account_id: null, team_id: null };

describe('CART-11 buying for an account or a team', () => {
  test('an account with its number', async () => {
    const alice = await signedIn(shop, 'alice');
    const id = await cartOf(alice);
    const { data } = await set(alice, id, { external_id: 70_001, account_id: 1 });
    expect(data.setExternalIdOnCart.cart.id).toBe(id);
    expect(await kept(id)).toEqual({ ...nothing, external_id: 70_001, account_id: 1 });
  });

  test('a team; the number is null while it is pending', async () => {
    const dora = await signedIn(shop, 'dora');
    const id = await cartOf(dora);
    await set(dora, id, { external_id: 70_003, team_id: 3 });
    expect(await kept(id)).toEqual({ ...nothing, external_id: 70_003, team_id: 3 });
    await set(dora, id, { external_id: null, team_id: 4 });
    expect(await kept(id)).toEqual({ ...nothing, team_id: 4 });
  });
});

const unknown = (id: number) => `Could not find an account or team with ID "${id}"`;
const exactly = 'Exactly one of "account_id" and "team_id" must be specified.';

describe('GEN-06 what is not one’s own is refused and changes nothing', () => {
  test.each<[string, string, Wish, string]>([
    ['another customer’s account', 'bob', { external_id: 70_001, account_id: 1 }, unknown(1)],
    ['another company’s team', 'alice', { external_id: 70_003, team_id: 3 }, unknown(3)],
    ['a team called an account', 'dora', { external_id: 70_003, account_id: 3 }, unknown(3)],
    ['an account one has left', 'carol', { external_id: 70_001, account_id: 1 }, unknown(1)],
    ['one that is not there', 'bob', { external_id: 1, account_id: 99 }, unknown(99)],
    [
      'the number of another account',
      'emil',
      { external_id: 70_004, team_id: 3 },
      'The external ID does not belong to the account or team.',
    ],
    ['both at once', 'fred', { external_id: 70_004, team_id: 4, account_id: 4 }, exactly],
    ['neither', 'fred', { external_id: 70_004 }, exactly],
  ])('%s', async (_, name, wish, message) => {
    const client = await signedIn(shop, name);
    const id = await cartOf(client);
    const before = await kept(id);
    expect((await set(client, id, wish)).errors[0].message).toBe(message);
    expect(await kept(id)).toEqual(before);
  });

  test('a guest, whatever cart it names', async () => {
    const own = await newCart(shop);
    const alices = await cartOf(await signedIn(shop, 'alice'));
    for (const id of [own, alices]) {
      const before = await kept(id);
      expect((await set(shop, id, { external_id: 70_001, account_id: 1 })).errors[0]).toMatchObject({
        message: "The current customer isn't authorized.",
        extensions: { category: 'graphql-authorization' },
      });
      expect(await kept(id)).toEqual(before);
    }
  });

  test('one’s own account on another customer’s cart', async () => {
    const dora = await signedIn(shop, 'dora');
    const alices = await cartOf(await signedIn(shop, 'alice'));
    const before = await kept(alices);
    expect((await set(dora, alices, { external_id: 70_003, team_id: 3 })).errors[0].extensions.category).toBe(
      'graphql-authorization',
    );
    expect(await kept(alices)).toEqual(before);
  });
});
