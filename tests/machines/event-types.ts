/** Reads from the events files which events each machine may be sent. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const machinesFolder = join(import.meta.dirname, '..', '..', 'machines');

/** The text of every exported type of every events file, by its name. */
const readUnions = async (): Promise<ReadonlyMap<string, string>> => {
  const unions = new Map<string, string>();
  const files = await readdir(machinesFolder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.events.ts'))) {
    const text = await readFile(join(machinesFolder, file), 'utf8');
    // a union ends at the first semicolon at the end of an unindented or a closing line
    for (const [, name = '', body = ''] of text.matchAll(
      /export type (\w+) =([\s\S]*?);\n(?=\n|$|export|const|\/\*\*)/g,
    ))
      unions.set(name, body);
  }
  return unions;
};

const literalsOf = (name: string, unions: ReadonlyMap<string, string>): readonly string[] => {
  const body = unions.get(name) ?? '';
  const own = [...body.matchAll(/type: '([\w.]+)'/g)].map(([, type = '']) => type);
  const bare = body.replace(/\{[\s\S]*?\}/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
  const named = [...bare.matchAll(/\b[A-Z]\w+\b/g)].map(([word]) => word).filter((word) => unions.has(word));
  return [...own, ...named.flatMap((word) => literalsOf(word, unions))];
};

/** For example `eventTypesOf('CartEvent')` → ['cart.addItem', …]. */
export const readEventTypes = async (): Promise<(name: string) => readonly string[]> => {
  const unions = await readUnions();
  return (name) => [...new Set(literalsOf(name, unions))];
};
