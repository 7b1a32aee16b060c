/** How long Chromium takes to read the worst content there could be; beyond a second for any, it fails (CONTENT-02). `npm run bench:content`; CHROMIUM_PATH names the browser. */

import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { chromium } from 'playwright-core';

/** Milliseconds, on a machine that does nothing else. */
const most = 1000;
const million = 1_000_000;

const filled = (one: string): string => one.repeat(Math.ceil(million / one.length)).slice(0, million);

const row =
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner" data-pb-style="A" style="padding:4px"><h2 data-content-type="heading" data-element="main">A heading</h2><div data-content-type="text" data-element="main"><p style="color:red">Words <a href="/water.html">and a link</a></p></div></div></div>';

const contents: readonly (readonly [name: string, html: string])[] = [
  ['a megabyte of rows', filled(row)],
  ['a megabyte of words', filled('Words and words. ')],
  ['a megabyte of paragraphs', filled('<p style="color:red">Words</p>')],
  ['a megabyte of style rules', `<style>${filled('#html-body [data-pb-style=A]{color:red}')}</style>${row}`],
  [
    'a megabyte of product items',
    `<div data-content-type="products">${filled('<li class="product-item"><form data-product-sku="A"></form></li>')}</div>`,
  ],
  ['100,000 elements within each other', '<div>'.repeat(100_000)],
  ['100,000 rows within each other', '<div data-content-type="row">'.repeat(100_000)],
  ['100,000 letters within each other', '<b><i>'.repeat(50_000)],
  ['100,000 remarks that never end', '<!--'.repeat(100_000)],
];

const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(import.meta.dirname, '../../src/services/content-parser.ts'),
        formats: ['iife'],
        name: 'parser',
      },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The parser was not built.');
  return chunk.code;
};

const code = await bundled();
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.addScriptTag({ content: code });
/** In the page's own words: what is compiled here would bring helpers along. */
const measure = `async (html) => {
  const parse = parser.createBrowserParser({ origin: 'https://shop.example', imageOf: (path) => path, imageWidths: [] });
  await parse('<p>Warm</p>');
  const begun = performance.now();
  const { nodes } = await parse(html);
  return { took: performance.now() - begun, nodes: nodes.length };
}`;
let isSlow = false;
for (const [name, html] of contents) {
  const { took, nodes } = await page.evaluate<{ took: number; nodes: number }, string>(
    `(${measure})(${JSON.stringify(html)})`,
    html,
  );
  isSlow ||= took > most;
  console.log(
    `${name.padEnd(40)} ${String(Math.round(took)).padStart(6)} ms ${String(nodes).padStart(6)} nodes`,
  );
}
await browser.close();
process.exit(isSlow ? 1 : 0);
