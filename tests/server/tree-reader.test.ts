/** The thread that reads markup: one page after the other, ended when it takes too long, opened anew after trouble (CONTENT-01, CONTENT-02). */

import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createTreeReader, longestMarkup, type ReadTree } from '#server/tree-reader.ts';

const origin = 'https://shop.example';

/** A thread that does as the markup says. */
const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ html, origin }) => {
    if (html === 'hang') for (;;);
    if (html === 'break') throw new Error('broken');
    if (html === 'leave') process.exit(1);
    if (html === 'fill') { const all = []; for (;;) all.push(new Array(1000).fill(Math.random())); }
    parentPort.postMessage({ nodes: [], styles: html + ' ' + origin });
  });`;

const reader = (limit = 30_000, mostWaiting = 20) => {
  const threads: Worker[] = [];
  const open = (): Worker => {
    const limits = { resourceLimits: { maxOldGenerationSizeMb: 16 } };
    const thread = new Worker(program, { eval: true, stderr: true, ...limits });
    threads.push(thread);
    return thread;
  };
  onTestFinished(async () => void (await Promise.all(threads.map((thread) => thread.terminate()))));
  return { threads, read: createTreeReader({ open, limit, mostWaiting }) };
};

const styleOf = async (read: ReadTree, html: string): Promise<string | null> =>
  (await read({ html, origin }))?.styles ?? null;

test('CONTENT-01 many pages are read by one thread, each its own answer', async () => {
  const { threads, read } = reader();
  const names = ['a', 'b', 'c', 'd'];
  expect(await Promise.all(names.map((name) => styleOf(read, name)))).toEqual(
    names.map((name) => `${name} ${origin}`),
  );
  expect(threads).toHaveLength(1);
});

test.each(['break', 'leave', 'fill'])(
  'CONTENT-02 a page that makes the thread %s comes to nothing, and the next is read by another',
  async (trouble) => {
    const { threads, read } = reader();
    expect(await Promise.all([trouble, 'b'].map((html) => styleOf(read, html)))).toEqual([
      null,
      `b ${origin}`,
    ]);
    expect(threads).toHaveLength(2);
  },
);

test('CONTENT-02 a page that never ends is given up, and its thread with it', async () => {
  const { threads, read } = reader(3000);
  expect(await styleOf(read, 'hang')).toBeNull();
  expect(await styleOf(read, 'b')).toBe(`b ${origin}`);
  expect(threads).toHaveLength(2);
});

test('CONTENT-02 markup beyond the limit never reaches the thread', async () => {
  const { threads, read } = reader();
  expect(await styleOf(read, 'a'.repeat(longestMarkup + 1))).toBeNull();
  expect(threads).toHaveLength(0);
});

test('CONTENT-02 when too many wait the next is not read, until they are through', async () => {
  const { read } = reader(undefined, 2);
  expect(await Promise.all(['a', 'b', 'c'].map((name) => styleOf(read, name)))).toEqual([
    `a ${origin}`,
    `b ${origin}`,
    null,
  ]);
  expect(await styleOf(read, 'c')).toBe(`c ${origin}`);
});

test('CONTENT-01 a thread that cannot be opened is no tree, and no more', async () => {
  const read = createTreeReader({
    open: () => {
      throw new Error('no more threads');
    },
  });
  expect(await styleOf(read, 'a')).toBeNull();
});
