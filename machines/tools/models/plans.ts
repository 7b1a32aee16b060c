/** Finds the plans of tests/models: one for each machine. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelPlan } from './model.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'tests', 'models');
const suffix = '.plan.ts';

const isPlan = (value: unknown): value is ModelPlan =>
  typeof value === 'object' && value !== null && 'machine' in value && 'invariants' in value;

const openPlan = async (file: string): Promise<ModelPlan> => {
  const exports: unknown = await import(pathToFileURL(join(folder, file)).href);
  const plan = Object.values(exports ?? {}).find(isPlan);
  if (plan === undefined) throw new Error(`tests/models/${file} exports no plan`);
  return plan;
};

/** By machine, in alphabetical order. */
export const readPlans = async (): Promise<ReadonlyMap<string, ModelPlan>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(suffix));
  const plans = await Promise.all(files.map(openPlan));
  const byMachine = plans.map((plan) => [plan.machine.id, plan] as const);
  return new Map(byMachine.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The named plans, by file or machine: 'gift-card' is 'giftCard'; all without names. */
export const choosePlans = async (names: readonly string[]): Promise<readonly ModelPlan[]> => {
  const plans = await readPlans();
  if (names.length === 0) return [...plans.values()];
  return names.map((name) => {
    const plan = plans.get(name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
    if (plan === undefined)
      throw new Error(`There is no plan for "${name}". There are: ${[...plans.keys()].join(', ')}.`);
    return plan;
  });
};
