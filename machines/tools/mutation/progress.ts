/** Results of a mutation run so far: an interrupted run continues where it stopped. */

import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { openMachine, readMachineFiles } from '../find-machine.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, '.cache', 'mutants');

/** By mutant name, why it was noticed; null where it was not. */
export type Findings = Record<string, string | null>;

interface Kept {
  readonly source: string;
  readonly findings: Findings;
}

const readAll = async (directory: string, isWanted: (name: string) => boolean): Promise<string> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ts') && isWanted(name));
  return (await Promise.all(names.toSorted().map((name) => readFile(join(directory, name), 'utf8')))).join(
    '',
  );
};

const fileOf = async (machine: AnyStateMachine): Promise<string> => {
  for (const file of await readMachineFiles()) if ((await openMachine(file)).id === machine.id) return file;
  throw new Error(`No file has the machine ${machine.id}`);
};

/** A hash of the machine, its folder and its plan. */
const sourceOf = async (machine: AnyStateMachine): Promise<string> => {
  const file = await fileOf(machine);
  const noun = basename(file).replace('.machine.ts', '');
  const texts = [
    await readAll(dirname(file), () => true),
    await readAll(join(root, 'tests', 'models'), (name) => name.startsWith(`${noun}.`)),
    await readAll(join(import.meta.dirname, '..', 'models'), (name) => name !== 'sentences.ts'),
    await readFile(join(import.meta.dirname, 'mutants.ts'), 'utf8'),
  ];
  return createHash('sha256').update(texts.join('')).digest('hex').slice(0, 16);
};

const pathOf = (machine: AnyStateMachine): string => join(folder, `${machine.id}.json`);

export interface Progress {
  readonly findings: Findings;
  readonly keep: () => Promise<void>;
}

/** Results of an earlier run, unless the machine or its plan has changed. */
export const readProgress = async (machine: AnyStateMachine, isFresh: boolean): Promise<Progress> => {
  const source = await sourceOf(machine);
  const text = isFresh ? '' : await readFile(pathOf(machine), 'utf8').catch(() => '');
  const kept = text === '' ? null : (JSON.parse(text) as Kept);
  const findings: Findings = kept?.source === source ? { ...kept.findings } : {};
  return {
    findings,
    keep: async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(machine), `${JSON.stringify({ source, findings }, null, 1)}\n`);
    },
  };
};
