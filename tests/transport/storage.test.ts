/** What the browser keeps: for as long as it should, under its prefix, and never to the harm of the page (§7 browser storage, STO-01). */

import { describe, expect, test } from 'vitest';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from './wires.ts';

const at = (start = 1_000_000) => {
  const kept = memoryArea();
  const clock = { now: start };
  return { ...kept, clock, storage: createStorage(kept.area, 'P__', () => clock.now) };
};

describe('keeping', () => {
  test.each<readonly [string, unknown]>([
    ['text', 'cart-1'],
    ['a number', 0],
    ['false', false],
    ['a list', [1, { a: 'b' }]],
    ['an object', { street: ['1 Queen St'], region: null }],
    ['nothing', null],
  ])('STO-01 %s comes back as it was', (_, value) => {
    const { storage } = at();
    storage.write('key', value, null);
    expect(storage.read('key')).toEqual(value);
  });

  test('STO-01 every key has the prefix, and only keys with it are touched', () => {
    const { storage, entries } = at();
    entries.set('cartId', 'somebody else’s');
    storage.write('cartId', 'mine', 60);
    expect([...entries.keys()]).toEqual(['cartId', 'P__cartId']);
    storage.remove('cartId');
    expect([...entries]).toEqual([['cartId', 'somebody else’s']]);
    expect(storage.read('cartId')).toBeNull();
  });

  test('STO-01 two prefixes in one browser do not meet', () => {
    const { area } = memoryArea();
    createStorage(area, 'A__').write('cartId', 'a', null);
    expect(createStorage(area, 'B__').read('cartId')).toBeNull();
    expect(createStorage(area, 'A__').read('cartId')).toBe('a');
  });

  test('STO-01 the newest value counts, and its own time to live', () => {
    const { storage, clock } = at();
    storage.write('key', 'old', 10);
    clock.now += 9000;
    storage.write('key', 'new', 10);
    clock.now += 9000;
    expect(storage.read('key')).toBe('new');
  });
});

describe('time to live', () => {
  test('STO-01 SESS-01 ROUTE-08 is counted in seconds; what is expired is gone and removed', () => {
    const { storage, clock, entries } = at();
    storage.write('signin_token', 'abc', 3600);
    clock.now += 3_600_000;
    expect(storage.read('signin_token')).toBe('abc');
    clock.now += 1;
    expect(storage.read('signin_token')).toBeNull();
    expect(entries.size).toBe(0);
  });

  test('STO-01 without one an entry stays', () => {
    const { storage, clock } = at();
    storage.write('key', 'for ever', null);
    clock.now += 10 * 365 * 86_400_000;
    expect(storage.read('key')).toBe('for ever');
  });
});

describe('what somebody else wrote', () => {
  test.each([
    ['no JSON', 'cart-1'],
    ['half of it', '{"value":"a","storedAt":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"cart-1"'],
    ['a list', '["value","storedAt"]'],
    ['an object of another shape', '{"value":"a","expires":1}'],
    ['an entry without a value', '{"storedAt":1,"lifetime":5}'],
    ['an entry of an unknown age', '{"value":"a","storedAt":"yesterday","lifetime":5}'],
    ['an entry of an unknown lifetime', '{"value":"a","storedAt":1,"lifetime":"5"}'],
  ])('STO-01 %s is nothing', (_, text) => {
    const { storage, entries } = at();
    entries.set('P__key', text);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'mine', 60);
    expect(storage.read('key')).toBe('mine');
  });
});

test('STO-01 a value that cannot be written down harms nobody', () => {
  const { storage, entries } = at();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => storage.write('key', circle, null)).not.toThrow();
  expect([storage.read('key'), entries.size]).toEqual([null, 0]);
});

describe('an old answer', () => {
  test('ROUTE-08 is there for whoever has nothing better, again and again', () => {
    const { storage, clock } = at();
    storage.write('routes:/a', 'somewhere', 3600);
    expect(storage.readEvenExpired('routes:/a')).toEqual({ value: 'somewhere', isExpired: false });
    clock.now += 3_600_001;
    for (const _ of [1, 2])
      expect(storage.readEvenExpired('routes:/a')).toEqual({ value: 'somewhere', isExpired: true });
  });

  test.each([['not json'], ['null'], ['{"value":1}']])('STO-01 %s is none', (text) => {
    const { storage, entries } = at();
    expect(storage.readEvenExpired('key')).toBeNull();
    entries.set('P__key', text);
    expect(storage.readEvenExpired('key')).toBeNull();
  });
});

describe('the end of an entry', () => {
  test('SESS-01 is known to the millisecond', () => {
    const { storage, clock } = at();
    storage.write('signin_token', 'abc', 3600);
    expect(storage.expiresAt('signin_token')).toBe(clock.now + 3_600_000);
  });

  test('STO-01 is nothing where there is none, or no entry', () => {
    const { storage, entries } = at();
    storage.write('key', 'for ever', null);
    entries.set('P__foreign', 'not json');
    expect(['key', 'foreign', 'absent'].map((key) => storage.expiresAt(key))).toEqual([null, null, null]);
  });
});

test('BEY-08 removeAll takes what begins so, of this shop alone', () => {
  const { storage, entries } = at();
  for (const key of ['routes:/a', 'routes:/b', 'routesOf', 'cartId']) storage.write(key, 1, null);
  entries.set('routes:/a', 'somebody else’s');
  storage.removeAll('routes:');
  expect([...entries.keys()]).toEqual(['P__routesOf', 'P__cartId', 'routes:/a']);
});
