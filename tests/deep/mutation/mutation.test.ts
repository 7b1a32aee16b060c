/** A machine without any one of its guards must fail its generated tests (MACH-03). */

import { describe, expect, test } from 'vitest';
import { check, type ModelPlan } from '#tests/support/model.ts';
import { mutantsOf } from '#machines/tools/mutants.ts';
import { cartPlan } from '#tests/models/cart.plan.ts';
import { shippingPlan } from '#tests/models/shipping.plan.ts';
import { tabsPlan } from '#tests/models/tabs.plan.ts';

const isNoticed = (plan: ModelPlan): boolean => {
  try {
    const { paths, missed } = check(plan, { isEnough: ({ problem }) => problem !== null });
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
  test(`${id}: the generated tests notice every deleted guard [MACH-03]`, { timeout: 240_000 }, () => {
    const mutants = mutantsOf(plan.machine).filter(({ name }) => name.endsWith(' deleted'));
    expect(mutants.length).toBeGreaterThan(0);
    const overlooked = mutants.filter(({ machine }) => !isNoticed({ ...plan, machine }));
    expect(overlooked.map(({ name }) => name)).toEqual([]);
  });
});
