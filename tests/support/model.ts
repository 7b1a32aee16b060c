/** The one door to the generated tests: every path through a machine's transitions, run on a real actor and held against an oracle (MACH-03). */

import { isDeepStrictEqual } from 'node:util';
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
import { transitionsOf, withoutBeginnings } from './model-transitions.ts';

/** What is to be seen of a machine after one step. The facts, and what was asked of children, are those of this step alone. */
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

/** What ought to happen, told without the machine. */
export interface Oracle {
  readonly start: (input: unknown) => View;
  /** Null where more than one outcome is right; the invariants judge it then. */
  readonly next: (before: View, event: EventObject) => View | null;
}

export interface ModelPlan {
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  /** What may happen in a state: the shopper's doing, and the answers of what is being asked. */
  readonly events: (state: string, snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Exactly what guards read; two situations that agree in it are one. */
  readonly projection: (context: Readonly<Record<string, unknown>>) => unknown;
  readonly oracle?: Oracle;
  /** Sentences that are broken, judged at the last of these steps. */
  readonly invariants: (steps: readonly Step[]) => readonly string[];
  /** Transitions that no event can bring about, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  readonly limit?: number;
}

export interface CheckedPath {
  readonly description: string;
  readonly endsIn: string;
  readonly problem: string | null;
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

const difference = (expected: View, seen: View): string | null => {
  const wrong = (['state', 'context', 'facts', 'asked'] as const).filter(
    (part) => !isDeepStrictEqual(expected[part], seen[part]),
  );
  if (wrong.length === 0) return null;
  return wrong
    .map(
      (part) =>
        `${part}: expected ${JSON.stringify(expected[part])}\n  but saw ${JSON.stringify(seen[part])}`,
    )
    .join('\n');
};

/** Generates the paths from one input, runs each on a real actor, and judges every step. */
const checkFrom = (
  plan: ModelPlan,
  input: unknown,
  taken: Map<string, number>,
  isEnough: (path: CheckedPath) => boolean,
): readonly CheckedPath[] => {
  const facts: unknown[] = [];
  const asked: Asked[] = [];
  const machine = withDeafChildren(plan.machine, asked);
  const names = transitionsOf(machine);
  const serialise = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, plan.projection(snapshot.context)]);
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    events: (snapshot) => [...plan.events(dotted(snapshot.value), snapshot)],
    // an edge is told apart by where it came from, what arrived and where it led
    serializeState: (snapshot, event, before) =>
      `${before === undefined ? '' : serialise(before)} ${JSON.stringify(event)} ${serialise(snapshot)}`,
  });
  const nobody = listeningParent([], {});
  const fromState: AnyMachineSnapshot = createActor(machine, { input, parent: nobody }).getSnapshot();
  // once an edge is taken its end is as good as any other situation that looks the same
  const entered = new Set<string>();
  const isKnown = (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.status !== 'active' || entered.size === entered.add(serialise(snapshot)).size;
  const paths = withoutBeginnings(
    getShortestPaths(withDeadEnds(machine, nobody), {
      ...model.options,
      fromState,
      stopWhen: isKnown,
      limit: plan.limit ?? 100_000,
    }),
  );

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
    let expected: View | null = null;
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
      if (plan.oracle === undefined) return;
      expected = (expected === null ? plan.oracle.start(input) : plan.oracle.next(expected, event)) ?? view;
      const wrong = difference(expected, view);
      if (wrong !== null) throw new Error(wrong);
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

/** Everything the generated tests know of a machine; whoever asks only whether a path is broken may stop at one that is enough. */
export const check = (plan: ModelPlan, isEnough: (path: CheckedPath) => boolean = () => false): Report => {
  const taken = new Map<string, number>();
  const paths: CheckedPath[] = [];
  for (const input of plan.inputs) {
    const last = paths.at(-1);
    if (last === undefined || !isEnough(last)) paths.push(...checkFrom(plan, input, taken, isEnough));
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
