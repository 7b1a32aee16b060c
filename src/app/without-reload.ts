/** Loads a part that the page does without where it cannot be had (TRK-02). */

const keepPage = (event: Event): void => event.stopImmediatePropagation();

/** An ad blocker may refuse the file: unlike any other part, that is no reason to reload the page. */
export const withoutReload = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  window.addEventListener('vite:preloadError', keepPage, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true });
  }
};
