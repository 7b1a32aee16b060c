/** Runs vitest as a child and reads its report, so that a run can end with one line of the form `N
 * passed, N failed`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';
import { tallyOf, type Report, type Tally } from './test-tally.ts';

export interface TestRun {
  readonly code: number;
  readonly tally: Tally;
}

/** What is told where not even the runner came up. */
export const brokenRun: TestRun = {
  code: 1,
  tally: { passed: 0, failed: 1, notRun: [], failures: [], times: [] },
};

export interface VitestOptions {
  readonly root: string;
  readonly config: string;
  readonly env: NodeJS.ProcessEnv;
  /** Words of file paths: only files that hold one run. */
  readonly filters: readonly string[];
}

const readTally = async (reportFile: string): Promise<Tally> => {
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  return text === null ? brokenRun.tally : tallyOf(JSON.parse(text) as Report);
};

export const runVitest = async ({ root, config, env, filters }: VitestOptions): Promise<TestRun> => {
  const folder = await makeTemporaryFolder('report');
  try {
    const reportFile = join(folder, 'report.json');
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--config=${config}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...filters,
      ],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, NODE_ENV: 'test', CI: '1' } },
    );
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code: code ?? 1, tally: await readTally(reportFile) };
  } finally {
    await removeFolder(folder);
  }
};
