/** Requests of a page that is being left: what the browser cuts off on the way out has not failed (BEY-04), what is sent then outlives the page (BEY-05). */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partingFetch } from '#app/parting-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stage = (answer: typeof fetch) => {
  const page = new EventTarget();
  const ask = partingFetch(
    Object.assign(page, { fetch: answer, setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) }),
  );
  return { ask, happen: (name: string) => page.dispatchEvent(new Event(name)) };
};

/** What is known of a request by now. */
const follow = (asked: Promise<Response>) => {
  const fate = { now: 'unknown' };
  asked.then(
    () => (fate.now = 'answered'),
    () => (fate.now = 'failed'),
  );
  return fate;
};

const cutOff: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** An answer whose beginning came. */
const torn: typeof fetch = async () =>
  new Response(new ReadableStream({ pull: (rest) => rest.error(new TypeError('network error')) }));

test.each([
  ['a request', cutOff],
  ['the rest of an answer', torn],
])(
  'BEY-04 %s that is cut off while the page is left is told only once it is sure to stay',
  async (_, answer) => {
    const { ask, happen } = stage(answer);
    happen('beforeunload');
    const fate = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(2900);
    expect(fate.now).toBe('unknown');
    await vi.advanceTimersByTimeAsync(200);
    expect(fate.now).toBe('failed');
    const next = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(0);
    expect(next.now).toBe('failed');
  },
);

test('BEY-04 a page that was nearly left twice waits from the second time on', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  await vi.advanceTimersByTimeAsync(2000);
  happen('beforeunload');
  await vi.advanceTimersByTimeAsync(1500);
  const fate = follow(ask('/rest'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(fate.now).toBe('unknown');
  await vi.advanceTimersByTimeAsync(600);
  expect(fate.now).toBe('failed');
});

test('BEY-04 what is cut off in a hidden page is told once it is shown again, however late', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  happen('pagehide');
  const fate = follow(ask('/rest'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fate.now).toBe('unknown');
  happen('pageshow');
  await vi.advanceTimersByTimeAsync(0);
  expect(fate.now).toBe('failed');
});

test('BEY-04 what the shop itself called off is not waited for, and answers come as they are', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  const fate = follow(ask('/rest', { signal: AbortSignal.abort() }));
  const other = follow(ask(new Request('http://shop/rest', { signal: AbortSignal.abort() })));
  await vi.advanceTimersByTimeAsync(0);
  expect([fate.now, other.now]).toEqual(['failed', 'failed']);

  const answering = stage(async () => new Response('{"a":1}', { status: 404, headers: { 'x-kept': 'yes' } }));
  answering.happen('beforeunload');
  const response = await answering.ask('/rest');
  expect([response.status, response.headers.get('x-kept'), await response.json()]).toEqual([
    404,
    'yes',
    { a: 1 },
  ]);
});

test('BEY-05 what is asked while the page goes outlives it, until it is back out of the history', async () => {
  const sent: (boolean | undefined)[] = [];
  const { ask, happen } = stage(async (_, init) => {
    sent.push(init?.keepalive);
    return new Response(null, { status: 204 });
  });
  await ask('/rest');
  happen('pagehide');
  await ask('/rest');
  happen('pageshow');
  await ask('/rest');
  expect(sent).toEqual([undefined, true, undefined]);
});
