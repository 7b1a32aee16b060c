/** Passwords changed, forgotten and reset, without telling who has an account. */
import { expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { bearing, openPeopleShop, password, signedIn, tokenMutation, tokenOf } from './people-shop.ts';

let time = new Date('2026-11-21T08:00:00Z').getTime();
const shop = await openPeopleShop({ clock: () => new Date(time) });
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
  expect((await dora.graphql(change, { a: password, b: 'abc' })).errors[0].message).toBe(
    'The password needs at least 8 characters. Create a new password and try again.',
  );
  expect((await dora.graphql(change, { a: password, b: next })).data.changeCustomerPassword.email).toBe(
    'dora@example.com',
  );
  expect((await dora.graphql('{ customer { email } }')).errors).toBeUndefined();
  expect(await tokenOf(shop, 'dora', next)).toMatch(/\S/);
  expect((await signInAs('dora@example.com', password)).data).toEqual({ generateCustomerToken: null });
  // by REST a wrong password has other words
  const put = (currentPassword: string) =>
    dora.rest('PUT', '/customers/me/password', { currentPassword, newPassword: password });
  const message = "The password doesn't match this account. Verify the password and try again.";
  expect(await put('wrong')).toEqual({ status: 401, body: { message } });
  expect(await put(next)).toEqual({ status: 200, body: true });
});

test('the mailed link sets a new password once and ends every sign-in [ X5] [ACC-02]', async () => {
  const before = await tokenOf(shop, 'alice');
  const answer = await shop.rest('PUT', '/customers/password', {
    email: 'alice@example.com',
    template: 'email_reset',
    websiteId: 1,
  });
  expect(answer).toEqual({ status: 200, body: true });
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

test('an unknown email is answered like a known one, unless the shop is set to tell [X4]', async () => {
  expect((await request('unknown@example.com')).data).toEqual({ requestPasswordResetEmail: true });
  const wrong = await reset('carol@example.com', 'nope');
  expect((await reset('unknown@example.com', 'nope')).errors).toEqual(wrong.errors);
  const byRest = (email: string) =>
    shop.rest('POST', '/customers/resetPassword', { email, resetToken: 'nope', newPassword: next });
  const known = await byRest('carol@example.com');
  expect(known.status).toBe(400);
  expect(await byRest('unknown@example.com')).toEqual(known);
  await shop.set('customer/password/tells_unknown', true);
  expect((await request('unknown@example.com')).errors[0].message).toBe(
    "Cannot reset the customer's password",
  );
  expect((await reset('unknown@example.com', 'x')).errors[0].message).toBe(
    "Cannot set the customer's password",
  );
  await shop.set('customer/password/tells_unknown', false);
});

test('after ten wrong passwords an account is locked for ten minutes, even for the right one [X4]', async () => {
  for (let count = 0; count < 10; count += 1) await signInAs('fred@example.com', 'wrong');
  expect((await signInAs('fred@example.com', password)).errors[0].message).toMatch(
    /your account is disabled temporarily/,
  );
  time += 10 * 60_000 + 1000;
  expect((await signInAs('fred@example.com', password)).data.generateCustomerToken.token).toMatch(/\S/);
});
