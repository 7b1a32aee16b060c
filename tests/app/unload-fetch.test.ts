/** Requests during unload: what the browser cuts off has not failed; later ones are kept alive. */

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

/** The state of a request. */
const follow = (asked: Promise<Response>) => {
  const state = { now: 'pending' };
  asked.then(
    () => (state.now = 'answered'),
    () => (state.now = 'failed'),
  );
  return state;
};

const cutOff: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** A response whose body breaks off. */
const torn: typeof fetch = async () =>
  new Response(new ReadableStream({ pull: (rest) => rest.error(new TypeError('network error')) }));

test.each([
  ['a request', cutOff],
  ['the body of a response', torn],
])(
  '%s that is cut off during unload fails only once the page is sure to stay [BEY-04]',
  async (_, answer) => {
    const { ask, happen } = stage(answer);
    happen('beforeunload');
    const request = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(2900);
    expect(request.now).toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    expect(request.now).toBe('failed');
    const next = follow(ask('/rest'));
    await vi.advanceTimersByTimeAsync(0);
    expect(next.now).toBe('failed');
  },
);

test('a request cut off in a hidden page fails when the page is shown again [BEY-04]', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  happen('pagehide');
  const request = follow(ask('/rest'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.now).toBe('pending');
  happen('pageshow');
  await vi.advanceTimersByTimeAsync(0);
  expect(request.now).toBe('failed');
});

test('an aborted request fails at once [BEY-04]', async () => {
  const { ask, happen } = stage(cutOff);
  happen('beforeunload');
  const request = follow(ask('/rest', { signal: AbortSignal.abort() }));
  const other = follow(ask(new Request('http://shop/rest', { signal: AbortSignal.abort() })));
  await vi.advanceTimersByTimeAsync(0);
  expect([request.now, other.now]).toEqual(['failed', 'failed']);
});

test('sends with keepalive between pagehide and pageshow [BEY-05]', async () => {
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
