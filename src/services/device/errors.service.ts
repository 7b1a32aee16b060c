/**
 * Fills the errors machine's slot: reports uncaught errors with
 * an id and logs them (§8 unhandled errors, NET-06).
 */

import { fromCallback } from 'xstate';
import { unexpectedErrorTimeout } from '#machines/domain/constants.ts';
import type { ErrorOccurrence, UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { isNoError, noticeError, rawMessageOf, toConsole, type Log } from './unexpected-error.ts';

/** The part of the window that reports uncaught errors. */
export interface ErrorSource {
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Event) => void): void;
  removeEventListener(type: 'error' | 'unhandledrejection', listener: (event: Event) => void): void;
}

const causeOf = (event: Event): unknown => {
  if ('reason' in event) return event.reason;
  if ('error' in event && event.error !== null && event.error !== undefined) return event.error;
  return 'message' in event ? event.message : undefined;
};

export const createErrorsService = (
  source: ErrorSource | null,
  log: Log = toConsole,
  now: () => number = Date.now,
) => ({
  watchErrors: fromCallback<ErrorOccurrence, undefined>(({ sendBack }) => {
    /**
     * Recently shown errors: repeating one keeps its id, so that a loop floods neither page nor log.
     */
    const recent = new Map<string, { readonly error: UnexpectedError; readonly at: number }>();

    const onEvent = (event: Event): void => {
      const cause = causeOf(event);
      if (isNoError(cause)) return;
      // the shop logs the error with its id, so the browser's own line is suppressed
      event.preventDefault();
      for (const [words, { at }] of recent) if (now() - at >= unexpectedErrorTimeout) recent.delete(words);
      const key = rawMessageOf(cause);
      const error = recent.get(key)?.error ?? noticeError(cause, log);
      recent.set(key, { error, at: now() });
      sendBack({ type: 'error.occurred', error });
    };
    source?.addEventListener('error', onEvent);
    source?.addEventListener('unhandledrejection', onEvent);
    return () => {
      source?.removeEventListener('error', onEvent);
      source?.removeEventListener('unhandledrejection', onEvent);
    };
  }),
});
