/**
 * `npm run mutate:machines` mutates machines and prints which mutants the generated tests miss.
 * Names choose machines; `--every=5` tries a fifth of the mutants, `--fresh` discards earlier
 * results.
 */

import type { ModelPlan } from './models/model.ts';
import { choosePlans } from './models/plans.ts';
import { excused } from './mutation/excused.ts';
import { judgeOf } from './mutation/judge.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { readProgress } from './mutation/progress.ts';

/** The share of mutants that must be noticed in each machine. */
const goal = 0.9;

interface Tally {
  readonly machine: string;
  readonly all: number;
  readonly killed: number;
  readonly survivors: readonly string[];
  /** Excused mutants that are noticed after all. */
  readonly stale: readonly string[];
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

interface Options {
  readonly isFresh: boolean;
  /** Tries one mutant of this many. */
  readonly every: number;
}

const mutate = async (plan: ModelPlan, { isFresh, every }: Options): Promise<Tally> => {
  const { machine } = plan;
  const mutants = mutantsOf(machine).filter((_, index) => index % every === 0);
  const { findings, keep } = await readProgress(machine, isFresh);
  let judge: ReturnType<typeof judgeOf> | null = null;
  let kept = performance.now();
  for (const mutant of mutants) {
    if (mutant.name in findings) continue;
    judge ??= judgeOf(plan);
    findings[mutant.name] = judge(mutant);
    // an interrupted run loses at most ten seconds
    if (performance.now() - kept < 10_000) continue;
    await keep();
    kept = performance.now();
  }
  await keep();
  const survivors = mutants.map(({ name }) => name).filter((name) => findings[name] === null);
  return {
    machine: machine.id,
    all: mutants.length,
    killed: mutants.length - survivors.length,
    survivors,
    stale: Object.keys(excused).filter((name) => typeof findings[name] === 'string'),
  };
};

const print = ({ machine, all, killed, survivors, stale }: Tally): void => {
  const open = survivors.filter((name) => !(name in excused));
  const others = survivors.length - open.length;
  console.log(
    `${machine.padEnd(18)} ${String(killed).padStart(4)} of ${String(all).padStart(4)} noticed ${percent(killed, all).padStart(8)}${others === 0 ? '' : `, ${others} excused`}`,
  );
  for (const name of open) console.log(`    not noticed: ${name}`);
  for (const name of stale) console.log(`    excused, but noticed: ${name}`);
};

try {
  const given = process.argv.slice(2);
  const plans = await choosePlans(given.filter((word) => !word.startsWith('--')));
  const every = given.map((word) => /^--every=(\d+)$/.exec(word)?.[1]).find((found) => found !== undefined);
  const options = { isFresh: given.includes('--fresh'), every: Number(every ?? 1) };
  const tallies: Tally[] = [];
  for (const plan of plans) {
    const tally = await mutate(plan, options);
    print(tally);
    tallies.push(tally);
  }
  const all = tallies.reduce((sum, tally) => sum + tally.all, 0);
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
  console.log(`\n${plans.length} machines: ${killed} of ${all} mistakes noticed (${percent(killed, all)})`);
  const isShort = (tally: Tally): boolean => tally.killed < goal * tally.all;
  if (tallies.some((tally) => isShort(tally) || tally.stale.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
