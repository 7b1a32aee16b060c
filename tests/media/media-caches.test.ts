/** The media path's bounds: what is cached, and how many pictures are drawn at once. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskCache } from '#backend/media/disk-cache.ts';
import { createMedia } from '#backend/media/media.ts';
import { MemoryCache } from '#backend/media/memory-cache.ts';
import { RenderQueue } from '#backend/media/render-queue.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const bytes = (length: number) => new Uint8Array(length);
const blank = () => '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

describe('memory', () => {
  test('keeps the most recently used within its bytes', () => {
    const cache = new MemoryCache(100);
    cache.set('a', bytes(40));
    cache.set('b', bytes(40));
    expect(cache.get('a')).toBeDefined();
    cache.set('c', bytes(40));
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('c')).toBeDefined();
    expect(cache.size).toBe(80);
  });
});

describe('disk', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await makeTemporaryFolder('media');
  });
  afterEach(() => removeFolder(folder));

  test('does without a folder that cannot be made', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const cache = new DiskCache(join(folder, 'a-file', 'below'), 2);
    await expect(cache.set('one', bytes(1))).resolves.toBeUndefined();
    expect(await cache.get('one')).toBeUndefined();
  });
});

describe('pictures drawn at once', () => {
  test('are limited in number and in waiting, and the rest are refused', async () => {
    const queue = new RenderQueue(2, 1);
    const ends: (() => void)[] = [];
    let working = 0;
    let most = 0;
    const work = () =>
      queue.run(async () => {
        working += 1;
        most = Math.max(most, working);
        await new Promise<void>((resolve) => ends.push(resolve));
        working -= 1;
        return 'drawn';
      });
    const results = [work(), work(), work(), work()];
    expect(await results[3]).toBeUndefined();
    expect(working).toBe(2);
    for (const _ of [1, 2, 3]) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(results.slice(0, 3))).toEqual(['drawn', 'drawn', 'drawn']);
    expect(most).toBe(2);
  });

  test('free their place when one fails', async () => {
    const queue = new RenderQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await queue.run(() => Promise.resolve('drawn'))).toBe('drawn');
  });

  test('are refused in a flood with 503 and Retry-After, and recover [R6]', async () => {
    const handle = createMedia({ find: blank });
    const ask = (width: number) =>
      handle(new Request(`http://shop.example/media/catalog/product/a/a.jpg?width=${width}`));
    const flood = await Promise.all(Array.from({ length: 200 }, (_, place) => ask(place + 1)));
    const shed = flood.filter(({ status }) => status === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(shed[0]?.headers.get('retry-after')).toBe('2');
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(66);
    expect((await ask(300)).status).toBe(200);
  });
});
