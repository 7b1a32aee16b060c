/** Generates paths through a machine, runs each on a real actor, and checks the rules (MACH-03). */

import { TestModel } from '@xstate/test';
import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { listeningParent, withDeadEnds, withDeafChildren, type Asked } from './model-actors.ts';
import { withNews, withNotedTransitions, type WalkedStep } from './model-paths.ts';
import { transitionsOf, withoutBeginnings } from './model-transitions.ts';

/** What a machine shows after one step: facts and requests are of this step only. */
export interface View {
  /** Dotted, for example 'open.ordering.locking'. */
  readonly state: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly facts: readonly unknown[];
  readonly asked: readonly Asked[];
}

export interface Step {
  readonly event: EventObject;
  readonly view: View;
}

export interface ModelPlan {
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  /** What may happen in a state: requests of the shopper, and answers of the children that run. */
  readonly events: (state: string, snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Exactly what guards read; two situations that agree in it are one. */
  readonly projection: (context: Readonly<Record<string, unknown>>) => unknown;
  /** The rules that are broken at the last of these steps. */
  readonly invariants: (steps: readonly Step[]) => readonly string[];
  /** Transitions that no event can cause, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  readonly limit?: number;
}

/** So many are run in a second or two. */
const fewPaths = 2500;

export interface CheckedPath {
  readonly description: string;
  readonly endsIn: string;
  readonly problem: string | null;
}

export interface CheckOptions {
  /** Runs every path; otherwise, of many, only those that show a step not seen before. */
  readonly isExhaustive?: boolean;
  /** Stops at the first path for which this holds. */
  readonly isEnough?: (path: CheckedPath) => boolean;
}

export interface Report {
  readonly paths: readonly CheckedPath[];
  /** How often each transition was taken. */
  readonly taken: ReadonlyMap<string, number>;
  readonly missed: readonly string[];
}

export const dotted = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value ?? {});
  return entries.map(([key, inner]) => [key, dotted(inner)].filter(Boolean).join('.')).join('|');
};

/** The events `xstate.done.actor.<id>` and so on, as a child's answer arrives. */
export const done = (id: string, output?: unknown): EventObject & { readonly output: unknown } => ({
  type: `xstate.done.actor.${id}`,
  output,
});
export const failed = (id: string, error: unknown): EventObject & { readonly error: unknown } => ({
  type: `xstate.error.actor.${id}`,
  error,
});
export const after = (delay: string, node: string): EventObject => ({
  type: `xstate.after.${delay}.${node}`,
});

/** A short name for each text, the same for the same text: exploring compares a hundred thousand of
 * them. */
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

/** Generates the paths from one input, runs each on a real actor, and judges every step. */
const checkFrom = (
  plan: ModelPlan,
  input: unknown,
  taken: Map<string, number>,
  { isExhaustive = false, isEnough = () => false }: CheckOptions,
): readonly CheckedPath[] => {
  const facts: unknown[] = [];
  const asked: Asked[] = [];
  const machine = withDeafChildren(plan.machine, asked);
  const names = transitionsOf(machine);
  const serialise = shortNames((snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, plan.projection(snapshot.context)]),
  );
  const textOf = shortNames((event: EventObject) => JSON.stringify(event));
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    events: (snapshot) => [...plan.events(dotted(snapshot.value), snapshot)],
    // an edge is told apart by where it came from, what arrived and where it led
    serializeState: (snapshot, event, before) =>
      `${before === undefined ? '' : serialise(before)} ${textOf(event)} ${serialise(snapshot)}`,
  });
  const silent = listeningParent([], {});
  const fromState: AnyMachineSnapshot = createActor(machine, { input, parent: silent }).getSnapshot();
  // an edge leads to one situation; situations that look the same are explored once
  const entered = new Set<string>();
  const isKnown = (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.status !== 'active' || entered.size === entered.add(serialise(snapshot)).size;
  const edges = new Map<string, string>();
  const edgeOf = (snapshot: AnyMachineSnapshot | undefined, event: EventObject): string =>
    `${snapshot === undefined ? '' : serialise(snapshot)} ${textOf(event)}`;
  const explored = withNotedTransitions(machine, (snapshot, event, transitions) =>
    edges.set(edgeOf(snapshot, event), transitions.map((one) => names.get(one)).join()),
  );
  const found = withoutBeginnings(
    getShortestPaths(withDeadEnds(explored, silent), {
      ...model.options,
      fromState,
      stopWhen: isKnown,
      limit: plan.limit ?? 100_000,
    }),
  );
  // the same event in the same state with the same outcome is shown once, in any context
  const showOf = ({ state, event }: WalkedStep, before: WalkedStep | undefined): string =>
    [
      dotted(before?.state.value ?? ''),
      textOf(event),
      edges.get(edgeOf(before?.state, event)),
      dotted(state.value),
    ].join(' ');
  const paths = isExhaustive || found.length <= fewPaths ? found : withNews(found, showOf);

  const checked: CheckedPath[] = [];
  for (const path of paths) {
    facts.length = 0;
    asked.length = 0;
    const clock = new SimulatedClock();
    const parent = listeningParent(facts, {
      clock,
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        // the inspector's only way to say which transitions were taken
        const { _transitions: transitions } = inspection;
        for (const transition of transitions) {
          const name = names.get(transition);
          if (name !== undefined) taken.set(name, (taken.get(name) ?? 0) + 1);
        }
      },
    });
    const actor = createActor(machine, { input, clock, parent });
    const steps: Step[] = [];
    const judge = (event: EventObject): void => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      if (snapshot.status === 'error') throw snapshot.error;
      const view: View = {
        state: dotted(snapshot.value),
        context: snapshot.context,
        facts: facts.splice(0),
        asked: asked.splice(0),
      };
      steps.push({ event, view });
      const broken = plan.invariants(steps);
      if (broken.length > 0) throw new Error(broken.join('; '));
    };
    const execute = (event: EventObject): void => {
      if (event.type === 'xstate.init') actor.start();
      else actor.send(event);
      judge(event);
    };
    const types = new Set(path.steps.map(({ event }) => event.type));
    const silenced = actor.subscribe({ error: () => undefined });
    let problem: string | null = null;
    try {
      model.testPathSync(path, {
        events: Object.fromEntries(
          [...types].map((type) => [type, (step: { readonly event: EventObject }) => execute(step.event)]),
        ),
      });
    } catch (error) {
      const at = steps.map(({ event, view }) => `${event.type} → ${view.state}`).join('\n  ');
      problem = `${(error instanceof Error ? error.message : String(error)).split('\nPath:')[0]}\nafter\n  ${at}`;
    } finally {
      silenced.unsubscribe();
    }
    const one: CheckedPath = {
      description: path.steps.map(({ event }) => event.type).join(' → '),
      endsIn: dotted(path.state.value),
      problem,
    };
    checked.push(one);
    if (isEnough(one)) break;
  }
  return checked;
};

/** Checks all inputs of a plan. */
export const check = (plan: ModelPlan, options: CheckOptions = {}): Report => {
  const taken = new Map<string, number>();
  const paths: CheckedPath[] = [];
  for (const input of plan.inputs) {
    const last = paths.at(-1);
    if (last === undefined || options.isEnough?.(last) !== true)
      paths.push(...checkFrom(plan, input, taken, options));
  }
  const names = [...transitionsOf(plan.machine).values()];
  return {
    paths,
    taken,
    missed: names.filter((name) => !taken.has(name) && !(name in (plan.unreachable ?? {}))),
  };
};

/** The coverage as a table for people. */
export const coverageTable = (machine: AnyStateMachine, report: Report): string => {
  const names = [...transitionsOf(machine).values()];
  const rows = names.map((name) => `${String(report.taken.get(name) ?? 0).padStart(7)}  ${name}`);
  const covered = names.filter((name) => report.taken.has(name)).length;
  return [
    `${machine.id}: ${covered} of ${names.length} transitions, ${report.paths.length} paths`,
    ...rows,
  ].join('\n');
};
