/** Whether the generated tests of a machine notice a mutant. */

import type { AnyStateMachine, EventObject } from 'xstate';
import { explore, type ModelPath } from '../models/exploring.ts';
import { dotted } from '../models/paths.ts';
import { runnerOf } from '../models/running.ts';
import { check, type ModelPlan } from '../models/model.ts';
import type { Mutant } from './mutants.ts';

/** A path through the original machine, and the transitions that it takes. */
interface Road {
  readonly path: ModelPath;
  readonly taken: readonly string[];
}

const withMachine = (plan: ModelPlan, machine: AnyStateMachine): ModelPlan => ({ ...plan, machine });

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const roadsOf = (plan: ModelPlan): readonly Road[] => {
  const taken = new Map<string, number>();
  const { run } = runnerOf(plan, taken);
  return plan.inputs
    .flatMap((input) => explore(plan, input, false))
    .map((path) => {
      taken.clear();
      const { problem, sentence } = run(path);
      if (problem !== null) throw new Error(`${plan.machine.id} fails as it is: ${sentence} ${problem}`);
      return { path, taken: [...taken.keys()] };
    });
};

/** Runs the old paths on the mutant, each as long as its next event is still possible. */
const brokenOn = (plan: ModelPlan, roads: readonly Road[]): string | null => {
  const { begin } = runnerOf(plan, new Map());
  for (const { path } of roads) {
    const { execute } = begin(path.input);
    let mayArrive: readonly EventObject[] | null = null;
    for (const { event } of path.steps) {
      if (mayArrive !== null && !mayArrive.some((one) => isSame(one, event))) break;
      try {
        const snapshot = execute(event);
        if (snapshot.status !== 'active') break;
        mayArrive = plan.events(dotted(snapshot.value), snapshot);
      } catch (error) {
        return firstLine(error);
      }
    }
  }
  return null;
};

const isSame = (one: EventObject, other: EventObject): boolean =>
  one === other || (one.type === other.type && JSON.stringify(one) === JSON.stringify(other));

/** The tests generated from the mutant, which must still cover the original's transitions. */
const failureOf = (plan: ModelPlan): string | null => {
  try {
    const { paths, missed } = check(plan, { isEnough: ({ problem }) => problem !== null });
    const problem = paths.at(-1)?.problem ?? null;
    if (problem !== null) return firstLine(new Error(problem));
    return missed.length > 0 ? `never taken: ${missed[0]}` : null;
  } catch (error) {
    return firstLine(error);
  }
};

/** Returns for each mutant why it is noticed; null where it is not. */
export const judgeOf = (plan: ModelPlan) => {
  const roads = roadsOf(plan);
  return ({ machine, at, isBarred }: Mutant): string | null => {
    if (isBarred) return 'a transition can no longer be taken';
    const mutated = withMachine(plan, machine);
    // most are noticed on paths through the mutated transition
    const near = at === '' ? roads : roads.filter(({ taken }) => taken.some((name) => name.startsWith(at)));
    return brokenOn(mutated, near) ?? failureOf(mutated);
  };
};
