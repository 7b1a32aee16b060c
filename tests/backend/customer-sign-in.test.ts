/** Signing in and out, and passwords changed and reset, without telling who has an account. */
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
  expect((await one.rest('GET', '/carts/mine')).status).toBe(401);
});

await shop.set('limits/active', false);

const next = 'N3w-password';
const request = (email: string) =>
  shop.graphql('mutation ($e: String!) { requestPasswordResetEmail(email: $e) }', { e: email });
const reset = (e: string, t: string, p = next) =>
  shop.graphql(
    'mutation ($e: String!, $t: String!, $p: String!) { resetPassword(email: $e, resetPasswordToken: $t, newPassword: $p) }',
    { e, t, p },
  );

const signInAs = (e: string, p: string) => shop.graphql(tokenMutation, { e, p });

async function mailedToken(email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await shop.lastMail(email))?.text ?? '')?.[1] ?? '';
}

const change =
  'mutation ($a: String!, $b: String!) { changeCustomerPassword(currentPassword: $a, newPassword: $b) { email } }';

test('changing a password needs the current password and keeps existing sign-ins [ACC-02]', async () => {
  const dora = await signedIn(shop, 'dora');
  expect((await dora.graphql(change, { a: 'wrong', b: next })).errors).toMatchObject(
    refusal('Invalid login or password.', 'authentication'),
  );
  const { data } = await dora.graphql(change, { a: password, b: next });
  expect(data.changeCustomerPassword.email).toBe('dora@example.com');
  expect((await dora.graphql('{ customer { email } }')).errors).toBeUndefined();
  expect(await tokenOf(shop, 'dora', next)).toMatch(/\S/);
  expect((await signInAs('dora@example.com', password)).data).toEqual({ generateCustomerToken: null });
});

test('the mailed link sets a new password once and ends every sign-in [ X5] [ACC-02]', async () => {
  const before = await tokenOf(shop, 'alice');
  const body = { email: 'alice@example.com', template: 'email_reset', websiteId: 1 };
  expect(await shop.rest('PUT', '/customers/password', body)).toEqual({ status: 200, body: true });
  const mail = await shop.lastMail('alice@example.com');
  expect(mail).toMatchObject({ kind: 'passwordReset' });
  expect(mail?.text).toContain(
    'https://shop.example/customer/account/createPassword?email=alice%40example.com&token=',
  );
  const token = await mailedToken('alice@example.com');
  const browser = await shop.fetch('/customer/ajax/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ username: 'alice@example.com', password }),
  });
  const cookie = browser.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const seen = () =>
    shop.fetch('/rest/V1/customers/me', {
      headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' },
    });
  expect((await seen()).status).toBe(200);
  expect((await reset('alice@example.com', token, 'weak')).errors[0].message).toMatch(/at least 8/);
  expect((await reset('alice@example.com', token)).data).toEqual({ resetPassword: true });
  expect(await tokenOf(shop, 'alice', next)).toMatch(/\S/);
  expect((await bearing(shop, before).graphql('{ customer { email } }')).data).toEqual({ customer: null });
  expect((await seen()).status).toBe(401);
  expect((await reset('alice@example.com', token)).errors).toMatchObject(
    refusal('The password token is mismatched. Reset and try again.'),
  );
});

test('a link ends after a day or when a newer one is mailed, and is not stored as it is [X5]', async () => {
  await request('bob@example.com');
  const first = await mailedToken('bob@example.com');
  await request('bob@example.com');
  expect((await reset('bob@example.com', first)).errors[0].message).toMatch(/mismatched/);
  const second = await mailedToken('bob@example.com');
  const [row] = await shop.rows("select * from customer where email = 'bob@example.com'");
  expect(second).toHaveLength(32);
  for (const secret of [second, password]) expect(JSON.stringify(row)).not.toContain(secret);
  time += 24 * 3600_000 + 1000;
  expect((await reset('bob@example.com', second)).errors[0].message).toBe(
    'The password token is expired. Reset and try again.',
  );
});

test('an unknown email is answered like a known one [X4]', async () => {
  expect((await request('unknown@example.com')).data).toEqual({ requestPasswordResetEmail: true });
  const mismatched = await reset('carol@example.com', 'nope');
  expect((await reset('unknown@example.com', 'nope')).errors).toEqual(mismatched.errors);
});

test('after ten wrong passwords an account is locked for ten minutes, even for the right one [X4]', async () => {
  await Promise.all(Array.from({ length: 10 }, () => signInAs('fred@example.com', 'wrong')));
  expect((await signInAs('fred@example.com', password)).errors[0].message).toMatch(
    /your account is disabled temporarily/,
  );
  time += 10 * 60_000 + 1000;
  expect((await signInAs('fred@example.com', password)).data.generateCustomerToken.token).toMatch(/\S/);
});
