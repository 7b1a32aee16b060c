/** `npm run bench:content`: fails if Chromium takes a second for any content (CONTENT-02). */

import { openBrowserParser } from '#tests/support/browser-parser.ts';

/** Milliseconds, on a machine that does nothing else. */
const most = 1000;
const million = 1_000_000;

const filled = (one: string): string => one.repeat(Math.ceil(million / one.length)).slice(0, million);

const row =
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner" data-pb-style="A" style="padding:4px"><h2 data-content-type="heading" data-element="main">A heading</h2><div data-content-type="text" data-element="main"><p style="color:red">Words <a href="/water.html">and a link</a></p></div></div></div>';

const product = `<li class="product-item"><a href="/a.html">${'<div class="x"><span>a</span></div>'.repeat(20)}</a><form data-product-sku="A"></form></li>`;

const contents: readonly (readonly [name: string, html: string])[] = [
  ['a megabyte of rows', filled(row)],
  ['a megabyte of words', filled('Words and words. ')],
  ['a megabyte of paragraphs', filled('<p style="color:red">Words</p>')],
  ['a megabyte of style rules', `<style>${filled('#html-body [data-pb-style=A]{color:red}')}</style>${row}`],
  [
    'a megabyte of product items',
    `<div data-content-type="products">${filled('<li class="product-item"><form data-product-sku="A"></form></li>')}</div>`,
  ],
  [
    'four megabytes of products, as written',
    `<div data-content-type="products">${filled(product).repeat(4)}</div>`,
  ],
  ['100,000 elements within each other', '<div>'.repeat(100_000)],
  ['100,000 rows within each other', '<div data-content-type="row">'.repeat(100_000)],
  ['100,000 letters within each other', '<b><i>'.repeat(50_000)],
  ['100,000 remarks that never end', '<!--'.repeat(100_000)],
];

const browser = await openBrowserParser('https://shop.example');
let isSlow = false;
for (const [name, html] of contents) {
  const { took, tree } = await browser.parse(html);
  isSlow ||= took > most;
  console.log(
    `${name.padEnd(40)} ${String(Math.round(took)).padStart(6)} ms ${String(tree.nodes.length).padStart(6)} nodes`,
  );
}
await browser.close();
process.exit(isSlow ? 1 : 0);
