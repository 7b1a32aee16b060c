/** Derives the running actors and the rows of the log from recorded moments. */

import type { Masked } from './mask.ts';
import type { ActorMoment, Moment, StepMoment } from './wire.ts';

export interface ActorThen {
  readonly born: ActorMoment;
  /** Null until its first event. */
  readonly last: StepMoment | null;
  readonly children: readonly ActorThen[];
}

const isOver = ({ last }: Pick<ActorThen, 'last'>): boolean => last !== null && last.seen.status !== 'active';

/** Root actors with all their descendants at the moment with the number `until`. */
export const actorsAt = (moments: readonly Moment[], until: number): readonly ActorThen[] => {
  const born = new Map<string, ActorMoment>();
  const last = new Map<string, StepMoment>();
  for (const moment of moments) {
    if (moment.n > until) break;
    if (moment.kind === 'actor') born.set(moment.actor, moment);
    else last.set(moment.actor, moment);
  }
  const under = (parent: string | null): readonly ActorThen[] =>
    [...born.values()]
      .filter((one) => (one.parent !== null && born.has(one.parent) ? one.parent : null) === parent)
      .map((one) => ({ born: one, last: last.get(one.actor) ?? null, children: [] }))
      .filter((one) => !isOver(one))
      .map((one) => ({ ...one, children: under(one.born.actor) }));
  return under(null);
};

export const allOf = (actors: readonly ActorThen[]): readonly ActorThen[] =>
  actors.flatMap((one) => [one, ...allOf(one.children)]);

/** The actor's name, followed by its machine if that is named differently. */
export const labelOf = ({ name, machine }: Pick<ActorMoment, 'name' | 'machine'>): string =>
  machine === null || machine === name ? name : `${name} (${machine})`;

/** Names by actor, including actors that have stopped. */
export const namesIn = (moments: readonly Moment[]): ReadonlyMap<string, string> =>
  new Map(moments.flatMap((moment) => (moment.kind === 'actor' ? [[moment.actor, labelOf(moment)]] : [])));

export const stepsIn = (moments: readonly Moment[]): readonly StepMoment[] =>
  moments.filter((moment) => moment.kind === 'step');

export interface Row {
  readonly step: StepMoment;
  readonly source: string;
  readonly target: string;
  readonly type: string;
  readonly payload: string;
  /** In lower case, for the search. */
  readonly text: string;
}

const textOf = (value: Masked): string => JSON.stringify(value);

const makeRow = (step: StepMoment, names: ReadonlyMap<string, string>): Row => {
  const { type, ...rest } = step.event;
  const source = step.source === null ? 'outside' : (names.get(step.source) ?? step.source);
  const target = names.get(step.actor) ?? step.actor;
  const payload = Object.keys(rest).length === 0 ? '' : textOf(rest);
  const text = [source, target, String(type), payload, step.before, step.after].join(' ').toLowerCase();
  return { step, source, target, type: String(type), payload, text };
};

/** Cached, because a payload may be a page's whole content. */
const rows = new WeakMap<StepMoment, Row>();

const rowOf = (step: StepMoment, names: ReadonlyMap<string, string>): Row => {
  const row = rows.get(step) ?? makeRow(step, names);
  rows.set(step, row);
  return row;
};

export interface LogFilter {
  /** Words that a row must contain. */
  readonly search: string;
  /** An actor's name; empty for all. */
  readonly target: string;
  readonly hasInternals: boolean;
  readonly isChangeOnly: boolean;
}

export const everything: LogFilter = { search: '', target: '', hasInternals: false, isChangeOnly: false };

const isWanted = (row: Row, { target, hasInternals, isChangeOnly }: LogFilter): boolean =>
  (target === '' || row.target === target) &&
  (hasInternals || !row.type.startsWith('xstate.')) &&
  (!isChangeOnly || row.step.before !== row.step.after);

/** Rows that match the filter, newest first. */
export const rowsOf = (
  moments: readonly Moment[],
  filter: LogFilter,
  names = namesIn(moments),
): readonly Row[] => {
  const words = filter.search.toLowerCase().split(/\s+/);
  return stepsIn(moments)
    .map((step) => rowOf(step, names))
    .filter((row) => isWanted(row, filter) && words.every((word) => row.text.includes(word)))
    .toReversed();
};

/** The number of the next or previous step; null at either end. */
export const neighbour = (moments: readonly Moment[], from: number, way: 1 | -1): number | null => {
  const steps = stepsIn(moments);
  const found = way === 1 ? steps.find(({ n }) => n > from) : steps.findLast(({ n }) => n < from);
  return found?.n ?? null;
};
