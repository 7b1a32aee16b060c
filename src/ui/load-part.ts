/** Loads code on demand. */

const forever = new Promise<never>(() => undefined);

/** The loader returns undefined when the page is about to reload; it then stays pending. */
export const loadPart = async <Part>(load: () => Promise<Part | undefined>): Promise<Part> =>
  (await load()) ?? forever;
