/** Loads parts whose loss is no reason to load the page again: a reload would lose what was pressed, or what an ad blocker refuses stays refused (MACH-07, TRK-02). */

export type WithoutReload = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** Made before the shop is started: listeners hear in order, and what is stopped here never reaches the one that reloads the page. */
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
