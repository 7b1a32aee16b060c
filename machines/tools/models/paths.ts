/** The paths through a machine: explored, then thinned to those that show something new. */

import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';

/** 'open.ordering.locking'; of regions 'work.ready|queue.empty'. */
export const dotted = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value ?? {});
  return entries.map(([key, inner]) => [key, dotted(inner)].filter(Boolean).join('.')).join('|');
};

export interface WalkedStep {
  readonly state: AnyMachineSnapshot;
  readonly event: EventObject;
}

/** A machine that notes which transitions every step of an exploration takes. */
export const withNotedTransitions = (
  machine: AnyStateMachine,
  note: (snapshot: AnyMachineSnapshot, event: EventObject, taken: readonly AnyTransitionDefinition[]) => void,
): AnyStateMachine => {
  const step: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    const taken: AnyTransitionDefinition[] = [];
    const system: typeof scope.system = Object.create(scope.system, {
      _sendInspectionEvent: {
        // the inspector's only way to say which transitions were taken
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

/** Longest first, only paths with a step that none before has shown. */
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
