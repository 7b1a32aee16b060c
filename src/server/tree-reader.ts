/** Has the merchant's markup read in a thread of its own, one page after the other: what takes too long, or breaks the thread, comes to nothing (CONTENT-01, CONTENT-02). */

import type { Worker } from 'node:worker_threads';
import type { ContentTree } from '#machines/domain/content-tree.ts';

export interface Markup {
  readonly html: string;
  /** Under which the shop was asked for: links to it become paths. */
  readonly origin: string;
}

/** Null where there is no tree to be had; never rejects. */
export type ReadTree = (markup: Markup) => Promise<ContentTree | null>;

export interface TreeReaderOptions {
  /** Opens the thread, with the first page there is to be read. */
  readonly open: () => Worker;
  /** Milliseconds, the opening of the thread among them, after which it is ended. */
  readonly limit?: number;
  readonly mostWaiting?: number;
}

/** Letters; nearly three times the longest page of the demonstration shop. A longer one the browser reads itself. */
export const longestMarkup = 150_000;

/** Megabytes that the thread may take, ten times what a long page needs. */
export const threadLimits = { maxOldGenerationSizeMb: 384 };

type Give = (tree: ContentTree | null) => void;

interface Thread {
  readonly worker: Worker;
  /** Who waits for its answer. */
  give: Give;
}

export const createTreeReader = ({ open, limit = 15_000, mostWaiting = 20 }: TreeReaderOptions): ReadTree => {
  let thread: Thread | null = null;
  let waiting = 0;
  let before: Promise<unknown> = Promise.resolve();

  const end = (ended: Thread): void => {
    if (thread === ended) thread = null;
    ended.give(null);
    void ended.worker.terminate();
  };

  const opened = (): Thread => {
    const fresh: Thread = { worker: open(), give: () => undefined };
    fresh.worker.unref();
    fresh.worker.on('message', (tree: ContentTree | null) => fresh.give(tree));
    for (const trouble of ['error', 'messageerror', 'exit']) fresh.worker.on(trouble, () => end(fresh));
    return fresh;
  };

  const read = (markup: Markup): Promise<ContentTree | null> =>
    new Promise((give) => {
      const asked = (thread ??= opened());
      const timer = setTimeout(() => end(asked), limit).unref();
      asked.give = (tree) => {
        clearTimeout(timer);
        asked.give = () => undefined;
        give(tree);
      };
      asked.worker.postMessage(markup, []);
    });

  return (markup) => {
    if (markup.html.length > longestMarkup || waiting >= mostWaiting) return Promise.resolve(null);
    waiting += 1;
    const tree = before
      .then(() => read(markup))
      // a thread that cannot even be opened
      .catch(() => null)
      .finally(() => {
        waiting -= 1;
      });
    before = tree;
    return tree;
  };
};
