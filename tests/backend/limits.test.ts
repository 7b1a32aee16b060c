/** Guessing is limited by what is guessed and by where it comes from (X4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleShop, type OpenedShop } from './people-shop.ts';
import { password, tokenMutation } from './people-shop.ts';
import { clientOf, type ShopClient } from './shop-client.ts';

let shop: OpenedShop;
let time = new Date('2026-11-21T08:00:00Z').getTime();
beforeAll(async () => {
  shop = await openPeopleShop({ clock: () => new Date(time) });
});
afterAll(() => shop.backend.close());

const refusal = 'Too many attempts. Please wait a while and try again.';

function from(address: string): ShopClient {
  return clientOf((request) => shop.backend.fetch(request), 'http://localhost', {
    'X-Forwarded-For': address,
  });
}

async function signIn(client: ShopClient, e: string, p: string): Promise<string> {
  const { errors } = await client.graphql(tokenMutation, { e, p });
  return errors ? errors[0].message : 'signed in';
}

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act();
}

const until = async (email: string) => {
  let count = 0;
  while (count < 20 && (await signIn(from('198.51.100.1'), email, 'wrong')) !== refusal) count += 1;
  return count;
};

const ask = (email: string) =>
  shop.graphql('mutation ($e: String!) { requestPasswordResetEmail(email: $e) }', { e: email });

describe('X4 signing in', () => {
  test('ten wrong passwords for an account, from wherever they come; then a quarter of an hour', async () => {
    let place = 0;
    await times(10, () => signIn(from(`192.0.2.${(place += 1)}`), 'nobody@example.com', 'wrong'));
    expect(await signIn(from('192.0.2.99'), 'NOBODY@example.com', 'wrong')).toBe(refusal);
    expect(await signIn(from('192.0.2.99'), 'alice@example.com', password)).toBe('signed in');
    const rest = await from('192.0.2.99').rest('POST', '/integration/customer/token', {
      username: 'nobody@example.com',
      password: 'wrong',
    });
    expect(rest).toEqual({ status: 429, body: { message: refusal } });
    time += 15 * 60_000 + 1000;
    expect(await signIn(from('192.0.2.99'), 'nobody@example.com', 'wrong')).not.toBe(refusal);
  });

  test('an account that exists is refused at the same attempt as one that does not', async () => {
    expect([await until('bob@example.com'), await until('ghost@example.com')]).toEqual([10, 10]);
  });

  test('a hundred tries from one place, whatever the account; only the door’s own word for the place counts', async () => {
    await shop.rows('delete from attempt');
    let tried = 0;
    const one = () => signIn(from(`10.0.0.${tried}, 203.0.113.5`), `u${(tried += 1)}@example.com`, 'wrong');
    await times(100, one);
    expect(await one()).toBe(refusal);
    expect(await signIn(from('203.0.113.6'), 'u1@example.com', 'wrong')).not.toBe(refusal);
  });

  test('signing in rightly is no guess', async () => {
    await times(12, () => signIn(from('203.0.113.7'), 'carol@example.com', password));
    expect(await signIn(from('203.0.113.7'), 'carol@example.com', password)).toBe('signed in');
  });

  test('attempts at once are all counted', async () => {
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')),
    );
    expect(tries.filter((message) => message === refusal)).toHaveLength(5);
  });
});

const look = (number: string) =>
  shop.graphql(
    `{ guestOrder(input: {number: "${number}", email: "a@example.com", postcode: "4000"}) { number } }`,
  );

describe('X4 elsewhere', () => {
  test('five letters to one address an hour, known or not', async () => {
    for (const email of ['dora@example.com', 'stranger@example.com']) {
      await times(5, () => ask(email));
      expect((await ask(email)).errors[0]).toMatchObject({
        message: refusal,
        extensions: { category: 'graphql-input' },
      });
    }
  });

  test('looking up an order: twenty tries for its number', async () => {
    await times(20, () => look('000000001'));
    expect((await look('000000001')).errors[0].message).toBe(refusal);
    expect((await look('000000002')).errors[0].message).not.toBe(refusal);
  });

  test('a switch turns all of it off', async () => {
    await shop.set('limits/active', false);
    expect(await signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')).not.toBe(refusal);
    await shop.set('limits/active', true);
    expect(await signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')).toBe(refusal);
  });

  test('the table names no account and no address', async () => {
    const rows = await shop.rows('select key from attempt');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});
