/** An error nobody caught, made ready for the log and for the shopper: an id, and nothing of a person (§8 unhandled errors, NET-06). */

import { toFailure } from '#machines/domain/failure.ts';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';

/** Eight hexadecimal digits: short enough to be read out on the telephone. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Addresses, numbers and secrets may stand in any message; what is left still says where to look. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
    .replaceAll(/\?[^\s"')]*/g, '')
    .replaceAll(/\b(?=\w*\d)\w{16,}\b/g, '…')
    .replaceAll(/\+?\d[\d\s-]{4,}\d/g, '…');

/** For developers and for telling errors apart; shoppers read the sentence of the failure. */
export const rawWordsOf = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : toFailure(cause).message;

/** A failure's sentence may be the server's own, about anybody: its kind says enough. */
const summaryOf = (cause: unknown, message: string): string => {
  const { kind } = toFailure(cause);
  // a TypeError of ours is told with its words, an answer that could not be read by its kind
  return kind === 'unexpected' || cause instanceof TypeError
    ? `${cause instanceof Error ? cause.name : 'Error'}: ${message}`
    : `Failure ${kind}`;
};

const framesOf = (cause: unknown): readonly string[] =>
  cause instanceof Error && cause.stack !== undefined
    ? cause.stack.split('\n').filter((line) => /^\s+at |@.*:\d+:\d+$/.test(line))
    : [];

export type Log = (line: string) => void;

export const toConsole: Log = (line) => console.error(line);

/** Gives it an id and writes it into the log, once. */
export const noticeError = (cause: unknown, log: Log): UnexpectedError => {
  const error = { id: newId(), message: withoutPersonalData(rawWordsOf(cause)) };
  const frames = framesOf(cause).map((frame) => frame.replaceAll(/\?[^:)\s]*/g, ''));
  log([`Unexpected error ${error.id}: ${summaryOf(cause, error.message)}`, ...frames].join('\n'));
  return error;
};

/** A part of the page that a newer release has taken away, or that the connection kept back. */
export const isLostPart = (cause: unknown): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(
    rawWordsOf(cause),
  );

/** What browsers report though nothing is wrong, what was called off on purpose, and what others take care of. */
export const isNoError = (cause: unknown): boolean =>
  (cause instanceof Error && cause.name === 'AbortError') ||
  toFailure(cause).kind === 'cancelled' ||
  /^(ResizeObserver loop|Script error\.?$)/.test(rawWordsOf(cause)) ||
  isLostPart(cause);
