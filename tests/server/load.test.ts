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
      await turn();
    }
    return asked;
  };
  return { backend, held, settle };
};

/** Until the event loop comes round. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

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
  // of pages and of questions each, two are worked on and eight wait
  const asked = Array.from({ length: 30 }, (_, serial) => ask(serial));
  for (let turns = 0; turns < 4; turns += 1) await turn();
  const health = await door.request('/healthz');
  expect([health.status, held.length]).toEqual([200, 4]);
  expect((await door.request('/favicon.svg')).status).toBe(200);
  const refused = await Promise.all(asked.slice(-4));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  const statuses = (await settle(Promise.all(asked))).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 503)).toHaveLength(20);
  expect((await settle(ask(1))).status).toBe(200);
});

test('a page is shown while the backend keeps every question waiting [X2]', async () => {
  const { backend: hold, settle } = heldBackend();
  const backend: DoorOptions['backend'] = async (request, visitor) =>
    (await request.clone().text()).includes('query PageFate')
      ? Response.json({ data: { urlResolver: null } })
      : hold(request, visitor);
  const door = await openDoor({ backend, mostAtOnce: 1 });
  const ask = async () => door.request('/graphql', { method: 'POST', body: '{}' });
  const question = ask();
  await turn();
  const page = await door.request('/water.html', { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect((await settle(question)).status).toBe(200);
});

test('one request begins in a turn of the event loop, and a long queue that stands still lets none in [X2]', async () => {
  let time = 0;
  const load = createLoad({ mostAtOnce: 2, mostWaiting: 8, now: () => time });
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  const running = [load.run(work('first')), load.run(work('second')), load.run(work('third'))];
  await turn();
  expect(begun).toEqual(['first']);
  await turn();
  expect(begun).toEqual(['first', 'second']);
  time = 600;
  // two of eight wait, one of them for long
  running.push(load.run(work('fourth')));
  expect(await load.run(work('refused'))).toBeNull();
  await Promise.all(running);
  await load.run(work('again'));
  expect(begun).toEqual(['first', 'second', 'third', 'fourth', 'again']);
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
  await turn();
  leaving.abort();
  finish();
  await first;
  expect([await second, isBegun]).toEqual([null, false]);
});
