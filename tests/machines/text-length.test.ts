/** Limits of length count what a reader counts, and a year of birth before 1900 is a slip. */
import { expect, test } from 'vitest';
import { lineTitle } from '#machines/domain/cart.ts';
import { instructionsProblem } from '#machines/domain/order-history.ts';
import { profileOf, profileProblems } from '#machines/domain/profile.ts';
import { charactersOf } from '#machines/domain/text-length.ts';
import { hannah } from '../models/people.ts';

test.each(['😀', '👩‍🚒', '🇦🇺', '👍🏽', 'é'.normalize('NFD')])('counts %s as one character', (one) => {
  expect(instructionsProblem(one.repeat(500))).toEqual({});
  expect(instructionsProblem(one.repeat(501))).toEqual({
    instructions: 'Please use at most 500 characters.',
  });
  const title = lineTitle({ name: one.repeat(101), options: [] });
  expect(charactersOf(title)).toEqual([...Array<string>(99).fill(one), '…']);
});

test.each([
  ['1899-12-31', false],
  ['0984-03-09', false],
  ['1900-01-01', true],
  ['', true],
])('a birth on %j is taken: %j', (dateOfBirth, isTaken) => {
  const problems = profileProblems({ ...profileOf(hannah), dateOfBirth });
  expect('dateOfBirth' in problems).toBe(!isTaken);
});
