/**
 * Short names of classes and animations; long ones were an eighth of the styles. Both builds, for
 * the browser and for the server, find the same, and a file keeps its own while others come and go.
 */

import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const named = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;

const nameOf = (path: string): string => {
  const digest = createHash('sha256').update(path).digest();
  return digest.readUInt32BE().toString(36).padStart(7, '0').slice(-4);
};

/** For CSS modules below `root`: a name for the file, then the place of the class in it. */
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
