/** Public questions to the backend: asked once in a while, and again at once after a failure. */

import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createAskOnce } from '#server/ask-once.ts';

const question = () => new Request('https://shop.example/graphql?query=menu');

test.each<readonly [string, () => Response, number]>([
  ['that is whole', () => Response.json({ data: { menu: [] } }), 1],
  [
    'with errors',
    () => Response.json({ data: { menu: null }, errors: [{ message: 'Internal server error' }] }),
    2,
  ],
  ['that is no JSON', () => new Response('<html>'), 2],
  ['of a backend that fails', () => new Response('{}', { status: 503 }), 2],
])('an answer %s is asked for as often as that [VIEW-01]', async (_, answer, times) => {
  const ask = vi.fn(async () => answer());
  const askOnce = createAskOnce({ ask, now: () => 0, lifetime: 1000 });
  // who asks meanwhile waits for the same answer
  await Promise.all([askOnce(question()), askOnce(question())]);
  await setImmediate();
  await askOnce(question());
  expect(ask).toHaveBeenCalledTimes(times);
});
