/** Which failure kind a GraphQL error is by text, category, path and status (§8). */

import { expect, test } from 'vitest';
import { graphqlFailure, interpolate, type GraphqlProblem } from '#transport/failures.ts';

const customer = { status: 200, hasToken: true, fields: ['shelf'] };
const kindOf = (problem: Partial<GraphqlProblem>, status = 200) =>
  graphqlFailure({ message: 'Nein.', category: null, path: [], ...problem }, { ...customer, status }).kind;

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
