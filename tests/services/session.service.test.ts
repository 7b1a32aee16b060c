/** Sessions on the real backend: tokens held, activated, verified, revoked; accounts created. */

import { expect, test, vi } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { CustomerType } from '#machines/domain/customer.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createStoredSession } from '#services/session/stored-session.ts';
import { createSessionService } from '#services/session/session.service.ts';
import type { Layer } from '#transport/settings.ts';
import { brokenConnection, failureOf, inTurn, json, type Answering } from '#tests/transport/wires.ts';
import { ask, bodyOf, transportTo, useBackend } from './wired-backend.ts';
import { createRecaptcha, recaptchaHeaders } from '#services/session/recaptcha.ts';

const backend = useBackend(seedShop);

const password = 'Water4all!';

const open = (answering: Answering = backend.answering, layer: Layer = 'merchant') => {
  const wires = transportTo(answering, { layer });
  const kept = createStoredSession(wires.transport, wires.session);
  const service = { ...kept, ...createSessionService(wires.transport) };
  const signIn = async (email: string, given = password) => {
    await ask(service.signIn, { credentials: { email, password: given } });
    await ask(service.activateToken, { email });
  };
  return { ...wires, service, signIn, authorization: wires.transport.authorization };
};

const registrationOf = (email: string, type: CustomerType = 'RESIDENTIAL', phone = '') => ({
  email,
  firstname: 'Ida',
  lastname: 'Bell',
  password,
  type,
  phone,
  isSubscribed: true,
});

const operationIn = (text: string): string => /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
const operationsOf = (sent: ReturnType<typeof open>['sent']): readonly string[] =>
  sent.map(({ url, body }) => operationIn(url.searchParams.get('query') ?? String(JSON.parse(body).query)));

/** The backend, except for one operation. */
const butFor =
  (operation: string, instead: Answering): Answering =>
  async (request) => {
    const text = request.method === 'GET' ? decodeURIComponent(request.url) : await request.clone().text();
    return operationIn(text.replaceAll('+', ' ')) === operation
      ? instead(request)
      : backend.answering(request);
  };

test('holds a token back until it is activated with its email [CART-11 SESS-01]', async () => {
  const { service, authorization, kept } = open();
  await ask(service.signIn, { credentials: { email: 'hannah@example.com', password } });
  expect(authorization.token()).toBeNull();
  expect(kept.written).toEqual([]);
  await ask(service.activateToken, { email: 'hannah@example.com' });
  expect(authorization.token()).toMatch(/^[\w-]{32}/);
  expect(authorization.email()).toBe('hannah@example.com');
  expect(await ask(service.verifyToken, undefined)).toBe(true);
  expect(kept.written.join()).not.toContain(password);
});

test('refuses a wrong password in the shop’s words and ends no session [SESS-07]', async () => {
  const { service, authorization } = open();
  let refused = 0;
  authorization.onRefused(() => void (refused += 1));
  const credentials = { email: 'hannah@example.com', password: 'Wrong4all!' };
  const failure = await failureOf(ask(service.signIn, { credentials }));
  expect(failure).toEqual({
    kind: 'refused',
    message:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  });
  expect(refused).toBe(0);
  await expect(ask(service.activateToken, { email: 'hannah@example.com' })).rejects.toThrow();
});

test('reports an answer without a token as malformed [SESS-01]', async () => {
  const { service } = open(json({ data: { generateCustomerToken: { token: null } } }));
  const credentials = { email: 'hannah@example.com', password };
  expect(await failureOf(ask(service.signIn, { credentials }))).toMatchObject({ kind: 'malformed' });
});

test('revokes a token once, after which it does not hold, and verifies no absent one [CART-14 SESS-02]', async () => {
  const { service, signIn, sent } = open();
  await signIn('aroha@example.com');
  expect(await ask(service.verifyToken, undefined)).toBe(true);
  await ask(service.revokeToken, undefined);
  expect(await ask(service.verifyToken, undefined)).toBe(false);
  expect(operationsOf(sent)).toEqual(['CodeSettings', 'SignIn', 'WhoAmI', 'SignOut', 'WhoAmI']);
  const { service: fresh, sent: none } = open();
  expect(await ask(fresh.verifyToken, undefined)).toBe(false);
  expect(none).toHaveLength(0);
});

test('does not know whether a token holds without an answer [CART-14]', async () => {
  const { service, signIn } = open(butFor('WhoAmI', inTurn(brokenConnection)));
  await signIn('aroha@example.com');
  expect(await failureOf(ask(service.verifyToken, undefined))).toMatchObject({ kind: 'network' });
});

const code = { challenge: 'a-secret', sent_to: 'h•@e.au', expires_in: 600, resend_after: 30, tries_left: 5 };
const withCodes: Readonly<Record<string, object>> = {
  CodeSettings: { storeConfig: { otp_enabled: true } },
  RequestCode: { requestSignInCode: code },
  ResendCode: { resendSignInCode: { ...code, tries_left: 4 } },
  ConfirmCode: { generateCustomerTokenWithCode: { token: 'by-the-code', is_expired: false, tries_left: 3 } },
};

test('fetches the token by the mailed code where the store asks for one, and tells no one the challenge [GEN-07]', async () => {
  const { service, authorization, sent, kept } = open(async (request) => {
    const text = request.method === 'GET' ? decodeURIComponent(request.url) : await request.text();
    return Response.json({ data: withCodes[operationIn(text.replaceAll('+', ' '))] });
  });
  const credentials = { email: 'hannah@example.com', password };
  const first = await ask(service.signIn, { credentials });
  expect(first).toEqual({
    ...(await ask(service.resendCode, undefined)),
    sentAt: first?.sentAt,
    expiresAt: Number(first?.sentAt) + 600_000,
    triesLeft: 5,
  });
  const answer = await ask(service.confirmCode, { code: '407193' });
  expect(answer).toEqual({ isRight: true, isExpired: false, triesLeft: 3 });
  expect(bodyOf(sent[3]).variables).toEqual({ challenge: code.challenge, code: '407193' });
  expect(JSON.stringify([first, answer]) + kept.written.join()).not.toMatch(/a-secret|by-the-code/);
  await ask(service.activateToken, { email: credentials.email });
  expect(authorization.token()).toBe('by-the-code');
});

test.each([
  ['RESIDENTIAL', 'at.home@example.com'],
  ['COMMERCIAL', 'at.work@example.com'],
] as const)(
  'creates a %s account with the shop’s number for the type [ACC-02 GEN-05]',
  async (type, email) => {
    const { service, transport, sent, signIn } = open();
    const registration = registrationOf(email, type, '07 7010 9000');
    expect(await ask(service.register, { registration })).toEqual({ email, password });
    expect(operationsOf(sent)).toEqual(['getTypesOfCustomer', 'CreateMerchantCustomer']);
    await signIn(email);
    expect(bodyOf(sent[1]).variables.input).toMatchObject({ is_subscribed: true });
    const customer = await ask(createCustomerService(transport).readCustomer, undefined);
    expect(customer).toMatchObject({ email, firstname: 'Ida', lastname: 'Bell', type });
    expect(customer.phone).toBe('07 7010 9000');
  },
);

test('creates an account without a type where types cannot be read [NET-09]', async () => {
  const { service, sent } = open(butFor('getTypesOfCustomer', json({ errors: [{ message: 'No.' }] })));
  await ask(service.register, { registration: registrationOf('plain@example.com', 'COMMERCIAL') });
  const creating = sent.find(({ body }) => body.includes('createCustomerV2'))?.body ?? '';
  expect(JSON.parse(creating).variables.input).not.toHaveProperty('custom_attributes');
});

test('sends no phone number to a stock backend [GEN-05]', async () => {
  const { service, sent } = open(backend.answering, 'stock');
  const registration = registrationOf('stock@example.com', 'RESIDENTIAL', '07 7010 9000');
  await ask(service.register, { registration });
  expect(operationsOf(sent)).toEqual(['CreateCustomer']);
  expect(sent.map(({ body }) => body).join()).not.toContain('7010 9000');
});

const never = new Promise<never>(() => undefined);
const checkerWith = (execute: (siteKey: string, wish: unknown) => PromiseLike<unknown>) => ({
  ready: (then: () => void) => then(),
  execute: vi.fn(execute),
});
const headersOf = (offered: unknown, siteKey: string | null = 'key-1') =>
  recaptchaHeaders(createRecaptcha(() => offered, siteKey, 50));

test('sends a new token with each order where the page offers the check, and none without the merchant’s key [CHK-13]', async () => {
  const tokens = ['token-1', 'token-2'];
  const checker = checkerWith(() => Promise.resolve(tokens.shift()));
  expect([await headersOf(checker), await headersOf(checker)]).toEqual([
    { 'X-Recaptcha': 'token-1' },
    { 'X-Recaptcha': 'token-2' },
  ]);
  expect(checker.execute.mock.calls[0]).toEqual(['key-1', { action: 'place_order' }]);
  const unasked = checkerWith(() => Promise.resolve('token-1'));
  expect(await headersOf(unasked, null)).toEqual({});
  expect(unasked.execute).not.toHaveBeenCalled();
});

test('finds a check that loads after the page [CHK-13]', async () => {
  const page: { grecaptcha?: unknown } = {};
  const recaptcha = createRecaptcha(() => page.grecaptcha, 'key-1');
  expect(await recaptchaHeaders(recaptcha)).toEqual({});
  page.grecaptcha = checkerWith(() => Promise.resolve('token-1'));
  expect(await recaptchaHeaders(recaptcha)).toEqual({ 'X-Recaptcha': 'token-1' });
});

test.each([
  ['is not on the page', undefined],
  ['is something else', { ready: true }],
  ['fails', checkerWith(() => Promise.reject(new Error('blocked')))],
  [
    'throws',
    checkerWith(() => {
      throw new Error('Invalid site key');
    }),
  ],
  ['never answers', checkerWith(() => never)],
  ['is never ready', { ready: () => undefined, execute: () => Promise.resolve('token-1') }],
  ['answers nothing', checkerWith(() => Promise.resolve(''))],
])('orders without a token where the check %s [CHK-13]', async (_, offered) => {
  expect(await headersOf(offered)).toEqual({});
});
