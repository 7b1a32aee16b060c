/** Browser storage: keys, lifetimes, corrupt values. */

import { expect, test } from 'vitest';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from './wires.ts';

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
