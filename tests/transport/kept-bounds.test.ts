/** Stored public answers: how many, how big, how forgotten. */

import { expect, test } from 'vitest';
import { createKeptAnswers } from '#transport/kept-answers.ts';
import { createStorage } from '#transport/storage.ts';
import { memoryArea, prefix } from './wires.ts';

const keeping = (kept = memoryArea(), now: () => number = Date.now) => {
  const storage = createStorage(kept.area, prefix, now);
  return { kept, answers: createKeptAnswers({ storage, whenIdle: (work) => work() }) };
};
const answerOfSize = (characters: number) => ({ text: 'x'.repeat(characters) });

test('stores eighty answers and removes the oldest first [STO-02]', () => {
  const { kept, answers } = keeping();
  for (let turn = 0; turn < 90; turn += 1) answers.keep(`question ${turn}`, { turn });
  expect(kept.entries.size).toBe(81);
  expect([9, 10, 89].map((turn) => answers.read(`question ${turn}`))).toEqual([
    null,
    { turn: 10 },
    { turn: 89 },
  ]);
});

test('stores at most two million characters, and no answer above 300,000 [STO-02]', () => {
  const { kept, answers } = keeping();
  for (let turn = 0; turn < 12; turn += 1) answers.keep(`question ${turn}`, answerOfSize(250_000));
  const size = [...kept.entries.values()].reduce((sum, text) => sum + text.length, 0);
  expect(size).toBeLessThan(2_010_000);
  expect([0, 4, 5, 11].map((turn) => answers.read(`question ${turn}`) === null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { kept: none, answers: few } = keeping();
  few.keep('question', answerOfSize(300_001));
  expect(none.written).toEqual([]);
});

test('forgets every stored answer, also one that waits to be written, and stores again afterwards [BEY-08]', () => {
  const kept = memoryArea();
  const idle: (() => void)[] = [];
  const storage = createStorage(kept.area, prefix);
  keeping(kept).answers.keep('question', { a: 1 });
  // another tab may have overwritten the list
  storage.remove('api');
  const answers = createKeptAnswers({ storage, whenIdle: (work) => void idle.push(work) });
  answers.keep('another', { b: 2 });
  answers.forget();
  for (const work of idle) work();
  expect(kept.entries.size).toBe(0);
  expect([answers.read('question'), answers.read('another')]).toEqual([null, null]);
  // answers are stored again, equal ones as well
  const again = keeping(kept).answers;
  for (let turn = 0; turn < 2; turn += 1) {
    again.keep('question', { a: 1 });
    expect(again.read('question')).toEqual({ a: 1 });
    again.forget();
  }
  answers.keep('another', { b: 3 });
  idle.at(-1)?.();
  expect(answers.read('another')).toEqual({ b: 3 });
});

test('ignores answers of another version and of another shape [STO-02]', () => {
  const { kept, answers } = keeping();
  answers.keep('question', { a: 1 });
  const [key] = [...kept.entries.keys()].filter((name) => name.includes(':'));
  const index = `${prefix}api`;
  const put = (name: string, value: unknown, version?: number) =>
    kept.entries.set(name, JSON.stringify({ value, version, storedAt: Date.now(), lifetime: null }));
  for (const [value, version] of [[{ a: 1 }], [{ a: 1 }, 0], [null, 1], ['text', 1]] as const) {
    put(key ?? '', value, version);
    expect(keeping(kept).answers.read('question')).toBeNull();
  }
  for (const value of [null, 5, 'text', {}, [null, 5, { key: 5 }, { key: 'a', characters: 'many' }]]) {
    put(index, value, 1);
    const again = keeping(kept).answers;
    again.keep('another', { b: 2 });
    expect(again.read('another')).toEqual({ b: 2 });
  }
});
