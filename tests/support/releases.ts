/** A front door whose client build can be replaced under open pages, and a second build for it. */

import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { build, type Plugin } from 'vite';
import { forShoppers } from '#server/build-once.ts';
import { createDoor } from '#server/door.ts';
import { listen, stopListening } from '#server/listen.ts';
import { createProxy } from '#server/proxy.ts';
import { readSettings } from '#server/settings.ts';
import { openStaticFiles, type StaticFiles } from '#server/static-files.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..');
/** The heading on the home page that differs between the releases. */
export const headings = { first: 'Best sellers', second: 'Much loved' } as const;

const otherHeading: Plugin = {
  name: 'other-heading',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/app/routes.tsx') ? code.replaceAll(headings.first, headings.second) : null,
};

export interface Releases {
  readonly first: StaticFiles;
  readonly second: StaticFiles;
  /** Remove it at the end. */
  readonly folder: string;
}

/** The build that all journeys share. */
export const firstRelease = (): Promise<StaticFiles> => openStaticFiles(join(root, 'dist', 'client'));

/** That one, and another of the same sources with another heading. */
export const buildReleases = async (): Promise<Releases> => {
  const folder = await makeTemporaryFolder('release');
  await forShoppers(async () => {
    await build({
      root,
      logLevel: 'error',
      plugins: [otherHeading],
      build: { outDir: folder, emptyOutDir: true, minify: 'oxc' },
    });
  });
  const [first, second] = await Promise.all([firstRelease(), openStaticFiles(folder)]);
  return { first, second, folder };
};

export interface HeldAnswers {
  /** Resolves with the first of them. */
  readonly asked: Promise<void>;
  release(): void;
}

export interface ReleasingShop {
  readonly url: string;
  /** From now on the server has this build and no other. */
  readonly release: (files: StaticFiles) => void;
  /** From now on requests for such addresses wait: pages, scripts, styles unless told otherwise. */
  readonly hold: (held?: RegExp) => HeldAnswers;
}

interface Gate {
  readonly held: RegExp;
  readonly opened: Promise<void>;
  ask(): void;
}

const notData = /^\/(?!(graphql|rest|media)\b)/;

/** For use inside a test, at whose end it closes. Its backend is the shared shop's. */
export const openReleasingShop = async (files: StaticFiles): Promise<ReleasingShop> => {
  let current = files;
  let gate: Gate | null = null;
  const door = await createDoor({
    backend: createProxy(new URL(inject('shopUrl'))),
    isEmbedded: true,
    files: {
      answer: (...asked) => current.answer(...asked),
      read: (path) => current.read(path),
      paths: files.paths,
    },
  });
  const fetchDoor = door.fetch.bind(door);
  door.fetch = async (request, ...rest) => {
    const { pathname, search } = new URL(request.url);
    if (gate?.held.test(pathname + search) === true) {
      gate.ask();
      await gate.opened;
    }
    return fetchDoor(request, ...rest);
  };
  const { server, port } = await listen(door, readSettings({ PORT: '0', HOST: '127.0.0.1' }));
  onTestFinished(() => stopListening(server, 0));
  return {
    url: `http://127.0.0.1:${port}`,
    release: (next) => void (current = next),
    hold: (held = notData) => {
      const told: { ask?: () => void; open?: () => void } = {};
      const asked = new Promise<void>((ask) => void (told.ask = ask));
      const opened = new Promise<void>((open) => void (told.open = open));
      gate = { held, opened, ask: () => told.ask?.() };
      return { asked, release: () => told.open?.() };
    },
  };
};
