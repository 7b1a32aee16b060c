/** What pages hand on to each other: found by its name, once forgotten not at all (BEY-08). */

import { expect, test } from 'vitest';
import { createHandedOn, forgetHandedOn } from '#services/handed-on.ts';
import { createStorage } from '#transport/storage.ts';

const open = () => {
  const clock = { now: 0 };
  const session = createStorage(null, 'T__', () => clock.now);
  return { clock, session, handedOn: createHandedOn(session) };
};
const rosa = { email: 'rosa@example.com' };

test('BEY-08 TRK-04 is read by a name that says nothing, until it is dropped', () => {
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

test('BEY-08 nothing of it is left when the customer is forgotten, nor after an hour', () => {
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

test('STO-01 what is not what was kept reads as nothing, and as words', () => {
  const { session, handedOn } = open();
  session.write('handed_on:k', 'broken', null);
  expect(handedOn.read('k')).toEqual({});
  session.write('handed_on:k', { count: 3 }, null);
  expect(handedOn.read('k')).toEqual({ count: '3' });
});

test('BEY-08 ACC-02 the token of a mailed link is known to the page alone, and goes with the rest', () => {
  const { session, handedOn } = open();
  const given = { ...rosa, token: 'reset-7' };
  const name = handedOn.keep(given);
  expect(handedOn.read(name)).toEqual(given);
  expect(session.read(`handed_on:${name}`)).toEqual(rosa);
  expect(createHandedOn(session).read(name)).toEqual(rosa);
  forgetHandedOn(session);
  expect(handedOn.read(name)).toEqual({});
});
