/**
 * Measures how fast the page was for the shopper and reports it
 * once, when the page is hidden: LCP, INP, CLS and TTFB.
 */

import type { Track, VitalName } from './tracking-event.ts';

export interface Shift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

export interface Interaction {
  readonly interactionId: number;
  readonly duration: number;
}

/** Milliseconds: the longest pause within a burst of shifts, and the longest burst. */
const [longestPause, longestBurst] = [1000, 5000];

/** The worst burst of shifts that the shopper did not cause. */
export const clsOf = (shifts: readonly Shift[]): number => {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const isSame = startTime - last < longestPause && startTime - first < longestBurst;
    [sum, first, last] = [isSame ? sum + value : value, isSame ? first : startTime, startTime];
    worst = Math.max(worst, sum);
  }
  return Math.round(worst * 10_000) / 10_000;
};

/** The longest interaction, ignoring one in fifty; null if there was none. */
export const inpOf = (entries: readonly Interaction[]): number | null => {
  const longest = new Map<number, number>();
  for (const { interactionId: id, duration } of entries)
    if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  const durations = [...longest.values()].toSorted((one, other) => other - one);
  return durations[Math.floor(durations.length / 50)] ?? null;
};

/** Milliseconds; shorter events do not indicate a slow page. */
const shortest = 40;
const mostEntries = 500;

/** A browser that does not support a kind of entry leaves its metric out. */
const collect = <Entry>(type: string): readonly Entry[] => {
  const entries: Entry[] = [];
  try {
    const observer = new PerformanceObserver((list) => {
      entries.push(...(list.getEntries() as unknown as readonly Entry[]));
      entries.splice(0, entries.length - mostEntries);
    });
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: shortest,
    };
    observer.observe(options);
  } catch {
    // an old browser
  }
  return entries;
};

export const watchVitals = (page: Document, track: Track): void => {
  const paints = collect<PerformanceEntry>('largest-contentful-paint');
  const shifts = collect<Shift>('layout-shift');
  const interactions = collect<Interaction>('event');
  const report = (vital: VitalName, value: number | null | undefined): void => {
    if (value !== null && value !== undefined) track({ type: 'webVital', vital, value });
  };
  const tell = (): void => {
    if (page.visibilityState !== 'hidden') return;
    page.removeEventListener('visibilitychange', tell);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    report('TTFB', visit && Math.round(visit.responseStart));
    const paint = paints.at(-1)?.startTime;
    report('LCP', paint && Math.round(paint));
    report('CLS', clsOf(shifts));
    report('INP', inpOf(interactions));
  };
  page.addEventListener('visibilitychange', tell);
};
