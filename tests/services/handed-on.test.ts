/** Navigation state between pages. */

import { expect, test } from 'vitest';
import { createHandedOn, forgetHandedOn } from '#services/page/handed-on.ts';
import { createStorage } from '#transport/storage.ts';

const open = () => {
  const clock = { now: 0 };
  const session = createStorage(null, 'T__', () => clock.now);
  return { clock, session, handedOn: createHandedOn(session) };
};
const rosa = { email: 'rosa@example.com' };

test('reads navigation state by an opaque name until it is dropped [BEY-08 TRK-04]', () => {
  const { handedOn } = open();
  const [name, other] = [handedOn.keep(rosa), handedOn.keep({ email: 'lind@example.com' })];
  expect(name).toMatch(/^[a-z0-9]+$/);
  expect(other).not.toBe(name);
  expect(handedOn.read(name)).toEqual(rosa);
  handedOn.drop(name);
  handedOn.drop(null);
  expect(handedOn.read(name)).toEqual({});
  expect(handedOn.read(other)).toEqual({ email: 'lind@example.com' });
  expect(handedOn.read(null)).toEqual({});
});

test('forgets navigation state with the customer and after an hour [BEY-08]', () => {
  const { clock, session, handedOn } = open();
  const names = [handedOn.keep(rosa), handedOn.keep(rosa)];
  session.write('receipt', 'another matter', null);
  forgetHandedOn(session);
  expect(names.map((name) => handedOn.read(name))).toEqual([{}, {}]);
  expect(session.read('receipt')).toBe('another matter');
  const late = handedOn.keep(rosa);
  clock.now = 3_600_001;
  expect(handedOn.read(late)).toEqual({});
});

test('reads corrupt navigation state as empty, and values as text [STO-01]', () => {
  const { session, handedOn } = open();
  session.write('handed_on:k', 'broken', null);
  expect(handedOn.read('k')).toEqual({});
  session.write('handed_on:k', { count: 3 }, null);
  expect(handedOn.read('k')).toEqual({ count: '3' });
});

test('keeps the token of a mailed link in memory only and forgets it with the rest [BEY-08 ACC-02]', () => {
  const { session, handedOn } = open();
  const given = { ...rosa, token: 'reset-7' };
  const name = handedOn.keep(given);
  expect(handedOn.read(name)).toEqual(given);
  expect(session.read(`handed_on:${name}`)).toEqual(rosa);
  expect(createHandedOn(session).read(name)).toEqual(rosa);
  forgetHandedOn(session);
  expect(handedOn.read(name)).toEqual({});
});
