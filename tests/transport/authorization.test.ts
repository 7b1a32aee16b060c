/** The sign-in token's keeper: when it goes live, whose it is, how it ends, and who hears that the server refused it (SESS-01, SESS-04). */

import { describe, expect, test } from 'vitest';
import { createAuthorization } from '#transport/authorization.ts';
import { createStorage } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';
import { forbiddenArea, smallArea } from './areas.ts';
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

describe('the token', () => {
  test('CART-11 that is only held is sent nowhere and written nowhere', () => {
    const { authorization, written } = open();
    authorization.hold('abc');
    expect([authorization.token(), authorization.email(), authorization.expiresAt(), written]).toEqual([
      null,
      null,
      null,
      [],
    ]);
  });

  test('SESS-01 is live for 3600 s from when it is activated, and so is whose it is', () => {
    const one = open();
    const { authorization, clock } = one;
    signIn(one);
    expect(authorization.expiresAt()).toBe(clock.now + 3_600_000);
    clock.now += 3_600_000;
    expect([authorization.token(), authorization.email()]).toEqual(['abc', 'hannah@example.com']);
    clock.now += 1;
    expect([authorization.token(), authorization.email()]).toEqual([null, null]);
  });

  test('SESS-01 BEY-08 of one that has ended not even the name is kept', () => {
    const one = open();
    signIn(one);
    one.clock.now += 3_600_001;
    expect(one.authorization.email()).toBeNull();
    expect([...one.entries.keys()]).toEqual([]);
  });

  test('SESS-01 cannot be activated twice, nor without being held, nor after signing out', () => {
    const one = open();
    expect(() => one.authorization.activate('hannah@example.com')).toThrow('No token is held');
    signIn(one);
    expect(() => one.authorization.activate('hannah@example.com')).toThrow();
    one.authorization.hold('def');
    one.authorization.clear('signedOut');
    expect(() => one.authorization.activate('hannah@example.com')).toThrow();
  });

  test('SESS-05 is written after whose it is, and removed after why: other tabs are told by it', () => {
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

  test.each(['signedOut', 'timedOut'] as const)('SESS-05 its end is known for a minute: %s', (end) => {
    const one = open();
    signIn(one);
    expect(one.authorization.end()).toBeNull();
    one.authorization.clear(end);
    expect([one.authorization.token(), one.authorization.end()]).toEqual([null, end]);
    one.clock.now += 60_001;
    expect(one.authorization.end()).toBeNull();
  });

  test('SESS-05 whoever signs in again has no end behind them', () => {
    const one = open();
    signIn(one);
    one.authorization.clear('timedOut');
    signIn(one);
    expect(one.authorization.end()).toBeNull();
  });
});

describe('what somebody else wrote', () => {
  test.each([[''], [5], [null], [{ token: 'abc' }], [['abc']], [true]])('STO-01 %j is no token', (value) => {
    const { authorization, storage } = open();
    storage.write('signin_token', value, 3600);
    storage.write('session_email', 'hannah@example.com', 3600);
    expect([authorization.token(), authorization.email()]).toEqual([null, null]);
  });

  test('SESS-01 a token of nobody’s name is nobody’s session', () => {
    const { authorization, storage } = open();
    storage.write('signin_token', 'abc', 3600);
    expect(authorization.email()).toBeNull();
  });

  test('STO-01 an unknown end is none', () => {
    const { authorization, storage } = open();
    storage.write('session_end', 'exploded', 60);
    expect(authorization.end()).toBeNull();
  });
});

describe.each<readonly [string, () => StorageArea]>([
  ['full', () => smallArea(0).area],
  ['forbidden', () => forbiddenArea],
])('with storage that is %s', (_, area) => {
  test('STO-01 SESS-01 signing in and out works for this page', () => {
    const one = at(area());
    signIn(one);
    expect([one.authorization.token(), one.authorization.email()]).toEqual(['abc', 'hannah@example.com']);
    expect(one.authorization.expiresAt()).toBe(one.clock.now + 3_600_000);
    one.authorization.clear('signedOut');
    expect([one.authorization.token(), one.authorization.end()]).toEqual([null, 'signedOut']);
  });
});

const refusals = () => {
  const one = open();
  let heard = 0;
  const stop = one.authorization.onRefused(() => (heard += 1));
  return { ...one, stop, heard: () => heard };
};

describe('a refused token', () => {
  test('SESS-04 is told while it is the live one', () => {
    const one = refusals();
    signIn(one);
    one.authorization.refuse('abc');
    expect(one.heard()).toBe(1);
    one.stop();
    one.authorization.refuse('abc');
    expect(one.heard()).toBe(1);
  });

  test('SESS-04 SESS-07 proves nothing when another has taken its place, or none was sent', () => {
    const one = refusals();
    one.authorization.refuse(null);
    signIn(one);
    one.authorization.refuse('an older one');
    one.authorization.refuse(null);
    expect(one.heard()).toBe(0);
  });

  test('SESS-04 is as good as gone without a word, where something still counts on it', () => {
    const one = refusals();
    signIn(one);
    one.authorization.miss();
    expect(one.heard()).toBe(0);
    one.authorization.clear('signedOut');
    one.authorization.miss();
    expect(one.heard()).toBe(1);
  });
});
