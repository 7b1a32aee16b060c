/**
 * A Vite plugin that writes Brotli and gzip copies of each text
 * file, so that no request waits for compression.
 */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isCompressible } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compression saves less than its headers cost. */
const smallestWorthwhile = 512;

const compressFile = async (file: string): Promise<void> => {
  const body = await readFile(file);
  if (body.length < smallestWorthwhile) return;
  const brotli = toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  await Promise.all([
    brotli.then((small) => writeFile(`${file}.br`, small)),
    toGzip(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
};

export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter(isCompressible).map(compressFile));
};

export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'brightwater:precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // post: the service worker is written when the rest is closed
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(outDir),
    },
  };
};
