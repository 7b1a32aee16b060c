/**
 * How many requests are worked on at once: a few more wait, all others are refused at once, so
 * that no queue grows.
 */

import { performance } from 'node:perf_hooks';

export interface LoadOptions {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  /** Milliseconds: while the oldest has waited for so long, none is let in to wait behind it. */
  readonly longestWait?: number;
  /** Whether the process is behind with its work: then nothing waits. */
  readonly isLate?: () => boolean;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly start: () => void;
}

export interface Load {
  /**
   * Works now or in turn; null where the request is refused. What its visitor leaves while it waits
   * is not begun.
   */
  run<Answer>(work: () => Promise<Answer>, leaving?: () => AbortSignal): Promise<Answer | null>;
}

export const createLoad = ({
  mostAtOnce,
  mostWaiting,
  longestWait = 1000,
  isLate = () => false,
  now = () => performance.now(),
}: LoadOptions): Load => {
  const waiting: Waiting[] = [];
  let running = 0;

  const mayWait = (): boolean => {
    const [oldest] = waiting;
    if (waiting.length >= mostWaiting || isLate()) return false;
    return oldest === undefined || now() - oldest.since < longestWait;
  };

  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    // other events come between two requests: a queue must not keep the process from its health check
    else setImmediate(next.start);
  };

  const wait = (): Promise<void> => new Promise((start) => void waiting.push({ since: now(), start }));

  return {
    async run(work, leaving) {
      const isFree = running < mostAtOnce;
      if (!isFree && !mayWait()) return null;
      const left = isFree ? undefined : leaving?.();
      if (isFree) running += 1;
      else await wait();
      try {
        return left?.aborted === true ? null : await work();
      } finally {
        release();
      }
    },
  };
};

/** Milliseconds between two looks at the clock, and by which the second may be late. */
const beat = 100;
const mostDelay = 250;

/**
 * Tells whether the event loop is behind: whether the last beat came late, or the next one should
 * have come.
 */
export const watchEventLoop = (): (() => boolean) => {
  let [last, delay] = [performance.now(), 0];
  setInterval(() => {
    const time = performance.now();
    delay = time - last - beat;
    last = time;
  }, beat).unref();
  return () => Math.max(delay, performance.now() - last - beat) > mostDelay;
};
