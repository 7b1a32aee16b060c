// @vitest-environment jsdom
/** Background videos, and players and frames within text. */

import { expect, test, describe } from 'vitest';
import type { BackgroundVideo } from '#machines/domain/content-tree.ts';
import { parseOne, everyNode, parse as parseInBrowser } from './parsing.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import { parseOnServer } from './server-parsing.ts';

const veil =
  '<div class="video-overlay" data-video-overlay-color="rgba(0, 0, 0, 0.4)" data-element="video_overlay"></div>';

type Write = (attributes: string, within: string) => string;

const inRow: Write = (attributes, within) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${attributes} data-element="inner">${within}<h2 data-content-type="heading">In</h2></div></div>`;

/** Every element that may have a background video, with these attributes and this overlay. */
const holders: readonly (readonly [string, Write])[] = [
  ['a contained row', inRow],
  [
    'a row of full width',
    (attributes, within) =>
      `<div data-content-type="row" data-appearance="full-width" ${attributes} data-element="main">${within}<div class="row-full-width-inner" data-element="inner"><h2 data-content-type="heading">In</h2></div></div>`,
  ],
  [
    'a banner',
    (attributes, within) =>
      `<div data-content-type="banner" data-appearance="poster" data-element="main"><a href="/water.html" data-element="link"><div ${attributes} data-element="wrapper">${within}<div data-element="overlay"><div data-element="content">In</div></div></div></a></div>`,
  ],
  [
    'a slide',
    (attributes, within) =>
      `<div data-content-type="slide" data-appearance="collage-left" data-element="main"><div data-element="empty_link"><div ${attributes} data-element="wrapper">${within}<div data-element="overlay"><div data-element="content">In</div></div></div></div></div>`,
  ],
];

const filmOf = async (html: string): Promise<BackgroundVideo | null> => {
  const node = await parseOne(html);
  return 'video' in node ? node.video : null;
};

test.each(holders)('reads the video overlay of %s from its own element [CONTENT-01]', async (_, write) => {
  const own = 'data-background-type="video" data-video-src="/media/hall.mp4"';
  expect(await filmOf(write(own, veil))).toMatchObject({ overlayColor: 'rgba(0, 0, 0, 0.4)' });
  expect(await filmOf(write(own, ''))).toMatchObject({ source: '/media/hall.mp4', overlayColor: '' });
});

test.each([
  ['mp4:https://films.example/hall.mp4', 'https://films.example/hall.mp4'],
  ['ogv://films.example/hall.ogv', 'https://films.example/hall.ogv'],
])('reads the video stored as %s [CONTENT-01]', async (stored, source) => {
  const own = `data-background-type="video" data-video-src="${stored}"`;
  expect(await filmOf(inRow(own, ''))).toMatchObject({ source });
});

test('keeps image and overlay of a video that cannot be read [CONTENT-01]', async () => {
  const own =
    'data-background-type="video" data-video-src="https://films.example/watch/1" data-video-fallback-src="/media/wysiwyg/hall.jpg"';
  expect(await filmOf(inRow(own, veil))).toMatchObject({
    source: '',
    fallbackImage: '/media/wysiwyg/hall.jpg',
    overlayColor: 'rgba(0, 0, 0, 0.4)',
  });
  expect(
    await filmOf(inRow('data-background-type="video" data-video-src="javascript:x()"', veil)),
  ).toBeNull();
});

const wordsOf = async (html: string): Promise<string> => {
  const node = await parseOne(`<div data-content-type="text" data-element="main">${html}</div>`);
  return node.type === 'text' ? node.content : '';
};
const newTab = 'target="_blank" rel="noopener"';

test.each([
  [
    '<p>See <video controls src="https://films.example/hall.mp4" title="The hall">no player</video></p>',
    `<p>See <a href="https://films.example/hall.mp4" ${newTab}>The hall (on films.example, opens in a new tab)</a></p>`,
  ],
  [
    '<audio controls src="https://films.example/talk.mp3"></audio>',
    `<a href="https://films.example/talk.mp3" ${newTab}>Listen (on films.example, opens in a new tab)</a>`,
  ],
  ['<p><video controls>A film of the hall</video></p>', '<p>A film of the hall</p>'],
  [
    '<video controls><source src="https://films.example/hall.webm"><source src="/media/hall.mp4"></video>',
    '<video controls=""><source><source src="/media/hall.mp4"></video>',
  ],
])('plays the shop’s own media within text and links others: %s [CONTENT-02]', async (html, drawn) => {
  expect(await wordsOf(html)).toBe(drawn);
});

test.each([
  [
    'a film house that is known',
    '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?rel=0" title="How we bottle" allowfullscreen></iframe>',
    `<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" ${newTab}>How we bottle (on youtube.com, opens in a new tab)</a>`,
  ],
  [
    'an unknown host',
    '<iframe src="https://maps.example/embed?pb=1" width="600" height="450"></iframe>',
    `<a href="https://maps.example/embed?pb=1" ${newTab}>See more (on maps.example, opens in a new tab)</a>`,
  ],
  ['a page of the shop', '<iframe src="https://shop.example/news"></iframe>', '<a href="/news">See more</a>'],
])('replaces a frame within text by a link: %s [CONTENT-02]', async (_, html, drawn) => {
  expect(await wordsOf(`<p>Look: ${html}</p>`)).toBe(`<p>Look: ${drawn}</p>`);
  // the same in an HTML code element
  const escaped = `<p>Look: ${html}</p>`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const code = await parseOne(`<div data-content-type="html">${escaped}</div>`);
  expect(code.type === 'html' && code.content).toBe(`<p>Look: ${drawn}</p>`);
});

test.each([
  '<iframe srcdoc="<p>a</p>"></iframe>',
  '<iframe src="javascript:x()"></iframe>',
  '<iframe src="https://counter.example/" width="0" height="0"></iframe>',
])('makes no link of %s [CONTENT-02]', async (html) => {
  expect(await wordsOf(`<p>Words${html}</p>`)).toBe('<p>Words</p>');
});

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
