/** The parser of the pages in a real browser, bundled as the shop bundles it (CONTENT-01). */

import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { chromium } from 'playwright-core';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';

export interface ParsedInBrowser {
  /** Milliseconds. */
  readonly took: number;
  readonly tree: ContentTree;
}

export interface BrowserParser {
  parse(html: string): Promise<ParsedInBrowser>;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** Both name themselves in the page. */
const sources = { parser: 'src/services/content-parser.ts', addresses: 'src/paths.ts' } as const;

const bundled = async (name: keyof typeof sources): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, sources[name]), formats: ['iife'], name },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The parser was not built.');
  return chunk.code;
};

/** `origin`: the shop that the browser is at, as far as the markup is concerned. */
export const openBrowserParser = async (origin: string): Promise<BrowserParser> => {
  const scripts = [await bundled('parser'), await bundled('addresses')];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  for (const content of scripts) await page.addScriptTag({ content });
  // in the page's own words: what is compiled here would bring helpers along
  const work = `async (html) => {
    const parse = parser.createBrowserParser({ origin: ${JSON.stringify(origin)}, ...addresses.contentImages });
    await parse('<p>Warm</p>');
    const begun = performance.now();
    const tree = await parse(html);
    const took = performance.now() - begun;
    return JSON.stringify({ took, tree });
  }`;
  return {
    // as text: a tree may be deeper than what a browser hands out
    parse: async (html) =>
      JSON.parse(await page.evaluate<string>(`(${work})(${JSON.stringify(html)})`)) as ParsedInBrowser,
    close: () => browser.close(),
  };
};
