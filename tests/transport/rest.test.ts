/** REST by request and answer: what is sent, what a refusal becomes, and that nothing is ever repeated (§7, NET-02, NET-03, NET-08). */

import { describe, expect, test, vi } from 'vitest';
import { createAuthorization } from '#transport/authorization.ts';
import { RestError } from '#transport/failures.ts';
import { createRestClient } from '#transport/rest.ts';
import {
  brokenConnection,
  errorOf,
  failureOf,
  inTurn,
  json,
  never,
  plain,
  quiet,
  signIn,
  wiresTo,
  closedGate,
  unanswered,
} from './wires.ts';

const clientOf = (...[answering, own]: Parameters<typeof wiresTo>) => {
  const wires = wiresTo(answering, own);
  return { ...wires, client: createRestClient(wires.settings, createAuthorization(wires.settings.storage)) };
};
type Client = ReturnType<typeof clientOf>['client'];

const calls: readonly (readonly [string, (client: Client, signal: AbortSignal) => Promise<unknown>])[] = [
  ['GET', (client, signal) => client.get('/rest/V1/carts', signal)],
  ['POST', (client, signal) => client.post('/rest/V1/carts', { a: 1 }, signal)],
  ['POST', (client, signal) => client.postForm('/rest/V1/carts', { a: '1' }, signal)],
];

describe('what is sent', () => {
  test.each(calls)(
    'NET-02 NET-08 a %s has credentials, asks for JSON and says who asks',
    async (method, call) => {
      const { client, sent } = clientOf(json(true));
      await call(client, never());
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method, credentials: 'same-origin' });
      expect(sent[0]?.url.href).toBe('http://shop.test/rest/V1/carts');
      expect(sent[0]?.headers.get('Accept')).toBe('application/json');
      expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
      expect(sent[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  test('NET-08 reads and writes name a JSON content type, forms their own', async () => {
    const { client, sent } = clientOf(json(true));
    for (const [, call] of calls) await call(client, never());
    expect(sent.map(({ headers }) => headers.get('Content-Type')?.split(';')[0])).toEqual([
      'application/json',
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
    expect(sent.map(({ body }) => body)).toEqual(['', '{"a":1}', 'a=1']);
  });

  test('ADDR-05 a form keeps every character of its fields', async () => {
    const { client, sent } = clientOf(json(true));
    await client.postForm('/scripts/x.php', { postcode: '4000&country=NZ', country: 'Ä U' }, never());
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ['postcode', '4000&country=NZ'],
      ['country', 'Ä U'],
    ]);
  });

  test.each(calls)('NET-02 a %s carries the cross-site token of the cookie', async (_, call) => {
    const asked: string[] = [];
    const readCookie = (name: string) => {
      asked.push(name);
      return name === 'XSRF-TOKEN' ? 'token-1' : 'another cookie';
    };
    const { client, sent } = clientOf(json(true), { readCookie });
    await call(client, never());
    expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
    expect(asked).toEqual(['XSRF-TOKEN']);
  });

  test('NET-02 the cookie is read anew for each call, and without it no token is sent', async () => {
    let cookie: string | null = null;
    const { client, sent } = clientOf(json(true), { readCookie: () => cookie });
    await client.post('/a', {}, never());
    cookie = 'later';
    await client.post('/a', {}, never());
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null, 'later']);
  });
});

describe('a good answer', () => {
  test.each([200, 201, 202, 299])('NET-02 status %i is success', async (status) => {
    const { client } = clientOf(json({ id: 7 }, { status }));
    expect(await client.get('/a', never())).toEqual({ id: 7 });
  });

  test.each([
    ['42', 42],
    ['"000042"', '000042'],
    ['true', true],
    ['[]', []],
    ['null', null],
  ])('NET-02 the body %s is decoded as it stands', async (text, value) => {
    expect(await clientOf(plain(text)).client.post('/a', {}, never())).toEqual(value);
  });

  test.each(['<html>', '', '{"id":'])('NET-03 a good status with the body %j is malformed', async (text) => {
    expect((await failureOf(clientOf(plain(text)).client.post('/a', {}, never()))).kind).toBe('malformed');
  });
});

describe('nothing is repeated', () => {
  test.each(calls)('NET-08 a %s is sent once, whatever comes', async (_, call) => {
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

  test('NET-03 a broken connection is a network failure, not a refusal', async () => {
    const error = await errorOf(clientOf(inTurn(brokenConnection)).client.post('/a', {}, never()));
    expect(error).not.toBeInstanceOf(RestError);
    expect(error).toMatchObject({ kind: 'network', cause: brokenConnection });
  });

  test('NET-08 there is no time-out: an answer after an hour still counts', async () => {
    vi.useFakeTimers();
    try {
      const hour = 3_600_000;
      const late = () =>
        new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json('late')), hour));
      const asked = clientOf(late).client.get('/a', never());
      await vi.advanceTimersByTimeAsync(hour);
      expect(await asked).toBe('late');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('cancelled', () => {
  test.each(calls)('NET-03 a %s under way is aborted on the wire and known as cancelled', async (_, call) => {
    const { client, sent } = clientOf(unanswered);
    const ending = new AbortController();
    const asked = errorOf(call(client, ending.signal));
    await quiet();
    ending.abort();
    const error = await asked;
    expect(error).toMatchObject({ kind: 'cancelled' });
    expect(error).not.toBeInstanceOf(RestError);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test.each(calls)('NET-03 a %s cancelled beforehand is never sent', async (_, call) => {
    const { client, sent } = clientOf(json(true));
    expect((await failureOf(call(client, AbortSignal.abort()))).kind).toBe('cancelled');
    expect(sent).toHaveLength(0);
  });
});

/** A client whose answers, counted, wait for the test. */
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

describe('identical reads', () => {
  test('NET-02 under way at the same time share one request', async () => {
    const { client, sent, release } = gated();
    const asked = [client.get('/a', never()), client.get('/a', never()), client.get('/b', never())];
    release();
    expect((await Promise.all(asked)).toSorted()).toEqual([1, 1, 2]);
    expect(sent.map(({ url }) => url.pathname).toSorted()).toEqual(['/a', '/b']);
  });

  test('NET-02 of another customer, or of a guest, are never answered with one’s own', async () => {
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

  test('NET-07 carry the token of whoever asked first, though it changes meanwhile', async () => {
    const { client, sent, settings } = clientOf(json(true));
    signIn(settings, 'token-1');
    const asked = client.get('/a', never());
    settings.storage.remove('signin_token');
    await asked;
    await client.get('/a', never());
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token-1', null]);
  });

  test('NET-02 one after the other are asked anew, after a failure too', async () => {
    const { client, sent } = clientOf(inTurn(json(1), brokenConnection, json(3)));
    expect(await client.get('/a', never())).toBe(1);
    await failureOf(client.get('/a', never()));
    expect(await client.get('/a', never())).toBe(3);
    expect(sent).toHaveLength(3);
  });

  test('NET-02 writes are never shared', async () => {
    const { client, sent, release } = gated();
    const asked = [client.post('/a', {}, never()), client.post('/a', {}, never())];
    release();
    await Promise.all(asked);
    expect(sent).toHaveLength(2);
  });

  test('NET-02 one who cancels takes no answer from the other', async () => {
    const { client, release } = gated();
    const ending = new AbortController();
    const first = failureOf(client.get('/a', ending.signal));
    const second = client.get('/a', never());
    await quiet();
    ending.abort();
    await quiet();
    release();
    expect((await first).kind).toBe('cancelled');
    expect(await second).toBe(1);
  });

  test('NET-02 one who came second can cancel, too', async () => {
    const { client, release } = gated();
    const ending = new AbortController();
    const first = client.get('/a', never());
    const second = failureOf(client.get('/a', ending.signal));
    await quiet();
    ending.abort();
    release();
    expect(await first).toBe(1);
    expect((await second).kind).toBe('cancelled');
  });
});
