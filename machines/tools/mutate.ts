/** Breaks machines on purpose and shows whether the generated tests notice: `npx tsx machines/tools/mutate.ts cart tabs shipping`. */

import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { check, type ModelPlan } from '#tests/support/model.ts';
import { mutantsOf } from './mutants.ts';

const plansFolder = join(import.meta.dirname, '..', '..', 'tests', 'models');

const isPlan = (value: unknown): value is ModelPlan =>
  typeof value === 'object' && value !== null && 'machine' in value && 'invariants' in value;

export const planOf = async (name: string): Promise<ModelPlan> => {
  const exports: unknown = await import(pathToFileURL(join(plansFolder, `${name}.plan.ts`)).href);
  const plan = Object.values(exports ?? {}).find(isPlan);
  if (plan === undefined) throw new Error(`tests/models/${name}.plan.ts exports no plan`);
  return plan;
};

/** Null where nobody noticed; else what was noticed first. */
export const noticed = (plan: ModelPlan, machine: ModelPlan['machine']): string | null => {
  try {
    const { paths, missed } = check({ ...plan, machine });
    const problem = paths.find((path) => path.problem !== null)?.problem;
    if (problem !== undefined && problem !== null) return problem.split('\n')[0] ?? problem;
    return missed[0] === undefined ? null : `never taken: ${missed[0]}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Returns the share that was noticed. */
export const mutate = async (name: string, print: (line: string) => void): Promise<number> => {
  const plan = await planOf(name);
  const mutants = mutantsOf(plan.machine);
  let killed = 0;
  for (const mutant of mutants) {
    const reason = noticed(plan, mutant.machine);
    if (reason !== null) killed += 1;
    print(`${reason === null ? 'SURVIVED' : 'killed  '}  ${mutant.name}`);
  }
  print(
    `${name}: ${killed} of ${mutants.length} mutants killed (${((100 * killed) / mutants.length).toFixed(1)} %)\n`,
  );
  return killed / mutants.length;
};

const names = process.argv.slice(2);
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  let isEnough = true;
  for (const name of names) if ((await mutate(name, console.log)) < 0.9) isEnough = false;
  if (!isEnough) process.exitCode = 1;
}
