/** Storage that is full, forbidden or absent. */

import { describe, expect, test } from 'vitest';
import { createStorage } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';
import { forbiddenArea, smallArea } from './areas.ts';

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
