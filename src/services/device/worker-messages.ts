/** Messages between the page and its service worker (PWA-01). */

export type WorkerRequest =
  /** Asks for the worker's release. */
  | { readonly type: 'describe' }
  /** Activates a waiting worker. */
  | { readonly type: 'take' }
  /** Drops the visited pages and their pictures (BEY-08). */
  | { readonly type: 'forget' }
  /** A page that opened before there was a worker to cache it, followed by its pictures. */
  | { readonly type: 'visited'; readonly addresses: readonly string[] };

/** The answer to `describe`, or sent to every page after a worker has activated. */
interface ReleaseMessage {
  readonly type: 'description' | 'activated';
  readonly version: string;
}

const isReleaseMessage = (message: unknown): message is ReleaseMessage =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'description' || message.type === 'activated') &&
  'version' in message &&
  typeof message.version === 'string';

/** The release that has just activated; null for any other message. */
export const activatedRelease = (message: unknown): string | null =>
  isReleaseMessage(message) && message.type === 'activated' ? message.version : null;

/** The part of a worker that is used. */
export interface MessageTaker {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
}

export const notifyWorker = (worker: MessageTaker, request: WorkerRequest): void =>
  worker.postMessage(request, []);

/** Milliseconds: a worker that starts on a busy machine is slow. */
const patience = 15_000;

/** The worker's answer; null if there is none. */
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
  return isReleaseMessage(answer) ? answer.version : null;
};
