/** Which failure an error is: text, category, path, status, expired sessions (§8). */

import { expect, test } from 'vitest';
import { graphqlFailure, interpolate, type GraphqlProblem } from '#transport/failures.ts';
import { errorToast } from '#machines/domain/toast.ts';
import { SignInDocument } from '#services/session/session.graphql.ts';
import { transportTo } from '#tests/services/wired-backend.ts';
import { customerOf, graphqlError, ShelfDocument } from './refused-customer.ts';
import { failureOf, json, never, plain, signIn, type Answering } from './wires.ts';

const shelfOwner = { status: 200, hasToken: true, fields: ['shelf'] };
const kindOf = (problem: Partial<GraphqlProblem>, status = 200) =>
  graphqlFailure({ message: 'Nein.', category: null, path: [], ...problem }, { ...shelfOwner, status }).kind;

test.each([
  ['Could not find a cart with ID "abc"', 'cartMissing'],
  ['The current user cannot perform operations on cart "abc"', 'cartForbidden'],
  ["The cart isn't active.", 'cartInactive'],
])(
  'knows a lost cart by the text %j with any category, path and status [CART-05 BEY-15]',
  (message, kind) => {
    for (const category of [null, 'graphql-no-such-entity', 'graphql-authorization', 'graphql-input'])
      for (const path of [[], ['cart'], ['updateCartItems', 'cart'], ['setGuestEmailOnCart']])
        for (const status of [200, 401, 403]) expect(kindOf({ message, category, path }, status)).toBe(kind);
  },
);

test.each([
  ['graphql-no-such-entity', ['cart'], 'cartMissing'],
  ['graphql-authorization', ['cart'], 'cartForbidden'],
  ['graphql-authorization', ['setGuestEmailOnCart'], 'cartForbidden'],
  // an item that is not in the cart, a product within it, a refused item
  ['graphql-no-such-entity', ['removeItemFromCart'], 'notFound'],
  ['graphql-no-such-entity', ['cart', 'items', 0, 'product'], 'notFound'],
  ['graphql-input', ['addProductsToCart'], 'refused'],
  ['graphql-no-such-entity', [], 'notFound'],
  [null, ['cart'], 'server'],
] as const)('in another language category %s at %j means %s [CART-05]', (category, path, kind) => {
  expect(kindOf({ category, path })).toBe(kind);
});

test('needs both category and text to know an expired session [SESS-04]', () => {
  const message = "The current customer isn't authorized.";
  expect(kindOf({ category: 'graphql-authorization', message, path: ['cart'] })).toBe('sessionExpired');
  expect(kindOf({ category: 'graphql-authorization' })).toBe('refused');
  expect(kindOf({ category: 'graphql-input', message })).toBe('refused');
  expect(kindOf({ message })).toBe('server');
});

test.each<readonly [string, unknown, string]>([
  [
    'No such entity with %fieldName = %fieldValue',
    { fieldName: 'cartId', fieldValue: 5 },
    'No such entity with cartId = 5',
  ],
  ['%1 and %2', ['a', 'b'], 'a and b'],
  ['%1 of %10; %11', ['a', 2, 3, 4, 5, 6, 7, 8, 9, 'ten'], 'a of ten; %11'],
  ['%1', ['%2', 'b'], '%2'],
  ['$& %1', ['$&'], '$& $&'],
  ['No %1 of %name', null, 'No %1 of %name'],
])('fills the template %j with %j as %j [NET-03]', (message, parameters, text) => {
  expect(interpolate({ message, parameters })).toBe(text);
});

const kindAt = async (answering: Answering) => (await failureOf(customerOf(answering).reading())).kind;

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
  expect(await kindAt(json({ errors: [plainOne, cart, session], data: null }))).toBe('sessionExpired');
  expect(await kindAt(json({ errors: [plainOne, cart], data: null }))).toBe('cartMissing');
  expect(await kindAt(json({ errors: [plainOne], data: null }))).toBe('server');
});

const refusal = (message: string, path: readonly string[] = [], status = 403) => {
  const errors = [{ message, path, extensions: { category: 'graphql-authorization' } }];
  return kindAt(json({ errors, data: null }, { status }));
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
