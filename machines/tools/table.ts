/** `npm run machines`: how large every machine is. */

import { readFile } from 'node:fs/promises';
import { openMachine, readMachineFiles } from './find-machine.ts';
import { booleanCount, childCount, sizeOf, writtenSize } from './sizes.ts';

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
      'in the file': written.states === states && written.transitions === transitions ? 'all' : 'a part',
    };
  }),
);

const sorted = rows.toSorted((one, other) => other.transitions - one.transitions);
const middle = sorted[Math.floor(sorted.length / 2)];
console.table(Object.fromEntries(sorted.map(({ machine, ...row }) => [machine, row])));
console.log(`${rows.length} machines, median ${middle?.transitions ?? 0} transitions.`);
