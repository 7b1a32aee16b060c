/** The session's service on the real backend: a token held and made live, accounts made, tokens verified and revoked (§4, §7, ACC-02). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { CustomerType } from '#machines/domain/customer.ts';
import { createCustomerService } from '#services/customer.service.ts';
import { createSessionService } from '#services/session.service.ts';
import type { Layer } from '#transport/settings.ts';
import { brokenConnection, failureOf, inTurn, json, type Answering } from '#tests/transport/wires.ts';
import { ask, openBackend, transportTo, type OpenBackend } from './wired-backend.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend(seedShop);
}, 120_000);
afterAll(async () => {
  expect(backend.lines).toEqual([]);
  await backend.close();
});

const password = 'Water4all!';

const open = (answering: Answering = backend.answering, layer: Layer = 'merchant') => {
  const wires = transportTo(answering, { layer });
  const service = createSessionService(wires.transport, wires.session);
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

/** Which operation a request asked, by its document. */
const operationIn = (text: string): string => /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
const operationsOf = (sent: ReturnType<typeof open>['sent']): readonly string[] =>
  sent.map(({ url, body }) => operationIn(url.searchParams.get('query') ?? String(JSON.parse(body).query)));

/** The backend, but for the requests of one operation. */
const butFor =
  (operation: string, instead: Answering): Answering =>
  async (request) => {
    const text = request.method === 'GET' ? decodeURIComponent(request.url) : await request.clone().text();
    return operationIn(text.replaceAll('+', ' ')) === operation
      ? instead(request)
      : backend.answering(request);
  };

describe('signing in', () => {
  test('CART-11 SESS-01 a token is held back until it is made live, and then it is known whose it is', async () => {
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

  test('SESS-07 a wrong password is refused in the shop’s words and ends no session', async () => {
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

  test('an answer without a token is none', async () => {
    const { service } = open(json({ data: { generateCustomerToken: { token: null } } }));
    const credentials = { email: 'hannah@example.com', password };
    expect(await failureOf(ask(service.signIn, { credentials }))).toMatchObject({ kind: 'malformed' });
  });
});

describe('the token', () => {
  test('CART-14 SESS-02 once revoked it no longer holds, and nobody is asked twice', async () => {
    const { service, signIn, sent } = open();
    await signIn('aroha@example.com');
    expect(await ask(service.verifyToken, undefined)).toBe(true);
    await ask(service.revokeToken, undefined);
    expect(await ask(service.verifyToken, undefined)).toBe(false);
    expect(operationsOf(sent)).toEqual(['SignIn', 'WhoAmI', 'SignOut', 'WhoAmI']);
  });

  test('CART-14 without a token there is nothing to ask', async () => {
    const { service, sent } = open();
    expect(await ask(service.verifyToken, undefined)).toBe(false);
    expect(sent).toHaveLength(0);
  });

  test('CART-14 where nobody can be asked it is not known whether it holds', async () => {
    const { service, signIn } = open(butFor('WhoAmI', inTurn(brokenConnection)));
    await signIn('aroha@example.com');
    expect(await failureOf(ask(service.verifyToken, undefined))).toMatchObject({ kind: 'network' });
  });

  test.each([
    [false, 'signedOut'],
    [true, 'timedOut'],
  ] as const)('SESS-01 SESS-05 cleared, and why (timed out: %s)', async (isTimedOut, end) => {
    const { service, signIn, authorization } = open();
    await signIn('aroha@example.com');
    await ask(service.clearToken, { isTimedOut });
    expect([authorization.token(), authorization.email()]).toEqual([null, null]);
    expect(authorization.end()).toBe(end);
  });
});

describe('registering', () => {
  test.each([
    ['RESIDENTIAL', 'at.home@example.com'],
    ['COMMERCIAL', 'at.work@example.com'],
  ] as const)('ACC-02 GEN-05 NET-09 a %s account is made with the shop’s own number', async (type, email) => {
    const { service, transport, sent } = open();
    await ask(service.register, { registration: registrationOf(email, type, '07 7010 9000') });
    await ask(service.activateToken, { email });
    expect(operationsOf(sent)).toEqual(['getTypesOfCustomer', 'CreateMerchantCustomer', 'SignIn']);
    expect(JSON.parse(sent[1]?.body ?? '').variables.input).toMatchObject({ is_subscribed: true });
    const customer = await ask(createCustomerService(transport).readCustomer, undefined);
    expect(customer).toMatchObject({ email, firstname: 'Ida', lastname: 'Bell', type });
    expect(customer.phone).toBe('07 7010 9000');
  });

  test('ACC-02 an address that has an account is refused in the shop’s words', async () => {
    const { service, sent } = open();
    const registration = registrationOf('hannah@example.com');
    expect(await failureOf(ask(service.register, { registration }))).toEqual({
      kind: 'refused',
      message: 'A customer with the same email address already exists in an associated website.',
    });
    expect(operationsOf(sent)).not.toContain('SignIn');
  });

  test('ACC-02 made but not signed in: one is told to sign in, not to try again', async () => {
    const { service, signIn, authorization } = open(butFor('SignIn', json({}, { status: 503 })));
    const registration = registrationOf('made@example.com');
    expect(await failureOf(ask(service.register, { registration }))).toEqual({
      kind: 'refused',
      message: 'Your account has been created, but we could not sign you in. Please sign in now.',
    });
    await expect(signIn('made@example.com')).rejects.toThrow();
    expect(authorization.token()).toBeNull();
    const later = open();
    await later.signIn('made@example.com');
    expect(await ask(later.service.verifyToken, undefined)).toBe(true);
  });

  test('NET-09 where the types cannot be read the account is made without one', async () => {
    const { service, sent } = open(butFor('getTypesOfCustomer', json({ errors: [{ message: 'No.' }] })));
    await ask(service.register, { registration: registrationOf('plain@example.com', 'COMMERCIAL') });
    const creating = sent.find(({ body }) => body.includes('createCustomerV2'))?.body ?? '';
    expect(JSON.parse(creating).variables.input).not.toHaveProperty('custom_attributes');
  });

  test('GEN-05 a Magento without the merchant’s modules is not asked to take a phone number', async () => {
    const { service, sent } = open(backend.answering, 'stock');
    const registration = registrationOf('stock@example.com', 'RESIDENTIAL', '07 7010 9000');
    await ask(service.register, { registration });
    expect(operationsOf(sent)).toEqual(['CreateCustomer', 'SignIn']);
    expect(sent.map(({ body }) => body).join()).not.toContain('7010 9000');
  });
});

test('SESS-06 the customer info of the tab is forgotten', async () => {
  const { service, session } = open();
  session.write('customer_info', { signedIn: true }, null);
  await ask(service.clearCustomerInfo, undefined);
  expect(session.read('customer_info')).toBeNull();
});
