/** `npm test`: finds a Chromium, builds once, runs all tests; ends with `N passed, N failed`. */

import { join } from 'node:path';
import { buildOnce } from '#server/build-once.ts';
import { chromiumFlags, ensureChromium } from './support/chromium.ts';
import { brokenRun, runVitest, type TestRun } from './support/run-vitest.ts';
import { closingLine } from './support/test-tally.ts';

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const isProfiled = words.includes('--profile');

const runTests = async (env: NodeJS.ProcessEnv): Promise<TestRun> => {
  try {
    const chromiumPath = await ensureChromium();
    await buildOnce({ root });
    return await runVitest({
      root,
      config: 'tests/vitest.config.ts',
      env: { ...env, CHROMIUM_PATH: chromiumPath, CHROMIUM_FLAGS: chromiumFlags.join(' ') },
      // `npm test -- cart` runs the files whose path holds the word
      filters: words.filter((word) => word !== '--profile'),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return brokenRun;
  }
};

// these run on the embedded database; test:services starts a PostgreSQL of its own
const { DATABASE_URL: _own, ...env } = process.env;
const { code, tally } = await runTests(env);
if (isProfiled) console.log(['\nSeconds by file, the slowest first', ...tally.times].join('\n'));
if (tally.notRun.length > 0) console.log(`\nNot run:\n${tally.notRun.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = code === 0 && tally.failed > 0 ? 1 : code;
