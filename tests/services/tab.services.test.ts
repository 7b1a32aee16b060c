/** The tab's connection and its stored token. */

import { expect, test } from 'vitest';
import type { ConnectionChange } from '#machines/network/network.events.ts';
import { createConnectionService, type ConnectionSource } from '#services/device/connection.service.ts';
import { createKeptSession } from '#services/session/kept-session.ts';
import { createStorage } from '#transport/storage.ts';
import { json, memoryArea } from '#tests/transport/wires.ts';
import { listenTo } from './listening.ts';
import { ask, transportTo } from './wired-backend.ts';

const listen = (source: ConnectionSource | null) => {
  const { heard, actor } = listenTo<ConnectionChange>(createConnectionService(source).watchConnection);
  return { heard: () => heard.map(({ type }) => type), actor };
};

test('reports each loss and return of the connection [NET-05]', () => {
  const source = new EventTarget();
  const { heard } = listen(source);
  expect(heard()).toEqual([]);
  for (const type of ['offline', 'online', 'offline']) source.dispatchEvent(new Event(type));
  expect(heard()).toEqual(['connection.lost', 'connection.restored', 'connection.lost']);
});

type Change = (storage: ReturnType<typeof createStorage>) => void;

const restore = (change: Change, later = 0) => {
  const clock = { now: 1_000_000 };
  const { area } = memoryArea();
  const storage = createStorage(area, 'TEST__', () => clock.now);
  change(storage);
  clock.now += later;
  const { transport } = transportTo(json({}), { storage });
  return ask(createKeptSession(transport, storage).restoreSession, undefined);
};

const keepToken: Change = (storage) => {
  storage.write('session_email', 'hannah@example.com', 3600);
  storage.write('signin_token', 'abc', 3600);
};

test('restores a session by its email while the token is good [SESS-01]', async () => {
  expect(await restore(keepToken, 3_600_000)).toEqual({ email: 'hannah@example.com' });
  expect(await restore(keepToken, 3_600_001)).toBeNull();
  expect(await restore(() => undefined)).toBeNull();
  // without an email the token is dropped
  expect(await restore((storage) => storage.write('signin_token', 'abc', 3600))).toBeNull();
  expect(await restore((storage) => storage.write('signin_token', { a: 1 }, null))).toBeNull();
});
