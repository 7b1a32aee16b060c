/** What the page says to its service worker and hears from it (PWA-01). */

export type WorkerRequest =
  /** Which release the worker is of. */
  | { readonly type: 'describe' }
  /** Let a waiting worker take over. */
  | { readonly type: 'take' }
  /** Drop the pages that were visited and the pictures on them (BEY-08). */
  | { readonly type: 'forget' }
  /** A page that was open before there was a worker to keep it, followed by the pictures on it. */
  | { readonly type: 'visited'; readonly addresses: readonly string[] };

/** Either the answer to `describe`, or told to every page when a worker has taken over. */
interface ReleaseWord {
  readonly type: 'description' | 'activated';
  readonly version: string;
}

const isReleaseWord = (message: unknown): message is ReleaseWord =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'description' || message.type === 'activated') &&
  'version' in message &&
  typeof message.version === 'string';

/** The release that has just taken over; null for any other message. */
export const activatedRelease = (message: unknown): string | null =>
  isReleaseWord(message) && message.type === 'activated' ? message.version : null;

/** The part of a worker that is spoken to. */
export interface MessageTaker {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
}

export const tellWorker = (worker: MessageTaker, request: WorkerRequest): void =>
  worker.postMessage(request, []);

/** A worker that has just come up on a busy machine takes its time. */
const patience = 15_000;

/** The worker's answer; null where it gives none. */
export const askWorker = (worker: MessageTaker, request: WorkerRequest): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: unknown): void => {
      clearTimeout(clock);
      port1.close();
      resolve(answer);
    };
    const clock = setTimeout(end, patience, null);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => end(data));
    port1.start();
    worker.postMessage(request, [port2]);
  });

export const releaseOf = async (worker: MessageTaker): Promise<string | null> => {
  const answer = await askWorker(worker, { type: 'describe' });
  return isReleaseWord(answer) ? answer.version : null;
};
