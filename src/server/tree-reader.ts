/**
 * Parses merchant markup in a worker thread, one page at a time; if it takes too
 * long or breaks the thread, the result is null (CONTENT-01, CONTENT-02).
 */

import type { Worker } from 'node:worker_threads';
import type { ContentTree } from '#machines/domain/content-tree.ts';

export interface Markup {
  readonly html: string;
  /** The shop's origin: links to it become paths. */
  readonly origin: string;
  /** Running text: it is only sanitised, not parsed into a tree. */
  readonly isText?: true;
}

/** Null if there is no tree; never rejects. */
export type ReadTree = (markup: Markup) => Promise<ContentTree | null>;

export interface MarkupReader {
  readonly readTree: ReadTree;
  /** Null if it could not be sanitised; never rejects. */
  readonly clean: (html: string) => Promise<string | null>;
}

type Read = ContentTree | string | null;

export interface TreeReaderOptions {
  /** Starts the thread when the first markup has to be read. */
  readonly open: () => Worker;
  /** Milliseconds, including the start of the thread, after which it is terminated. */
  readonly limit?: number;
  readonly mostWaiting?: number;
}

/**
 * Characters; nearly three times the demonstration shop's
 * longest page. The browser parses longer markup.
 */
export const longestMarkup = 150_000;

/** Characters of markup whose results are cached. */
const mostLetters = 4_000_000;

/** Megabytes for the thread, ten times what a long page needs. */
export const threadLimits = { maxOldGenerationSizeMb: 384 };

type Give = (read: Read) => void;

interface Thread {
  readonly worker: Worker;
  /** Receives the thread's answer. */
  give: Give;
}

export const createTreeReader = ({
  open,
  limit = 15_000,
  mostWaiting = 20,
}: TreeReaderOptions): MarkupReader => {
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
    fresh.worker.on('message', (made: Read) => fresh.give(made));
    for (const trouble of ['error', 'messageerror', 'exit']) fresh.worker.on(trouble, () => end(fresh));
    return fresh;
  };

  const read = (markup: Markup): Promise<Read> =>
    new Promise((give) => {
      const asked = (thread ??= opened());
      const timer = setTimeout(() => end(asked), limit).unref();
      asked.give = (made) => {
        clearTimeout(timer);
        asked.give = () => undefined;
        give(made);
      };
      asked.worker.postMessage(markup, []);
    });

  const inTurn = (markup: Markup): Promise<Read> => {
    if (markup.html.length > longestMarkup || waiting >= mostWaiting) return Promise.resolve(null);
    waiting += 1;
    const made = before
      .then(() => read(markup))
      // the thread could not be started
      .catch(() => null)
      .finally(() => {
        waiting -= 1;
      });
    before = made;
    return made;
  };

  const known = new Map<string, Promise<Read>>();
  let letters = 0;

  const forgetOldest = (): void => {
    const [oldest] = known.keys();
    if (oldest === undefined) return;
    letters -= oldest.length;
    known.delete(oldest);
  };

  /** Cached, because a text gives the same result on every page. */
  const once = (markup: Markup): Promise<Read> => {
    const key = `${markup.isText ?? ''} ${markup.origin} ${markup.html}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = inTurn(markup);
    while (known.size > 0 && letters + key.length > mostLetters) forgetOldest();
    known.set(key, made);
    letters += key.length;
    void made.then((found) => {
      if (found !== null || known.get(key) !== made) return;
      known.delete(key);
      letters -= key.length;
    });
    return made;
  };

  return {
    readTree: async (markup) => {
      const tree = await once(markup);
      return typeof tree === 'string' ? null : tree;
    },
    clean: async (html) => {
      const text = await once({ html, origin: '', isText: true });
      return typeof text === 'string' ? text : null;
    },
  };
};
