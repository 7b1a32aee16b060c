/**
 * What a browser tab knows of its release and of the
 * service worker that may bring a new one (PWA-01).
 */

import type { ReleaseSource } from '#services/device/updates.service.ts';
import { isDataSaving } from './data-saving.ts';

/** Milliseconds after which work runs although the page is busy. */
const longestWait = 10_000;

/** Waits until the first view has loaded: precaching must not delay it (S2). */
const whenIdle = (then: () => void): (() => void) => {
  const rest = (): void => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: longestWait });
    else setTimeout(then, 1000);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => window.removeEventListener('load', rest);
};

/**
 * There is no worker in development or over an unsafe connection; some browsers throw on access.
 */
const workersOf = (): ServiceWorkerContainer | null => {
  try {
    const workers = import.meta.env.PROD ? (navigator.serviceWorker ?? null) : null;
    return workers?.controller === null && isDataSaving() ? null : workers;
  } catch {
    return null;
  }
};

/** Pictures that have loaded, or are loading without the service worker. */
const pictures = (): ReadonlySet<string> =>
  new Set([
    ...performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img' ? entry.name : [],
      ),
    // the browser does not list a preloaded image as one
    ...[...document.images].flatMap(({ complete, loading, currentSrc }) =>
      (!complete && loading === 'lazy') || currentSrc === '' ? [] : currentSrc,
    ),
  ]);

export const browserReleases = (): ReleaseSource => {
  const workers = workersOf();
  return {
    parts: { page: window, isOnline: () => navigator.onLine },
    worker:
      workers === null
        ? null
        : {
            workers,
            release: document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '',
            addresses: () => [window.location.href, ...pictures()],
            visibility: document,
            whenIdle,
            log: (line) => console.warn(line),
          },
  };
};
