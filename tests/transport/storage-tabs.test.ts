/** Changes of storage by other tabs. */

import { expect, test } from 'vitest';
import { createStorage, type StorageEvents } from '#transport/storage.ts';
import { smallArea } from './areas.ts';
import { memoryArea } from './wires.ts';

type Listener = Parameters<StorageEvents['addEventListener']>[1];

const otherTab = () => {
  const listeners = new Set<Listener>();
  const events: StorageEvents = {
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  return {
    events,
    listeners,
    changes: (key: string | null) => listeners.forEach((listener) => listener({ key })),
  };
};

test('reports changes of the watched key and a cleared storage only, and none without other tabs [SESS-05]', () => {
  const tab = otherTab();
  const storage = createStorage(memoryArea().area, 'P__', Date.now, tab.events);
  let heard = 0;
  const stop = storage.watch('cartId', () => (heard += 1));
  for (const key of ['P__cartId', 'cartId', 'P__cartId2', 'Q__cartId']) tab.changes(key);
  expect(heard).toBe(1);
  tab.changes(null);
  expect(heard).toBe(2);
  stop();
  expect(tab.listeners.size).toBe(0);
  expect(() => createStorage(null, 'P__').watch('cartId', () => undefined)()).not.toThrow();
});

test('prefers what another tab wrote to a value that was only in memory [SESS-05 STO-01]', () => {
  const tab = otherTab();
  const kept = smallArea(100);
  kept.entries.set('filling', 'x'.repeat(90));
  const storage = createStorage(kept.area, 'P__', Date.now, tab.events);
  const seen: unknown[] = [];
  storage.watch('cartId', () => seen.push(storage.read('cartId')));
  storage.write('cartId', 'mine', null);
  kept.entries.clear();
  createStorage(kept.area, 'P__').write('cartId', 'theirs', null);
  tab.changes('P__cartId');
  storage.write('cartId', 'x'.repeat(200), null);
  tab.changes(null);
  expect(seen).toEqual(['theirs', null]);
});
