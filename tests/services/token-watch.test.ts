/** The token over time: by the clock, after sleep, by the server, in other tabs. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenChange } from '#machines/session/session.events.ts';
import { createTokenWatch } from '#services/session/token-watch.ts';
import type { ResumeEvent } from '#services/device/page-lifecycle.ts';
import { createAuthorization } from '#transport/authorization.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { listenTo } from './listening.ts';

const second = 1000;
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const browser = () => {
  const shared = sharedArea();
  const openTab = () => {
    const { area, events } = shared.openTab();
    const storage = createStorage(area, 'P__', Date.now, events);
    const authorization = createAuthorization(storage);
    const lifecycle = new EventTarget();
    const watch = createTokenWatch({ authorization, storage }, lifecycle);
    const { heard, actor } = listenTo<TokenChange>(watch, { warningTime: 120 * second });
    const signIn = (token = 'abc', email = 'hannah@example.com') => {
      authorization.hold(token);
      authorization.activate(email);
    };
    const wake = (type: ResumeEvent, properties = {}) =>
      lifecycle.dispatchEvent(Object.assign(new Event(type), properties));
    return { authorization, storage, heard, signIn, wake, actor };
  };
  return { ...shared, openTab };
};

/** Time passes with timers running. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** The computer sleeps: the clock goes on, timers stop. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('warns two minutes before the end and reports the end, each once [SESS-01]', async () => {
  const tab = browser().openTab();
  tab.signIn();
  await pass(hour - 120 * second - 1);
  expect(tab.heard).toEqual([]);
  await pass(second);
  expect(tab.heard).toEqual([{ type: 'token.nearlyExpired' }]);
  await pass(118 * second);
  expect(tab.heard).toHaveLength(1);
  await pass(2 * second);
  expect(tab.heard).toEqual([{ type: 'token.nearlyExpired' }, { type: 'token.expired' }]);
  await pass(hour);
  expect(tab.heard).toHaveLength(2);
});

test('reports nothing for a guest or a token this tab cleared, and goes on counting for one found at the start [SESS-01]', async () => {
  const tab = browser().openTab();
  await pass(2 * hour);
  tab.signIn();
  await pass(60 * second);
  tab.authorization.clear('signedOut');
  await pass(2 * hour);
  expect(tab.heard).toEqual([]);
  const { openTab } = browser();
  openTab().signIn();
  await pass(hour - 60 * second);
  const later = openTab();
  await pass(second);
  expect(later.heard).toEqual([{ type: 'token.nearlyExpired' }]);
});

test('gives a replaced token its own hour [SESS-01]', async () => {
  const tab = browser().openTab();
  tab.signIn('abc');
  await pass(hour - 60 * second);
  tab.signIn('def');
  await pass(hour - 121 * second);
  expect(tab.heard).toEqual([{ type: 'token.nearlyExpired' }]);
  await pass(2 * second);
  expect(tab.heard).toEqual([{ type: 'token.nearlyExpired' }, { type: 'token.nearlyExpired' }]);
  await pass(120 * second);
  expect(tab.heard.at(-1)).toEqual({ type: 'token.expired' });
});

test('reports an expired token though it was read meanwhile, and notices one missed during sleep within seconds [SESS-01]', async () => {
  const tab = browser().openTab();
  tab.signIn();
  await pass(hour - 1);
  sleep(10);
  expect(tab.authorization.token()).toBeNull();
  await pass(6 * second);
  expect(tab.heard.at(-1)).toEqual({ type: 'token.expired' });
  const asleep = browser().openTab();
  asleep.signIn();
  await pass(second);
  sleep(hour - 60 * second);
  await pass(5 * second);
  expect(asleep.heard).toEqual([{ type: 'token.nearlyExpired' }]);
  sleep(8 * hour);
  await pass(5 * second);
  expect(asleep.heard.at(-1)).toEqual({ type: 'token.expired' });
});

test.each<ResumeEvent>(['focus', 'pageshow', 'online', 'visibilitychange'])(
  'reports an end missed during sleep at %s [SESS-01]',
  async (waking) => {
    const tab = browser().openTab();
    tab.signIn();
    await pass(second);
    sleep(8 * hour);
    expect(tab.heard).toEqual([]);
    tab.wake(waking);
    expect(tab.heard).toEqual([{ type: 'token.expired' }]);
    tab.wake(waking);
    await pass(hour);
    expect(tab.heard).toHaveLength(1);
  },
);

const twoTabs = () => {
  const { openTab, entries } = browser();
  return { one: openTab(), other: openTab(), openTab, entries };
};

test('reports a sign-in of another tab with its email and counts its hour [SESS-05]', async () => {
  const { one, other } = twoTabs();
  one.signIn();
  await pass(second);
  expect(other.heard).toEqual([{ type: 'token.replaced', email: 'hannah@example.com' }]);
  expect(one.heard).toEqual([]);
  one.signIn('def', 'colin@example.com');
  await pass(second);
  expect(other.heard.slice(1)).toEqual([{ type: 'token.replaced', email: 'colin@example.com' }]);
  await pass(hour);
  for (const tab of [one, other])
    expect(tab.heard.slice(-2)).toEqual([{ type: 'token.nearlyExpired' }, { type: 'token.expired' }]);
});

test.each([
  ['signedOut', 'token.removed'],
  ['timedOut', 'token.refused'],
] as const)('reports a session that was %s in another tab as %s [SESS-05]', async (end, type) => {
  const { one, other } = twoTabs();
  one.signIn();
  await pass(second);
  one.authorization.clear(end);
  await pass(second);
  expect(other.heard.slice(1)).toEqual([{ type }]);
  await pass(2 * hour);
  expect(other.heard).toHaveLength(2);
});

test('reports a sign-out of another tab just after signing in here [SESS-05]', async () => {
  const { one, other } = twoTabs();
  await pass(second);
  one.signIn();
  other.authorization.clear('signedOut');
  await pass(second);
  expect(one.heard).toEqual([{ type: 'token.removed' }]);
});

test('catches up when a page returns from the history [SESS-05]', async () => {
  const { one, other, entries } = twoTabs();
  await pass(second);
  entries.set(
    'P__session_email',
    JSON.stringify({ value: 'h@example.com', storedAt: Date.now(), lifetime: 9 }),
  );
  entries.set('P__signin_token', JSON.stringify({ value: 'abc', storedAt: Date.now(), lifetime: 9 }));
  one.wake('pageshow', { persisted: false });
  expect(one.heard).not.toContainEqual({ type: 'token.replaced', email: 'h@example.com' });
  other.wake('pageshow', { persisted: true });
  expect(other.heard[0]).toEqual({ type: 'token.replaced', email: 'h@example.com' });
  entries.clear();
  other.wake('pageshow', { persisted: true });
  expect(other.heard.at(-1)).toEqual({ type: 'token.removed' });
});
