/** Puts one mistake at a time into a machine and shows whether the generated tests notice: `npx tsx machines/tools/mutate.ts cart tabs shipping`. */

import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { check, type CheckedPath, type ModelPlan } from '#tests/support/model.ts';
import { mutantsOf } from './mutants.ts';

const plansFolder = join(import.meta.dirname, '..', '..', 'tests', 'models');

const isPlan = (value: unknown): value is ModelPlan =>
  typeof value === 'object' && value !== null && 'machine' in value && 'invariants' in value;

const readPlan = async (name: string): Promise<ModelPlan> => {
  const exports: unknown = await import(pathToFileURL(join(plansFolder, `${name}.plan.ts`)).href);
  const plan = Object.values(exports ?? {}).find(isPlan);
  if (plan === undefined) throw new Error(`tests/models/${name}.plan.ts exports no plan`);
  return plan;
};

/** What fails without a mistake does not count as noticed. */
type Known = ReadonlySet<string>;

const failuresOf = (
  plan: ModelPlan,
  isEnough?: (path: CheckedPath) => boolean,
): readonly (readonly [string, string])[] => {
  const { paths, missed } = check(plan, isEnough === undefined ? {} : { isEnough });
  const failures = paths.flatMap(({ description, problem }) =>
    problem === null ? [] : [[description, problem.split('\n')[0] ?? problem] as const],
  );
  return [...failures, ...missed.map((name) => [name, `never taken: ${name}`] as const)];
};

/** The first test that failed; null if none did. */
const noticed = (plan: ModelPlan, known: Known): string | null => {
  try {
    const isNew = ({ description, problem }: CheckedPath): boolean =>
      problem !== null && !known.has(description);
    return failuresOf(plan, isNew).find(([what]) => !known.has(what))?.[1] ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Returns the share that was noticed. */
const mutate = async (name: string, print: (line: string) => void): Promise<number> => {
  const plan = await readPlan(name);
  const known: Known = new Set(failuresOf(plan).map(([what]) => what));
  if (known.size > 0) print(`${name}: ${known.size} paths fail as it is; they are left out.`);
  const mutants = mutantsOf(plan.machine);
  let killed = 0;
  for (const mutant of mutants) {
    const reason = noticed({ ...plan, machine: mutant.machine }, known);
    if (reason !== null) killed += 1;
    print(
      `${reason === null ? 'SURVIVED' : 'killed  '}  ${mutant.name}${reason === null ? '' : `  (${reason.slice(0, 60)})`}`,
    );
  }
  print(
    `${name}: ${killed} of ${mutants.length} mutants killed (${((100 * killed) / mutants.length).toFixed(1)} %)\n`,
  );
  return killed / mutants.length;
};

const names = process.argv.slice(2);
let isEnough = names.length > 0;
if (!isEnough) console.log('Which machines? For example: cart tabs shipping');
for (const name of names) if ((await mutate(name, console.log)) < 0.9) isEnough = false;
if (!isEnough) process.exitCode = 1;
