/** How a GraphQL or REST answer becomes data or a failure: the body first, then the status. */

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
  signIn,
  type Visitor,
  clientsTo,
} from './wires.ts';
import { CreateCartDocument } from '#services/cart/cart.graphql.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { RestError } from '#transport/failures.ts';

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
  const message = category ? 'Not today.' : 'Something went wrong on our side. Please try again.';
  for (const ask of [reading, writing]) expect(await failureOf(ask(answer))).toEqual({ kind, message });
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

const expired = 'Your session has expired. Please refresh your page to continue';

const posting = (answering: Answering) => restTo(answering).post('/a?b=c', { d: 1 }, never());

const refusalOf = async (asked: Promise<unknown>): Promise<RestError> => {
  const error = await errorOf(asked);
  if (!(error instanceof RestError)) throw new Error(`no RestError but ${String(error)}`);
  return error;
};
const refused = (body: unknown, status = 400) => refusalOf(posting(json(body, { status })));

test('keeps method, url, status and the server’s message in the error [NET-03]', async () => {
  const error = await refused({ message: '%1 is closed.', parameters: ['Perth'] }, 422);
  expect(error).toBeInstanceOf(FailureError);
  expect({ ...error }).toMatchObject({
    kind: 'refused',
    method: 'POST',
    url: 'http://shop.test/a?b=c',
    status: 422,
    baseMessage: 'Perth is closed.',
  });
  expect([error.name, error.message]).toEqual(['RestError', 'Perth is closed.']);
});

test.each([
  [401, 'sessionExpired'],
  [403, 'refused'],
  [404, 'notFound'],
  [429, 'refused'],
  [500, 'server'],
])('maps status %i to %s for a customer [NET-03 SESS-04]', async (status, kind) => {
  const client = restTo(json({ message: 'No.' }, { status }), 'customer');
  expect((await refusalOf(client.get('/a', never()))).kind).toBe(kind);
});

test('knows a missing cart by its parameter in any language [CART-05]', async () => {
  const message = 'Es gibt kein %fieldName = %fieldValue';
  const lost = await refused({ message, parameters: { fieldName: 'cartId', fieldValue: 9 } }, 404);
  expect([lost.kind, lost.message]).toEqual(['cartMissing', 'This cart is no longer available.']);
  const other = await refused({ message, parameters: { fieldName: 'regionId', fieldValue: 9 } }, 404);
  expect(other.kind).toBe('notFound');
});

test.each<readonly [string, () => Response]>([
  ['HTML', plain('<h1>No</h1>', { status: 400 })],
  ['empty', plain('', { status: 400 })],
  ['JSON without a message', json({ error: 'No' }, { status: 400 })],
  ['a message that is not text', json({ message: { text: 'No' } }, { status: 400 })],
])('asks to refresh the page where a refusal is %s [NET-03, NET-10]', async (_, answer) => {
  expect(await failureOf(posting(answer))).toEqual({ kind: 'refused', message: expired });
});

test('a gateway that is asked too often says nothing of the session [BEY-22]', async () => {
  const message = 'The shop is very busy right now. Please wait a minute and try again.';
  expect(await failureOf(posting(plain('<h1>No</h1>', { status: 429 })))).toEqual({
    kind: 'refused',
    message,
  });
});

test('says for status 401 that the session expired, and puts what people read into the response data [NET-03 NET-10]', async () => {
  const parameters = { resources: 'self' };
  const body = { message: "The consumer isn't authorized to access %resources.", parameters, trace: 'x' };
  const error = await refused(body, 401);
  expect(error.message).toBe(expired);
  expect(error.baseMessage).toBe("The consumer isn't authorized to access self.");
  expect(error.data).toEqual({ ...body, message: expired });
});

const askedBy = (visitor: Visitor, status: number, body: unknown) =>
  refusalOf(restTo(json(body, { status }), visitor).put('/rest/V1/carts/mine', {}, never()));

test('ends a customer’s session on a bare 401 or 403, and never a guest’s [SESS-04 SESS-07]', async () => {
  for (const status of [401, 403]) {
    expect((await askedBy('guest', status, {})).kind).toBe('refused');
    expect((await askedBy('customer', status, {})).kind).toBe('sessionExpired');
  }
  const error = await askedBy('customer', 403, { message: 'This coupon is for our team.' });
  expect([error.kind, error.message]).toEqual(['refused', 'This coupon is for our team.']);
});

test.each([
  ['put', '/rest/V1/customers/me/password'],
  ['post', '/rest/default/V1/integration/customer/token'],
] as const)(
  'tells a wrong password from a refused token at %s %s [SESS-07 SESS-04]',
  async (method, path) => {
    const asked = (body: object) =>
      refusalOf(restTo(json(body, { status: 401 }), 'customer')[method](path, {}, never()));
    const message = "The password doesn't match this account. Verify the password and try again.";
    const wrong = await asked({ message });
    expect([wrong.kind, wrong.message]).toEqual(['refused', message]);
    const dead = { message: 'Der Verbraucher darf %resources nicht.', parameters: { resources: 'self' } };
    expect((await asked(dead)).kind).toBe('sessionExpired');
  },
);

const path = '/billing/invoice/INV-1.pdf';

test('reads a file with the bearer, by a request each time, and stores nothing [ACC-01 NET-02]', async () => {
  const { rest: client, settings, sent, kept } = clientsTo(plain('%PDF-1.7 …'));
  signIn(settings);
  const before = kept.written.length;
  const [first, second] = await Promise.all([client.getFile(path, never()), client.getFile(path, never())]);
  expect([await first.text(), await second.text()]).toEqual(['%PDF-1.7 …', '%PDF-1.7 …']);
  expect(sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
    ['GET', 'Bearer token-1'],
    ['GET', 'Bearer token-1'],
  ]);
  expect(kept.written).toHaveLength(before);
});
