/** The specification's error catalogue: kinds and exact texts (§8). */

import { expect, test } from 'vitest';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import {
  estimateFailedMessage,
  setMethodFailedMessage,
  shippingDetailsInvalidMessage,
} from '#machines/domain/delivery.ts';
import { isLostCart, toFailure } from '#machines/domain/failure.ts';
import { errorToast } from '#machines/domain/notice.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import { createRouteService } from '#services/route.service.ts';
import { SignInDocument } from '#services/session.graphql.ts';
import { ask, transportTo } from '#tests/services/wired-backend.ts';
import { customerOf, graphqlError, ShelfDocument } from './refused-customer.ts';
import { errorOf, failureOf, json, never, plain, signIn, type Answering } from './wires.ts';

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

test.each([
  ['Could not find a cart with ID "abc"', 'graphql-no-such-entity', 'This cart is no longer available.'],
  [
    'The current user cannot perform operations on cart "abc"',
    'graphql-authorization',
    'This cart is no longer available.',
  ],
  ["The cart isn't active.", 'graphql-input', "The cart isn't active."],
])(
  'takes %j for a lost cart and not for an expired session [CART-05 BEY-15]',
  async (said, category, message) => {
    for (const status of [200, 401, 403]) {
      const body = { errors: [{ message: said, extensions: { category } }], data: null };
      const { reading, refusals } = customerOf(json(body, { status }));
      const failure = await failureOf(reading());
      expect([isLostCart(failure), failure.message, refusals()]).toEqual([true, message, 0]);
    }
  },
);

const resolving = (answering: Answering) =>
  failureOf(ask(createRouteService(transportTo(answering).transport).resolveRoute, { path: '/nowhere' }));

test('reports a route without an answer or with the message 404 as not found [ROUTE-09]', async () => {
  const notFound = { kind: 'notFound', message: 'That page could not be found. Please try again.' };
  expect(await resolving(json({ data: { urlResolver: null } }))).toEqual(notFound);
  expect(await resolving(json({ errors: [{ message: '404' }] }))).toEqual(notFound);
  expect((await resolving(json({ errors: [{ message: 'Internal server error' }] }))).kind).toBe('server');
});

test.each([
  ['session dialog [SHELL-08]', timedOutMessage, 'Your session has timed out, please login again.'],
  ['estimate [SHIP-01]', estimateFailedMessage, 'Unable to get shipping methods'],
  ['method [SHIP-02]', setMethodFailedMessage, 'Error setting shipping method'],
  ['address [SHIP-02]', shippingDetailsInvalidMessage, 'Shipping details are invalid or missing.'],
  [
    'inactive account [SHELL-12]',
    inactiveAccountMessage,
    'Your account is currently inactive and you will not be able to place an order at this stage. Please contact us on Live Chat to discuss your account if your require an order.',
  ],
])('has the specified sentence: %s', (_, message, specified) => {
  expect(message).toBe(specified);
});

test('takes the server’s message first, then the error’s, then a string, else the fallback [NET-03]', async () => {
  const { posting } = customerOf(json({ message: 'The server says no.' }, { status: 400 }));
  expect(toFailure(await errorOf(posting())).message).toBe('The server says no.');
  expect(toFailure(new Error('The error says no.')).message).toBe('The error says no.');
  expect(toFailure('A string says no.').message).toBe('A string says no.');
  for (const nothing of [undefined, null, 5, {}, '', new Error('')])
    expect(toFailure(nothing).message).toBe('Something when wrong');
});

test('removes the client’s prefix from a message [SHELL-18]', async () => {
  const { reading } = customerOf(graphqlError('GraphQL error: Out of water.', 'graphql-input'));
  expect((await failureOf(reading())).message).toBe('Out of water.');
  expect(errorToast('GraphQL error: Out of water.').message).toBe('Out of water.');
});

test('shows the server’s words for too many attempts and does not repeat them [NET-10]', async () => {
  const message = 'Too many attempts. Please wait a while and try again.';
  const { posting } = customerOf(json({ message }, { status: 429 }));
  expect(await failureOf(posting())).toEqual({ kind: 'refused', message });
  const { reading, sent } = customerOf(graphqlError(message, 'graphql-input'));
  expect(await failureOf(reading())).toEqual({ kind: 'refused', message });
  expect(sent).toHaveLength(1);
});
