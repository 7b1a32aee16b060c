/** Turns a plan into tests: its invariants on all paths, its coverage, its excuses. */

import { beforeAll, describe, expect, test } from 'vitest';
import { check, coverageTable, type ModelPlan, type Report } from '#tests/support/model.ts';
import { transitionsOf } from '#tests/support/model-transitions.ts';

/** `npm run test:deep models` runs every path, `npm test` those that show something new. */
const isExhaustive = process.env['MODELS'] === 'all';

/** A few examples of a broken rule are enough to read. */
const examplesOf = (problems: readonly string[]): readonly string[] => {
  const byRule = new Map(problems.map((problem) => [problem.split('\n')[0], problem]));
  return [...byRule.values()].slice(0, 10);
};

/** `ids` are the requirements that the rules of the plan prove, at most two: 'CART-05, BEY-03'. */
export const testPlan = (ids: string, plan: ModelPlan): void => {
  const { id: name } = plan.machine;

  describe(name, () => {
    let report: Report;
    beforeAll(() => {
      report = check(plan, { isExhaustive });
    });

    test(`${name} keeps its rules along every generated path [${ids}]`, () => {
      expect(report.paths.length).toBeGreaterThan(0);
      expect(examplesOf(report.paths.flatMap(({ problem }) => problem ?? []))).toEqual([]);
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
