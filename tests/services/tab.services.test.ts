/** What the tab itself tells: its connection and its kept sign-in token (NET-05, SESS-01). */

import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ConnectionChange } from '#machines/network/network.events.ts';
import { createConnectionService, type ConnectionSource } from '#services/connection.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { createStorage } from '#transport/storage.ts';
import { json, memoryArea } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const listen = (source: ConnectionSource | null) => {
  const heard: string[] = [];
  const machine = setup({
    types: { events: {} as ConnectionChange },
    actors: { watchConnection: createConnectionService(source).watchConnection },
  }).createMachine({
    invoke: { src: 'watchConnection' },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  return { heard, actor: createActor(machine).start() };
};

test('NET-05 each loss and each return is told, and nothing at the start', () => {
  const source = new EventTarget();
  const { heard } = listen(source);
  expect(heard).toEqual([]);
  for (const type of ['offline', 'online', 'offline']) source.dispatchEvent(new Event(type));
  expect(heard).toEqual(['connection.lost', 'connection.restored', 'connection.lost']);
});

test('NET-05 afterwards nobody listens any more', () => {
  const listening = new Set<string>();
  const source: ConnectionSource = {
    addEventListener: (type) => void listening.add(type),
    removeEventListener: (type) => void listening.delete(type),
  };
  const { actor } = listen(source);
  expect([...listening].toSorted()).toEqual(['offline', 'online']);
  actor.stop();
  expect(listening.size).toBe(0);
});

test('NET-05 on a server there is no connection to listen to', () => {
  const { actor, heard } = listen(null);
  actor.stop();
  expect(heard).toEqual([]);
});

type Change = (storage: ReturnType<typeof createStorage>) => void;

const restore = (change: Change, later = 0) => {
  const clock = { now: 1_000_000 };
  const { area } = memoryArea();
  const storage = createStorage(area, 'TEST__', () => clock.now);
  change(storage);
  clock.now += later;
  const { transport } = transportTo(json({}), { storage });
  return ask(createSessionService(transport, storage).restoreSession, undefined);
};

const keepToken: Change = (storage) => {
  storage.write('session_email', 'hannah@example.com', 3600);
  storage.write('signin_token', 'abc', 3600);
};

test('SESS-01 is not kept when nobody knows whose it is', async () => {
  const storage = createStorage(memoryArea().area, 'TEST__');
  storage.write('signin_token', 'abc', 3600);
  const { transport } = transportTo(json({}), { storage });
  expect(await ask(createSessionService(transport, storage).restoreSession, undefined)).toBeNull();
  expect(transport.authorization.token()).toBeNull();
});

test('SESS-01 is restored while it is good, by whose it is and never by itself', async () => {
  expect(await restore(keepToken, 3_600_000)).toEqual({ email: 'hannah@example.com' });
  expect(await restore(keepToken, 3_600_001)).toBeNull();
});

test('SESS-01 of none, or of something else, there is nobody', async () => {
  expect(await restore(() => undefined)).toBeNull();
  expect(await restore((storage) => storage.write('signin_token', { a: 1 }, null))).toBeNull();
});
