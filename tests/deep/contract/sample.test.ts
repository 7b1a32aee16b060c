/** Which recordings are replayed where not all are. */

import { describe, expect, test } from 'vitest';
import { readArguments, sample } from './sample.ts';

const names = Array.from({ length: 100 }, (_, place) => `case-${place}`);
const day = new Date('2026-11-26T10:00:00Z');

describe('a sample of recordings', () => {
  test('is the same for the same seed, and another for another [BEY-22]', () => {
    const chosen = sample(names, 10, 7);
    expect(chosen).toHaveLength(10);
    expect(sample(names, 10, 7)).toEqual(chosen);
    expect(sample(names, 10, 8)).not.toEqual(chosen);
  });

  test('keeps the order and holds everything where there is no more [BEY-22]', () => {
    expect(sample(names, 500, 7)).toEqual(names);
  });
});

describe('the command', () => {
  test('takes a folder, a pattern, a sample and a seed [BEY-22]', () => {
    expect(readArguments(['there', 'gql', '--sample', '40', '--seed', '3'], day)).toEqual({
      folder: 'there',
      pattern: /gql/,
      count: 40,
      seed: 3,
    });
  });

  test('replays everything, and seeds by the day, where nothing is said [BEY-22]', () => {
    expect(readArguments(['--sample', '5', 'there'], day)).toMatchObject({
      folder: 'there',
      seed: 20_261_126,
    });
    expect(readArguments(['there'], day).count).toBeNull();
  });

  test('refuses a sample that is no number [BEY-22]', () => {
    expect(() => readArguments(['there', '--sample', 'many'], day)).toThrow('--sample must be followed');
  });
});
