/** `npm run test:steady [ROUNDS] [WORD …]`: runs the browser tests again and again while every core
 * is busy, and lists what failed. */

import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from '#server/build-once.ts';
import { chromiumFlags, ensureChromium } from './support/chromium.ts';
import { runVitest } from './support/run-vitest.ts';
import { closingLine } from './support/test-tally.ts';

const root = join(import.meta.dirname, '..');
const [first = '10', ...others] = process.argv.slice(2);
const isCount = /^\d+$/.test(first);
const rounds = isCount ? Number(first) : 10;
const filters = isCount ? others : [first, ...others];

/** One process a core that does nothing but count. */
const burnCores = (): (() => void) => {
  const load: readonly ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(2);'], { stdio: 'ignore' }),
  );
  const stop = (): void => load.forEach((child) => void child.kill('SIGKILL'));
  process.once('exit', stop);
  return stop;
};

const { DATABASE_URL: _own, ...env } = process.env;
const chromiumPath = await ensureChromium();
await buildOnce({ root });
const stopLoad = burnCores();
const failures = new Map<string, number>();
let [passed, failed] = [0, 0];
for (let round = 1; round <= rounds; round += 1) {
  const began = Date.now();
  const { code, tally } = await runVitest({
    root,
    config: 'tests/vitest.config.ts',
    env: { ...env, CHROMIUM_PATH: chromiumPath, CHROMIUM_FLAGS: chromiumFlags.join(' ') },
    filters: ['--project=browser', '--project=journeys', ...filters],
  });
  passed += tally.passed;
  failed += code !== 0 && tally.failed === 0 ? 1 : tally.failed;
  for (const name of tally.failures) failures.set(name, (failures.get(name) ?? 0) + 1);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`Round ${round} of ${rounds}: ${closingLine(tally)}, ${seconds} s`);
}
stopLoad();
for (const [name, count] of [...failures].toSorted(([, a], [, b]) => b - a))
  console.log(`failed in ${count} of ${rounds} rounds: ${name}`);
console.log(`\n${closingLine({ passed, failed })}`);
process.exitCode = failed === 0 ? 0 : 1;
