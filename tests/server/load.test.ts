/**
 * More requests than the shop can work on: some wait, the rest are refused at once, and all is
 * well afterwards.
 */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { createLoad } from '#server/load.ts';
import { openDoor } from './door-at.ts';

/** A backend that answers when it is told to. */
const heldBackend = () => {
  const held: (() => void)[] = [];
  const backend: DoorOptions['backend'] = () =>
    new Promise((answer) => void held.push(() => answer(Response.json({ data: { urlResolver: null } }))));
  const settle = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const state = { isOver: false };
    void asked.finally(() => (state.isOver = true));
    while (!state.isOver) {
      for (const answer of held.splice(0)) answer();
      await new Promise<void>((resolve) => void setImmediate(resolve));
    }
    return asked;
  };
  return { backend, held, settle };
};

/** Work that ends when it is told to. */
const heldWork = <Answer>(answer: Answer) => {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<Answer>((resolve) => void ends.push(() => resolve(answer))),
    finish: () => ends.forEach((end) => end()),
  };
};

test('three times as many requests as may wait: the excess is refused, none is lost, and it recovers [X2]', async () => {
  const { backend, held, settle } = heldBackend();
  const door = await openDoor({ backend, mostAtOnce: 2 });
  const ask = async (serial: number) =>
    serial % 2 === 0
      ? door.request(`/water-${serial}.html`, { headers: { Accept: 'text/html' } })
      : door.request('/graphql', { method: 'POST', body: '{}' });
  // two are worked on and eight wait
  const asked = Array.from({ length: 30 }, (_, serial) => ask(serial));
  const health = await door.request('/healthz');
  expect([health.status, held.length]).toEqual([200, 2]);
  expect((await door.request('/favicon.svg')).status).toBe(200);
  const refused = await Promise.all(asked.slice(-4));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  const statuses = (await settle(Promise.all(asked))).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 503)).toHaveLength(10);
  expect((await settle(ask(1))).status).toBe(200);
});

test('nothing waits behind a request that has waited long, or while the process is late [X2]', async () => {
  let [time, isLate] = [0, false];
  const load = createLoad({ mostAtOnce: 1, mostWaiting: 9, now: () => time, isLate: () => isLate });
  const { work, finish } = heldWork('first');
  const first = load.run(work);
  const second = load.run(async () => 'second');
  isLate = true;
  expect(await load.run(async () => 'late')).toBeNull();
  isLate = false;
  time = 1500;
  expect(await load.run(async () => 'third')).toBeNull();
  finish();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await load.run(async () => 'again')).toBe('again');
});

test('a request whose visitor has left is not begun [X2]', async () => {
  const load = createLoad({ mostAtOnce: 1, mostWaiting: 1 });
  const leaving = new AbortController();
  const { work, finish } = heldWork('first');
  const first = load.run(work);
  let isBegun = false;
  const second = load.run(
    async () => void (isBegun = true),
    () => leaving.signal,
  );
  leaving.abort();
  finish();
  await first;
  expect([await second, isBegun]).toEqual([null, false]);
});
