/** How a GraphQL answer becomes data or a failure: the body first, then the status. */

import { expect, test } from 'vitest';
import { PaintDocument, ShelfDocument } from './refused-customer.ts';
import {
  type Answering,
  brokenBody,
  brokenConnection,
  errorOf,
  failureOf,
  graphqlTo,
  inTurn,
  json,
  never,
  plain,
  restTo,
} from './wires.ts';
import { CreateCartDocument } from '#services/cart/cart.graphql.ts';

const reading = (answering: Answering) => graphqlTo(answering).read(ShelfDocument, {}, never());
const writing = (answering: Answering) => graphqlTo(answering).write(PaintDocument, {}, never());

test.each([
  [200, 'graphql-no-such-entity', 'notFound'],
  [403, 'graphql-authorization', 'refused'],
  [200, 'graphql-authentication', 'refused'],
  [200, 'graphql-something-new', 'server'],
  [500, 'graphql-input', 'refused'],
  [500, null, 'server'],
  [200, null, 'server'],
] as const)('judges status %i by its body with category %s: %s [NET-01]', async (status, category, kind) => {
  const extensions = category === null ? {} : { extensions: { category } };
  const errors = [{ message: 'Not today.', path: ['shelf'], ...extensions }];
  const answer = json({ errors, data: { shelf: null } }, { status });
  for (const ask of [reading, writing])
    expect(await failureOf(ask(answer))).toEqual({ kind, message: 'Not today.' });
});

test.each<readonly [unknown]>([[{}], [{ message: 'hello' }], [{ data: null }], [[]]])(
  'reports a missing answer where the body is %j [NET-01]',
  async (body) => {
    const missing = { kind: 'malformed', message: 'Server response was missing for query' };
    expect(await failureOf(reading(json(body)))).toEqual(missing);
    expect(await failureOf(writing(json(body)))).toEqual(missing);
  },
);

test.each([
  ['null', 'application/json'],
  ['', 'application/json'],
  ['{"data": {', 'application/json'],
  ['<html><body>Back soon</body></html>', 'text/html'],
])('reports a malformed answer where the body is %j as %s [NET-01]', async (text, type) => {
  const answer = plain(text, { headers: { 'Content-Type': type } });
  expect((await failureOf(reading(answer))).kind).toBe('malformed');
  expect((await failureOf(writing(answer))).kind).toBe('malformed');
});

test.each([
  [300, 'refused'],
  [403, 'refused'],
  [500, 'server'],
])('names status %i where the body is not GraphQL [NET-01]', async (status, kind) => {
  const message = `Response not successful: Received status code ${status}`;
  const bodies = [
    plain('<h1>No</h1>', { status, headers: { 'Content-Type': 'text/html' } }),
    plain('', { status }),
    json({ message: 'No' }, { status, statusText: 'No' }),
  ];
  for (const answer of bodies) expect(await failureOf(reading(answer))).toEqual({ kind, message });
});

test('reports a broken connection as a network failure that keeps its cause [NET-01 CART-06]', async () => {
  const message = 'We could not reach the shop. Please check your connection and try again.';
  for (const ask of [reading, writing])
    expect(await failureOf(ask(inTurn(brokenConnection)))).toEqual({ kind: 'network', message });
  expect((await failureOf(writing(brokenBody))).kind).toBe('network');
  expect(await errorOf(writing(inTurn(brokenConnection)))).toHaveProperty('cause', brokenConnection);
});

const sentence =
  'The shop is being worked on and cannot answer right now. Please try again in a few minutes.';
const closedPage =
  '<!doctype html>\n<html xmlns="http://www.w3.org/1999/xhtml"><h1>Service Temporarily Unavailable</h1>';
const html = (status: number) => plain(closedPage, { status, headers: { 'Content-Type': 'text/html' } });

test.each([502, 503, 504])(
  'status %i is told in the proxy’s sentence, else in one of ours [BEY-22 BEY-01]',
  async (status) => {
    const graphql = graphqlTo(html(status));
    const failures = [
      await failureOf(graphql.write(CreateCartDocument, {}, never())),
      await failureOf(restTo(html(status)).post('/rest/V1/carts/mine', {}, never())),
    ];
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'server', message: sentence });
    const message = 'The shop’s server cannot be reached. Please try again in a moment.';
    for (const ask of [reading, writing])
      expect(await failureOf(ask(json({ message }, { status })))).toEqual({ kind: 'server', message });
  },
);
