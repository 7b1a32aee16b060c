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

/** Leaves out paths that are the start of another one. */
export const withoutBeginnings = <
  Path extends { readonly steps: readonly { readonly event: EventObject }[] },
>(
  paths: readonly Path[],
): readonly Path[] => {
  const numbers = new Map<string, number>();
  const numberOf = (event: EventObject): number => {
    const key = JSON.stringify(event);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const beginnings = new Set<string>();
  const routes = paths.map((path) => path.steps.map(({ event }) => numberOf(event)));
  for (const route of routes)
    for (let length = 0; length < route.length; length += 1) beginnings.add(route.slice(0, length).join());
  const walked = new Set<string>();
  return paths.filter((_, index) => {
    const route = (routes[index] ?? []).join();
    return !beginnings.has(route) && walked.size < walked.add(route).size;
  });
};
