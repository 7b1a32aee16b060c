/** Goes to a place of a page that may still be on its way: with each growth it comes nearer, until the shopper does something. */

/** Milliseconds within which a page is as long as it should be, or it is left where it is. */
const patience = 5000;
/** Whoever does one of these has chosen a place of their own. */
const ownWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** `come` answers whether it has arrived for good. */
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
    // a lone % names nothing
    return null;
  }
};

/** To what a fragment names, with the focus where it takes one; what grows above it pushes it away again, so it is never there for good. */
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
