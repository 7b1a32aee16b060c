/** Whether the generated tests of a machine notice a mutant. */

import type { AnyStateMachine, EventObject } from 'xstate';
import { explore, type ModelPath } from '../models/exploring.ts';
import { dotted } from '../models/paths.ts';
import type { ModelPlan } from '../models/model.ts';
import { runnerOf } from '../models/running.ts';
import { transitionsOf } from '../models/transitions.ts';
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

/** The same events from the same start have the same key. */
const keysOf = () => {
  const known = new WeakMap<object, number>();
  const numbers = new Map<string, number>();
  const numberOf = (one: object): number => {
    const old = known.get(one);
    if (old !== undefined) return old;
    const text = JSON.stringify(one);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known.set(one, number);
    return number;
  };
  return ({ input, steps }: ModelPath): string =>
    [numberOf({ input }), ...steps.map(({ event }) => numberOf(event))].join();
};

interface Walk {
  readonly problem: string | null;
  /** The keys of those walked to their end. */
  readonly walked: ReadonlySet<string>;
}

/** Runs the old paths on the mutant, each as long as its next event is still possible. */
const walkOf = (plan: ModelPlan, roads: readonly Road[], keyOf: (path: ModelPath) => string): Walk => {
  const { begin } = runnerOf(plan, new Map());
  const walked = new Set<string>();
  for (const { path } of roads) {
    const { execute, steps } = begin(path.input);
    let mayArrive: readonly EventObject[] | null = null;
    for (const { event } of path.steps) {
      if (mayArrive !== null && !mayArrive.some((one) => isSame(one, event))) break;
      try {
        const snapshot = execute(event);
        if (snapshot.status !== 'active') break;
        mayArrive = plan.events(dotted(snapshot.value), snapshot);
      } catch (error) {
        return { problem: firstLine(error), walked };
      }
    }
    if (steps.length === path.steps.length) walked.add(keyOf(path));
  }
  return { problem: null, walked };
};

const isSame = (one: EventObject, other: EventObject): boolean =>
  one === other || (one.type === other.type && JSON.stringify(one) === JSON.stringify(other));

/** The tests generated from the mutant, which must still cover the original's transitions.
 * Paths that do not take the changed transition, and those run already, cannot show more. */
const failureOf = (plan: ModelPlan, at: string, isWalked: (path: ModelPath) => boolean): string | null => {
  const taken = new Map<string, number>();
  const { begin, run } = runnerOf(plan, taken);
  const isOver = (name: string): boolean => name.startsWith(at);
  const covered = new Set<string>();
  try {
    for (const input of plan.inputs) {
      taken.clear();
      begin(input).execute({ type: 'xstate.init' });
      for (const name of taken.keys()) covered.add(name);
      const isAtOnce = at === '' || [...taken.keys()].some(isOver);
      for (const path of explore(plan, input, false)) {
        const after = path.taken.slice(1);
        for (const name of after.flatMap((names) => names ?? [])) covered.add(name);
        const mayShow = isAtOnce || after.some((names) => names === undefined || names.some(isOver));
        if (!mayShow || isWalked(path)) continue;
        const { problem } = run(path);
        if (problem !== null) return firstLine(new Error(problem));
      }
    }
  } catch (error) {
    return firstLine(error);
  }
  const missed = [...transitionsOf(plan.machine).values()].find(
    (name) => !covered.has(name) && !(name in (plan.unreachable ?? {})),
  );
  return missed === undefined ? null : `never taken: ${missed}`;
};

/** Returns for each mutant why it is noticed; null where it is not. */
export const judgeOf = (plan: ModelPlan) => {
  const roads = roadsOf(plan);
  return ({ machine, at: place, isBarred }: Mutant): string | null => {
    if (isBarred) return 'a transition can no longer be taken';
    const mutated = withMachine(plan, machine);
    const isNamed = [...transitionsOf(machine).values()].some((name) => name.startsWith(place));
    const at = isNamed ? place : '';
    // most are noticed on paths through the mutated transition
    const near = at === '' ? roads : roads.filter(({ taken }) => taken.some((name) => name.startsWith(at)));
    const keyOf = keysOf();
    const { problem, walked } = walkOf(mutated, near, keyOf);
    return problem ?? failureOf(mutated, at, (path) => walked.has(keyOf(path)));
  };
};
