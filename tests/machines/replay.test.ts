/** Recordings played on the machines as they are: where they differ, and what is no recording. */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseRecording } from '#machines/tools/replay/recording-file.ts';
import { summary } from '#machines/tools/replay/report.ts';
import { compare } from '#machines/tools/replay/verdict.ts';
import type { RecordedEvent } from '#recorder/recorder.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const text = readFileSync(join(import.meta.dirname, '../recordings/faulted-purchase.json'), 'utf8');
const recording = parseRecording(text);

const changed = (change: (event: RecordedEvent) => readonly RecordedEvent[]) =>
  compare({ ...recording, events: recording.events.flatMap(change) });
const typeOf = ({ event }: RecordedEvent): unknown => (event as { type: unknown }).type;

test('names the first event after which a machine is in another state [MACH-04]', () => {
  const verdict = changed((one) =>
    one.to.endsWith('sendOrder')
      ? [{ ...one, states: { 'shop/checkout/wing/placing/order': 'placed' } }]
      : [one],
  );
  expect(verdict.outcome).toBe('diverged');
  expect(verdict.first?.differences[0]).toMatchObject({ recorded: 'placed', replayed: 'doubtful' });
  expect(summary(verdict)[1]).toMatch(/placing\/order\/sendOrder fails: server$/);
});

test('an answer to a question that is not asked any more is a divergence [MACH-04]', () => {
  const { outcome, first } = changed((one) => (typeOf(one) === 'draft.submitDelivery' ? [] : [one]));
  expect([outcome, first?.problems[0]]).toEqual([
    'diverged',
    expect.stringMatching(/^there is no .*submitStep$/),
  ]);
});

test('a state that depends on a redacted value is not decidable, though one stand-in agrees [MACH-04]', () => {
  const line = '~9';
  const verdict = changed((one) => [
    one,
    ...(typeOf(one) === 'checkout.begin'
      ? [{ ...one, to: 'shop/display/search', event: { type: 'search.typeLine', line }, states: {} }]
      : []),
  ]);
  expect(verdict.outcome).toBe('undecided');
  expect(summary(verdict).join('\n')).toMatch(/Not decidable: .*\n.*\n.*resting or pausing/);
});

test.each([
  ['{"format":"other"}', 'This file is no recording.'],
  [text.replace('"version":1', '"version":7'), 'This recording has version 7; version 1 can be replayed.'],
  [text.replace('"states":{', '"states":7,"x":{'), 'This recording is damaged.'],
])('refuses a file that cannot be replayed [MACH-04]', (file, message) => {
  expect(() => parseRecording(file)).toThrow(message);
});

test.each([
  [text, 0, /Equal: every event leads to the recorded states/],
  [text.replaceAll('"doubtful"', '"placed"'), 1, /First divergence:/],
  [text.replace('"dropped":0', '"dropped":3'), 2, /The first 3 events are gone/],
])(
  'the command ends with a code of its own for equal, different and unknown [MACH-04]',
  async (file, code, said) => {
    const folder = await makeTemporaryFolder('recording');
    onTestFinished(() => removeFolder(folder));
    const path = join(folder, 'recording.json');
    writeFileSync(path, file);
    const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'machines/tools/replay.ts', path]);
    expect([status, `${stdout}${stderr}`]).toEqual([code, expect.stringMatching(said)]);
  },
);
