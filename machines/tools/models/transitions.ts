/** Names every transition of a machine, and drops paths that are the start of another. */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const nameOfGuard = (guard: AnyTransitionDefinition['guard']): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return ` [${'type' in guard && typeof guard.type === 'string' ? guard.type : 'inline'}]`;
};

const nameOf = (source: AnyStateNode, transition: AnyTransitionDefinition, position: number): string => {
  const targets = transition.target?.map(({ id }) => id).join(', ') ?? '(stays)';
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  return `${source.id} · ${event}#${position}${nameOfGuard(transition.guard)} → ${targets}`;
};

/** Guarded alternatives, always, after, responses and errors, each with a stable name. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> => {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    for (const alternatives of [...node.transitions.values(), node.always ?? []])
      alternatives.forEach((transition, position) =>
        names.set(transition, nameOf(node, transition, position)),
      );
  }
  return names;
};

/** What follows on some events, by the next event. */
type Fork = Map<number, Fork>;

/** Leaves out paths that are the start of another one. */
export const withoutBeginnings = <
  Path extends { readonly steps: readonly { readonly event: EventObject }[] },
>(
  paths: readonly Path[],
): readonly Path[] => {
  const known = new WeakMap<EventObject, number>();
  const numbers = new Map<string, number>();
  const numberOf = (event: EventObject): number => {
    const old = known.get(event);
    if (old !== undefined) return old;
    const key = JSON.stringify(event);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    known.set(event, number);
    return number;
  };
  const start: Fork = new Map();
  const ends = paths.map(({ steps }) => {
    let fork = start;
    for (const { event } of steps) {
      const number = numberOf(event);
      const next: Fork = fork.get(number) ?? new Map();
      fork.set(number, next);
      fork = next;
    }
    return fork;
  });
  const walked = new Set<Fork>();
  return paths.filter((_, index) => {
    const end = ends[index] ?? start;
    return end.size === 0 && walked.size < walked.add(end).size;
  });
};
