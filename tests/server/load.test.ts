/**
 * More requests than the shop can work on: some wait, the rest are refused at once, and all is
 * well afterwards.
 */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
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
