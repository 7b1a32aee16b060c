/** Turns what is known of a machine into tests: one for each state that generated paths end in, and one for the coverage. */

import { describe, expect, test } from 'vitest';
import { check, coverageTable, type ModelPlan } from '#tests/support/model.ts';
import { transitionsOf } from '#tests/support/model-transitions.ts';

/** `ids` are the lines of the ledger that the plan's oracle and invariants hold. */
export const testPlan = (ids: string, plan: ModelPlan): void => {
  const report = check(plan);
  const ends = [...new Set(report.paths.map(({ endsIn }) => endsIn))].toSorted();

  describe(`${plan.machine.id}: generated from the machine`, () => {
    test.each(ends)(`MACH-03 ${ids} every path that ends in %s goes as it should`, (end) => {
      const paths = report.paths.filter(({ endsIn }) => endsIn === end);
      expect(paths.length).toBeGreaterThan(0);
      const problems = paths.flatMap(({ problem }) => problem ?? []);
      // one is enough to begin with
      expect(problems.length, problems[0]).toBe(0);
    });

    test(`MACH-03 ${plan.machine.id}: every transition is taken`, () => {
      console.log(coverageTable(plan.machine, report));
      expect(report.missed).toEqual([]);
    });

    test(`MACH-03 ${plan.machine.id}: what is said to be unreachable exists and is not reached`, () => {
      const names = new Set(transitionsOf(plan.machine).values());
      const excused = Object.keys(plan.unreachable ?? {});
      expect(excused.filter((name) => !names.has(name) || report.taken.has(name))).toEqual([]);
    });
  });
};
