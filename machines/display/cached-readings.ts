/** Which catalog readings are kept, so that going back shows them at once. */

import { isOfEveryPage } from '../domain/subject.ts';

const readingsKept = 24;

interface Readings {
  /** Least recently used first. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
}

export const readingsWith = (known: readonly string[], key: string): Readings => {
  const keys = [...known.filter((other) => other !== key), key];
  const surplus = Math.max(0, keys.length - readingsKept);
  const dropped = keys.filter((old) => !isOfEveryPage(old)).slice(0, surplus);
  return { kept: keys.filter((old) => !dropped.includes(old)), dropped };
};
