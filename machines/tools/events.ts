/** Prints the events a machine accepts and the facts it emits: `npm run machines:events cart`. */

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findMachine, readMachineNames } from './find-machine.ts';

const folder = join(import.meta.dirname, '..');

/** The literals of every union named …Fact, by their first word. */
const readFacts = async (): Promise<ReadonlySet<string>> => {
  const facts = new Set<string>();
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.events.ts'))) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, body = ''] of text.matchAll(
      /export type \w+Fact =([\s\S]*?);\n(?=\n|$|export|const|\/\*\*)/g,
    ))
      for (const [, type = ''] of body.matchAll(/type: '([\w.]+)'/g)) facts.add(type);
  }
  return facts;
};

const given = process.argv.slice(2);
const facts = await readFacts();
for (const name of given.length > 0 ? given : await readMachineNames()) {
  const machine = await findMachine(name);
  const accepted = machine.events.filter((type: string) => type !== '' && !type.startsWith('xstate.'));
  const emitted = [...facts].filter((type) => type.startsWith(`${machine.id}.`));
  console.log(`${name}\n  accepts ${accepted.toSorted().join(', ') || 'nothing'}`);
  console.log(`  emits   ${emitted.toSorted().join(', ') || 'nothing'}\n`);
}
