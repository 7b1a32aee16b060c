/** Attempts are limited by what is guessed and by where they come from. */
import { expect, test } from 'vitest';
import { openPeopleShop, password, tokenMutation } from './people-shop.ts';
import { clientOf, type ShopClient } from './shop-client.ts';
import { readEnvironment } from '#backend/environment.ts';
import { introduceVisitor, isThisMachine } from '#backend/introduce-visitor.ts';

let time = new Date('2026-11-21T08:00:00Z').getTime();
const shop = await openPeopleShop({ clock: () => new Date(time) });

const refused = 'Too many attempts. Please wait a while and try again.';

function from(address: string): ShopClient {
  const headers = { 'X-Forwarded-For': address };
  return clientOf((request) => shop.backend.fetch(request), 'http://localhost', headers);
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
  while (count < 20 && (await signIn(from('198.51.100.1'), email, 'wrong')) !== refused) count += 1;
  return count;
};

const ask = (email: string) =>
  shop.graphql('mutation ($e: String!) { requestPasswordResetEmail(email: $e) }', { e: email });

test('signing in is refused for a quarter of an hour after ten wrong passwords from anywhere [X4]', async () => {
  let place = 0;
  await times(10, () => signIn(from(`192.0.2.${(place += 1)}`), 'unknown@example.com', 'wrong'));
  expect(await signIn(from('192.0.2.99'), 'UNKNOWN@example.com', 'wrong')).toBe(refused);
  expect(await signIn(from('192.0.2.99'), 'alice@example.com', password)).toBe('signed in');
  const rest = await from('192.0.2.99').rest('POST', '/integration/customer/token', {
    username: 'unknown@example.com',
    password: 'wrong',
  });
  expect(rest).toEqual({ status: 429, body: { message: refused } });
  time += 15 * 60_000 + 1000;
  expect(await signIn(from('192.0.2.99'), 'unknown@example.com', 'wrong')).not.toBe(refused);
});

test('signing in is refused at the same attempt whether or not the account exists [X4]', async () => {
  expect([await until('bob@example.com'), await until('ghost@example.com')]).toEqual([10, 10]);
});

test('signing in is refused after a hundred attempts from one address, which only the front door names [X4]', async () => {
  await shop.rows('delete from attempt');
  let tried = 0;
  const one = () => signIn(from(`10.0.0.${tried}, 203.0.113.5`), `u${(tried += 1)}@example.com`, 'wrong');
  await times(100, one);
  expect(await one()).toBe(refused);
  expect(await signIn(from('203.0.113.6'), 'u1@example.com', 'wrong')).not.toBe(refused);
});

test('signing in is not limited for the right password, and simultaneous attempts are counted [X4]', async () => {
  await times(12, () => signIn(from('203.0.113.7'), 'carol@example.com', password));
  expect(await signIn(from('203.0.113.7'), 'carol@example.com', password)).toBe('signed in');
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')),
  );
  expect(tries.filter((message) => message === refused)).toHaveLength(5);
});

const look = (number: string) =>
  shop.graphql(
    `{ guestOrder(input: {number: "${number}", email: "a@example.com", postcode: "4000"}) { number } }`,
  );

test('five password mails an hour go to one address, known or not, and an order number is looked up twenty times [X4]', async () => {
  for (const email of ['dora@example.com', 'stranger@example.com']) {
    await times(5, () => ask(email));
    expect((await ask(email)).errors[0]).toMatchObject({
      message: refused,
      extensions: { category: 'graphql-input' },
    });
  }
  await times(20, () => look('000000001'));
  expect((await look('000000001')).errors[0].message).toBe(refused);
  expect((await look('000000002')).errors[0].message).not.toBe(refused);
});

test('a setting turns all limits off, and the table of attempts names no account and no address [X4]', async () => {
  await shop.set('limits/active', false);
  expect(await signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')).not.toBe(refused);
  await shop.set('limits/active', true);
  expect(await signIn(from('203.0.113.8'), 'rush@example.com', 'wrong')).toBe(refused);
  const rows = await shop.rows('select key from attempt');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('a forgotten password is answered after the same time with and without an account [X4]', async () => {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const wait = (milliseconds: number) => new Promise<void>((end) => void waits.push({ milliseconds, end }));
  const waiting = await openPeopleShop({ wait });
  for (const email of ['alice@example.com', 'stranger@example.com']) {
    let isAnswered = false;
    const body = { email, template: 'email_reset' };
    const answer = waiting.rest('PUT', '/customers/password', body).finally(() => (isAnswered = true));
    await expect.poll(() => waits.length).toBe(1);
    // all that is to be written has long been written
    await waiting.rows('select pg_sleep(0)');
    expect(isAnswered).toBe(false);
    const [waited] = waits.splice(0);
    waited?.end();
    expect([await answer, waited?.milliseconds]).toEqual([{ status: 200, body: true }, 300]);
  }
  expect(await waiting.lastMail('alice@example.com')).toMatchObject({ kind: 'passwordReset' });
});

test('the environment with every variable sets database, mail, folders, layers and demonstration', () => {
  expect(
    readEnvironment({
      DATABASE_URL: 'postgres://shop@db/shop',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'shop@example.com',
      PUBLIC_URL: 'https://shop.example',
      DATA_DIR: '/d',
      CACHE_DIR: '/c',
      BACKEND_LAYERS: 'stock',
      BACKEND_HABITS: 'off',
      DEMONSTRATION: 'off',
    }),
  ).toEqual({
    databaseUrl: 'postgres://shop@db/shop',
    mail: { smtpUrl: 'smtp://mail.example', from: 'shop@example.com', shopUrl: 'https://shop.example' },
    dataDir: '/d',
    cacheDir: '/c',
    layers: 'stock',
    habits: 'off',
    isDemonstration: false,
    showsMails: false,
  });
});

test.each([
  [{ BACKEND_HABITS: '2.4.6' }, 'BACKEND_HABITS'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@example.com' }, 'PUBLIC_URL'],
])('the environment with %j is refused by the variable’s name', (variables, word) => {
  expect(() => readEnvironment(variables)).toThrow(word);
});

const visitorOf = (claimed: string | null, address: string | undefined, isTrusted: boolean) => {
  const headers = claimed === null ? {} : { 'X-Forwarded-For': claimed, 'X-Forwarded-Proto': 'https' };
  const { headers: seen } = introduceVisitor(new Request('http://shop/', { headers }), address, isTrusted);
  return ['for', 'proto'].map((name) => seen.get(`x-forwarded-${name}`) ?? '').join(' by ');
};

test.each([
  ['the socket’s address, not a claimed one', '10.0.0.1', '203.0.113.5', false, '203.0.113.5 by '],
  ['unknown when the socket does not say', '10.0.0.1', undefined, false, ' by '],
  ['what a trusted front door names', '10.0.0.1, 1.2.3.4', '127.0.0.1', true, '10.0.0.1, 1.2.3.4 by https'],
  ['the front door’s own when it names none', null, '127.0.0.1', true, '127.0.0.1 by '],
])('the visitor’s address is %s [X4]', (_, claimed, address, isDoorTrusted, expected) => {
  expect(visitorOf(claimed, address, isDoorTrusted)).toBe(expected);
});

test('the visitor’s address is this machine’s for its loopback addresses alone [X4]', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isThisMachine(own), own).toBe(true);
  for (const other of ['127.0.0.1.example', '10.0.0.1', undefined]) expect(isThisMachine(other)).toBe(false);
});
