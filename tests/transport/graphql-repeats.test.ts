/** Asking again and giving up: reads up to five times with growing jittered waits, writes never, nothing after a cancellation (NET-01). */

import { gql } from '@urql/core';
import { describe, expect, test, vi } from 'vitest';
import {
  brokenBody,
  brokenConnection,
  failureOf,
  graphqlOf,
  inTurn,
  json,
  never,
  plain,
  quiet,
  wiresTo,
  closedGate,
  unanswered,
} from './wires.ts';

const ReadDocument = gql<{ shelf: string }, { id: number }>`
  query Shelf($id: Int!) {
    shelf(id: $id)
  }
`;
const WriteDocument = gql<{ paint: string }>`
  mutation Paint {
    paint
  }
`;
const good = json({ data: { shelf: 'oak' } });
const status = (code: number) => plain('<h1>Busy</h1>', { status: code });

const clientOf = (...[answering, own]: Parameters<typeof wiresTo>) => {
  const wires = wiresTo(answering, own);
  const client = graphqlOf(wires.settings);
  return { ...wires, client, read: (signal = never()) => client.read(ReadDocument, { id: 1 }, signal) };
};

const waitsWith = async (chance: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { read, waits } = clientOf(inTurn(brokenConnection));
  await failureOf(read());
  return waits;
};

describe('a read', () => {
  test('NET-01 is asked five times in all, after 300, 600, 1200 and 2400 ms, then fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { read, sent, waits } = clientOf(inTurn(brokenConnection));
    expect((await failureOf(read())).kind).toBe('network');
    expect(sent).toHaveLength(5);
    expect(waits).toEqual([300, 600, 1200, 2400]);
  });

  test('NET-01 the waits are jittered around that', async () => {
    const [low, high] = [await waitsWith(0), await waitsWith(0.999)];
    for (const [turn, middle] of [300, 600, 1200, 2400].entries()) {
      expect(low[turn]).toBeLessThan(middle);
      expect(low[turn]).toBeGreaterThan(0);
      expect(high[turn]).toBeGreaterThan(middle);
      expect(high[turn]).toBeLessThan(middle * 2);
    }
  });

  test.each([502, 503, 504])('NET-01 is asked again after status %i', async (code) => {
    const { read, sent } = clientOf(inTurn(status(code), status(code), good));
    expect(await read()).toEqual({ shelf: 'oak' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ url }) => url.href)).size).toBe(1);
  });

  test('NET-01 that is refused as overloaded five times says with which status', async () => {
    const { read, sent } = clientOf(inTurn(status(503)));
    expect(await failureOf(read())).toEqual({
      kind: 'server',
      message: 'The shop is being worked on and cannot answer right now. Please try again in a few minutes.',
    });
    expect(sent).toHaveLength(5);
  });

  test('NET-01 is answered as soon as the connection is back', async () => {
    const { read, sent, waits } = clientOf(inTurn(brokenConnection, brokenConnection, good));
    expect(await read()).toEqual({ shelf: 'oak' });
    expect([sent.length, waits.length]).toEqual([3, 2]);
  });

  test.each([
    ['status 400', status(400)],
    ['status 401', status(401)],
    ['status 404', status(404)],
    ['status 429', status(429)],
    ['status 500', status(500)],
    ['an error in the body', json({ errors: [{ message: 'No.' }] })],
    ['a body that is not JSON', plain('<h1>Hello</h1>')],
  ])('NET-01 is not repeated after %s', async (_, answer) => {
    const { read, sent } = clientOf(inTurn(answer, good));
    await failureOf(read());
    expect(sent).toHaveLength(1);
  });

  test('NET-01 is asked once only while offline', async () => {
    const { read, sent, waits } = clientOf(inTurn(brokenConnection), { isOnline: () => false });
    expect((await failureOf(read())).kind).toBe('network');
    expect([sent.length, waits.length]).toEqual([1, 0]);
  });

  test('NET-01 is not repeated any more once the connection is known to be lost', async () => {
    let attempts = 0;
    const { read, sent } = clientOf(
      () => {
        attempts += 1;
        throw brokenConnection;
      },
      { isOnline: () => attempts < 3 },
    );
    await failureOf(read());
    expect(sent).toHaveLength(3);
  });

  test.each([429, 503])('NET-01 waits after status %i as long as the server asks for', async (code) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const later = (wish: string) =>
      json({ message: 'Later.' }, { status: code, headers: { 'Retry-After': wish } });
    const { read, waits } = clientOf(
      inTurn(later('2'), later('Sat, 21 Nov 2026 10:00:07 GMT'), later('0'), later('soon'), good),
    );
    try {
      expect(code === 503 ? await read() : (await failureOf(read())).kind).toEqual(
        code === 503 ? { shelf: 'oak' } : 'refused',
      );
      // of what cannot be read nothing is known, and 429 alone is no invitation
      expect(waits).toEqual([2000, 7000, 1200, ...(code === 503 ? [2400] : [])]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('NET-01 honours the wish of a GraphQL body with status 503, too', async () => {
    const busy = json({ errors: [{ message: 'Busy.' }] }, { status: 503, headers: { 'Retry-After': '3' } });
    const { read, waits } = clientOf(inTurn(busy, good));
    expect(await read()).toEqual({ shelf: 'oak' });
    expect(waits).toEqual([3000]);
  });

  test('NET-01 is not repeated where the server asks for longer than anyone looks at an empty page', async () => {
    const { read, sent } = clientOf(
      inTurn(json({}, { status: 503, headers: { 'Retry-After': '11' } }), good),
    );
    expect((await failureOf(read())).kind).toBe('server');
    expect(sent).toHaveLength(1);
  });

  test('NET-01 whose answer breaks off in the middle is asked again', async () => {
    const { read, sent } = clientOf(inTurn(brokenBody, brokenBody, good));
    expect(await read()).toEqual({ shelf: 'oak' });
    expect(sent).toHaveLength(3);
  });

  test('NET-01 is not repeated when the connection is lost while it waits', async () => {
    let isOnline = true;
    const { read, sent } = clientOf(inTurn(brokenConnection, good), {
      isOnline: () => isOnline,
      wait: () => {
        isOnline = false;
        return Promise.resolve();
      },
    });
    expect((await failureOf(read())).kind).toBe('network');
    expect(sent).toHaveLength(1);
  });

  test('NET-04 urlResolver by POST is a read and is repeated', async () => {
    const { client, sent } = clientOf(inTurn(brokenConnection, good));
    expect(await client.readByPost(ReadDocument, { id: 1 }, never())).toEqual({ shelf: 'oak' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });
});

test.each([
  ['the connection breaks', brokenConnection],
  ['status 502', status(502)],
  ['status 503', status(503)],
  ['status 504', status(504)],
  ['an error in the body', json({ errors: [{ message: 'No.' }] })],
  ['the answer breaks off', brokenBody],
  ['status 429 with a wish', json({}, { status: 429, headers: { 'Retry-After': '1' } })],
  ['no JSON comes', plain('<h1>Hello</h1>')],
])('NET-01 PAY-04 a write is sent exactly once even where %s', async (_, answer) => {
  const { client, sent, waits } = clientOf(inTurn(answer, json({ data: { paint: 'blue' } })));
  await failureOf(client.write(WriteDocument, {}, never()));
  await quiet();
  expect([sent.length, waits.length]).toEqual([1, 0]);
});

test('NET-01 two equal writes are two writes', async () => {
  const { client, sent } = clientOf(json({ data: { paint: 'blue' } }));
  await Promise.all([client.write(WriteDocument, {}, never()), client.write(WriteDocument, {}, never())]);
  expect(sent).toHaveLength(2);
});

describe('cancelled', () => {
  const cancelled = { kind: 'cancelled', message: 'Cancelled' };

  test.each(['read', 'readByPost', 'write'] as const)(
    'NET-01 a %s under way is aborted on the wire and known as cancelled',
    async (kind) => {
      const { client, sent } = clientOf(unanswered);
      const ending = new AbortController();
      const document = kind === 'write' ? WriteDocument : ReadDocument;
      const asked = failureOf(client[kind](document, { id: 1 }, ending.signal));
      await quiet();
      expect(sent[0]?.signal.aborted).toBe(false);
      ending.abort();
      expect(await asked).toEqual(cancelled);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.signal.aborted).toBe(true);
    },
  );

  test('NET-01 what is cancelled beforehand is never sent', async () => {
    const { client, sent, waits } = clientOf(good);
    const signal = AbortSignal.abort();
    expect(await failureOf(client.read(ReadDocument, { id: 1 }, signal))).toEqual(cancelled);
    expect(await failureOf(client.write(WriteDocument, {}, signal))).toEqual(cancelled);
    expect([sent.length, waits.length]).toEqual([0, 0]);
  });

  test('NET-01 a read cancelled while it waits ends at once and is not asked again', async () => {
    const ending = new AbortController();
    const { opened } = closedGate();
    const { read, sent } = clientOf(inTurn(brokenConnection, good), { wait: () => opened });
    const asked = failureOf(read(ending.signal));
    await quiet();
    expect(sent).toHaveLength(1);
    ending.abort();
    expect(await asked).toEqual(cancelled);
    expect(sent).toHaveLength(1);
  });

  test('NET-01 whatever reason is given, a cancelled read is not repeated', async () => {
    const ending = new AbortController();
    const { read, sent, waits } = clientOf(unanswered);
    const asked = failureOf(read(ending.signal));
    await quiet();
    ending.abort(new Error('the page has gone'));
    expect(await asked).toEqual(cancelled);
    expect([sent.length, waits.length]).toEqual([1, 0]);
  });

  test('NET-01 one who cancels takes no answer from another who asks the same', async () => {
    const gate = closedGate();
    const { read } = clientOf(async () => {
      await gate.opened;
      return good();
    });
    const ending = new AbortController();
    const first = failureOf(read(ending.signal));
    await quiet();
    ending.abort();
    const second = read();
    gate.open();
    expect(await first).toEqual(cancelled);
    expect(await second).toEqual({ shelf: 'oak' });
  });
});
