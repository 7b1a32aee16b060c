/**
 * `npm run models` prints the coverage of generated tests; `npm run models cart` the paths of one
 * machine.
 */

import { check, type ModelPlan, type Report } from './models/model.ts';
import { choosePlans } from './models/plans.ts';
import { descriptionsOf } from './models/sentences.ts';
import { sizeOf } from './sizes.ts';

interface Row {
  readonly plan: ModelPlan;
  readonly report: Report;
  readonly seconds: number;
}

const run = (plan: ModelPlan): Row => {
  const begun = performance.now();
  const report = check(plan);
  return { plan, report, seconds: (performance.now() - begun) / 1000 };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const columns = [22, 8, 13, 9, 8, 9, 9, 0] as const;
const lineOf = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(22) : String(cell).padStart(columns[index] ?? 0),
    )
    .join('')
    .trimEnd();

const problemsIn = ({ paths, missed }: Report): readonly string[] => [
  ...paths.flatMap(({ sentence, problem }) => (problem === null ? [] : [`${sentence}\n    ${problem}`])),
  ...missed.map((name) => `Never taken: ${name}`),
];

const cellsOf = ({ plan, report, seconds }: Row): readonly (string | number)[] => {
  const { states, transitions } = sizeOf(plan.machine.config);
  const excused = Object.keys(plan.unreachable ?? {}).length;
  const all = report.taken.size + report.missed.length + excused;
  const broken = problemsIn(report).length;
  return [
    plan.machine.id,
    states,
    transitions,
    `${Math.floor((100 * report.taken.size) / all)} %`,
    report.paths.length,
    sum(report.paths.map(({ steps }) => steps)),
    seconds.toFixed(2),
    broken === 0 ? '' : `  ${broken} problems: npm run models ${plan.machine.id}`,
  ];
};

const printTable = (plans: readonly ModelPlan[]): readonly Row[] => {
  console.log(lineOf(['Machine', 'States', 'Transitions', 'Covered', 'Paths', 'Steps', 'Seconds']));
  const rows = plans.map((plan) => {
    const row = run(plan);
    console.log(lineOf(cellsOf(row)));
    return row;
  });
  const paths = rows.flatMap(({ report }) => report.paths);
  const sizes = plans.map(({ machine }) => sizeOf(machine.config));
  console.log(
    lineOf([
      `${plans.length} machines`,
      sum(sizes.map(({ states }) => states)),
      sum(sizes.map(({ transitions }) => transitions)),
      '',
      paths.length,
      sum(paths.map(({ steps }) => steps)),
      sum(rows.map(({ seconds }) => seconds)).toFixed(0),
    ]),
  );
  return rows;
};

const printPaths = (plan: ModelPlan): Row => {
  const row = run(plan);
  for (const [state, description] of descriptionsOf(plan.machine)) console.log(`${state}: ${description}`);
  const { paths, missed } = row.report;
  paths.forEach(({ sentence, problem }, index) =>
    console.log(`${String(index + 1).padStart(5)}  ${sentence}${problem === null ? '' : `\n    ${problem}`}`),
  );
  for (const name of missed) console.log(`Never taken: ${name}`);
  console.log(`\n${printSummary(row)}`);
  return row;
};

const printSummary = (row: Row): string => {
  const [machine, states, transitions, covered, paths, steps, seconds] = cellsOf(row);
  return `${machine}: ${states} states, ${transitions} transitions (${covered} covered), ${paths} paths, ${steps} steps, ${seconds} seconds`;
};

try {
  const names = process.argv.slice(2);
  const plans = await choosePlans(names);
  const rows = names.length === 0 ? printTable(plans) : plans.map(printPaths);
  if (rows.some(({ report }) => problemsIn(report).length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
