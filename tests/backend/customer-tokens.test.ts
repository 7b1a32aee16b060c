/** Signing in and out: tokens live an hour, are told apart from nothing, and tell nothing (ACC-02, STO-01, X4, X5). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearing,
  password,
  signedIn,
  startPeopleShop,
  tokenMutation,
  tokenOf,
  type PeopleShop,
} from './people-shop.ts';

let shop: PeopleShop;
let time = new Date('2026-11-21T08:00:00Z').getTime();
beforeAll(async () => {
  shop = await startPeopleShop({ clock: () => new Date(time) });
});
afterAll(() => shop.backend.close());

const wrong =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const refusedGuest = {
  message: "The current customer isn't authorized.",
  extensions: { category: 'graphql-authorization' },
};

/** The processor's own time, in microseconds: a machine with much else to do does not stretch it. */
async function workFor(e: string): Promise<number> {
  const before = process.cpuUsage();
  await shop.graphql(tokenMutation, { e, p: 'wrong' });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('signing in', () => {
  test('ACC-02 a right password gives a bearer that names the customer', async () => {
    const alice = await signedIn(shop, 'alice');
    expect((await alice.graphql('{ customer { email } }')).data.customer.email).toBe('alice@example.com');
  });

  test('the letter case of the address does not matter', async () => {
    expect(await tokenOf(shop, 'ALICE@Example.com')).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['alice@example.com', 'wrong'],
    ['nobody@example.com', password],
  ])('X4 %s with %j: one message for both', async (e, p) => {
    const { errors, data } = await shop.graphql(tokenMutation, { e, p });
    expect(errors[0]).toMatchObject({ message: wrong, extensions: { category: 'graphql-authentication' } });
    expect(data).toEqual({ generateCustomerToken: null });
    const rest = await shop.rest('POST', '/integration/customer/token', { username: e, password: p });
    expect(rest).toEqual({ status: 401, body: { message: wrong } });
  });

  test('X4 a wrong address is as much work as a wrong password', async () => {
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

  test('what is missing is named', async () => {
    const { errors } = await shop.graphql(tokenMutation, { e: 'alice@example.com', p: '' });
    expect(errors[0]).toMatchObject({
      message: 'Specify the "password" value.',
      extensions: { category: 'graphql-input' },
    });
    const empty = await shop.rest('POST', '/integration/customer/token', { username: '', password: '' });
    const required = '"%fieldName" is required. Enter and try again.';
    expect(empty).toEqual({
      status: 400,
      body: {
        message: 'One or more input exceptions have occurred.',
        errors: [
          { message: required, parameters: { fieldName: 'username' } },
          { message: required, parameters: { fieldName: 'password' } },
        ],
      },
    });
  });
});

describe('a token', () => {
  test('STO-01 ends after an hour, and its bearer is then a guest', async () => {
    const alice = await signedIn(shop, 'alice');
    time += 3599_000;
    expect((await alice.graphql('{ customer { email } }')).errors).toBeUndefined();
    time += 2_000;
    const { errors, data } = await alice.graphql('{ customer { email } }');
    expect(errors[0]).toMatchObject(refusedGuest);
    expect(data).toEqual({ customer: null });
    expect((await alice.graphql('{ storeConfig { id } }')).data.storeConfig.id).toBe(1);
  });

  test('of a demonstration ends after the seconds it was given', async () => {
    const quick = await signedIn(shop, 'quick');
    time += 3_000;
    expect((await quick.graphql('{ customer { email } }')).errors[0]).toMatchObject(refusedGuest);
  });

  test.each(['garbage', '', 'x'.repeat(43)])('%j is a guest', async (token) => {
    expect((await bearing(shop, token).graphql('{ customer { email } }')).errors[0]).toMatchObject(
      refusedGuest,
    );
  });

  test('revoking one ends all of the customer, and only theirs', async () => {
    const [one, other, bob] = await Promise.all([
      signedIn(shop, 'alice'),
      signedIn(shop, 'alice'),
      signedIn(shop, 'bob'),
    ]);
    const revoke = 'mutation { revokeCustomerToken { result } }';
    expect((await one.graphql(revoke)).data).toEqual({ revokeCustomerToken: { result: true } });
    for (const client of [one, other])
      expect((await client.graphql('{ customer { email } }')).errors[0]).toMatchObject(refusedGuest);
    expect((await one.graphql(revoke)).errors[0]).toMatchObject(refusedGuest);
    expect((await bob.graphql('{ customer { email } }')).data.customer.email).toBe('bob@example.com');
  });

  test('revoking by REST', async () => {
    const alice = await signedIn(shop, 'alice');
    const path = '/integration/customer/revoke-customer-token';
    expect(await alice.rest('POST', path)).toEqual({ status: 200, body: true });
    expect(await alice.rest('POST', path)).toEqual({
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: 'self' },
      },
    });
  });
});
