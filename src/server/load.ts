/**
 * Limits concurrent requests: a few more wait and all
 * others are refused at once, so that no queue grows.
 */

import { performance } from 'node:perf_hooks';

export interface LoadOptions {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  /**
   * Milliseconds: if a quarter of the queue is full and its
   * oldest request waited this long, new ones are refused.
   */
  readonly longestWait?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

export interface Load {
  /**
   * Runs the work in its turn; null if it is refused, or if the visitor disconnects while it waits.
   */
  run<Answer>(work: () => Promise<Answer>, leaving?: () => AbortSignal): Promise<Answer | null>;
}

export const createLoad = ({
  mostAtOnce,
  mostWaiting,
  longestWait = 500,
  now = () => performance.now(),
}: LoadOptions): Load => {
  const waiting: Waiting[] = [];
  let running = 0;
  let isBeginning = false;

  const hasRoom = (): boolean => {
    const [oldest] = waiting;
    if (running + waiting.length >= mostAtOnce + mostWaiting) return false;
    // a short queue that does not move is a pause of the process, not overload
    if (oldest === undefined || waiting.length < mostWaiting / 4) return true;
    return now() - oldest.since < longestWait;
  };

  /**
   * Starts one request per turn of the event loop. The embedded backend never yields, so
   * requests started on arrival would block the health check and each other.
   */
  const beginNext = (): void => {
    if (isBeginning || waiting.length === 0 || running >= mostAtOnce) return;
    isBeginning = true;
    setImmediate(() => {
      isBeginning = false;
      running += 1;
      waiting.shift()?.begin();
      beginNext();
    });
  };

  return {
    async run(work, leaving) {
      if (!hasRoom()) return null;
      const left = running + waiting.length < mostAtOnce ? undefined : leaving?.();
      await new Promise<void>((begin) => {
        waiting.push({ since: now(), begin });
        beginNext();
      });
      try {
        return left?.aborted === true ? null : await work();
      } finally {
        running -= 1;
        beginNext();
      }
    },
  };
};
