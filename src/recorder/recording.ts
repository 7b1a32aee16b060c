/**
 * A recording as it leaves the tab: versioned, with renumbered marks
 * that reveal nothing about the values (MACH-04).
 */

import type { RecordedEvent, Recorder } from './recorder.ts';

export const recordingFormat = 'brightwater-recording';
/** Raise it when an older replay could misread a newer file, or the other way round. */
export const recordingVersion = 1;

export interface Recording {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  /** Number of events dropped before the oldest here. */
  readonly dropped: number;
  readonly events: readonly RecordedEvent[];
}

/**
 * '~1' stands for a text, '~email2' for an e-mail address,
 * '#3' for a number; equal values share a mark.
 */
export const isMark = (value: unknown): value is string =>
  typeof value === 'string' && /^[~#][a-z]*\d+$/.test(value);

const numbering = (): ((value: unknown) => unknown) => {
  const numbers = new Map<string, string>();
  const numberOf = (mark: string): string => {
    const known = numbers.get(mark) ?? `${mark.replace(/\d+/, '')}${numbers.size + 1}`;
    numbers.set(mark, known);
    return known;
  };
  const number = (value: unknown): unknown => {
    if (isMark(value)) return numberOf(value);
    if (Array.isArray(value)) return value.map(number);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [isMark(name) ? numberOf(name) : name, number(one)]),
    );
  };
  return number;
};

export const readRecording = ({ events, dropped }: Pick<Recorder, 'events' | 'dropped'>): Recording => {
  const number = numbering();
  return {
    format: recordingFormat,
    version: recordingVersion,
    dropped,
    events: events.map(({ at, to, event, states, isSameTurn }) => ({
      at,
      to,
      event: number(event),
      states,
      isSameTurn,
    })),
  };
};
