/** Code that is loaded when it is needed. */

const forever = new Promise<never>(() => undefined);

/** The loader answers nothing where the page is about to be loaded again: until then it stays as it is. */
export const loadPart = async <Part>(load: () => Promise<Part | undefined>): Promise<Part> =>
  (await load()) ?? forever;
