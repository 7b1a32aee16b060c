/**
 * Retries reads: up to five attempts, jittered exponential delay from
 * 300 ms, while online (§7 GraphQL transport, NET-01).
 */

import type { OperationResult } from 'urql';
import { StatusError } from './failures.ts';
import { isUnanswered } from './graphql-answer.ts';
import type { TransportSettings } from './settings.ts';
import { requestOf, type Step } from './steps.ts';

const attempts = 5;
const initialDelay = 300;
/**
 * Milliseconds: shoppers do not wait longer on an empty page, so beyond that they retry themselves.
 */
const longestWait = 10_000;
const overloaded = [502, 503, 504];
const tooMany = 429;

/** Parses Retry-After, in seconds or as a date, to milliseconds; null if it is unreadable. */
const wishOf = (retryAfter: string | null): number | null => {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const wait = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};

interface Trouble {
  readonly status: number | null;
  readonly retryAfter: string | null;
}

const troubleOf = ({ error }: OperationResult): Trouble | null => {
  if (isUnanswered(error)) return { status: null, retryAfter: null };
  if (error?.networkError instanceof StatusError) return error.networkError;
  const answer: Response | undefined = error?.response;
  return answer === undefined
    ? null
    : { status: answer.status, retryAfter: answer.headers.get('Retry-After') };
};

/** Milliseconds until a retry is worthwhile; null if it is not. */
const pauseAfter = (result: OperationResult, attempt: number): number | null => {
  const trouble = troubleOf(result);
  if (trouble === null) return null;
  const wish = wishOf(trouble.retryAfter);
  const isPassing =
    trouble.status === null ||
    overloaded.includes(trouble.status) ||
    (trouble.status === tooMany && wish !== null);
  const pause = initialDelay * 2 ** (attempt - 1) * (0.5 + Math.random());
  const wait = Math.max(pause, wish ?? 0);
  return isPassing && wait <= longestWait ? wait : null;
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

export const repeatReads =
  ({ isOnline, wait }: Pick<TransportSettings, 'isOnline' | 'wait'>): Step =>
  async (operation, pass) => {
    const { signal, onUnanswered } = requestOf(operation);
    for (let attempt = 1; ; attempt += 1) {
      const result = await pass(operation);
      if (isUnanswered(result.error)) onUnanswered?.(attempt);
      const isOver = (): boolean => signal.aborted || !isOnline();
      if (operation.kind !== 'query' || attempt === attempts || isOver()) return result;
      const pause = pauseAfter(result, attempt);
      if (pause === null) return result;
      await Promise.race([wait(pause), untilAborted(signal)]);
      if (isOver()) return result;
    }
  };
