/** Finds a machine by its file name, and lists all of them. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

const folder = join(import.meta.dirname, '..');
const suffix = '.machine.ts';

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** Absolute paths. */
export const readMachineFiles = async (): Promise<readonly string[]> => {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(suffix))
    .toSorted()
    .map((file) => join(folder, file));
};

const nameOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? file).slice(0, -suffix.length);

export const readMachineNames = async (): Promise<readonly string[]> =>
  (await readMachineFiles()).map(nameOf);

export const openMachine = async (file: string): Promise<AnyStateMachine> => {
  const exports: unknown = await import(pathToFileURL(file).href);
  const machine = Object.values(exports ?? {}).find(isMachine);
  if (machine === undefined) throw new Error(`${file} exports no machine`);
  return machine;
};

export const findMachine = async (name: string): Promise<AnyStateMachine> => {
  const files = await readMachineFiles();
  const file = files.find((candidate) => nameOf(candidate) === name);
  if (file === undefined)
    throw new Error(`There is no machine "${name}". There are: ${files.map(nameOf).join(', ')}.`);
  return openMachine(file);
};
