/** The generated tests tested: a machine with any one guard taken out must turn a path red; that it passes as it is say its own generated tests (MACH-03). */

import { describe, expect, test } from 'vitest';
import { check, type ModelPlan } from '#tests/support/model.ts';
import { mutantsOf } from '#machines/tools/mutants.ts';
import { cartPlan } from './cart.plan.ts';
import { shippingPlan } from './shipping.plan.ts';
import { tabsPlan } from './tabs.plan.ts';

const isNoticed = (plan: ModelPlan): boolean => {
  try {
    const { paths, missed } = check(plan, ({ problem }) => problem !== null);
    return missed.length > 0 || paths.some(({ problem }) => problem !== null);
  } catch {
    return true;
  }
};

describe.each([
  ['cart', cartPlan],
  ['tabs', tabsPlan],
  ['shipping', shippingPlan],
] as const)('%s', (id, plan) => {
  test(`MACH-03 ${id}: without any one of its guards it does not`, { timeout: 240_000 }, () => {
    const mutants = mutantsOf(plan.machine).filter(({ name }) => name.endsWith(' deleted'));
    expect(mutants.length).toBeGreaterThan(0);
    const overlooked = mutants.filter(({ machine }) => !isNoticed({ ...plan, machine }));
    expect(overlooked.map(({ name }) => name)).toEqual([]);
  });
});
