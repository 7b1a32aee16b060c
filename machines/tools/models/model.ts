/** Generates paths through a machine, runs each on a real actor, and checks the rules (MACH-03). */

import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Wording } from './sentences.ts';
import type { Asked } from './actors.ts';
import { explore } from './exploring.ts';
import { runnerOf } from './running.ts';
import { transitionsOf } from './transitions.ts';

/** The visible state of a machine after one step: facts and requests are of this step only. */
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
  /** Requirement ids for the test titles. */
  readonly proves: string;
  readonly inputs: readonly unknown[];
  /** The machine has no parent: its facts are the events it emits. */
  readonly isRoot?: boolean;
  /** The events possible in a state: requests of the shopper and responses of running children. */
  readonly events: (state: string, snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Exactly the values that guards read; situations with equal values are one. */
  readonly projection: (context: Readonly<Record<string, unknown>>) => unknown;
  /** The rules that the last of these steps breaks. */
  readonly invariants: (steps: readonly Step[]) => readonly string[];
  /** Transitions that no event can cause, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Texts for a path's sentence where names are not clear enough. */
  readonly wording?: Wording;
}

export interface CheckedPath {
  /** 'The network (online), at first online, learns that the connection is lost; it ends offline.' */
  readonly sentence: string;
  readonly steps: number;
  readonly problem: string | null;
}

export interface CheckOptions {
  /** Runs all paths; otherwise, where there are many, only those with a new step. */
  readonly isExhaustive?: boolean;
}

export interface Report {
  readonly paths: readonly CheckedPath[];
  /** How often each transition was taken. */
  readonly taken: ReadonlyMap<string, number>;
  readonly missed: readonly string[];
}

/** Checks all inputs of a plan. */
export const check = (plan: ModelPlan, options: CheckOptions = {}): Report => {
  const { isExhaustive = false } = options;
  const taken = new Map<string, number>();
  const { run } = runnerOf(plan, taken);
  const paths = plan.inputs.flatMap((input) => explore(plan, input, isExhaustive).map((path) => run(path)));
  const names = [...transitionsOf(plan.machine).values()];
  return {
    paths,
    taken,
    missed: names.filter((name) => !taken.has(name) && !(name in (plan.unreachable ?? {}))),
  };
};

/** The coverage as a readable table. */
export const coverageTable = (machine: AnyStateMachine, report: Report): string => {
  const names = [...transitionsOf(machine).values()];
  const rows = names.map((name) => `${String(report.taken.get(name) ?? 0).padStart(7)}  ${name}`);
  const covered = names.filter((name) => report.taken.has(name)).length;
  return [
    `${machine.id}: ${covered} of ${names.length} transitions, ${report.paths.length} paths`,
    ...rows,
  ].join('\n');
};
