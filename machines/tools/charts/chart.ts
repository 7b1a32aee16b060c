/** The content of a machine's picture: its states and what they do on each event. */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isMachine } from '../find-machine.ts';

/** One alternative of a transition. */
export interface Branch {
  readonly guard: string;
  /** Paths of states, such as `work.ready`. Empty: stays in the state. */
  readonly targets: readonly string[];
  readonly isReentered: boolean;
  readonly actions: readonly string[];
  readonly description: string;
}

export interface Row {
  readonly event: string;
  readonly branches: readonly Branch[];
}

export interface Invoked {
  readonly id: string;
  /** The id of a machine that has its own picture; null for a request or a listener. */
  readonly machine: string | null;
}

export interface ChartState {
  /** Empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isInitial: boolean;
  readonly isRegion: boolean;
  readonly description: string;
  readonly tags: readonly string[];
  readonly invokes: readonly Invoked[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly rows: readonly Row[];
  /** Events ignored here that would otherwise reach the parent state. */
  readonly ignored: readonly string[];
  readonly states: readonly ChartState[];
}

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;
const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The name of a guard, or several joined by `and`, `or` and `not`. */
const conditionOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (isConfig(guard) && 'type' in guard) return String(guard['type']);
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return '?';
  const inner = guard.guards.map(conditionOf);
  return guard.name === 'not' ? `not ${inner.join()}` : `(${inner.join(` ${guard.name} `)})`;
};

/** An action that sends one of several events names it in its params. */
const sentBy = (params: unknown): string => {
  if (typeof params === 'function')
    return /\btype: ?['"`]([a-z]\w*\.\w+)['"`]/.exec(String(params))?.[1] ?? '';
  const type = isConfig(params) ? params['type'] : undefined;
  return typeof type === 'string' ? type : '';
};

const actionOf = (action: unknown): string => {
  if (!isConfig(action)) return String(action);
  const sent = sentBy(action['params']);
  return sent === '' ? String(action['type']) : `${String(action['type'])} ${sent}`;
};

/** Shortens 'xstate.done.actor.readCart' to 'done readCart'. */
const eventOf = ({ eventType }: AnyTransitionDefinition): string => {
  if (eventType === '') return 'always';
  const [, kind, what] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (kind !== undefined) return `${kind === 'done' ? 'done' : 'failed'} ${what}`;
  if (eventType.startsWith('xstate.done.state.')) return 'all done';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay === undefined ? eventType : `after ${delay}`;
};

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

const branchOf = (transition: AnyTransitionDefinition): Branch => ({
  guard: transition.guard === undefined ? '' : conditionOf(transition.guard).replace(/^\((.*)\)$/, '$1'),
  targets: (transition.target ?? []).map(pathOf),
  isReentered: transition.reenter,
  actions: transition.actions.map(actionOf),
  description: transition.description ?? '',
});

const isEmpty = ({ guard, targets, actions, description }: Branch): boolean =>
  guard === '' && targets.length === 0 && actions.length === 0 && description === '';

const rowsOf = (node: AnyStateNode): readonly Row[] => {
  const events = [...(node.always === undefined ? [] : [node.always]), ...node.transitions.values()];
  return events.flatMap((transitions) => {
    const [first] = transitions;
    return first === undefined ? [] : [{ event: eventOf(first), branches: transitions.map(branchOf) }];
  });
};

const isIgnored = ({ branches }: Row): boolean => branches.every(isEmpty);

/** Children started by actions belong to no state. */
const startedBy = (machine: AnyStateMachine): readonly Invoked[] => {
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  return Object.entries(machine.implementations.actors as Config).flatMap(([src, logic]) =>
    isMachine(logic) && !invoked.includes(src) ? [{ id: logic.id, machine: logic.id }] : [],
  );
};

export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states) as readonly AnyStateNode[];

export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(nodesOf),
];

const stateOf = (node: AnyStateNode, machine: AnyStateMachine, wings: readonly string[]): ChartState => {
  const actors = machine.implementations.actors as Config;
  const rows = rowsOf(node);
  const invokes = node.invoke.map(({ id, src }) => {
    const logic = actors[String(src)];
    // a wing is loaded by a machine of its own and named after what it loads
    const loaded = isMachine(logic) && logic.id === 'wing' && wings.includes(id) ? id : null;
    return { id, machine: isMachine(logic) ? (loaded ?? logic.id) : null };
  });
  const { parent } = node;
  return {
    path: pathOf(node),
    name: node.key,
    kind: node.type,
    isInitial: parent !== undefined && parent.type === 'compound' && parent.config.initial === node.key,
    isRegion: parent?.type === 'parallel',
    description: node.description ?? '',
    tags: [...node.tags],
    invokes: parent === undefined ? [...invokes, ...startedBy(machine)] : invokes,
    entry: asList(node.config.entry).map(actionOf),
    exit: asList(node.config.exit).map(actionOf),
    rows: rows.filter((row) => !isIgnored(row)),
    ignored: rows.filter(isIgnored).map(({ event }) => event),
    states: childrenOf(node).map((child) => stateOf(child, machine, wings)),
  };
};

/** `wings`: ids of the machines that the shop loads on demand. */
export const chartOf = (machine: AnyStateMachine, wings: readonly string[] = []): ChartState =>
  stateOf(machine.root, machine, wings);

export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
];
