/** `npm run test:deep NAME [args]`: the long tests, which `npm test` only samples. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/deep/vitest.config.ts'];
const tsx = ['node_modules/tsx/dist/cli.mjs'];

interface Command {
  readonly about: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const commands: Readonly<Record<string, Command>> = {
  mutation: {
    about: 'MACHINE …: mistakes in machines must be noticed; without a name in all of them',
    args: [...tsx, 'machines/tools/mutate.ts'],
  },
  models: {
    about: 'every path through every machine; with a name the machines called so',
    args: [...vitest, '--project=models'],
    env: { MODELS: 'all' },
  },
  browser: {
    about: 'coarse paths of cart and checkout on the real shop; with words the paths whose sentence has them',
    args: [...vitest, '--project=browser'],
  },
  chaos: {
    about: 'every request of a purchase × every fault; with a pattern the cells whose name matches',
    args: [...tsx, 'tests/deep/chaos/run.ts'],
  },
  contract: {
    about: 'FOLDER [PATTERN]: documents and answers against recordings of a real Magento',
    args: [...tsx, 'tests/deep/contract/run.ts'],
  },
  services: { about: 'what needs a real PostgreSQL', args: [...tsx, 'tests/deep/services/run.ts'] },
};

const [name = '', ...given] = process.argv.slice(2);
// `npm run test:deep chaos -- "pattern"` hands the dashes on
const args = given.filter((word) => word !== '--');
const command = commands[name];
if (command === undefined) {
  const lines = Object.entries(commands).map(([one, { about }]) => `  ${one.padEnd(9)} ${about}`);
  console.error(`npm run test:deep NAME [args], where NAME is one of:\n${lines.join('\n')}`);
  process.exit(1);
}
const words = ['models', 'browser'].includes(name) && args.length > 0 ? ['-t', args.join(' ')] : args;
const child = spawn(process.execPath, [...command.args, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...command.env },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
