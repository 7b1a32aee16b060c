/** The error catalogue: which kind a text, a category or a status is, in any language (§8). */

import { describe, expect, test } from 'vitest';
import { toFailure } from '#machines/domain/failure.ts';
import {
  graphqlFailure,
  interpolate,
  missingAnswer,
  parseFailure,
  restFailure,
  statusFailure,
  unansweredFailure,
  type GraphqlCall,
  type GraphqlProblem,
} from '#transport/failures.ts';

const customer = { status: 200, hasToken: true, fields: ['shelf'] };
const guest = { ...customer, hasToken: false };

const kindOf = (problem: Partial<GraphqlProblem>, call: GraphqlCall = customer) =>
  graphqlFailure({ message: 'Nein.', category: null, path: [], ...problem }, call).kind;

describe('a lost cart', () => {
  test.each([
    ['Could not find a cart with ID "abc"', 'cartMissing'],
    ['COULD NOT FIND A CART', 'cartMissing'],
    ['The current user cannot perform operations on cart "abc"', 'cartForbidden'],
    ["The cart isn't active.", 'cartInactive'],
  ])('CART-05 BEY-15 %j is known by its text, whatever the category and path', (message, kind) => {
    for (const category of [null, 'graphql-no-such-entity', 'graphql-authorization', 'graphql-input'])
      for (const path of [[], ['cart'], ['updateCartItems', 'cart'], ['setGuestEmailOnCart']])
        expect(kindOf({ message, category, path })).toBe(kind);
  });

  test.each([
    ['graphql-no-such-entity', ['cart'], 'cartMissing'],
    ['graphql-no-such-entity', ['addProductsToCart'], 'cartMissing'],
    ['graphql-authorization', ['cart'], 'cartForbidden'],
    ['graphql-authorization', ['addProductsToCart'], 'cartForbidden'],
    ['graphql-authorization', ['updateCartItems'], 'cartForbidden'],
    ['graphql-authorization', ['removeItemFromCart'], 'cartForbidden'],
    ['graphql-authorization', ['setGuestEmailOnCart'], 'cartForbidden'],
  ] as const)('CART-05 %s at %j is known by its category in another language', (category, path, kind) => {
    expect(kindOf({ category, path })).toBe(kind);
  });

  test.each([
    ['a line that is not in the cart', 'graphql-no-such-entity', ['removeItemFromCart']],
    ['a product within a cart', 'graphql-no-such-entity', ['cart', 'items', 0, 'product']],
    ['a page', 'graphql-no-such-entity', ['cmsPage']],
    ['a refused line', 'graphql-input', ['addProductsToCart']],
    ['an error without a place', 'graphql-no-such-entity', []],
    ['an error without a category', null, ['cart']],
  ] as const)('CART-05 %s is no lost cart', (_, category, path) => {
    expect(kindOf({ category, path })).not.toMatch(/^cart/);
  });
});

describe('an expired session', () => {
  const message = "The current customer isn't authorized.";
  test('SESS-04 is known by category and text, in any letter case', () => {
    const category = 'graphql-authorization';
    expect(kindOf({ category, message })).toBe('sessionExpired');
    expect(kindOf({ category, message: `Oh: ${message.toUpperCase()} Sorry` })).toBe('sessionExpired');
    expect(kindOf({ category, message, path: ['cart'] })).toBe('sessionExpired');
  });

  test('SESS-04 needs both', () => {
    expect(kindOf({ category: 'graphql-authorization' })).toBe('refused');
    expect(kindOf({ category: 'graphql-input', message })).toBe('refused');
    expect(kindOf({ message })).toBe('server');
  });
});

describe('everything else', () => {
  test.each([
    ['graphql-no-such-entity', 'notFound'],
    ['graphql-input', 'refused'],
    ['graphql-already-exists', 'refused'],
    ['graphql-authentication', 'refused'],
    ['graphql-authorization', 'refused'],
    ['graphql-something-new', 'server'],
    ['', 'server'],
    [null, 'server'],
  ])('§8 the category %s is %s', (category, kind) => {
    expect(kindOf({ category })).toBe(kind);
  });

  test('§8 the server’s own sentence is what people read', () => {
    expect(toFailure(graphqlFailure({ message: 'Bitte später.', category: null, path: [] }, guest))).toEqual({
      kind: 'server',
      message: 'Bitte später.',
    });
  });

  test('§8 the fixed sentences', () => {
    expect(toFailure(statusFailure(418, guest))).toEqual({
      kind: 'refused',
      message: 'Response not successful: Received status code 418',
    });
    expect(statusFailure(500, guest).kind).toBe('server');
    expect(toFailure(missingAnswer())).toEqual({
      kind: 'malformed',
      message: 'Server response was missing for query',
    });
    expect(parseFailure(new SyntaxError('x'))).toMatchObject({
      kind: 'malformed',
      cause: expect.any(SyntaxError),
    });
  });

  test('NET-03 only a cancellation is known as one', () => {
    expect(unansweredFailure(new DOMException('Stop', 'AbortError')).kind).toBe('cancelled');
    expect(unansweredFailure(new TypeError('Failed to fetch')).kind).toBe('network');
    expect(unansweredFailure(undefined).kind).toBe('network');
    expect(unansweredFailure('AbortError').kind).toBe('network');
  });
});

describe('templates', () => {
  test.each<readonly [string, unknown, string]>([
    [
      'No such entity with %fieldName = %fieldValue',
      { fieldName: 'cartId', fieldValue: 5 },
      'No such entity with cartId = 5',
    ],
    ['%1 and %2', ['a', 'b'], 'a and b'],
    ['%1 and %1', ['a'], 'a and a'],
    ['%field and %fieldName', { field: 'a', fieldName: 'b' }, 'a and b'],
    ['%1', ['%2', 'b'], '%2'],
    ['$& %1', ['$&'], '$& $&'],
    ['50% off', {}, '50% off'],
    ['%constructor %toString', {}, '%constructor %toString'],
  ])('NET-03 %j with %j reads %j', (message, parameters, text) => {
    expect(interpolate({ message, parameters })).toBe(text);
  });

  test('NET-03 a refusal without a body still knows where it came from', () => {
    const call = { method: 'POST', url: 'http://shop.test/a', status: 500 };
    expect(restFailure(null, call, false)).toMatchObject({ ...call, kind: 'server' });
  });
});
