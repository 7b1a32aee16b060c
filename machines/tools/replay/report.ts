/** A replay as text: each event, the states that followed, and the differences. */

import type { RecordedEvent } from '#recorder/recorder.ts';
import { isMark, type Recording } from '#recorder/recording.ts';
import { stateText } from './state-text.ts';
import type { Turn, Verdict } from './verdict.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const nameOf = (event: unknown): string => {
  if (!isFields(event)) return '';
  const { type, data } = event;
  if (type === 'xstate.init') return 'starts';
  if (type === 'xstate.promise.resolve') return 'answers';
  if (type === 'xstate.promise.reject')
    return `fails${isFields(data) && typeof data['kind'] === 'string' ? `: ${data['kind']}` : ''}`;
  return String(type);
};

/** The paths of redacted values. */
const redactedIn = (value: unknown, path = ''): readonly string[] => {
  if (isMark(value)) return [path];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    redactedIn(one, Array.isArray(value) ? path : path === '' ? name : `${path}.${name}`),
  );
};

/** More states than a reader needs. */
const manyStates = 12;

const linesOfEvent = ({ at, to, event, states }: RecordedEvent): readonly string[] => {
  const changes = Object.entries(states);
  const shown = changes
    .slice(0, manyStates)
    .map(([machine, state]) => `      ${machine}: ${stateText(state)}`);
  const rest = changes.length - shown.length;
  return [
    `${(at / 1000).toFixed(3).padStart(9)} s  ${to} ${nameOf(event)}`,
    ...shown,
    ...(rest > 0 ? [`      and ${rest} more machines`] : []),
  ];
};

const linesOfTrouble = ({ differences, problems }: Turn): readonly string[] => [
  ...problems.map((problem) => `    ! ${problem}`),
  ...differences.map(({ machine, recorded, replayed, otherwise }) =>
    otherwise === null
      ? `    ≠ ${machine}: recorded ${recorded}, replayed ${replayed}`
      : `    ? ${machine}: recorded ${recorded}, replayed ${replayed} or ${otherwise}, as redacted values are`,
  ),
];

export const linesOfTurn = (turn: Turn): readonly string[] => [
  ...turn.events.flatMap(linesOfEvent),
  ...linesOfTrouble(turn),
];

export const headline = ({ events, dropped }: Recording): string =>
  `${events.length} events in ${((events.at(-1)?.at ?? 0) / 1000).toFixed(1)} s` +
  (dropped === 0 ? '.' : `; ${dropped} older ones were dropped.`);

const ends: Readonly<Record<Verdict['outcome'], string>> = {
  equal: 'Equal: every event leads to the recorded states.',
  diverged: 'First divergence:',
  undecided: 'Not decidable: here the states depend on values that the recording does not hold:',
};

export const summary = ({ outcome, first, turns }: Verdict): readonly string[] => {
  if (first === null) return [ends[outcome]];
  const redacted = [...new Set(first.events.flatMap(({ event }) => redactedIn(event)))];
  const later = turns.filter(({ number, differences }) => number > first.number && differences.length > 0);
  return [
    ends[outcome],
    ...linesOfTurn(first),
    redacted.length === 0
      ? '    The recording holds the whole of this event.'
      : `    Redacted in it: ${redacted.join(', ')}. A machine that looks at more of these than what they look like and whether they are equal may decide differently here.`,
    ...(later.length > 0 ? [`${later.length} later turns differ as well.`] : []),
  ];
};
