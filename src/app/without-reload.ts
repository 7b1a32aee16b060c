/**
 * Loads parts whose failure must not reload the page: a reload would lose the
 * press, and would not help against an ad blocker (MACH-07, TRK-02).
 */

export type WithoutReload = <Part>(load: () => Promise<Part>) => Promise<Part>;

/**
 * Create it before the shop starts: its listener has to come before the
 * one that reloads the page, so that it can stop the event.
 */
export const createReloadGuard = (): WithoutReload => {
  let waiting = 0;
  if (typeof window !== 'undefined')
    window.addEventListener('vite:preloadError', (event) => {
      if (waiting > 0) event.stopImmediatePropagation();
    });
  return (load) => {
    waiting += 1;
    return load().finally(() => {
      waiting -= 1;
    });
  };
};
