/** The sizes of all machines, largest first. */

import { readFile } from 'node:fs/promises';
import type { ModelPlan } from './models/model.ts';
import { openMachine, readMachineFiles } from './find-machine.ts';
import { readPlans } from './models/plans.ts';
import { booleanCount, childCount, sizeOf, writtenSize } from './sizes.ts';

export interface MachineSize {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly children: number;
  readonly booleans: number;
  /** The share of transitions covered by generated tests, which require it. */
  readonly covered: string;
  readonly lines: number;
  /** The file shows all states and transitions. */
  readonly isWhole: boolean;
}

/** A plan's own test requires every transition that it does not excuse. */
const coveredBy = (plan: ModelPlan | undefined, transitions: number): string => {
  if (plan === undefined) return 'no plan';
  const excused = Object.keys(plan.unreachable ?? {}).length;
  return excused === 0 ? 'all' : `${transitions - excused} of ${transitions}`;
};

export const readSizes = async (): Promise<readonly MachineSize[]> => {
  const plans = await readPlans();
  const rows = await Promise.all(
    (await readMachineFiles()).map(async (file) => {
      const machine = await openMachine(file);
      const text = await readFile(file, 'utf8');
      const { states, transitions } = sizeOf(machine.config);
      const written = writtenSize(file, text);
      return {
        machine: machine.id,
        states,
        transitions,
        children: childCount(machine),
        booleans: await booleanCount(file),
        covered: coveredBy(plans.get(machine.id), transitions),
        lines: text.trimEnd().split('\n').length,
        isWhole: written.states === states && written.transitions === transitions,
      };
    }),
  );
  return rows.toSorted(
    (one, other) => other.transitions - one.transitions || (one.machine < other.machine ? -1 : 1),
  );
};

export const medianOf = (sizes: readonly MachineSize[]): number =>
  sizes[Math.floor(sizes.length / 2)]?.transitions ?? 0;

export const sizesMarkdown = (
  sizes: readonly MachineSize[],
  linkOf: (id: string) => string,
  purposeOf: (id: string) => string,
): readonly string[] => [
  `${sizes.length} machines, median ${medianOf(sizes)} transitions. "Covered" is how many of them the generated tests take:`,
  'they fail where a transition is not taken and its plan does not say why. `npm run models` prints the paths.',
  '',
  '| Machine | For | States | Transitions | Covered | Children | Booleans |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...sizes.map(
    ({ machine, states, transitions, covered, children, booleans }) =>
      `| ${linkOf(machine)} | ${purposeOf(machine)} | ${states} | ${transitions} | ${covered} | ${children} | ${booleans} |`,
  ),
];
