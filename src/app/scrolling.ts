/**
 * Scrolls to a place on a page that is still loading:
 * repeats as the page grows, until the shopper acts.
 */

/** Milliseconds after which scrolling stops, even if the page has not grown long enough. */
const patience = 5000;
/** Events by which the shopper takes over. */
const ownWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** `come` returns whether the final place is reached. */
const withGrowth = (come: () => boolean): (() => void) => {
  const growth = new ResizeObserver(() => {
    if (come()) stop();
  });
  const timer = window.setTimeout(() => stop(), patience);
  const stop = (): void => {
    growth.disconnect();
    window.clearTimeout(timer);
    for (const deed of ownWill) window.removeEventListener(deed, stop);
  };
  growth.observe(document.body);
  for (const deed of ownWill) window.addEventListener(deed, stop, { passive: true });
  return stop;
};

export const returnTo = (top: number): (() => void) =>
  withGrowth(() => {
    scrollTo(top);
    return Math.abs(window.scrollY - top) < 1;
  });

const named = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a lone % cannot be decoded
    return null;
  }
};

/**
 * Scrolls to the element of a fragment and focuses it if possible. Content that
 * loads above moves it again, so it never counts as reached for good.
 */
export const comeTo = (hash: string): (() => void) => {
  let isFocused = false;
  return withGrowth(() => {
    const place = named(hash);
    place?.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (!isFocused) place?.focus({ preventScroll: true });
    isFocused = place !== null;
    return false;
  });
};
