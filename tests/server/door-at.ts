/** A front door for tests: a small client build and a backend that echoes requests. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createDoor, type DoorOptions } from '#server/door.ts';
import { compressFolder } from '#server/precompress.ts';
import { openStaticFiles, type StaticFiles } from '#server/static-files.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

export const script = `console.log(${JSON.stringify('water '.repeat(200))});`;

export const page =
  '<!doctype html><html lang="en-AU"><title>Brightwater</title><script>1</script><div id="root"></div></html>';

/** A page without the route that it carries, and without what it says to other sites of itself. */
export const bare = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="page-route">[^<]*<\/script>/, '')
    .replaceAll(/<script type="application\/ld\+json" [^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<meta (?:property="og:|name="twitter:)[^>]*>/g, '');

const build: Readonly<Record<string, string>> = {
  'index.html': page,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-a1b2c3d4.js': script,
};

export const smallBuild = async (html = page, more: typeof build = {}): Promise<StaticFiles> => {
  const folder = await makeTemporaryFolder('client');
  onTestFinished(() => removeFolder(folder));
  for (const [path, text] of Object.entries({ ...build, ...more, 'index.html': html })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await compressFolder(folder);
  return openStaticFiles(folder);
};

/** Where the shop of these tests is known. */
export const publicUrls = [new URL('https://shop.example'), new URL('https://shop.example.nz')];

export interface Echo {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** What the front door itself asks about an address: it leads to a category. */
const everywhere = {
  data: {
    urlResolver: { type: 'CATEGORY', id: 1, relative_url: 'water.html', redirectCode: 0 },
    found: [{ id: 1 }],
  },
};

const echo: DoorOptions['backend'] = async (request) => {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  if (body.includes('query Page')) return Response.json(everywhere);
  return Response.json({ method: request.method, path: pathname + search, body });
};

export const openDoor = async (options: Partial<DoorOptions> = {}): Promise<Hono> =>
  createDoor({ backend: echo, isEmbedded: true, files: await smallBuild(), ...options });

/** A backend where every address leads to this; it notes what it was asked. */
export const shopOf = (type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE', thing: object) => {
  const asked: string[] = [];
  const found = type === 'CMS_PAGE' ? thing : [thing];
  const storeConfig = { store_name: 'Brightwater', title_suffix: null };
  const urlResolver = { type, id: '3', relative_url: '15-l-bottle.html', redirectCode: 0 };
  const backend: DoorOptions['backend'] = async (request) => {
    const { query } = (await request.json()) as { readonly query: string };
    asked.push(query);
    const data = query.includes('urlResolver(')
      ? { urlResolver }
      : { found, products: { found }, storeConfig };
    return Response.json({ data });
  };
  return { asked, backend };
};
