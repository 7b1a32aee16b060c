/** The files that a rendered page loads beyond the first script (VIEW-01). */

import type { PartFiles, Parts } from './name-parts.ts';

/** `parts` are source files. */
export type FilesOf = (parts: readonly string[]) => PartFiles;

/** `text` is the build's list of parts; null if there is none. */
export const createFilesOf = (text: string | null): FilesOf => {
  const known = text === null ? {} : (JSON.parse(text) as Parts);
  return (parts) => {
    const found = parts.flatMap((part) => known[part] ?? []);
    return {
      scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
      sheets: [...new Set(found.flatMap(({ sheets }) => sheets))],
    };
  };
};
