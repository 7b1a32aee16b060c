/** Follows the service worker through its lives: registered when the page rests, waiting, taking over (PWA-01). */

import type { ReleaseChange } from '#machines/notices/updates/updates.events.ts';
import { activatedRelease, releaseOf, tellWorker } from './worker-messages.ts';

export interface WorkerSource {
  readonly workers: ServiceWorkerContainer;
  /** The page's own, as the build wrote it there. */
  readonly release: string;
  /** Of the page that is open, and then of its pictures. */
  readonly addresses: () => readonly string[];
  readonly visibility: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  /** Runs it once the page has loaded and rests; answers how to call it off. */
  readonly whenIdle: (then: () => void) => () => void;
  readonly log: (line: string) => void;
}

export interface ReleaseWatch {
  readonly stop: () => void;
  /** Lets the waiting worker take over, if one waits. */
  readonly take: () => Promise<void>;
}

const address = '/service-worker.js';
const betweenChecks = 3_600_000;
const takingTime = 10_000;

export const watchWorker = (
  { workers, release, addresses, visibility, whenIdle, log }: WorkerSource,
  tell: (change: ReleaseChange) => void,
): ReleaseWatch => {
  const looked = new WeakSet<ServiceWorker>();
  let registration: ServiceWorkerRegistration | undefined;

  const look = async (worker: ServiceWorker | null): Promise<void> => {
    // the first worker of all replaces nobody
    if (worker === null || looked.has(worker) || workers.controller === null) return;
    looked.add(worker);
    // a page that came from the new release already has nothing to be offered
    if ((await releaseOf(worker)) === release) tellWorker(worker, { type: 'take' });
    else tell({ type: 'release.found' });
  };
  const follow = (): void => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void look(worker);
    });
  };
  const tellVisit = (): void => {
    // one that took over while this page was still on its way has not got it in hand
    const worker = workers.controller ?? registration?.active;
    if (worker) tellWorker(worker, { type: 'visited', addresses: addresses() });
  };
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const activated = activatedRelease(data);
    if (activated === null) return;
    if (activated === release) tellVisit();
    else tell({ type: 'release.taken' });
  };
  const check = (): void => {
    if (visibility.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  const register = async (): Promise<void> => {
    try {
      registration = await workers.register(address);
      registration.addEventListener('updatefound', follow);
      follow();
      await look(registration.waiting);
      // a worker that took over while this page was still coming told it before it could listen
      tellVisit();
    } catch {
      log('Failed to register SW.');
    }
  };

  workers.addEventListener('message', hear);
  visibility.addEventListener('visibilitychange', check);
  const clock = setInterval(check, betweenChecks);
  const callOff = whenIdle(() => void register());

  return {
    stop: () => {
      callOff();
      clearInterval(clock);
      registration?.removeEventListener('updatefound', follow);
      visibility.removeEventListener('visibilitychange', check);
      workers.removeEventListener('message', hear);
    },
    take: () =>
      new Promise((resolve, reject) => {
        const worker = registration?.waiting;
        // another tab was faster: all that is left is a reload
        if (!worker) return resolve();
        const late = setTimeout(reject, takingTime, new Error('The new version did not take over'));
        worker.addEventListener('statechange', () => {
          if (worker.state !== 'activated') return;
          clearTimeout(late);
          resolve();
        });
        tellWorker(worker, { type: 'take' });
      }),
  };
};
