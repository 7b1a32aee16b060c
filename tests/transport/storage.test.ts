/** Browser storage: keys, lifetimes, corrupt values, and storage full, forbidden or absent. */

import { expect, test, describe } from 'vitest';
import { createStorage, type StorageEvents } from '#transport/storage.ts';
import { readReleasedCartId } from '#app/cart-storage.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { createAuthorization } from '#transport/authorization.ts';
import { memoryArea } from './wires.ts';
import { smallArea, forbiddenArea } from './areas.ts';
import type { StorageArea } from '#transport/storage-area.ts';

const at = (start = 1_000_000) => {
  const kept = memoryArea();
  const clock = { now: start };
  return { ...kept, clock, storage: createStorage(kept.area, 'P__', () => clock.now) };
};

test('touches only keys with its prefix, also when many are removed [STO-01 BEY-08]', () => {
  const { storage, entries } = at();
  entries.set('cartId', 'somebody else’s');
  storage.write('cartId', 'mine', 60);
  expect([...entries.keys()]).toEqual(['cartId', 'P__cartId']);
  storage.remove('cartId');
  expect([...entries]).toEqual([['cartId', 'somebody else’s']]);
  expect(storage.read('cartId')).toBeNull();
  const { storage: many, entries: all } = at();
  for (const key of ['routes:/a', 'routes:/b', 'routesOf', 'cartId']) many.write(key, 1, null);
  all.set('routes:/a', 'somebody else’s');
  many.removeAll('routes:');
  expect([...all.keys()]).toEqual(['P__routesOf', 'P__cartId', 'routes:/a']);
});

test('removes an entry when the seconds of its last writing are over, never one without a lifetime [STO-01 SESS-01]', () => {
  const { storage, clock, entries } = at();
  storage.write('signin_token', 'old', 3600);
  clock.now += 1_800_000;
  storage.write('signin_token', 'abc', 3600);
  clock.now += 3_600_000;
  expect(storage.read('signin_token')).toBe('abc');
  clock.now += 1;
  expect(storage.read('signin_token')).toBeNull();
  expect(entries.size).toBe(0);
  storage.write('key', 'for ever', null);
  clock.now += 10 * 365 * 86_400_000;
  expect(storage.read('key')).toBe('for ever');
});

test.each([
  ['no JSON', 'cart-1'],
  ['null', 'null'],
  ['an object of another shape', '{"value":"a","expires":1}'],
  ['an entry without a value', '{"storedAt":1,"lifetime":5}'],
  ['an entry of an unknown age', '{"value":"a","storedAt":"yesterday","lifetime":5}'],
  ['an entry of an unknown lifetime', '{"value":"a","storedAt":1,"lifetime":"5"}'],
])('ignores %s and writes over it [STO-01]', (_, text) => {
  const { storage, entries } = at();
  entries.set('P__key', text);
  expect(storage.read('key')).toBeNull();
  storage.write('key', 'mine', 60);
  expect(storage.read('key')).toBe('mine');
});

test('reads an expired entry on request, more than once [ROUTE-08]', () => {
  const { storage, clock } = at();
  storage.write('routes:/a', 'somewhere', 3600);
  expect(storage.readEvenExpired('routes:/a')).toEqual({ value: 'somewhere', isExpired: false });
  clock.now += 3_600_001;
  for (const _ of [1, 2])
    expect(storage.readEvenExpired('routes:/a')).toEqual({ value: 'somewhere', isExpired: true });
  expect(storage.readEvenExpired('key')).toBeNull();
});

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

const hostile: readonly (readonly [name: string, kept: unknown])[] = [
  ['of 60,000 letters', 'x'.repeat(60_000)],
  ['of two lines', 'a\r\nX-Evil: 1'],
  ['with an accent', 'naïve'],
  ['of two words', 'two words'],
  ['that is a number', 7],
  ['that is an object', { a: 1 }],
];

test.each(hostile)(
  'a stored token or cart id %s is dropped, and the visitor is a guest [STO-01 SESS-01]',
  (_, kept) => {
    const { area, entries } = memoryArea();
    const storage = createStorage(area, 'P__');
    storage.write('session_email', 'hannah@example.com', 3600);
    storage.write('signin_token', kept, 3600);
    storage.write('cartId', kept, 3600);
    const authorization = createAuthorization(storage);
    storage.write('released_cart', kept, 3600);
    expect([authorization.token(), authorization.email()]).toEqual([null, null]);
    expect([readCartId(storage), readReleasedCartId(storage)]).toEqual([null, null]);
    expect([...entries.keys()]).not.toContain('P__signin_token');
  },
);

test('a signed token of many claims is sent [SESS-01]', () => {
  const storage = createStorage(memoryArea().area, 'P__');
  const token = `${'eyJ'.repeat(200)}.${'a_-'.repeat(200)}.${'b'.repeat(43)}`;
  storage.write('signin_token', token, 3600);
  expect(createAuthorization(storage).token()).toBe(token);
});

const keysOf = ({ entries }: { readonly entries: ReadonlyMap<string, string> }) => [...entries.keys()];

describe.each<readonly [string, StorageArea | null]>([
  ['forbidden', forbiddenArea],
  ['absent', null],
  ['without any room', smallArea(0).area],
])('storage that is %s', (_, area) => {
  test('keeps values in memory as long as the page lives, and removes them by prefix as well [STO-01 BEY-08]', () => {
    const clock = { now: 1_000_000 };
    const storage = createStorage(area, 'P__', () => clock.now);
    storage.write('signin_token', 'abc', 3600);
    storage.write('cartId', 'cart-1', null);
    expect(storage.read('signin_token')).toBe('abc');
    expect(storage.expiresAt('signin_token')).toBe(4_600_000);
    clock.now += 3_600_001;
    expect([storage.read('signin_token'), storage.read('cartId')]).toEqual([null, 'cart-1']);
    storage.remove('cartId');
    expect(storage.read('cartId')).toBeNull();
    expect(createStorage(area, 'P__').read('cartId')).toBeNull();
    const other = createStorage(area, 'P__');
    other.write('routes:/a', 1, null);
    other.removeAll('routes:');
    expect(other.readEvenExpired('routes:/a')).toBeNull();
  });

  test('keeps only the newest fifty cached answers in memory [STO-01]', () => {
    const storage = createStorage(area, 'P__');
    storage.write('cartId', 'cart-1', null);
    for (let count = 0; count < 80; count += 1) storage.write(`api:${count}`, count, null);
    expect([29, 30, 79].map((count) => storage.read(`api:${count}`))).toEqual([null, 30, 79]);
    expect(storage.read('cartId')).toBe('cart-1');
  });
});

test('removes cached answers, routes, images and expired entries when storage is full, and nothing else [STO-01]', () => {
  const kept = smallArea(10_000);
  const clock = { now: 1_000_000 };
  const storage = createStorage(kept.area, 'P__', () => clock.now);
  storage.write('old', 'x', 1);
  clock.now += 2000;
  storage.write('cartId', 'cart-1', 60);
  for (const key of ['api:a', 'routes:/a', 'imagesBySku']) storage.write(key, 'x', null);
  kept.entries.set('api:of another', 'x');
  kept.entries.set('P__foreign', 'not json');
  kept.entries.set('filling', '');
  kept.entries.set('filling', 'x'.repeat(10_000 - kept.used()));
  storage.write('signin_token', 'abc', 3600);
  expect(keysOf(kept)).toEqual(['P__cartId', 'api:of another', 'P__foreign', 'filling', 'P__signin_token']);
  expect(createStorage(kept.area, 'P__', () => clock.now).read('signin_token')).toBe('abc');
});

test('leaves no older value behind when the new one does not fit, and writes again once there is room [STO-01]', () => {
  const kept = smallArea(1000);
  const storage = createStorage(kept.area, 'P__');
  storage.write('signin_token', 'old', 3600);
  kept.entries.set('filling', 'x'.repeat(1000 - kept.used() - 'filling'.length));
  const longer = 'new'.repeat(50);
  storage.write('signin_token', longer, 3600);
  expect(storage.read('signin_token')).toBe(longer);
  expect(createStorage(kept.area, 'P__').read('signin_token')).toBeNull();
  const small = smallArea(200);
  small.entries.set('filling', 'x'.repeat(190));
  const narrow = createStorage(small.area, 'P__');
  narrow.write('cartId', 'cart-1', null);
  small.entries.delete('filling');
  narrow.write('cartId', 'cart-2', null);
  expect(createStorage(small.area, 'P__').read('cartId')).toBe('cart-2');
  expect(narrow.read('cartId')).toBe('cart-2');
});
