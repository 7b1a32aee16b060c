/** The specification's error catalogue: expired sessions and fallback texts (§8). */

import { expect, test } from 'vitest';
import { errorToast } from '#machines/domain/toast.ts';
import { SignInDocument } from '#services/session/session.graphql.ts';
import { transportTo } from '#tests/services/wired-backend.ts';
import { customerOf, graphqlError, ShelfDocument } from './refused-customer.ts';
import { failureOf, json, never, plain, signIn, type Answering } from './wires.ts';

const kindOf = async (answering: Answering) => (await failureOf(customerOf(answering).reading())).kind;

test.each([
  ['401', plain('', { status: 401 })],
  ['403 without a reason', plain('<h1>Forbidden</h1>', { status: 403 })],
  ['401 with a message', json({ message: 'No.' }, { status: 401 })],
])('reports an expired session once for each request answered with %s [SESS-04]', async (_, answer) => {
  const { asking, refusals } = customerOf(answer);
  for (const [turn, askOnce] of asking.entries()) {
    expect((await failureOf(askOnce())).kind).toBe('sessionExpired');
    expect(refusals()).toBe(turn + 1);
  }
});

test('does not end the session for a replaced token, a wrong password or a guest’s 401 [SESS-04 SESS-07]', async () => {
  const customer = customerOf(() => {
    signIn(customer.settings, 'token-2');
    return plain('', { status: 401 })();
  });
  expect((await failureOf(customer.reading())).kind).toBe('sessionExpired');
  expect(customer.refusals()).toBe(0);
  const message = 'The account sign-in was incorrect or your account is disabled temporarily.';
  const errors = [{ message, extensions: { category: 'graphql-authentication' } }];
  const wrong = json({ errors, data: null }, { status: 401 });
  for (const answer of [wrong, plain('', { status: 401 })]) {
    const { transport, refusals } = customerOf(answer);
    const asked = transport.graphql.write(SignInDocument, { email: 'a@b.c', password: 'x' }, never());
    expect((await failureOf(asked)).kind).toBe('refused');
    expect(refusals()).toBe(0);
  }
  const { graphql } = transportTo(plain('', { status: 401 })).transport;
  expect((await failureOf(graphql.read(ShelfDocument, {}, never()))).kind).toBe('refused');
});

test.each([
  "The current customer isn't authorized.",
  "Oh no: THE CURRENT CUSTOMER ISN'T AUTHORIZED",
  'The request is allowed for logged in customer',
])('takes the authorization error %j for an expired session at any status [SESS-04]', async (message) => {
  for (const status of [200, 401, 403]) {
    const errors = [{ message, extensions: { category: 'graphql-authorization' } }];
    const { reading, refusals } = customerOf(json({ errors, data: null }, { status }));
    expect(await failureOf(reading())).toEqual({ kind: 'sessionExpired', message });
    expect(refusals()).toBe(1);
  }
});

test('reports the expired session before the lost cart where an answer has several errors [SESS-04 CART-05]', async () => {
  const category = 'graphql-authorization';
  const plainOne = { message: 'No.' };
  const cart = { message: 'Could not find a cart with ID "a"' };
  const session = { message: "The current customer isn't authorized.", extensions: { category } };
  expect(await kindOf(json({ errors: [plainOne, cart, session], data: null }))).toBe('sessionExpired');
  expect(await kindOf(json({ errors: [plainOne, cart], data: null }))).toBe('cartMissing');
  expect(await kindOf(json({ errors: [plainOne], data: null }))).toBe('server');
});

const refusal = (message: string, path: readonly string[] = [], status = 403) => {
  const errors = [{ message, path, extensions: { category: 'graphql-authorization' } }];
  return kindOf(json({ errors, data: null }, { status }));
};

test('takes a GraphQL 403 for an expired session only without a reason or for the whole account [SESS-04]', async () => {
  expect(await refusal('Not your order.')).toBe('refused');
  expect(await refusal('Not your order.', ['customer', 'orders'])).toBe('refused');
  expect(await refusal('')).toBe('sessionExpired');
  expect(await refusal('Das geht nicht.', ['customer'], 200)).toBe('sessionExpired');
});

test('removes the client’s prefix from a message [SHELL-18]', async () => {
  const { reading } = customerOf(graphqlError('GraphQL error: Out of water.', 'graphql-input'));
  expect((await failureOf(reading())).message).toBe('Out of water.');
  expect(errorToast('GraphQL error: Out of water.').message).toBe('Out of water.');
});
