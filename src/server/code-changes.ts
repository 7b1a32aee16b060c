/** Changes to the code of a package while the shop is built. */

export type Change = readonly [from: string | RegExp, to: string];

/** Applies each once; fails if the package no longer has what one changes. */
export const inOrder = (code: string, changes: readonly Change[]): string =>
  changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`A package of the build no longer has ${String(from)}.`);
    return after;
  }, code);
