/** Builds client and server unless a build of the same sources exists. */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { fingerprintOf } from './fingerprint.ts';

export interface BuildOptions {
  readonly root: string;
  /** A separate build with inspectable machines; the shoppers' build stays as it is. */
  readonly isInspected?: boolean;
  readonly say?: (line: string) => void;
}

/** Relative to the root. */
export const folderOf = (isInspected: boolean): string => (isInspected ? join('dist', 'inspect') : 'dist');

/** Sets NODE_ENV to production for the build, also when a test runs it. */
export const forShoppers = async (build: () => Promise<void>): Promise<void> => {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
};

export const buildOnce = async ({
  root,
  isInspected = false,
  say = console.log,
}: BuildOptions): Promise<void> => {
  const dist = join(root, folderOf(isInspected));
  const mark = join(dist, 'fingerprint');
  const current = await fingerprintOf(root);
  if ((await readFile(mark, 'utf8').catch(() => '')) === current) return;
  say('Building the shop once; this takes a few seconds …');
  const began = Date.now();
  // an interrupted build leaves no mark, so the next start builds again
  await rm(mark, { force: true });
  // only a build loads Vite, not the start of a finished build
  const { build } = await import('vite');
  await forShoppers(async () => {
    const common: InlineConfig = { root, logLevel: 'warn', mode: isInspected ? 'inspect' : 'production' };
    await build(common);
    await build({ ...common, build: { ssr: true } });
    if (isInspected) await build({ ...common, configFile: join(root, 'src/inspector/vite.config.ts') });
  });
  await mkdir(dist, { recursive: true });
  await writeFile(mark, current);
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
};
