/**
 * Follows the service worker's life cycle: registered when
 * the page is idle, waiting, activated (PWA-01).
 */

import type { ReleaseChange } from '#machines/notices/updates/updates.events.ts';
import { activatedRelease, releaseOf, notifyWorker } from './worker-messages.ts';

export interface WorkerSource {
  readonly workers: ServiceWorkerContainer;
  /** The page's release, as the build wrote it. */
  readonly release: string;
  /** The address of the open page, followed by its pictures. */
  readonly addresses: () => readonly string[];
  readonly visibility: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  /** Runs a callback once the page has loaded and is idle; returns how to cancel it. */
  readonly whenIdle: (then: () => void) => () => void;
  readonly log: (line: string) => void;
}

export interface ReleaseWatch {
  readonly stop: () => void;
  /** Activates the waiting worker, if there is one. */
  readonly take: () => Promise<void>;
}

const address = '/service-worker.js';
const betweenChecks = 3_600_000;
const takingTime = 10_000;

export const watchWorker = (
  { workers, release, addresses, visibility, whenIdle, log }: WorkerSource,
  report: (change: ReleaseChange) => void,
): ReleaseWatch => {
  const looked = new WeakSet<ServiceWorker>();
  let registration: ServiceWorkerRegistration | undefined;

  const look = async (worker: ServiceWorker | null): Promise<void> => {
    // the very first worker replaces none
    if (worker === null || looked.has(worker) || workers.controller === null) return;
    looked.add(worker);
    // a page of the new release needs no offer to update
    if ((await releaseOf(worker)) === release) notifyWorker(worker, { type: 'take' });
    else report({ type: 'release.found' });
  };
  const follow = (): void => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void look(worker);
    });
  };
  const reportVisit = (): void => {
    // a worker that activated during the page load is not its controller yet
    const worker = workers.controller ?? registration?.active;
    if (worker) notifyWorker(worker, { type: 'visited', addresses: addresses() });
  };
  const onEvent = ({ data }: MessageEvent<unknown>): void => {
    const activated = activatedRelease(data);
    if (activated === null) return;
    if (activated === release) reportVisit();
    else report({ type: 'release.taken' });
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
      // a worker that activated during the page load sent its message before the listener was added
      reportVisit();
    } catch {
      log('Failed to register SW.');
    }
  };

  workers.addEventListener('message', onEvent);
  visibility.addEventListener('visibilitychange', check);
  const clock = setInterval(check, betweenChecks);
  const callOff = whenIdle(() => void register());

  return {
    stop: () => {
      callOff();
      clearInterval(clock);
      registration?.removeEventListener('updatefound', follow);
      visibility.removeEventListener('visibilitychange', check);
      workers.removeEventListener('message', onEvent);
    },
    take: () =>
      new Promise((resolve, reject) => {
        const worker = registration?.waiting;
        // another tab activated it first, so only a reload is left
        if (!worker) return resolve();
        const late = setTimeout(reject, takingTime, new Error('The new version did not take over'));
        worker.addEventListener('statechange', () => {
          if (worker.state !== 'activated') return;
          clearTimeout(late);
          resolve();
        });
        notifyWorker(worker, { type: 'take' });
      }),
  };
};
