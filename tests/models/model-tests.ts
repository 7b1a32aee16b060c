/** Turns plans into tests: the rules on all paths, the coverage, the excuses. */

import { beforeAll, describe, expect, test } from 'vitest';
import { readPlans } from '#machines/tools/models/plans.ts';
import {
  check,
  coverageTable,
  type CheckedPath,
  type ModelPlan,
  type Report,
} from '#machines/tools/models/model.ts';
import { transitionsOf } from '#machines/tools/models/transitions.ts';

/** `npm run test:deep models` runs every path, `npm test` those that show something new. */
const isExhaustive = process.env['MODELS'] === 'all';

/** A few examples of a broken rule are enough to read. */
const examplesOf = (paths: readonly CheckedPath[]): readonly string[] => {
  const byRule = paths.flatMap(({ sentence, problem }) =>
    problem === null ? [] : [[problem.split('\n')[0], `${sentence} ${problem}`] as const],
  );
  return [...new Map(byRule).values()].slice(0, 10);
};

const testPlan = (name: string, plan: ModelPlan): void => {
  describe(name, () => {
    let report: Report;
    beforeAll(() => {
      report = check(plan, { isExhaustive });
    });

    test(`${name} keeps its rules along every generated path [${plan.proves}]`, () => {
      expect(report.paths.length).toBeGreaterThan(0);
      expect(examplesOf(report.paths)).toEqual([]);
    });

    test(`${name} takes every transition [MACH-03]`, () => {
      if (isExhaustive) console.log(coverageTable(plan.machine, report));
      expect(report.missed).toEqual([]);
    });

    test(`${name} has no transition that is wrongly called unreachable [MACH-03]`, () => {
      const names = new Set(transitionsOf(plan.machine).values());
      const excused = Object.keys(plan.unreachable ?? {});
      expect(excused.filter((one) => !names.has(one) || report.taken.has(one))).toEqual([]);
    });
  });
};

/** The machines that take longest have files of their own, so that they run side by side. */
const large = { cart: ['cart'], checkout: ['checkout', 'customer', 'draft', 'fulfilment'] } as const;
const isLarge = (name: string): boolean =>
  Object.values(large)
    .flat()
    .some((one) => one === name);

/** Of the large machines named, or of all that are not large. */
export const testPlans = async (which: keyof typeof large | 'others'): Promise<void> => {
  const plans = await readPlans();
  const isChosen = (name: string): boolean =>
    which === 'others' ? !isLarge(name) : large[which].some((one) => one === name);
  for (const [name, plan] of plans) if (isChosen(name)) testPlan(name, plan);
};
