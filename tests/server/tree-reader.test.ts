/** The thread that parses markup is replaced after a failure. */

import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createTreeReader, longestMarkup, type ReadTree } from '#server/tree-reader.ts';

const origin = 'https://shop.example';

/** A thread that does what the markup says. */
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
  return { threads, read: createTreeReader({ open, limit, mostWaiting }).readTree };
};

const styleOf = async (read: ReadTree, html: string): Promise<string | null> =>
  (await read({ html, origin }))?.styles ?? null;

test.each(['break', 'leave', 'fill'])(
  'a page that makes the thread %s has no tree, and the next is parsed by another thread [CONTENT-02]',
  async (trouble) => {
    const { threads, read } = reader();
    expect(await Promise.all([trouble, 'b'].map((html) => styleOf(read, html)))).toEqual([
      null,
      `b ${origin}`,
    ]);
    expect(threads).toHaveLength(2);
  },
);

test('a page that never ends is given up together with its thread [CONTENT-02]', async () => {
  const { threads, read } = reader(1500);
  expect(await styleOf(read, 'hang')).toBeNull();
  expect(await styleOf(read, 'b')).toBe(`b ${origin}`);
  expect(threads).toHaveLength(2);
});

test('markup beyond the limit never reaches the thread, nor a page while too many wait [CONTENT-02]', async () => {
  const { threads, read } = reader();
  expect(await styleOf(read, 'a'.repeat(longestMarkup + 1))).toBeNull();
  expect(threads).toHaveLength(0);
  const { read: readFew } = reader(undefined, 2);
  expect(await Promise.all(['a', 'b', 'c'].map((name) => styleOf(readFew, name)))).toEqual([
    `a ${origin}`,
    `b ${origin}`,
    null,
  ]);
  expect(await styleOf(readFew, 'c')).toBe(`c ${origin}`);
});

test('the same markup is parsed once, and again after a failure [VIEW-01]', async () => {
  const { threads, read } = reader();
  expect(await read({ html: 'a', origin })).toBe(await read({ html: 'a', origin }));
  for (const _ of [1, 2]) expect(await styleOf(read, 'break')).toBeNull();
  expect(threads).toHaveLength(2);
});
