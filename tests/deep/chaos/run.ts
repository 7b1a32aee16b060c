/** `npm run chaos`: the whole table of requests × faults; `npm run chaos -- "order: .*doubled"` tries the cells whose name matches; CHAOS_TRIPS="guest,PayPal" goes these trips only. */

import { join } from 'node:path';
import { brokenRun, runVitest, type TestRun } from '#tests/support/run-vitest.ts';
import { closingLine } from '#tests/support/test-tally.ts';

// the embedded database, whatever the shell has set
const { DATABASE_URL: _own, ...env } = process.env;

const run = (): Promise<TestRun> =>
  runVitest({
    root: join(import.meta.dirname, '../../..'),
    config: 'tests/vitest.config.ts',
    env: { ...env, CHAOS: 'whole', CHAOS_ONLY: process.argv.slice(2).join(' ') },
    filters: ['tests/journeys/sample/chaos.test.ts'],
  });

const { code, tally } = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return brokenRun;
});
console.log(`\n${closingLine(tally)}`);
process.exitCode = code === 0 && tally.failed > 0 ? 1 : code;
