/** The rule of passwords, by examples and by properties. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invalidPasswordMessage, isPassword, passwordStanding } from '#machines/domain/password.ts';

test('password: eight characters and three kinds of four; nothing typed is no wrong password [VAL-01]', () => {
  const good = [
    '',
    'Water4all!',
    'Water4al',
    'water4a!',
    'WATER4A!',
    'WaterAl!',
    'Wässer44',
    'Aa1aaaaa',
    '💧💧💧💧aA11',
  ];
  const bad = [
    'Aa1!',
    'Water4a',
    'wateronly',
    'WATERONLY',
    '12345678',
    '!!!!!!!!',
    'waterWATER',
    'water444',
    '💧💧aA11',
  ];
  expect(good.filter((text) => !isPassword(text))).toEqual([]);
  expect(bad.filter(isPassword)).toEqual([]);
});

test('password: the sentence is that of the specification [VAL-01]', () => {
  expect(invalidPasswordMessage).toBe(
    'Password must be a minimum of 8 characters and should include a mix of lower and upper case letters, numbers and special characters.',
  );
});

const lower = fc.constantFrom(...'abcxyz');
const upper = fc.constantFrom(...'ABCXYZ');
const digit = fc.constantFrom(...'0189');
const special = fc.constantFrom(...'!?-_ é漢');
const kinds = [lower, upper, digit, special] as const;
const textOf = (given: readonly fc.Arbitrary<string>[], length: number) =>
  fc
    .tuple(fc.tuple(...given), fc.array(fc.oneof(...given), { minLength: length, maxLength: length }))
    .map(([once, more]) => [...once, ...more].join(''));

test('password: of fewer than three kinds never, of three or four always, given the length [VAL-01]', () => {
  const subsets = fc.subarray([...kinds], { minLength: 1 });
  fc.assert(
    fc.property(
      subsets.chain((some) => fc.tuple(fc.constant(some.length), textOf(some, 8))),
      ([count, text]) => isPassword(text) === count >= 3 && passwordStanding(text).kinds.length === count,
    ),
  );
});

test('password: shorter than eight never, and what is one stays one however it is continued [VAL-01]', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 7, unit: 'grapheme-ascii' }),
      (text) => !isPassword(text),
    ),
  );
  fc.assert(fc.property(textOf(kinds, 8), fc.string(), (text, more) => isPassword(text + more)));
});
