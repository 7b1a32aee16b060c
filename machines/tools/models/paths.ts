/** Explores the paths through a machine and keeps those that show something new. */

import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';

/** 'open.ordering.locking'; for regions 'work.ready|queue.empty'. */
export const dotted = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value ?? {});
  return entries.map(([key, inner]) => [key, dotted(inner)].filter(Boolean).join('.')).join('|');
};

export interface WalkedStep {
  readonly state: AnyMachineSnapshot;
  readonly event: EventObject;
}

/** A machine that records the transitions of every step of an exploration. */
export const withNotedTransitions = (
  machine: AnyStateMachine,
  note: (snapshot: AnyMachineSnapshot, event: EventObject, taken: readonly AnyTransitionDefinition[]) => void,
): AnyStateMachine => {
  const step: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    const taken: AnyTransitionDefinition[] = [];
    const system: typeof scope.system = Object.create(scope.system, {
      _sendInspectionEvent: {
        // only the inspector reports which transitions were taken
        value: (inspection: object) => {
          if ('_transitions' in inspection)
            taken.push(...(inspection['_transitions'] as readonly AnyTransitionDefinition[]));
        },
      },
    });
    const next = machine.transition(snapshot, event, { ...scope, system });
    note(snapshot, event, taken);
    return next;
  };
  return Object.create(machine, { transition: { value: step } });
};

/** Longest first, only paths with a step that no earlier path has. */
export const withNews = <Path extends { readonly steps: readonly WalkedStep[] }>(
  paths: readonly Path[],
  showOf: (step: WalkedStep, before: WalkedStep | undefined) => string,
): readonly Path[] => {
  const shown = new Set<string>();
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const size = shown.size;
      steps.forEach((step, index) => shown.add(showOf(step, steps[index - 1])));
      return shown.size > size;
    });
};
