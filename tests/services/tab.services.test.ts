/** The tab's connection and its stored token. */

import { expect, test } from 'vitest';
import type { ConnectionChange } from '#machines/network/network.events.ts';
import { createConnectionService, type ConnectionSource } from '#services/device/connection.service.ts';
import { createStoredSession } from '#services/session/stored-session.ts';
import { createStorage } from '#transport/storage.ts';
import { json, memoryArea } from '#tests/transport/wires.ts';
import { listenTo } from './listening.ts';
import { ask, transportTo } from './wired-backend.ts';
import { createNavigationState, forgetNavigationState } from '#services/page/navigation-state.ts';

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
  return ask(createStoredSession(transport, storage).restoreSession, undefined);
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

const open = () => {
  const clock = { now: 0 };
  const session = createStorage(null, 'T__', () => clock.now);
  return { clock, session, navigationState: createNavigationState(session) };
};
const rosa = { email: 'rosa@example.com' };

test('reads navigation state by an opaque name until it is dropped [BEY-08 TRK-04]', () => {
  const { navigationState } = open();
  const [name, other] = [navigationState.keep(rosa), navigationState.keep({ email: 'lind@example.com' })];
  expect(name).toMatch(/^[a-z0-9]+$/);
  expect(other).not.toBe(name);
  expect(navigationState.read(name)).toEqual(rosa);
  navigationState.drop(name);
  navigationState.drop(null);
  expect(navigationState.read(name)).toEqual({});
  expect(navigationState.read(other)).toEqual({ email: 'lind@example.com' });
  expect(navigationState.read(null)).toEqual({});
});

test('forgets navigation state with the customer and after an hour [BEY-08]', () => {
  const { clock, session, navigationState } = open();
  const names = [navigationState.keep(rosa), navigationState.keep(rosa)];
  session.write('receipt', 'another matter', null);
  forgetNavigationState(session);
  expect(names.map((name) => navigationState.read(name))).toEqual([{}, {}]);
  expect(session.read('receipt')).toBe('another matter');
  const late = navigationState.keep(rosa);
  clock.now = 3_600_001;
  expect(navigationState.read(late)).toEqual({});
});

test('reads corrupt navigation state as empty, and values as text [STO-01]', () => {
  const { session, navigationState } = open();
  session.write('handed_on:k', 'broken', null);
  expect(navigationState.read('k')).toEqual({});
  session.write('handed_on:k', { count: 3 }, null);
  expect(navigationState.read('k')).toEqual({ count: '3' });
});

test('keeps the token of a mailed link in memory only and forgets it with the rest [BEY-08 ACC-02]', () => {
  const { session, navigationState } = open();
  const given = { ...rosa, token: 'reset-7' };
  const name = navigationState.keep(given);
  expect(navigationState.read(name)).toEqual(given);
  expect(session.read(`handed_on:${name}`)).toEqual(rosa);
  expect(createNavigationState(session).read(name)).toEqual(rosa);
  forgetNavigationState(session);
  expect(navigationState.read(name)).toEqual({});
});
