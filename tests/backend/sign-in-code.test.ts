/** Signing in with a mailed code: who gets a token, how often, and what is told and kept. */
import { expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { bearing, openPeopleShop, password, tokenMutation } from './people-shop.ts';
import type { Row } from './shop-client.ts';

let time = new Date('2026-11-21T08:00:00Z').getTime();
const shop = await openPeopleShop({ clock: () => new Date(time) });
await shop.set('otp_enabled', true);

const fields = '{ challenge sent_to expires_in resend_after tries_left }';
const request = (name: string, p = password) =>
  shop.graphql(
    `mutation ($e: String!, $p: String!) { requestSignInCode(email: $e, password: $p) ${fields} }`,
    { e: `${name}@example.com`, p },
  );
const resend = (c: string) =>
  shop.graphql(`mutation ($c: String!) { resendSignInCode(challenge: $c) ${fields} }`, { c });
const confirm = async (c: string, code: string) => {
  const { data, errors } = await shop.graphql(
    `mutation ($c: String!, $code: String!) { generateCustomerTokenWithCode(challenge: $c, code: $code) {
       token is_expired tries_left } }`,
    { c, code },
  );
  return data?.generateCustomerTokenWithCode ?? errors[0].message;
};
const begin = async (name: string): Promise<string> => (await request(name)).data.requestSignInCode.challenge;
const codeTo = async (name: string): Promise<string> =>
  /Code: (\d{6})/.exec((await shop.lastMail(`${name}@example.com`))?.text ?? '')?.[1] ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const ended = 'This sign-in has ended. Please enter your password again.';
const wrong = (left: number) => ({ token: null, is_expired: false, tries_left: left });

test('a code mailed after the right password gives one token, and no stored row tells it [GEN-07]', async () => {
  const { data } = await request('alice');
  const { challenge, ...told } = data.requestSignInCode;
  expect(told).toEqual({ sent_to: 'a•••@example.com', expires_in: 600, resend_after: 30, tries_left: 5 });
  const code = await codeTo('alice');
  const kept = JSON.stringify(await shop.rows('select * from sign_in_code'));
  for (const secret of [challenge, code]) expect(kept).not.toContain(secret);
  // of two at the same moment one is given a token
  const both = await Promise.all([confirm(challenge, code), confirm(challenge, code)]);
  expect(both.filter((one) => one === ended)).toHaveLength(1);
  expect(both).toContainEqual({ ...wrong(4), token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await confirm(challenge, code)).toBe(ended);
});

test('the password alone signs in nowhere, and a wrong one is refused as before, account or not [GEN-07]', async () => {
  const alone = 'Signing in needs a mailed code now. Please load the page again.';
  for (const p of [password, 'wrong'])
    expect((await shop.graphql(tokenMutation, { e: 'bob@example.com', p })).errors).toMatchObject(
      refusal(alone, 'authentication'),
    );
  const credentials = { username: 'bob@example.com', password };
  expect(await shop.rest('POST', '/integration/customer/token', credentials)).toMatchObject({ status: 401 });
  const session = await shop.fetch('/customer/ajax/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(credentials),
  });
  expect(await session.json()).toEqual({ errors: true, message: alone });
  for (const name of ['bob', 'ghost'])
    expect((await request(name, 'wrong')).errors).toMatchObject(
      refusal(expect.stringMatching(/^The account sign-in was incorrect/), 'authentication'),
    );
  expect(await shop.lastMail('bob@example.com')).toBeUndefined();
});

test('the fifth wrong code ends the sign-in, and a code opens no other sign-in than its own [GEN-07]', async () => {
  const [first, own] = [await begin('bob'), await codeTo('bob')];
  const second = await begin('bob');
  const code = await codeTo('bob');
  expect(await confirm(first, code)).toEqual(wrong(4));
  for (const left of [4, 3, 2, 1]) expect(await confirm(second, other(code))).toEqual(wrong(left));
  expect(await confirm(second, other(code))).toBe(ended);
  expect(await confirm(second, code)).toBe(ended);
  expect((await resend(second)).errors).toMatchObject(refusal(ended, 'no-such-entity'));
  expect(await confirm(first, own)).toMatchObject({ tries_left: 3 });
});

test('a code ends after ten minutes; another comes after 30 seconds, voids it and adds no tries [GEN-07]', async () => {
  const challenge = await begin('carol');
  const early = await codeTo('carol');
  expect(await confirm(challenge, other(early))).toEqual(wrong(4));
  time += 29_000;
  expect((await resend(challenge)).errors).toMatchObject(refusal('Another code can be sent in 1 seconds.'));
  time += 10 * 60_000;
  expect(await confirm(challenge, early)).toEqual({ token: null, is_expired: true, tries_left: 4 });
  expect((await resend(challenge)).data.resendSignInCode).toMatchObject({ challenge, tries_left: 4 });
  expect(await confirm(challenge, early)).toEqual(wrong(3));
  expect(await confirm(challenge, await codeTo('carol'))).toMatchObject({ token: expect.any(String) });
  const late = await begin('carol');
  time += 30 * 60_000;
  expect([await confirm(late, await codeTo('carol')), (await resend(late)).errors[0].message]).toEqual([
    ended,
    ended,
  ]);
});

const linkTo = async (email: string) => {
  await shop.graphql(`mutation { requestPasswordResetEmail(email: "${email}") }`);
  const token = /token=([\w-]+)/.exec((await shop.lastMail(email))?.text ?? '')?.[1];
  const input = `email: "${email}", resetPasswordToken: "${token}", newPassword: "N3w-password"`;
  return () => shop.graphql(`mutation { resetPassword(${input}) }`);
};
/** What the database answers to this is an error. */
const failing = async (event: string, act: () => Promise<Row>): Promise<void> => {
  await shop.rows(`create trigger refusal before ${event} execute function refuse()`);
  expect((await act()).errors).toHaveLength(1);
  await shop.rows(`drop trigger refusal on ${event.split(' ').at(-1)}`);
};

test('a new password and the end of what waits for a code are stored together or not at all [GEN-07]', async () => {
  await shop.rows(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
  );
  const carol = bearing(shop, (await confirm(await begin('carol'), await codeTo('carol'))).token);
  const waiting = await begin('carol');
  const passwords = `currentPassword: "${password}", newPassword: "N3w-password"`;
  const change = `mutation { changeCustomerPassword(${passwords}) { email } }`;
  await failing('update on customer', () => carol.graphql(change));
  expect((await confirm(waiting, await codeTo('carol'))).token).toMatch(/\S/);
  const reset = await linkTo('carol@example.com');
  await failing('delete on sign_in_code', reset);
  expect(await begin('carol')).toMatch(/\S/);
  expect((await reset()).data).toEqual({ resetPassword: true });
});

test('codes are limited by account and address, and a new password ends what waits for one [GEN-07]', async () => {
  const waiting = await begin('dora');
  await (
    await linkTo('dora@example.com')
  )();
  expect(await confirm(waiting, '000000')).toBe(ended);
  const tooMany = 'Too many attempts. Please wait a while and try again.';
  for (let mails = 0; mails < 10; mails += 1) await request('emil');
  expect((await request('emil')).errors[0].message).toBe(tooMany);
  const challenges = [];
  for (let round = 0; round < 4; round += 1) challenges.push(await begin('fred'));
  const answers = [];
  for (const challenge of challenges)
    for (let tries = 0; tries < 4; tries += 1) answers.push(await confirm(challenge, 'wrong!'));
  expect(answers.filter((answer) => answer === tooMany)).toHaveLength(1);
  expect(await confirm('made up', '123456')).toBe(ended);
});

test('without the setting no code is asked for [GEN-07]', async () => {
  await shop.set('otp_enabled', false);
  expect((await request('alice')).errors).toMatchObject(
    refusal('Signing in needs no code any more. Please load the page again.'),
  );
  const { data } = await shop.graphql(tokenMutation, { e: 'alice@example.com', p: password });
  expect(data.generateCustomerToken.token).toMatch(/\S/);
});
