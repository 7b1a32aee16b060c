/**
 * How many requests are worked on at once: a few more wait, all others are refused at once, so that
 * no queue grows.
 */

import { performance } from 'node:perf_hooks';

export interface LoadOptions {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  /** Milliseconds: once a quarter of those that may wait do, and the oldest has for so long, none is let in. */
  readonly longestWait?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

export interface Load {
  /** Works in turn; null where the request is refused. What its visitor leaves while it waits is not begun. */
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
    // a short queue that stands still is a pause of the process, and no crowd
    if (oldest === undefined || waiting.length < mostWaiting / 4) return true;
    return now() - oldest.since < longestWait;
  };

  /**
   * One request begins in each turn of the event loop. The embedded backend answers without a pause:
   * begun as they arrive, they would wait unseen in their sockets, and the health check with them.
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
