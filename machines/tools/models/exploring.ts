/** Explores the paths through a machine and keeps those that show something new. */

import { TestModel } from '@xstate/test';
import { createActor, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listeningParent, withDeadEnds, withDeafChildren } from './actors.ts';
import { dotted, withNews, withNotedTransitions, type WalkedStep } from './paths.ts';
import { transitionsOf, withoutBeginnings } from './transitions.ts';
import type { ModelPlan } from './model.ts';

/** The number of paths that run in a second or two. */
const fewPaths = 2500;

/** More situations than any machine of the shop has; stops one with an endless number. */
const mostSituations = 100_000;

export interface ModelPath {
  readonly input: unknown;
  readonly steps: readonly WalkedStep[];
  /** The transitions of each step; undefined at the start and where the step throws. */
  readonly taken: readonly (readonly string[] | undefined)[];
}

/** A short id per text: the exploration compares a hundred thousand of them. */
const shortNames = <Key extends object>(textOf: (key: Key) => string) => {
  const known = new WeakMap<Key, string>();
  const names = new Map<string, string>();
  return (key: Key | undefined): string => {
    // nothing has happened before the first state
    if (key === undefined) return '';
    const old = known.get(key);
    if (old !== undefined) return old;
    const text = textOf(key);
    const name = names.get(text) ?? String(names.size);
    names.set(text, name);
    known.set(key, name);
    return name;
  };
};

/** All paths, or where there are many only those with a new step. */
export const explore = (plan: ModelPlan, input: unknown, isExhaustive: boolean): readonly ModelPath[] => {
  const machine = withDeafChildren(plan.machine, []);
  const names = transitionsOf(machine);
  const serialise = shortNames((snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, plan.projection(snapshot.context)]),
  );
  const textOf = shortNames((event: EventObject) => JSON.stringify(event));
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    events: (snapshot) => [...plan.events(dotted(snapshot.value), snapshot)],
    // an edge is identified by its source, event and target
    serializeState: (snapshot, event, before) =>
      `${before === undefined ? '' : serialise(before)} ${textOf(event)} ${serialise(snapshot)}`,
  });
  const silent = listeningParent([], {});
  const fromState: AnyMachineSnapshot = createActor(machine, { input, parent: silent }).getSnapshot();
  // an edge leads to one situation; equal situations are explored once
  const entered = new Set<string>();
  const isKnown = (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.status !== 'active' || entered.size === entered.add(serialise(snapshot)).size;
  const edges = new Map<string, readonly string[]>();
  const edgeOf = (snapshot: AnyMachineSnapshot | undefined, event: EventObject): string =>
    `${snapshot === undefined ? '' : serialise(snapshot)} ${textOf(event)}`;
  const explored = withNotedTransitions(machine, (snapshot, event, transitions) =>
    edges.set(
      edgeOf(snapshot, event),
      transitions.flatMap((one) => names.get(one) ?? []),
    ),
  );
  const found = withoutBeginnings(
    getShortestPaths(withDeadEnds(explored, silent), {
      ...model.options,
      fromState,
      stopWhen: isKnown,
      limit: mostSituations,
    }),
  );
  // the same event with the same result in the same state is shown once, in any context
  const showOf = ({ state, event }: WalkedStep, before: WalkedStep | undefined): string =>
    [
      dotted(before?.state.value ?? ''),
      textOf(event),
      edges.get(edgeOf(before?.state, event))?.join(),
      dotted(state.value),
    ].join(' ');
  const paths = isExhaustive || found.length <= fewPaths ? found : withNews(found, showOf);
  return paths.map(({ steps }) => ({
    input,
    steps,
    taken: steps.map(({ event }, index) => edges.get(edgeOf(steps[index - 1]?.state, event))),
  }));
};
