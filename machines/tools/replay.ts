/**
 * `npm run replay FILE` plays a recording on the current machines and prints where they differ;
 * `npm run replay -- --test FILE` turns it into a test.
 */

import { relative } from 'node:path';
import { writeTest } from './replay/generated-test.ts';
import { readRecordingFile } from './replay/recording-file.ts';
import { headline, linesOfTurn, summary } from './replay/report.ts';
import { replayFile } from './replay/replay-file.ts';

/** 1 for a difference; 2 where the file, or its redacted values, allow no result. */
const codes = { equal: 0, diverged: 1, undecided: 2 } as const;

const replay = async (file: string, isTest: boolean): Promise<number> => {
  const recording = await readRecordingFile(file);
  console.log(headline(recording));
  const verdict = await replayFile(file);
  if (!isTest) for (const turn of verdict.turns) console.log(linesOfTurn(turn).join('\n'));
  console.log(summary(verdict).join('\n'));
  if (isTest && verdict.outcome === 'equal')
    console.log(`Written: ${relative(process.cwd(), await writeTest(file, recording, verdict))}`);
  return codes[verdict.outcome];
};

const given = process.argv.slice(2);
const [file] = given.filter((one) => !one.startsWith('--'));
try {
  if (file === undefined) throw new Error('Name a file: npm run replay FILE');
  process.exitCode = await replay(file, given.includes('--test'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
