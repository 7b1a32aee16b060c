/**
 * One hash over all sources of the build, so that `npm start` builds only when something changed.
 */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folders = ['src', 'machines', 'backend', 'public'] as const;
const files = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'] as const;

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

export const fingerprintOf = async (root: string): Promise<string> => {
  const inFolders = await Promise.all(folders.map((folder) => filesUnder(join(root, folder))));
  const paths = [...inFolders.flat(), ...files.map((file) => join(root, file))];
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const content = await readFile(path).catch(() => null);
    if (content === null) continue;
    hash
      .update(path.slice(root.length))
      .update('\0')
      .update(String(content.length))
      .update('\0')
      .update(content);
  }
  return hash.digest('hex');
};
