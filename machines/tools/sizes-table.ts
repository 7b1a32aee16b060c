/** The sizes of all machines, the largest first. */

import { readFile } from 'node:fs/promises';
import { openMachine, readMachineFiles } from './find-machine.ts';
import { booleanCount, childCount, sizeOf, writtenSize } from './sizes.ts';

export interface MachineSize {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly children: number;
  readonly booleans: number;
  readonly lines: number;
  /** As the file shows it. */
  readonly isWhole: boolean;
}

export const readSizes = async (): Promise<readonly MachineSize[]> => {
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
  `${sizes.length} machines, median ${medianOf(sizes)} transitions.`,
  '',
  '| Machine | For | States | Transitions | Children | Booleans |',
  '| --- | --- | --- | --- | --- | --- |',
  ...sizes.map(
    ({ machine, states, transitions, children, booleans }) =>
      `| ${linkOf(machine)} | ${purposeOf(machine)} | ${states} | ${transitions} | ${children} | ${booleans} |`,
  ),
];
