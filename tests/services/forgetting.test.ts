/** What a sign-out leaves: nothing personal in this browser, and the next token is not refused. */

import { expect, test, afterEach, vi } from 'vitest';
import { createClearCaches, type Caches } from '#services/session/clear-caches.ts';
import type { WorkerRequest } from '#services/device/worker-messages.ts';
import { personalCaches } from '#transport/cache-names.ts';
import { json, type Answering } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';
import { createStoredSession } from '#services/session/stored-session.ts';
import { createSessionService } from '#services/session/session.service.ts';

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
  await ask(createClearCaches(transport, { caches, workers: null }), undefined);
  expect([...kept.entries.keys()]).toEqual(['TEST__shipping_address']);
  expect(personalCaches).toEqual(['brightwater-pages', 'brightwater-images']);
  expect([...left]).toEqual(['precache']);
});

test('forgets the rest where caches are absent or cannot be deleted [BEY-08]', async () => {
  const unwilling: Caches = { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  for (const caches of [null, unwilling]) {
    const { transport, kept } = transportTo(json({}));
    transport.storage.write('routes:/a', 'x', null);
    await ask(createClearCaches(transport, { caches, workers: null }), undefined);
    expect(kept.entries.size).toBe(0);
  }
});

test('tells the worker first, which goes on when the page closes, else forgets alone [BEY-08]', async () => {
  const { transport } = transportTo(json({}));
  const told: WorkerRequest[] = [];
  const closed: Caches = { delete: () => new Promise(() => undefined) };
  const controller = { postMessage: (message: WorkerRequest) => void told.push(message) };
  void ask(createClearCaches(transport, { caches: closed, workers: { controller } }), undefined);
  expect(told).toEqual([{ type: 'forget' }]);
  const { transport: other } = transportTo(json({}));
  const { left, caches } = cachesOf(personalCaches);
  await ask(createClearCaches(other, { caches, workers: { controller: null } }), undefined);
  expect([...left]).toEqual([]);
});

afterEach(() => vi.useRealTimers());

/** A Magento that gives and revokes tokens by whole seconds. */
const magento = (): Answering => {
  let revokedIn = -1;
  let second = 0;
  const unauthorized = {
    message: "The current customer isn't authorized.",
    path: ['customer'],
    extensions: { category: 'graphql-authorization' },
  };
  return async (request) => {
    const body = request.method === 'POST' ? await request.text() : '';
    const now = Math.floor(Date.now() / 1000);
    if (body.includes('revokeCustomerToken')) {
      revokedIn = now;
      return json({ data: { revokeCustomerToken: { result: true } } })();
    }
    if (body.includes('generateCustomerToken')) {
      second = now;
      return json({ data: { generateCustomerToken: { token: `token-${now}` } } })();
    }
    return second <= revokedIn
      ? json({ data: { customer: null }, errors: [unauthorized] })()
      : json({ data: { customer: { email: 'hannah@example.com' } } })();
  };
};

test('who signs in right after signing out is signed in, later without a wait [SESS-02 BEY-22]', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_100, toFake: ['Date'] });
  const waits: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    vi.setSystemTime(Date.now() + milliseconds);
    return Promise.resolve();
  };
  const { transport, session } = transportTo(magento(), { wait });
  const service = { ...createStoredSession(transport, session), ...createSessionService(transport) };
  const signIn = async (): Promise<boolean> => {
    const credentials = { email: 'hannah@example.com', password: 'Water4all!' };
    await ask(service.signIn, { credentials });
    await ask(service.activateToken, credentials);
    return ask(service.verifyToken, undefined);
  };
  const signOut = async (): Promise<void> => {
    await ask(service.revokeToken, undefined);
    await ask(service.clearToken, { isTimedOut: false });
  };
  expect([await signIn(), waits]).toEqual([true, []]);
  await signOut();
  vi.setSystemTime(Date.now() + 300);
  expect([await signIn(), waits]).toEqual([true, [800]]);
  await signOut();
  vi.setSystemTime(Date.now() + 5000);
  expect([await signIn(), waits]).toEqual([true, [800]]);
});
