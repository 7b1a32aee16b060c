/** The first answers of a cold backend take seconds: its pages wait for their status. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageFates } from '#server/page-fates.ts';
import { createQuestions } from '#server/page-words.ts';
import { page } from './door-at.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shop = 'https://shop.example';
const nothingThere = { data: { urlResolver: null }, errors: [] };

/** A backend that answers after so many milliseconds; undefined never does. */
const fatesOf = (...delays: readonly (number | undefined)[]) => {
  let turn = 0;
  return createPageFates({
    questionOf: createQuestions(page),
    ask: () => {
      const delay = delays[Math.min(turn, delays.length - 1)];
      turn += 1;
      return new Promise((give) => {
        if (delay !== undefined) setTimeout(() => give(nothingThere), delay);
      });
    },
    now: () => 0,
  });
};

/** What it comes to, and after how long. */
const timed = async (asked: Promise<{ readonly kind: string }>): Promise<readonly [string, number]> => {
  const from = Date.now();
  const told = asked.then(({ kind }) => [kind, Date.now() - from] as const);
  await vi.advanceTimersByTimeAsync(20_000);
  return told;
};

test('a page waits for an answer that takes twelve seconds [BEY-22]', async () => {
  expect(await timed(fatesOf(12_000)('/a', shop))).toEqual(['missing', 12_000]);
});

test('a backend that hangs holds up one page for long and the next ones shortly [BEY-22]', async () => {
  const fateOf = fatesOf(undefined, undefined, 10, 12_000);
  expect(await timed(fateOf('/a', shop))).toEqual(['unknown', 15_000]);
  expect(await timed(fateOf('/b', shop))).toEqual(['unknown', 2000]);
  expect(await timed(fateOf('/c', shop))).toEqual(['missing', 10]);
  // it has answered, so the next page may wait again
  expect(await timed(fateOf('/d', shop))).toEqual(['missing', 12_000]);
});
