/** REST requests and answers: what is sent, shared, and never repeated. */

import { afterEach, expect, test, vi } from 'vitest';
import { RestError } from '#transport/failures.ts';
import {
  brokenConnection,
  clientsTo,
  closedGate,
  errorOf,
  failureOf,
  inTurn,
  json,
  never,
  plain,
  quiet,
  signIn,
  unanswered,
} from './wires.ts';

afterEach(() => void vi.useRealTimers());

const clientOf = (...[answering, own]: Parameters<typeof clientsTo>) => {
  const { rest: client, ...wires } = clientsTo(answering, own);
  return { ...wires, client };
};
type Client = ReturnType<typeof clientOf>['client'];

const calls: readonly (readonly [
  method: string,
  type: string,
  body: string,
  call: (client: Client, signal: AbortSignal) => Promise<unknown>,
])[] = [
  ['GET', 'application/json', '', (client, signal) => client.get('/rest/V1/carts', signal)],
  [
    'POST',
    'application/json',
    '{"a":1}',
    (client, signal) => client.post('/rest/V1/carts', { a: 1 }, signal),
  ],
  [
    'POST',
    'application/x-www-form-urlencoded',
    'a=1',
    (client, signal) => client.postForm('/rest/V1/carts', { a: '1' }, signal),
  ],
];

test.each(calls)(
  'sends a %s of %s with credentials, content type and X-Requested-With [NET-02 NET-08]',
  async (method, type, body, call) => {
    const { client, sent } = clientOf(json(true));
    await call(client, never());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, body, credentials: 'same-origin' });
    expect(sent[0]?.url.href).toBe('http://shop.test/rest/V1/carts');
    expect(sent[0]?.headers.get('Content-Type')?.split(';')[0]).toBe(type);
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  },
);

test('sends the cross-site token of the cookie as it is at each request [NET-02]', async () => {
  let cookie: string | null = null;
  const readCookie = (name: string) => (name === 'XSRF-TOKEN' ? cookie : 'another cookie');
  const { client, sent } = clientOf(json(true), { readCookie });
  await client.post('/a', {}, never());
  cookie = 'token-1';
  for (const [, , , call] of calls) await call(client, never());
  expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([
    null,
    'token-1',
    'token-1',
    'token-1',
  ]);
});

test.each(['<html>', '', '{"id":'])(
  'reports a good status with the body %j as malformed [NET-03]',
  async (text) => {
    expect((await failureOf(clientOf(plain(text)).client.post('/a', {}, never()))).kind).toBe('malformed');
  },
);

test.each(calls)('sends a %s of %s once in any trouble [NET-08]', async (_method, _type, _body, call) => {
  const answers = [
    brokenConnection,
    ...[408, 413, 429, 500, 502, 503, 504].map((status) =>
      json({ message: 'Later.' }, { status, headers: { 'Retry-After': '0' } }),
    ),
  ];
  for (const answer of answers) {
    const { client, sent, waits } = clientOf(inTurn(answer, json(true)));
    await failureOf(call(client, never()));
    await quiet();
    expect([sent.length, waits.length]).toEqual([1, 0]);
  }
});

test('reports a broken connection as a network failure, and accepts an answer after an hour [NET-03 NET-08]', async () => {
  const error = await errorOf(clientOf(inTurn(brokenConnection)).client.post('/a', {}, never()));
  expect(error).not.toBeInstanceOf(RestError);
  expect(error).toMatchObject({ kind: 'network', cause: brokenConnection });
  vi.useFakeTimers();
  const hour = 3_600_000;
  const late = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json('late')), hour));
  const asked = clientOf(late).client.get('/a', never());
  await vi.advanceTimersByTimeAsync(hour);
  expect(await asked).toBe('late');
});

test.each(calls)(
  'aborts a pending %s of %s on the wire, and sends none that was cancelled before [NET-03]',
  async (_method, _type, _body, call) => {
    const { client, sent } = clientOf(unanswered);
    expect((await failureOf(call(client, AbortSignal.abort()))).kind).toBe('cancelled');
    expect(sent).toHaveLength(0);
    const ending = new AbortController();
    const asked = errorOf(call(client, ending.signal));
    await quiet();
    ending.abort(new Error('the page has gone'));
    const error = await asked;
    expect(error).toMatchObject({ kind: 'cancelled' });
    expect(error).not.toBeInstanceOf(RestError);
    expect(sent[0]?.signal.aborted).toBe(true);
  },
);

/** A client whose numbered answers wait for the test. */
const gated = () => {
  const gate = closedGate();
  let count = 0;
  const wires = clientOf(async () => {
    await gate.opened;
    count += 1;
    return Response.json(count);
  });
  return { ...wires, release: gate.open };
};

test('shares one request among equal pending reads, none among writes or reads that follow another [NET-02]', async () => {
  const { client, sent, release } = gated();
  const reads = [client.get('/a', never()), client.get('/a', never()), client.get('/b', never())];
  const writes = [client.post('/c', {}, never()), client.post('/c', {}, never())];
  release();
  expect(new Set(await Promise.all(reads)).size).toBe(2);
  await Promise.all(writes);
  expect(sent.map(({ url }) => url.pathname).toSorted()).toEqual(['/a', '/b', '/c', '/c']);
  const { client: next, sent: later } = clientOf(inTurn(json(1), brokenConnection, json(3)));
  expect(await next.get('/a', never())).toBe(1);
  await failureOf(next.get('/a', never()));
  expect(await next.get('/a', never())).toBe(3);
  expect(later).toHaveLength(3);
});

test('never answers a read with that of another customer or of a guest [NET-02]', async () => {
  const { client, sent, settings, release } = gated();
  const asked = [client.get('/a', never())];
  for (const token of ['token-1', 'token-1', 'token-2']) {
    signIn(settings, token);
    asked.push(client.get('/a', never()));
  }
  release();
  expect((await Promise.all(asked)).toSorted()).toEqual([1, 2, 2, 3]);
  expect(sent.map(({ headers }) => headers.get('Authorization')).toSorted()).toEqual([
    'Bearer token-1',
    'Bearer token-2',
    null,
  ]);
});

test('sends the token that was live when the read was asked [NET-07]', async () => {
  const { client, sent, settings } = clientOf(json(true));
  signIn(settings, 'token-1');
  const asked = client.get('/a', never());
  settings.storage.remove('signin_token');
  await asked;
  await client.get('/a', never());
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token-1', null]);
});

test.each([0, 1])(
  'answers the other of two equal reads when number %i is cancelled [NET-02]',
  async (gone) => {
    const { client, release } = gated();
    const ending = new AbortController();
    const signals = gone === 0 ? [ending.signal, never()] : [never(), ending.signal];
    const asked = signals.map((signal) => client.get('/a', signal).catch((error: unknown) => error));
    await quiet();
    ending.abort();
    await quiet();
    release();
    expect(await asked[gone]).toMatchObject({ kind: 'cancelled' });
    expect(await asked[1 - gone]).toBe(1);
  },
);
