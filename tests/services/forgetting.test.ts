/** Of earlier answers, visited pages and the way through the shop nothing is kept after signing out (BEY-08). */

import { expect, test } from 'vitest';
import { createForgetting, type Caches } from '#services/forgetting.ts';
import type { WorkerRequest } from '#services/worker-messages.ts';
import { personalCaches } from '#transport/cache-names.ts';
import { json } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const cachesOf = (names: readonly string[]) => {
  const left = new Set(names);
  const caches: Caches = { delete: (name) => Promise.resolve(left.delete(name)) };
  return { left, caches };
};

test('BEY-08 kept answers, routes, pictures and visited pages go; the shop’s own parts stay', async () => {
  const { transport, kept } = transportTo(json({}));
  for (const key of ['api:a', 'routes:/a', 'routes:/b', 'imagesBySku', 'shipping_address'])
    transport.storage.write(key, 'x', null);
  const { left, caches } = cachesOf([...personalCaches, 'precache']);
  await ask(createForgetting(transport, { caches, workers: null }), undefined);
  expect([...kept.entries.keys()]).toEqual(['TEST__shipping_address']);
  expect(personalCaches).toEqual(['brightwater-pages', 'brightwater-images']);
  expect([...left]).toEqual(['precache']);
});

test('BEY-08 where there are no caches, or they will not be dropped, the rest is forgotten', async () => {
  const unwilling: Caches = { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  for (const caches of [null, unwilling]) {
    const { transport, kept } = transportTo(json({}));
    transport.storage.write('routes:/a', 'x', null);
    await ask(createForgetting(transport, { caches, workers: null }), undefined);
    expect(kept.entries.size).toBe(0);
  }
});

test('BEY-08 the worker is told at once, before anything else is waited for: it goes on though the page is closed', () => {
  const { transport } = transportTo(json({}));
  const told: WorkerRequest[] = [];
  const closed: Caches = { delete: () => new Promise(() => undefined) };
  const controller = { postMessage: (message: WorkerRequest) => void told.push(message) };
  void ask(createForgetting(transport, { caches: closed, workers: { controller } }), undefined);
  expect(told).toEqual([{ type: 'forget' }]);
});

test('BEY-08 where no worker has taken over yet the page does it alone', async () => {
  const { transport } = transportTo(json({}));
  const { left, caches } = cachesOf(personalCaches);
  await ask(createForgetting(transport, { caches, workers: { controller: null } }), undefined);
  expect([...left]).toEqual([]);
});
