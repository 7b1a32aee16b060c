/** Nothing personal is left in this browser after signing out. */

import { expect, test } from 'vitest';
import { createForgetting, type Caches } from '#services/session/forgetting.ts';
import type { WorkerRequest } from '#services/device/worker-messages.ts';
import { personalCaches } from '#transport/cache-names.ts';
import { json } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const cachesOf = (names: readonly string[]) => {
  const left = new Set(names);
  const caches: Caches = { delete: (name) => Promise.resolve(left.delete(name)) };
  return { left, caches };
};

test('forgets cached answers, routes, images, viewed products and pages, and keeps the shop’s own files [BEY-08]', async () => {
  const { transport, kept } = transportTo(json({}));
  for (const key of ['api:a', 'routes:/a', 'routes:/b', 'imagesBySku', 'recently_viewed', 'shipping_address'])
    transport.storage.write(key, 'x', null);
  const { left, caches } = cachesOf([...personalCaches, 'precache']);
  await ask(createForgetting(transport, { caches, workers: null }), undefined);
  expect([...kept.entries.keys()]).toEqual(['TEST__shipping_address']);
  expect(personalCaches).toEqual(['brightwater-pages', 'brightwater-images']);
  expect([...left]).toEqual(['precache']);
});

test('forgets the rest where caches are absent or cannot be deleted [BEY-08]', async () => {
  const unwilling: Caches = { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  for (const caches of [null, unwilling]) {
    const { transport, kept } = transportTo(json({}));
    transport.storage.write('routes:/a', 'x', null);
    await ask(createForgetting(transport, { caches, workers: null }), undefined);
    expect(kept.entries.size).toBe(0);
  }
});

test('tells the worker first, which goes on when the page closes, else forgets alone [BEY-08]', async () => {
  const { transport } = transportTo(json({}));
  const told: WorkerRequest[] = [];
  const closed: Caches = { delete: () => new Promise(() => undefined) };
  const controller = { postMessage: (message: WorkerRequest) => void told.push(message) };
  void ask(createForgetting(transport, { caches: closed, workers: { controller } }), undefined);
  expect(told).toEqual([{ type: 'forget' }]);
  const { transport: other } = transportTo(json({}));
  const { left, caches } = cachesOf(personalCaches);
  await ask(createForgetting(other, { caches, workers: { controller: null } }), undefined);
  expect([...left]).toEqual([]);
});
