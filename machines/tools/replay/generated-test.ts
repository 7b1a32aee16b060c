/** Turns a recording into a test: a copy of the file and the final states of its machines. */

import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Recording } from '#recorder/recording.ts';
import type { Verdict } from './verdict.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'tests', 'recordings');

/** The states in the last tenth of the events; differences before that fail the outcome. */
const ended = ({ events }: Recording, { final }: Pick<Verdict, 'final'>) => {
  const last = events.slice(-Math.ceil(events.length / 10));
  const changed = new Set(last.flatMap(({ states }) => Object.keys(states)));
  return Object.fromEntries(Object.entries(final).filter(([machine]) => changed.has(machine)));
};

const testOf = (name: string, states: Readonly<Record<string, string>>): string => `
/** Written by \`npm run replay -- --test\`. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayFile } from '#machines/tools/replay/replay-file.ts';

test('the recording ${name} replays to the states that it ended in [MACH-04]', async () => {
  const { outcome, first, final } = await replayFile(join(import.meta.dirname, '${name}.json'));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final).toMatchObject(${JSON.stringify(states)});
});
`;

/** Returns the path of the test. */
export const writeTest = async (file: string, recording: Recording, verdict: Verdict): Promise<string> => {
  const name = basename(file, '.json').replaceAll(/[^\w-]+/g, '-');
  const path = join(folder, `${name}.test.ts`);
  const text = await format(testOf(name, ended(recording, verdict)), {
    ...(await resolveConfig(path)),
    parser: 'typescript',
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(recording)}\n`);
  await writeFile(path, text);
  return path;
};
