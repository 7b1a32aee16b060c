/**
 * Prepares an unexpected error for the log and the shopper: an id,
 * and no personal data (§8 unhandled errors, NET-06).
 */

import { toFailure } from '#machines/domain/failure.ts';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';

/** Eight hexadecimal digits, short enough to read out on the phone. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Removes addresses, numbers and secrets, which any message may
 * contain; the rest still helps to find the cause.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
    .replaceAll(/\?[^\s"')]*/g, '')
    .replaceAll(/\b(?=\w*\d)\w{16,}\b/g, '…')
    .replaceAll(/\+?\d[\d\s-]{4,}\d/g, '…');

/** For developers and for comparing errors; shoppers see the failure's message. */
export const rawMessageOf = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : toFailure(cause).message;

/**
 * A failure's message may come from the server and contain
 * personal data, so only its kind is logged.
 */
const summaryOf = (cause: unknown, message: string): string => {
  const { kind } = toFailure(cause);
  // a TypeError of the shop's code is logged with its message, an unreadable response by its kind
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

/** Assigns an id and logs the error once. */
export const noticeError = (cause: unknown, log: Log): UnexpectedError => {
  const error = { id: newId(), message: withoutPersonalData(rawMessageOf(cause)) };
  const frames = framesOf(cause).map((frame) => frame.replaceAll(/\?[^:)\s]*/g, ''));
  log([`Unexpected error ${error.id}: ${summaryOf(cause, error.message)}`, ...frames].join('\n'));
  return error;
};

/** A part of the page that a new release removed, or that failed to load. */
export const isMissingPart = (cause: unknown): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(
    rawMessageOf(cause),
  );

/**
 * Not errors: browser notices without a cause, aborted
 * requests, and lost parts, which are handled elsewhere.
 */
export const isNoError = (cause: unknown): boolean =>
  (cause instanceof Error && cause.name === 'AbortError') ||
  toFailure(cause).kind === 'cancelled' ||
  /^(ResizeObserver loop|Script error\.?$)/.test(rawMessageOf(cause)) ||
  isMissingPart(cause);
