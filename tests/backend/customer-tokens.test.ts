/** Signing in and out: tokens live an hour, and failures do not tell who has an account. */
import { expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { bearing, openPeopleShop, password, signedIn, tokenMutation, tokenOf } from './people-shop.ts';

let time = new Date('2026-11-21T08:00:00Z').getTime();
const shop = await openPeopleShop({ clock: () => new Date(time) });

const wrong =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const guest = refusal("The current customer isn't authorized.", 'authorization');
/** CPU time in microseconds, which a busy machine does not stretch. */
async function workFor(e: string): Promise<number> {
  const before = process.cpuUsage();
  await shop.graphql(tokenMutation, { e, p: 'wrong' });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('signing in gives a token of the customer, in any letter case of the email [ X5] [ACC-02]', async () => {
  const token = await tokenOf(shop, 'ALICE@Example.com');
  expect(token).toMatch(/^[\w-]{43}$/);
  const { data } = await bearing(shop, token).graphql('{ customer { email } }');
  expect(data.customer.email).toBe('alice@example.com');
});

test.each([
  ['alice@example.com', 'wrong'],
  ['unknown@example.com', password],
])('signing in as %s with %j is refused with one message for both [X4]', async (e, p) => {
  const { errors, data } = await shop.graphql(tokenMutation, { e, p });
  expect(errors).toMatchObject(refusal(wrong, 'authentication'));
  expect(data).toEqual({ generateCustomerToken: null });
  const rest = await shop.rest('POST', '/integration/customer/token', { username: e, password: p });
  expect(rest).toEqual({ status: 401, body: { message: wrong } });
});

test('signing in takes as much work for an unknown email as for a wrong password [X4]', async () => {
  await workFor('warm@example.com');
  const unknown: number[] = [];
  const known: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    unknown.push(await workFor('unknown@example.com'));
    known.push(await workFor('bob@example.com'));
  }
  // argon2 is most of it: without it the answer is a quarter of the work
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test('a token ends after an hour, and its bearer is then a guest, as that of a made-up one is [STO-01]', async () => {
  const alice = await signedIn(shop, 'alice');
  time += 3599_000;
  expect((await alice.graphql('{ customer { email } }')).errors).toBeUndefined();
  time += 2_000;
  const { errors, data } = await alice.graphql('{ customer { email } }');
  expect(errors).toMatchObject(guest);
  expect(data).toEqual({ customer: null });
  expect((await alice.graphql('{ storeConfig { id } }')).data.storeConfig.id).toBe(1);
  for (const token of ['garbage', '', 'x'.repeat(43)])
    expect((await bearing(shop, token).graphql('{ customer { email } }')).errors).toMatchObject(guest);
});

test('a token that is revoked ends all tokens of its customer and of no other, by REST too [ACC-02]', async () => {
  const [one, other, bob] = await Promise.all([
    signedIn(shop, 'alice'),
    signedIn(shop, 'alice'),
    signedIn(shop, 'bob'),
  ]);
  const revoke = 'mutation { revokeCustomerToken { result } }';
  expect((await one.graphql(revoke)).data).toEqual({ revokeCustomerToken: { result: true } });
  for (const client of [one, other])
    expect((await client.graphql('{ customer { email } }')).errors).toMatchObject(guest);
  expect((await one.graphql(revoke)).errors).toMatchObject(guest);
  expect((await bob.graphql('{ customer { email } }')).data.customer.email).toBe('bob@example.com');
  const alice = await signedIn(shop, 'alice');
  const path = '/integration/customer/revoke-customer-token';
  expect(await alice.rest('POST', path)).toEqual({ status: 200, body: true });
  const message = "The consumer isn't authorized to access %resources.";
  const body = { message, parameters: { resources: 'self' } };
  expect(await alice.rest('POST', path)).toEqual({ status: 401, body });
  expect((await alice.rest('GET', '/carts/mine')).status).toBe(401);
});
