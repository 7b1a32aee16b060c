/** The sign-in token: when it is live, whose it is, how it ends. */

import { expect, test } from 'vitest';
import { createAuthorization } from '#transport/authorization.ts';
import { createStorage } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';
import { memoryArea } from './wires.ts';

const at = (area: StorageArea) => {
  const clock = { now: 1_000_000 };
  const storage = createStorage(area, 'P__', () => clock.now);
  return { clock, storage, authorization: createAuthorization(storage) };
};
const open = () => {
  const kept = memoryArea();
  return { ...kept, ...at(kept.area) };
};
const signIn = ({ authorization }: { readonly authorization: ReturnType<typeof createAuthorization> }) => {
  authorization.hold('abc');
  authorization.activate('hannah@example.com');
};

test('keeps token and email for 3600 s from activation, then removes both [SESS-01 BEY-08]', () => {
  const one = open();
  const { authorization, clock } = one;
  signIn(one);
  expect(authorization.expiresAt()).toBe(clock.now + 3_600_000);
  clock.now += 3_600_000;
  expect([authorization.token(), authorization.email()]).toEqual(['abc', 'hannah@example.com']);
  clock.now += 1;
  expect([authorization.token(), authorization.email()]).toEqual([null, null]);
  expect([...one.entries.keys()]).toEqual([]);
});

test('refuses to activate a token twice, unheld or after signing out [SESS-01]', () => {
  const one = open();
  expect(() => one.authorization.activate('hannah@example.com')).toThrow('No token is held');
  signIn(one);
  expect(() => one.authorization.activate('hannah@example.com')).toThrow();
  one.authorization.hold('def');
  one.authorization.clear('signedOut');
  expect(() => one.authorization.activate('hannah@example.com')).toThrow();
});

test('writes the token after the email and removes it after the reason, since other tabs listen to it [SESS-05]', () => {
  const kept = memoryArea();
  const steps: string[] = [];
  const { authorization } = at({
    ...kept.area,
    length: 0,
    setItem: (key, text) => {
      steps.push(`set ${key}`);
      kept.area.setItem(key, text);
    },
    removeItem: (key) => {
      steps.push(`remove ${key}`);
      kept.area.removeItem(key);
    },
  });
  signIn({ authorization });
  expect(steps.at(-1)).toBe('set P__signin_token');
  authorization.clear('timedOut');
  expect(steps.at(-1)).toBe('remove P__signin_token');
  expect([...kept.entries.keys()]).toEqual(['P__session_end']);
});

test.each(['signedOut', 'timedOut'] as const)(
  'remembers for a minute why the session ended, until the next sign-in: %s [SESS-05]',
  (end) => {
    const one = open();
    signIn(one);
    expect(one.authorization.end()).toBeNull();
    one.authorization.clear(end);
    expect([one.authorization.token(), one.authorization.end()]).toEqual([null, end]);
    one.clock.now += 60_001;
    expect(one.authorization.end()).toBeNull();
    signIn(one);
    one.authorization.clear('timedOut');
    signIn(one);
    expect(one.authorization.end()).toBeNull();
  },
);

const refusals = () => {
  const one = open();
  let heard = 0;
  const stop = one.authorization.onRefused(() => (heard += 1));
  return { ...one, stop, heard: () => heard };
};

test('reports a refusal of the live token until its listener stops, and of no replaced or absent one [SESS-04 SESS-07]', () => {
  const one = refusals();
  signIn(one);
  one.authorization.refuse('abc');
  expect(one.heard()).toBe(1);
  one.stop();
  one.authorization.refuse('abc');
  expect(one.heard()).toBe(1);
  const other = refusals();
  other.authorization.refuse(null);
  signIn(other);
  other.authorization.refuse('an older one');
  other.authorization.refuse(null);
  expect(other.heard()).toBe(0);
});
