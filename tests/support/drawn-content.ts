/** Content drawn in a browser by the shop's own elements and styles (CONTENT-01). */

import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { chromiumFlags, ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..', '..');
const origin = 'https://shop.example';

let built: Promise<readonly [script: string, css: string]> | undefined;
const bundled = () => (built ??= bundle());

/** Script and styles; class names are kept, so that a test can name them. */
const bundle = async (): Promise<readonly [script: string, css: string]> => {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    build: {
      write: false,
      lib: {
        entry: join(root, 'tests/support/content-page.tsx'),
        formats: ['iife'],
        name: 'content',
        cssFileName: 'content',
      },
    },
  });
  const [first] = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[];
  const [chunk, ...others] = first?.output ?? [];
  const css = others.find(({ fileName }) => fileName.endsWith('.css'));
  if (chunk === undefined || css?.type !== 'asset') throw new Error('The page of content was not built.');
  return [chunk.code, String(css.source)];
};

export interface DrawnContent {
  readonly page: Page;
  /** Shows this and nothing else. */
  draw(html: string, tiles?: string, isHeaded?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** No request leaves the page: every picture is the same. */
export const openDrawnContent = async (): Promise<DrawnContent> => {
  const [script, css] = await bundled();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><body></body></html>',
        })
      : route.fulfill({ contentType: 'image/svg+xml', body: dot }),
  );
  await page.goto(`${origin}/`);
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: script });
  return {
    page,
    draw: async (html, tiles = '', isHeaded = false) => {
      const said = [html, tiles, isHeaded].map((one) => JSON.stringify(one)).join();
      await page.evaluate(`content.draw(${said})`);
      await page.locator('main').evaluate(() => document.fonts.ready.then(() => undefined));
    },
    close: () => browser.close(),
  };
};
