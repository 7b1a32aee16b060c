/** `npm run test:services`: runs the tests that need a real PostgreSQL and the built shop. */

import { join } from 'node:path';
import { buildOnce } from '#server/build-once.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { brokenRun, runVitest, type TestRun } from '#tests/support/run-vitest.ts';
import { closingLine } from '#tests/support/test-tally.ts';

const root = join(import.meta.dirname, '../../..');

const runAll = async (): Promise<TestRun> => {
  try {
    await buildOnce({ root });
    const cluster = await startPostgresCluster();
    try {
      return await runVitest({
        root,
        config: 'tests/deep/services/vitest.config.ts',
        env: { ...process.env, DATABASE_URL: cluster.url },
        filters: process.argv.slice(2),
      });
    } finally {
      await cluster.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return brokenRun;
  }
};

const { code, tally } = await runAll();
if (tally.notRun.length > 0) console.log(`\nNot run:\n${tally.notRun.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = code === 0 && tally.failed > 0 ? 1 : code;
