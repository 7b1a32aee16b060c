/** Builds the plan of a machine's generated tests, and reports broken rules. */

import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFrom, EventObject } from 'xstate';
import type { Failure, FailureKind } from '#machines/domain/failure.ts';
import type { Wording } from './sentences.ts';
import type { ModelPlan, Step } from './model.ts';

export type Fact = EventObject & Readonly<Record<string, unknown>>;

/** One step: the situation before, the event and the result. */
export interface Moment<Context> {
  readonly now: Context;
  /** The context before the event; equal to `now` at the start. */
  readonly was: Context;
  readonly state: string;
  /** The state before the event; '' at the start. */
  readonly before: string;
  readonly type: string;
  readonly event: Fact;
  /** The error of a child that failed. */
  readonly error: Failure | null;
  readonly facts: readonly Fact[];
  /** The types of the facts emitted by this step. */
  readonly told: readonly string[];
  /** The children started by this step. */
  readonly started: readonly string[];
  /** Events sent to running children, as 'child event.type'. */
  readonly sent: readonly string[];
  readonly steps: readonly Step[];
  readonly isDone: (...children: readonly string[]) => boolean;
  readonly isFailed: (...children: readonly string[]) => boolean;
}

export interface Must {
  (holds: boolean, rule: string): void;
  (rules: Readonly<Record<string, boolean>>): void;
  /** The fact is emitted once, with these details, exactly when it is due. */
  emit: (fact: string, isDue: boolean, details?: object) => void;
  /** The child is started once, with this input, exactly when it is due. */
  start: (child: string, isDue: boolean, input?: unknown) => void;
  /** The state is entered exactly when it is due; 'open' includes every state within it. */
  enter: (state: string, isDue: boolean) => void;
  /** The context has exactly these values now. */
  hold: (values: object) => void;
}

const momentOf = <Context>(steps: readonly Step[], last: Step): Moment<Context> => {
  const before = steps.at(-2);
  const { event, view } = last;
  const isFrom = (kind: string, children: readonly string[]): boolean =>
    children.some((child) => event.type === `xstate.${kind}.actor.${child}`);
  const facts = view.facts as readonly Fact[];
  return {
    now: view.context as Context,
    was: (before ?? last).view.context as Context,
    state: view.state,
    before: before?.view.state ?? '',
    type: event.type,
    event: event as Fact,
    error: (event as { readonly error?: Failure }).error ?? null,
    facts,
    told: facts.map(({ type }) => type),
    started: view.asked.flatMap((one) => ('event' in one ? [] : [one.child])),
    sent: view.asked.flatMap((one) => ('event' in one ? [`${one.child} ${one.event.type}`] : [])),
    steps,
    isDone: (...children) => isFrom('done', children),
    isFailed: (...children) => isFrom('error', children),
  };
};

/** Whether a state is this one or within it, in any region. */
export const isIn = (state: string, one: string): boolean =>
  state.split('|').some((part) => part === one || part.startsWith(`${one}.`));

const hasDetails = (fact: Fact, details: object): boolean =>
  Object.entries(details).every(([key, value]) => isDeepStrictEqual(fact[key], value));

/** The states that wait for a child, by its id. */
const waitsOf = ({ root }: AnyStateMachine): readonly (readonly [child: string, state: string])[] => {
  const within = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(within),
  ];
  return within(root)
    .filter(({ tags }) => tags.includes('busy'))
    .flatMap(({ invoke, path }) => invoke.map(({ id }) => [id, path.join('.')] as const));
};

/** Checks the rules of a machine at the last of the given steps. */
const rules = <Context>(
  waits: ReturnType<typeof waitsOf>,
  judge: (moment: Moment<Context>, must: Must) => void,
): ModelPlan['invariants'] => {
  return (steps) => {
    const last = steps.at(-1);
    if (last === undefined) return [];
    const moment = momentOf<Context>(steps, last);
    const broken: string[] = [];
    const must = (holds: boolean | Readonly<Record<string, boolean>>, rule = ''): void => {
      const table = typeof holds === 'boolean' ? { [rule]: holds } : holds;
      for (const [text, isKept] of Object.entries(table)) if (!isKept) broken.push(text);
    };
    const where = `on ${moment.type} in ${moment.before || 'the beginning'}`;
    const count = (what: string, actual: number, isDue: boolean): void =>
      must(
        actual === (isDue ? 1 : 0),
        `${what} ${actual} times instead of ${isDue ? 'once' : 'never'} ${where}`,
      );
    judge(
      moment,
      Object.assign(must, {
        emit: (fact: string, isDue: boolean, details: object = {}): void => {
          const emitted = moment.facts.filter(({ type }) => type === fact);
          count(`emitted ${fact}`, emitted.length, isDue);
          for (const one of emitted) must(hasDetails(one, details), `${fact} has the wrong details ${where}`);
        },
        enter: (state: string, isDue: boolean): void => {
          const [wasIn, isInNow] = [isIn(moment.before, state), isIn(moment.state, state)];
          must(
            isDue ? isInNow : wasIn || !isInNow,
            `${isDue ? 'did not enter' : 'entered'} ${state} ${where}`,
          );
        },
        hold: (values: object): void => {
          for (const [key, value] of Object.entries(values)) {
            const held = (moment.now as Readonly<Record<string, unknown>>)[key];
            must(isDeepStrictEqual(held, value), `${key} is ${JSON.stringify(held)} ${where}`);
          }
        },
        start: (child: string, isDue: boolean, input?: unknown): void => {
          const begun = last.view.asked.filter((one) => one.child === child && 'input' in one);
          count(`started ${child}`, begun.length, isDue);
          for (const one of begun)
            must(
              input === undefined || ('input' in one && isDeepStrictEqual(one.input, input)),
              `${child} was started with the wrong input ${where}`,
            );
        },
      }),
    );
    for (const [child, state] of waits)
      if (moment.isDone(child) || moment.isFailed(child))
        must(
          !isIn(moment.before, state) || !isIn(moment.state, state) || moment.started.includes(child),
          `still waits in ${state} for ${child}, which has answered`,
        );
    return broken;
  };
};

/** The event `xstate.done.actor.<id>`, by which a child's response arrives. */
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

/** The child fails in each of these ways. */
export const failing = (child: string, ...kinds: readonly FailureKind[]): readonly EventObject[] =>
  kinds.map((kind) => failed(child, { kind, message: `It failed: ${kind}.` }));

export interface Plan<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  /** The requirements that the rules prove, at most two: 'CART-05, BEY-03'. */
  readonly proves: string;
  readonly inputs?: readonly unknown[];
  /** The machine has no parent: its facts are the events it emits. */
  readonly isRoot?: true;
  /** Events possible in every state. */
  readonly requests?: readonly (EventFrom<Machine> | ReturnType<typeof failed>)[];
  /** Events by the state in which they are possible, of one region where there are several. */
  readonly answers?: Readonly<Record<string, readonly EventObject[]>>;
  /** Replaces requests and answers where the context matters too. */
  readonly events?: (state: string, context: ContextFrom<Machine>) => readonly EventObject[];
  /** The values that guards read; situations with equal values are one. */
  readonly projection: (context: ContextFrom<Machine>) => unknown;
  readonly rules: (moment: Moment<ContextFrom<Machine>>, must: Must) => void;
  /** Transitions that no event can cause, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  readonly wording?: Wording;
}

export const planOf = <Machine extends AnyStateMachine>({
  requests = [],
  answers = {},
  ...plan
}: Plan<Machine>): ModelPlan => ({
  machine: plan.machine,
  proves: plan.proves,
  inputs: plan.inputs ?? [undefined],
  isRoot: plan.isRoot === true,
  events: (state, { context }) =>
    plan.events?.(state, context as ContextFrom<Machine>) ?? [
      ...requests,
      ...state.split('|').flatMap((region) => answers[region] ?? []),
    ],
  projection: (context) => plan.projection(context as ContextFrom<Machine>),
  invariants: rules(waitsOf(plan.machine), plan.rules),
  unreachable: plan.unreachable ?? {},
  wording: plan.wording ?? {},
});
