/** `npm test`: finds a Chromium, builds once, runs every test, and ends with one line of the form `N passed, N failed`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '#server/build-once.ts';
import { chromiumFlags, ensureChromium } from './support/chromium.ts';
import { makeTemporaryFolder, removeFolder } from './support/temporary-folder.ts';
import { closingLine, tallyOf, type Report, type Tally } from './support/test-tally.ts';

const root = join(import.meta.dirname, '..');

const runVitest = async (chromiumPath: string, reportFile: string): Promise<number> => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      // `npm test -- cart` runs the files whose path holds the word
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        // the build before has set it to production, where React cannot be tested
        NODE_ENV: 'test',
        CI: '1',
        CHROMIUM_PATH: chromiumPath,
        CHROMIUM_FLAGS: chromiumFlags.join(' '),
      },
    },
  );
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

/** No report means that not even the runner came up. */
const readTally = async (reportFile: string): Promise<Tally> => {
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, notRun: [] };
  return tallyOf(JSON.parse(text) as Report);
};

const runAll = async (): Promise<{ readonly code: number; readonly tally: Tally }> => {
  const folder = await makeTemporaryFolder('report');
  try {
    const chromiumPath = await ensureChromium();
    await buildOnce({ root });
    const reportFile = join(folder, 'report.json');
    const code = await runVitest(chromiumPath, reportFile);
    return { code, tally: await readTally(reportFile) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { code: 1, tally: { passed: 0, failed: 1, notRun: [] } };
  } finally {
    await removeFolder(folder);
  }
};

const { code, tally } = await runAll();
if (tally.notRun.length > 0) console.log(`\nNot run:\n${tally.notRun.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = code === 0 && tally.failed > 0 ? 1 : code;
