/**
 * Short names of classes: long ones were an eighth of the styles. The same in the
 * browser's build and the server's, and kept while other files come and go.
 */

import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Classes, and animations. */
const named = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

const nameOf = (path: string): string => {
  const digest = createHash('sha256').update(path).digest();
  return digest.readUInt32BE().toString(36).padStart(7, '0').slice(-4);
};

/** For CSS modules below `root`: the file, then the place of the class in it. */
export const shortClassNames = (root: string) => {
  const owners = new Map<string, string>();
  return (name: string, file: string, css: string): string => {
    const path = relative(root, file.replace(/\?.*$/, ''));
    const own = nameOf(path);
    const owner = owners.get(own) ?? path;
    if (owner !== path) throw new Error(`${owner} and ${path} have the same short name: rename one.`);
    owners.set(own, path);
    const place = [...new Set([...css.matchAll(named)].map(([, one]) => one))].indexOf(name);
    if (place < 0) throw new Error(`${path} has no ${name}.`);
    return `_${own}${place.toString(36)}`;
  };
};
