/** Generates paths through a machine, runs each on a real actor, and checks the rules (MACH-03). */

import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Wording } from './sentences.ts';
import type { Asked } from './actors.ts';
import { explore } from './exploring.ts';
import { runnerOf } from './running.ts';
import { transitionsOf } from './transitions.ts';

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
  /** Ids of requirements, for the titles of the tests. */
  readonly proves: string;
  readonly inputs: readonly unknown[];
  /** It has no parent: its facts are what it emits. */
  readonly isRoot?: boolean;
  /** What may happen in a state: requests of the shopper, and answers of the children that run. */
  readonly events: (state: string, snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Exactly what guards read; two situations that agree in it are one. */
  readonly projection: (context: Readonly<Record<string, unknown>>) => unknown;
  /** The rules that are broken at the last of these steps. */
  readonly invariants: (steps: readonly Step[]) => readonly string[];
  /** Transitions that no event can cause, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Words for what the sentence about a path would say less well by itself. */
  readonly wording?: Wording;
}

export interface CheckedPath {
  /** 'The network (online), at first online, learns that the connection is lost; it ends offline.' */
  readonly sentence: string;
  readonly steps: number;
  readonly problem: string | null;
}

export interface CheckOptions {
  /** Runs every path; otherwise, of many, only those that show a step not seen before. */
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
