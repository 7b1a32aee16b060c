// @vitest-environment jsdom
/** What the merchant's markup may never do, whoever wrote it (CONTENT-02): run, load from elsewhere, cover the page, or take long. */

import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import type { ContentParser } from '#services/content-parser.ts';
import { parseContent } from '#services/page-builder/parse.ts';
import { everyNode, origin, parse as parseInBrowser } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

/** Whoever reads it. */
const parsers = [
  ['in a browser', parseInBrowser],
  ['on the server', parseOnServer],
] as const;

/** HTML of a tree, wherever a node holds some. */
const htmlIn = ({ nodes }: ContentTree): readonly string[] =>
  everyNode(nodes).flatMap((node) => [
    ...('content' in node ? [node.content] : []),
    ...('caption' in node ? [node.caption] : []),
  ]);

/** Addresses of a tree that are not among its HTML. */
const addressesIn = ({ nodes }: ContentTree): readonly string[] =>
  everyNode(nodes).flatMap((node) => [
    ...('link' in node && node.link !== null ? [node.link.href] : []),
    ...('source' in node ? [node.source] : []),
    ...('video' in node && node.video !== null ? [node.video.source, node.video.fallbackImage] : []),
    ...('images' in node ? [node.images.desktop, node.images.mobile] : []),
    ...(node.background === null ? [] : [node.background.desktop, node.background.mobile]),
  ]);

const documentOf = (html: string): Document => new DOMParser().parseFromString(`<body>${html}`, 'text/html');

const isSafe = (address: string): boolean =>
  address === '' || ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address, origin).protocol);

/** Everything in a tree that a browser would run, load from where it should not, or lay over the page. */
const harmIn = (tree: ContentTree): readonly string[] => [
  ...htmlIn(tree).flatMap((html) =>
    [...documentOf(html).querySelectorAll('*')].flatMap((element) => [
      ...(/^(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|dialog|template)$/.test(
        element.localName,
      ) || element.localName.includes('-')
        ? [element.outerHTML]
        : []),
      ...[...element.attributes].flatMap(({ name, value }) =>
        /^on|^style$|^popover|^formaction$|^srcdoc$|^data-/.test(name) ||
        (['href', 'src', 'poster', 'action', 'background'].includes(name) && !isSafe(value))
          ? [`${name}=${value}`]
          : [],
      ),
    ]),
  ),
  ...addressesIn(tree).filter((address) => !isSafe(address)),
  ...(tree.styles.match(/url\(|@import|expression|behavior|position:|javascript|<|\\|opacity|z-index/gi) ??
    []),
];

const block = (css: string): string =>
  `<style>#html-body [data-pb-style=A]{${css}}</style><div data-content-type="text" data-pb-style="A">Words</div>`;
const inline = (css: string): string => `<div data-content-type="text" style="${css}">Words</div>`;
const words = (html: string): string => `<div data-content-type="text">${html}Words</div>`;
const code = (html: string): string =>
  `<div data-content-type="html">${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}Words</div>`;

const attacks = [
  ['a script', '<script>window.harmed = 1</script>'],
  ['a handler', '<img src="x" onerror="window.harmed = 1">'],
  ['a handler in capitals', '<p ONCLICK="x()">a</p>'],
  ['a script for an address', '<a href="javascript:x()">a</a>'],
  [
    'a script for an address, broken up',
    '<a href="java\nscript:x()">a</a><a href=" &#106;avascript:x()">b</a>',
  ],
  ['a document for an address', '<a href="data:text/html,<script>x()</script>">a</a>'],
  ['a picture of data', '<img src="data:image/svg+xml,<svg onload=x()>">'],
  ['a drawing', '<svg onload="x()"><script>x()</script><a href="javascript:x()">a</a></svg>'],
  [
    'a drawing within a formula',
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  ],
  [
    'a frame',
    '<iframe src="https://elsewhere.example/"></iframe><iframe srcdoc="<script>x()</script>"></iframe>',
  ],
  ['an object', '<object data="x.swf"></object><embed src="javascript:x()">'],
  ['a form', '<form action="https://elsewhere.example/"><input name="password"></form>'],
  [
    'a covering element',
    '<div style="position:fixed;inset:0;z-index:9999">a</div><dialog open>b</dialog><p popover>c</p>',
  ],
  [
    'another address for all',
    '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=javascript:x()">',
  ],
  ['a style block', '<style>@import "https://elsewhere.example/x.css"; body { display: none }</style>'],
  ['a template', '<template><img src=x onerror=x()></template>'],
  ['an element of no standard', '<x-frame onclick=x()>a</x-frame>'],
  [
    'a hiding form',
    '<form><input name="attributes"><input name="childNodes"><p data-content-type="text">a</p></form>',
  ],
  ['the shop left by two slashes', '<a href="//elsewhere.example//x">a</a>'],
] as const;

const styles = [
  ['a place of its own', 'position:fixed;top:0;left:0;z-index:99'],
  ['an expression', 'width:expression(alert(1))'],
  ['a behaviour', 'behavior:url(x.htc);-moz-binding:url(x.xml)'],
  [
    'a picture from elsewhere',
    'background-image:url(https://elsewhere.example/x.png);background:url(//e.example/x)',
  ],
  ['an import', '}@import url(https://elsewhere.example/x.css);a{color:red'],
  ['an end of the block', 'color:red}</style><script>x()</script><style>a{'],
  ['letters by number', 'wid\\74h:1px;p\\6fsition:fixed'],
  ['a remark in the middle', 'pos/**/ition:fixed;color:red/*'],
  ['all it is moved away by', 'margin:-9999px;transform:translate(-100%);opacity:0;margin-top:-500px'],
] as const;

const isWordKept = (tree: ContentTree): boolean => htmlIn(tree).some((html) => html.includes('Words'));

describe.each(parsers)('hostile content, read %s', (_where, parse) => {
  test.each(attacks)('CONTENT-02 %s does nothing, alone, among words or as code', async (_, html) => {
    for (const given of [
      `${html}Words`,
      words(html),
      code(html),
      `<div data-content-type="row">${html}${words('')}</div>`,
    ]) {
      const tree = await parse(given);
      expect(harmIn(tree)).toEqual([]);
      expect(isWordKept(tree)).toBe(true);
    }
    expect(Reflect.get(window, 'harmed')).toBeUndefined();
  });

  test.each(styles)('CONTENT-02 %s is no style of ours', async (_, css) => {
    for (const given of [block(css), inline(css), words(`<p style="${css}">a</p>`)]) {
      const tree = await parse(given);
      expect(harmIn(tree)).toEqual([]);
      expect(tree.styles).not.toMatch(/elsewhere|margin/);
      expect(isWordKept(tree)).toBe(true);
    }
  });

  test('CONTENT-02 links, pictures and films of elements are checked too', async () => {
    const tree = await parse(
      [
        '<figure data-content-type="image"><a data-element="link" href="javascript:x()"><img data-element="desktop_image" src="javascript:x()" alt=""></a></figure>',
        '<div data-content-type="buttons"><div data-content-type="button-item"><a data-element="link" href=" JavaScript:x()">Press</a></div></div>',
        '<div data-content-type="video"><iframe data-element="video" src="https://elsewhere.example/embed/abcdefgh"></iframe></div>',
        '<div data-content-type="video"><iframe data-element="video" src="https://www.youtube.com.elsewhere.example/embed/abcdefgh"></iframe></div>',
        '<div data-content-type="row" data-background-type="video" data-video-src="javascript:x()//.mp4" data-appearance="full-bleed" data-background-images=\'{"desktop_image":"https://elsewhere.example/x.jpg","mobile_image":"javascript:x()"}\'><p>a</p></div>',
      ].join(''),
    );
    expect(addressesIn(tree).filter((address) => address !== '')).toEqual([]);
    expect(everyNode(tree.nodes).map(({ type }) => type)).toEqual([
      'image',
      'buttons',
      'button-item',
      'row',
      'html',
    ]);
  });
});

/** A hundred times what a page is; how long it takes `npm run bench:content` tells. */
const readHuge = async (parse: ContentParser, html: string): Promise<ContentTree> => {
  const tree = await parse(html);
  expect(harmIn(tree)).toEqual([]);
  return tree;
};

describe.each(parsers)('too much content, read %s', (_where, parse) => {
  test.each([
    ['elements within each other', '<div>'],
    ['rows within each other', '<div data-content-type="row">'],
    ['elements that are closed wrongly', '<div><object></div>'],
    ['letters within each other', '<b><i>'],
    ['drawings that never end', '<svg>'],
    ['remarks that never end', '<!--'],
    ['quotes that never end', '<a title="'],
    ['tags that never end', '<a '],
    ['ends without a beginning', '</div></p>'],
    ['style blocks', '<style>a{'],
  ])('CONTENT-02 a million %s', async (_, one) => {
    await readHuge(parse, one.repeat(1_000_000) + 'Words');
  });

  test.each([
    ['rows', 1500, '<div data-content-type="row"><div data-element="inner"></div></div>'],
    ['texts', 1500, '<div data-content-type="text"><p>a</p></div>'],
    ['rules', 5000, '<style>#html-body [data-pb-style=A]{color:red}@media (max-width:1px){a{b:c}}</style>'],
  ])('CONTENT-02 %s by the thousand', async (_, times, one) => {
    await readHuge(parse, one.repeat(times));
  });

  test('CONTENT-02 words that lie too deep stay words', async () => {
    const [only] = htmlIn(await readHuge(parse, `${'<div>'.repeat(5000)}Deep words${'</div>'.repeat(5000)}`));
    expect(only).toContain('Deep words');
  });
});

describe.each(parsers)('broken content, read %s', (_where, parse) => {
  const pieces = oneof(
    constantFrom(
      ...attacks.map(([, html]) => html),
      ...styles.map(([, css]) => inline(css)),
      ...[
        'row',
        'column',
        'tabs',
        'tab-item',
        'slider',
        'slide',
        'banner',
        'image',
        'map',
        'video',
        'products',
        'html',
        'nothing',
      ].map((type) => `<div data-content-type="${type}" data-pb-style="A">`),
      ...['inner', 'wrapper', 'link', 'content', 'button', 'video', 'desktop_image', 'navigation'].map(
        (part) => `<a data-element="${part}" href="javascript:x()" src="javascript:x()">`,
      ),
      '</div>',
      '</a>',
      '</p>',
      '<p>',
      '<table><tr>',
      '<!--',
      '-->',
      '"',
      "'",
      '&lt;script&gt;',
      '<style>',
      '</style>',
      '<div data-content-type="map" data-locations="[{&quot;position&quot;:null},4,{&quot;position&quot;:{&quot;latitude&quot;:1e99}}]"></div>',
      '<div data-content-type="row" data-background-images="{\\"desktop_image\\":[1]}" data-parallax-speed="NaN" data-enable-parallax="1">',
    ),
    string({ unit: 'binary', maxLength: 30 }),
  );

  test('CONTENT-02 whatever is written, nothing is thrown and nothing runs', async () => {
    await assert(
      asyncProperty(array(pieces, { maxLength: 40 }), async (some) => {
        await readHuge(parse, some.join(''));
      }),
      { numRuns: 150 },
    );
  });

  test('CONTENT-02 one broken element never takes its neighbours', async () => {
    const html = `${words('')}<div data-content-type="row" id="broken"></div><h2 data-content-type="heading">After</h2>`;
    const { nodes } = parseContent(html, {
      parse: (text) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        const broken = document.querySelector('#broken');
        // as a form does whose field has that name
        if (broken !== null) Reflect.set(broken, 'getAttribute', null);
        return document;
      },
      clean: () => {},
      origin,
      ...contentImages,
    });
    expect(nodes.map(({ type }) => type)).toEqual(['text', 'heading']);
  });

  test('CONTENT-02 an element of an unknown type gives what it holds in its place', async () => {
    const { nodes } = await parse(
      `${words('')}<div data-content-type="carousel-3d"><h2 data-content-type="heading">In</h2>it</div>${words('')}`,
    );
    expect(nodes.map(({ type, key }) => [type, key])).toEqual([
      ['text', '0'],
      ['heading', '1'],
      ['html', '2'],
      ['text', '3'],
    ]);
  });
});
