// @vitest-environment jsdom
/** Long product lists: nothing after them is lost, and parsing ends. */

import { describe, expect, test } from 'vitest';
import type { ContentParser } from '#services/content/content-parser.ts';
import { everyNode, parse as parseInBrowser } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

const parsers = [
  ['in a browser', parseInBrowser],
  ['on the server', parseOnServer],
] as const;

/** As many tags as a theme writes for one product. */
const trappings = '<div class="x"><span class="y"><b>Words</b></span><img src="/media/a.jpg" alt=""></div>';

const item = (
  sku: string,
  form = `<form data-role="tocart-form" data-product-sku="${sku}"><button>Add</button></form>`,
) =>
  `<li class="item product product-item"><div class="product-item-info"><a href="/photo-${sku}.html" class="product photo"><span>${trappings.repeat(4)}</span></a><div class="product details product-item-details"><strong class="product name product-item-name"><a class="product-item-link" title="" href="https://shop.example/${sku}.html">Name &amp; all</a></strong><script type="text/x-magento-init">{"a": "</div>"}</script>${trappings.repeat(3)}${form}<a href="#" class="action towishlist">Wish</a></div></div></li>`;

const list = (items: string): string =>
  `<div data-content-type="products" data-appearance="grid" data-element="main"><div class="block widget"><ol class="product-items">${items}</ol></div></div>`;

const skus = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `S-${at}`);
const after = '<h2 data-content-type="heading" data-element="main">After</h2>';

const read = async (parse: ContentParser, html: string) =>
  everyNode((await parse(html)).nodes).map((node) =>
    node.type === 'products' ? { skus: node.skus, urlKeys: node.urlKeys } : node.type,
  );

describe.each(parsers)('a list of products, read %s', (_where, parse) => {
  test.each([20, 400])('reads %i products and what follows them [CONTENT-01]', async (count) => {
    const all = skus(count);
    const html = list(all.map((sku) => item(sku)).join(''));
    expect(await read(parse, `${after}${html}<div data-content-type="row">${after}</div>`)).toEqual([
      'heading',
      { skus: all, urlKeys: [] },
      'row',
      'heading',
    ]);
  });

  test('takes the address of the name, not of the image or the wish list, also of items that are not closed [CONTENT-01]', async () => {
    expect(await read(parse, list(item('a', '') + item('b')))).toEqual([{ skus: [], urlKeys: ['a', 'b'] }]);
    const open = skus(300).map((sku) => item(sku).replace(/<\/li>$/, ''));
    expect(await read(parse, list(open.join('')) + after)).toEqual([
      { skus: skus(300), urlKeys: [] },
      'heading',
    ]);
  });

  test('stops at a thousand products and reads what follows [CONTENT-02]', async () => {
    const [products, ...others] = await read(
      parse,
      list(Array.from({ length: 3000 }, (_, at) => item(`S-${at}`, '')).join('')) + after,
    );
    expect(products).toMatchObject({ urlKeys: skus(1000) });
    expect(others).toEqual(['heading']);
  });
});
