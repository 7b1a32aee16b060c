/** How a GraphQL answer becomes data or a failure: the body first, then the status (§8 error catalogue, NET-01). */

import { gql } from '@urql/core';
import { describe, expect, test } from 'vitest';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart.graphql.ts';
import {
  brokenBody,
  brokenConnection,
  errorOf,
  failureOf,
  graphqlTo,
  inTurn,
  json,
  never,
  plain,
  type Answering,
} from './wires.ts';

const ReadDocument = gql<{ shelf: unknown }>`
  query Shelf {
    shelf
  }
`;
const WriteDocument = gql<{ paint: unknown }>`
  mutation Paint {
    paint
  }
`;

const reading = (answering: Answering) => graphqlTo(answering).read(ReadDocument, {}, never());
const writing = (answering: Answering) => graphqlTo(answering).write(WriteDocument, {}, never());

const refusal = (category: string | null, message = 'No.', path: readonly string[] = ['shelf']) => ({
  errors: [{ message, path, ...(category === null ? {} : { extensions: { category } }) }],
  data: { shelf: null },
});

test('NET-01 data is answered as it came', async () => {
  expect(await reading(json({ data: { shelf: { board: 1 } } }))).toEqual({ shelf: { board: 1 } });
  expect(await reading(json({ data: { shelf: null } }))).toEqual({ shelf: null });
  expect(await writing(json({ data: { paint: [1, 2] } }))).toEqual({ paint: [1, 2] });
});

describe('the body is read before the status is judged', () => {
  test.each([
    [200, 'graphql-input', 'refused'],
    [200, 'graphql-no-such-entity', 'notFound'],
    [401, 'graphql-authentication', 'refused'],
    [401, 'graphql-authorization', 'refused'],
    [403, 'graphql-authorization', 'refused'],
    [404, 'graphql-no-such-entity', 'notFound'],
    [409, 'graphql-already-exists', 'refused'],
    [500, 'graphql-input', 'refused'],
    [500, null, 'server'],
    [200, null, 'server'],
    [200, 'graphql-something-new', 'server'],
  ] as const)('NET-01 status %i with category %s is known as %s', async (status, category, kind) => {
    expect(await failureOf(reading(json(refusal(category, 'Not today.'), { status })))).toEqual({
      kind,
      message: 'Not today.',
    });
    expect(await failureOf(writing(json(refusal(category, 'Not today.'), { status })))).toEqual({
      kind,
      message: 'Not today.',
    });
  });

  test.each([200, 401, 403])(
    'SESS-04 the expired session is known by category and text, at status %i',
    async (status) => {
      const message = "The current customer isn't authorized.";
      const answer = json(refusal('graphql-authorization', message), { status });
      const asked = graphqlTo(answer, 'customer').read(ReadDocument, {}, never());
      expect(await failureOf(asked)).toEqual({ kind: 'sessionExpired', message });
    },
  );

  test.each([200, 404, 500])('CART-05 a lost cart is known by its text, at status %i', async (status) => {
    const said = 'Could not find a cart with ID "abc"';
    const message = 'This cart is no longer available.';
    const answer = json(refusal('graphql-no-such-entity', said, ['updateCartItems']), { status });
    const client = graphqlTo(answer);
    const asked = client.write(UpdateItemsDocument, { cartId: 'abc', items: [] }, never());
    expect(await failureOf(asked)).toEqual({ kind: 'cartMissing', message });
  });

  test('CART-05 a lost cart is known by its category where the text is in another language', async () => {
    const answer = json(refusal('graphql-no-such-entity', 'Kein Warenkorb mit dieser ID', ['cart']));
    const client = graphqlTo(answer);
    const failure = await failureOf(client.read(CartDetailsDocument, { cartId: 'abc' }, never()));
    expect(failure.kind).toBe('cartMissing');
  });
});

describe('what is no GraphQL answer', () => {
  const missing = { kind: 'malformed', message: 'Server response was missing for query' };
  test.each<readonly [string, unknown]>([
    ['an empty object', {}],
    ['an object of something else', { message: 'hello' }],
    ['null data', { data: null }],
    ['a list', []],
  ])('NET-01 neither data nor errors: %s', async (_, body) => {
    expect(await failureOf(reading(json(body)))).toEqual(missing);
    expect(await failureOf(writing(json(body)))).toEqual(missing);
  });

  test.each(['null', '42', '"water"'])(
    'NET-01 a body of %s is malformed, not a lost connection',
    async (text) => {
      const answer = plain(text, { headers: { 'Content-Type': 'application/json' } });
      expect((await failureOf(reading(answer))).kind).toBe('malformed');
    },
  );

  test.each([
    ['<html>', 'application/json'],
    ['', 'application/json'],
    ['{"data": {', 'application/json'],
    ['<html><body>Back soon</body></html>', 'text/html'],
    ['Back soon', 'text/plain'],
  ])('NET-01 a body that is not JSON is a parse error: %j as %s', async (text, type) => {
    const answer = plain(text, { headers: { 'Content-Type': type } });
    expect((await failureOf(reading(answer))).kind).toBe('malformed');
    expect((await failureOf(writing(answer))).kind).toBe('malformed');
  });

  test.each([
    [300, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [413, 'refused'],
    [500, 'server'],
  ])('NET-01 status %i without a GraphQL body is told with the status', async (status, kind) => {
    const message = `Response not successful: Received status code ${status}`;
    const bodies = [
      plain('<h1>No</h1>', { status, statusText: 'No', headers: { 'Content-Type': 'text/html' } }),
      plain('<h1>No</h1>', { status, headers: { 'Content-Type': 'text/html' } }),
      plain('', { status }),
      json({ message: 'No' }, { status, statusText: 'No' }),
    ];
    for (const answer of bodies) expect(await failureOf(reading(answer))).toEqual({ kind, message });
  });

  test.each([502, 503, 504])(
    'NET-01 BEY-01 who answers %i in the place of the shop is heard in a sentence of theirs',
    async (status) => {
      const message = 'The shop’s server cannot be reached. Please try again in a moment.';
      expect(await failureOf(reading(json({ message }, { status })))).toEqual({ kind: 'server', message });
      expect(await failureOf(writing(json({ message }, { status })))).toEqual({ kind: 'server', message });
    },
  );

  test.each([401, 403])(
    'SESS-04 SESS-07 a bare %i is an expired session of whoever had one',
    async (status) => {
      const answer = plain('', { status });
      const asked = graphqlTo(answer, 'customer').read(ReadDocument, {}, never());
      expect((await failureOf(asked)).kind).toBe('sessionExpired');
      expect((await failureOf(reading(answer))).kind).toBe('refused');
    },
  );
});

describe('no answer', () => {
  test('NET-01 a connection that breaks is a network failure with a sentence for people', async () => {
    const failure = {
      kind: 'network',
      message: 'We could not reach the shop. Please check your connection and try again.',
    };
    expect(await failureOf(reading(inTurn(brokenConnection)))).toEqual(failure);
    expect(await failureOf(writing(inTurn(brokenConnection)))).toEqual(failure);
  });

  test('CART-06 a connection that breaks in the middle of the body is a network failure too', async () => {
    expect((await failureOf(writing(brokenBody))).kind).toBe('network');
  });

  test('the error keeps its cause for the developer', async () => {
    const error = await errorOf(writing(inTurn(brokenConnection)));
    expect(error).toHaveProperty('cause', brokenConnection);
  });
});
