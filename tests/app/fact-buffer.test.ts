/** What the shop emits before the tracking is loaded. */

import { expect, test } from 'vitest';
import { bufferFacts, mostFacts } from '#app/fact-buffer.ts';
import type { ShopFact } from '#machines/shop.events.ts';

const emitter = () => {
  const listeners = new Set<(fact: ShopFact) => void>();
  const on = (_: unknown, listener: (fact: ShopFact) => void) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
  const emit = (path: string) =>
    listeners.forEach((listener) => listener({ type: 'place.linkFollowed', path }));
  return { on: on as never, emit, listeners };
};

test('hands over the facts of the time before in order, the newest where there are too many [TRK-01]', () => {
  const { on, emit, listeners } = emitter();
  bufferFacts({ on }).drop();
  expect(listeners.size).toBe(0);
  const buffer = bufferFacts({ on });
  for (let count = 0; count <= mostFacts; count += 1) emit(`/${count}`);
  const paths: string[] = [];
  buffer.release((fact) => void paths.push('path' in fact ? fact.path : ''));
  emit('/later');
  expect(paths).toHaveLength(mostFacts + 1);
  expect([paths[0], paths.at(-1)]).toEqual(['/1', '/later']);
});
