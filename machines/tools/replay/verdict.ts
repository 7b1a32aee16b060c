/** Compares a recording with what the machines do now (MACH-04). */

import type { RecordedEvent, States } from '#recorder/recorder.ts';
import type { Recording } from '#recorder/recording.ts';
import { play } from './play.ts';
import { longStandIns, shortStandIns } from './stand-ins.ts';
import { stateText } from './state-text.ts';

export interface Difference {
  readonly machine: string;
  readonly recorded: string;
  readonly replayed: string;
  /** Where the machine's state depends on a redacted value: the other possible state. */
  readonly otherwise: string | null;
}

/** An event and others in the same turn: no state was stable between them. */
export interface Turn {
  readonly number: number;
  readonly events: readonly RecordedEvent[];
  readonly differences: readonly Difference[];
  readonly problems: readonly string[];
}

/**
 * `undecided`: the first difference depends on redacted values, so it says nothing about the
 * machines.
 */
export type Outcome = 'equal' | 'diverged' | 'undecided';

export interface Verdict {
  readonly outcome: Outcome;
  readonly turns: readonly Turn[];
  readonly first: Turn | null;
  /** The final state of each machine as text. */
  readonly final: Readonly<Record<string, string>>;
}

const turnsOf = (events: readonly RecordedEvent[]): readonly (readonly number[])[] => {
  const turns: number[][] = [];
  events.forEach(({ isSameTurn }, index) => {
    if (isSameTurn) turns.at(-1)?.push(index);
    else turns.push([index]);
  });
  return turns;
};

const textsOf = (states: States): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(states).map(([machine, state]) => [machine, stateText(state)]));

/** Accumulates the states of all machines. */
class Sum {
  readonly states: Record<string, string> = {};
  add(changes: readonly (States | undefined)[]): readonly string[] {
    const texts = changes.map((one) => textsOf(one ?? {}));
    Object.assign(this.states, ...texts);
    return texts.flatMap((one) => Object.keys(one));
  }
}

const pick = <One>(all: readonly One[] | undefined, indexes: readonly number[]): readonly One[] =>
  indexes.flatMap((index) => all?.[index] ?? []);

const isUndecided = ({ differences }: Turn): boolean =>
  differences.some(({ otherwise }) => otherwise !== null);

export const compare = (recording: Recording): Verdict => {
  const { events } = recording;
  const [one, other] = [shortStandIns, longStandIns].map((standIns) => play(recording, standIns));
  const sums = [new Sum(), new Sum(), new Sum()] as const;
  const turns = turnsOf(events).map((indexes, number): Turn => {
    const inTurn = pick(events, indexes);
    const [first, second] = [pick(one, indexes), pick(other, indexes)];
    const changed = [inTurn, first, second].flatMap((all, set) =>
      (sums[set] ?? sums[0]).add(all.map(({ states }) => states)),
    );
    const [recorded, replayed, again] = sums.map(({ states }) => states);
    const differences = [...new Set(changed)].flatMap((machine): readonly Difference[] => {
      const [wanted, now, otherwise] = [recorded, replayed, again].map(
        (states) => states?.[machine] ?? 'not there',
      );
      if (wanted === now && now === otherwise) return [];
      return [
        {
          machine,
          recorded: wanted ?? '',
          replayed: now ?? '',
          otherwise: now === otherwise ? null : (otherwise ?? ''),
        },
      ];
    });
    const problems = [...first, ...second].flatMap(({ problem }) => problem ?? []);
    return { number, events: inTurn, differences, problems: [...new Set(problems)] };
  });
  const first = turns.find(({ differences, problems }) => differences.length + problems.length > 0) ?? null;
  const outcome = first === null ? 'equal' : isUndecided(first) ? 'undecided' : 'diverged';
  return { outcome, turns, first, final: sums[1].states };
};
