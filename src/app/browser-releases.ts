/** What a browser tab knows of its own release, and of the service worker that may bring another (PWA-01). */

import type { ReleaseSource } from '#services/device/updates.service.ts';
import { isSparing } from './sparing.ts';

/** Milliseconds a busy page may keep it waiting. */
const longestWait = 10_000;

/** After the first view: what is laid up for later must not stand in its way (S2). */
const whenIdle = (then: () => void): (() => void) => {
  const rest = (): void => {
    // Safari knows no idle time
    if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: longestWait });
    else setTimeout(then, 1000);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => window.removeEventListener('load', rest);
};

/** In development nothing is released; over an unsafe connection there is no worker, and some browsers forbid even asking. */
const workersOf = (): ServiceWorkerContainer | null => {
  try {
    const workers = import.meta.env.PROD ? (navigator.serviceWorker ?? null) : null;
    return workers?.controller === null && isSparing() ? null : workers;
  } catch {
    return null;
  }
};

/** Those that have come, and those that are on their way without having been asked of a worker. */
const pictures = (): ReadonlySet<string> =>
  new Set([
    ...performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img' ? entry.name : [],
      ),
    // one that the page preloads is no picture to the browser's list
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
