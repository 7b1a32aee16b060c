// @vitest-environment jsdom
/** Hostile markup never runs, loads from elsewhere, covers the page or takes long. */

import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContentTree, emptyContent } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import { parseContent } from '#services/content/page-builder/parse.ts';
import { documentOf, everyNode, origin, parse as parseInBrowser } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { keptIn, writtenIn } from './kept.ts';

const htmlIn = ({ nodes }: ContentTree): readonly string[] =>
  everyNode(nodes).flatMap((node) => [
    ...('content' in node ? [node.content] : []),
    ...('caption' in node ? [node.caption] : []),
  ]);

/** Addresses of a tree that are not in its HTML. */
const addressesIn = ({ nodes }: ContentTree): readonly string[] =>
  everyNode(nodes).flatMap((node) => [
    ...('link' in node && node.link !== null ? [node.link.href] : []),
    ...('source' in node ? [node.source] : []),
    ...('video' in node && node.video !== null ? [node.video.source, node.video.fallbackImage] : []),
    ...('images' in node ? [node.images.desktop, node.images.mobile] : []),
    ...(node.background === null ? [] : [node.background.desktop, node.background.mobile]),
  ]);

const isSafe = (address: string): boolean =>
  address === '' || ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address, origin).protocol);

const forbiddenElement =
  /^(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|dialog|template)$|-/;
const forbiddenAttribute = /^on|^style$|^popover|^formaction$|^srcdoc$|^data-/;
const forbiddenStyle = /url\(|@import|expression|behavior|position:|javascript|<|\\|opacity|z-index/gi;

/** All in a tree that a browser would run, load from elsewhere, or lay over the page. */
const harmIn = (tree: ContentTree): readonly string[] => [
  ...htmlIn(tree).flatMap((html) =>
    [...documentOf(html).querySelectorAll('*')].flatMap((element) => [
      ...(forbiddenElement.test(element.localName) ? [element.outerHTML] : []),
      ...[...element.attributes].flatMap(({ name, value }) =>
        forbiddenAttribute.test(name) ||
        (['href', 'src', 'poster', 'action', 'background'].includes(name) && !isSafe(value))
          ? [`${name}=${value}`]
          : [],
      ),
    ]),
  ),
  ...addressesIn(tree).filter((address) => !isSafe(address)),
  ...(tree.styles.match(forbiddenStyle) ?? []),
];

const block = (css: string): string =>
  `<style>#html-body [data-pb-style=A]{${css}}</style><div data-content-type="text" data-pb-style="A">Words</div>`;
const inline = (css: string): string => `<div data-content-type="text" style="${css}">Words</div>`;
const words = (html: string): string => `<div data-content-type="text">${html}Words</div>`;
const code = (html: string): string =>
  `<div data-content-type="html">${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}Words</div>`;

const attacks = [
  '<script>window.harmed = 1</script>',
  '<img src="x" onerror="window.harmed = 1"><p ONCLICK="x()">a</p>',
  '<a href="javascript:x()">a</a><a href="java\nscript:x()">a</a><a href=" &#106;avascript:x()">b</a>',
  '<a href="data:text/html,<script>x()</script>">a</a><img src="data:image/svg+xml,<svg onload=x()>">',
  '<svg onload="x()"><script>x()</script><a href="javascript:x()">a</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  '<iframe src="https://elsewhere.example/"></iframe><iframe srcdoc="<script>x()</script>"></iframe>',
  '<object data="x.swf"></object><embed src="javascript:x()">',
  '<form action="https://elsewhere.example/"><input name="password"></form>',
  '<div style="position:fixed;inset:0;z-index:9999">a</div><dialog open>b</dialog><p popover>c</p>',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=javascript:x()">',
  '<style>@import "https://elsewhere.example/x.css"; body { display: none }</style>',
  '<template><img src=x onerror=x()></template><x-frame onclick=x()>a</x-frame>',
  '<form><input name="attributes"><input name="childNodes"><p data-content-type="text">a</p></form>',
  '<a href="//elsewhere.example//x">a</a>',
] as const;

const styles = [
  'position:fixed;top:0;left:0;z-index:99',
  'width:expression(alert(1))',
  'behavior:url(x.htc);-moz-binding:url(x.xml)',
  'background-image:url(https://elsewhere.example/x.png);background:url(//e.example/x)',
  '}@import url(https://elsewhere.example/x.css);a{color:red',
  'color:red}</style><script>x()</script><style>a{',
  'wid\\74h:1px;p\\6fsition:fixed',
  'pos/**/ition:fixed;color:red/*',
  'margin:-9999px;transform:translate(-100%);opacity:0;margin-top:-500px',
] as const;

const typesOf = ({ nodes }: ContentTree) => everyNode(nodes).map(({ type }) => type);

const isWordKept = (tree: ContentTree): boolean => htmlIn(tree).some((html) => html.includes('Words'));

const pieces = oneof(
  constantFrom(
    ...attacks,
    ...styles.map(inline),
    ...'row column tabs tab-item slider slide banner image map video products html nothing'
      .split(' ')
      .map((type) => `<div data-content-type="${type}" data-pb-style="A">`),
    ...'inner wrapper link content button video desktop_image navigation'
      .split(' ')
      .map((part) => `<a data-element="${part}" href="javascript:x()" src="javascript:x()">`),
    ...'</div> </a> </p> <p> <table><tr> <!-- --> " \' &lt;script&gt; <style> </style>'.split(' '),
    '<div data-content-type="map" data-locations="[{&quot;position&quot;:null},4,{&quot;position&quot;:{&quot;latitude&quot;:1e99}}]"></div>',
    '<div data-content-type="row" data-background-images="{\\"desktop_image\\":[1]}" data-parallax-speed="NaN" data-enable-parallax="1">',
  ),
  string({ unit: 'binary', maxLength: 30 }),
);

describe.each([
  ['in a browser', parseInBrowser],
  ['on the server', parseOnServer],
] as const)('content read %s', (_where, parse) => {
  test.each(attacks)('does no harm alone, within text or as code: %s [CONTENT-02]', async (html) => {
    const within = `<div data-content-type="row">${html}${words('')}</div>`;
    for (const given of [`${html}Words`, words(html), code(html), within]) {
      const tree = await parse(given);
      expect(harmIn(tree)).toEqual([]);
      expect(isWordKept(tree)).toBe(true);
    }
    expect(Reflect.get(window, 'harmed')).toBeUndefined();
  });

  test.each(styles)('drops the style %s [CONTENT-02]', async (css) => {
    for (const given of [block(css), inline(css), words(`<p style="${css}">a</p>`)]) {
      const tree = await parse(given);
      expect(harmIn(tree)).toEqual([]);
      expect(tree.styles).not.toMatch(/elsewhere|margin/);
      expect(isWordKept(tree)).toBe(true);
    }
  });

  test('checks links, images and videos of elements [CONTENT-02]', async () => {
    const tree = await parse(
      [
        '<figure data-content-type="image"><a data-element="link" href="javascript:x()"><img data-element="desktop_image" src="javascript:x()" alt=""></a></figure>',
        '<div data-content-type="buttons"><div data-content-type="button-item"><a data-element="link" href=" JavaScript:x()">Press</a></div></div>',
        '<div data-content-type="video"><iframe data-element="video" src="https://www.youtube.com.elsewhere.example/embed/abcdefgh"></iframe></div>',
        '<div data-content-type="row" data-background-type="video" data-video-src="javascript:x()//.mp4" data-appearance="full-bleed" data-background-images=\'{"desktop_image":"https://elsewhere.example/x.jpg","mobile_image":"javascript:x()"}\'><p>a</p></div>',
      ].join(''),
    );
    expect(addressesIn(tree).filter((address) => address !== '')).toEqual([]);
    expect(typesOf(tree)).toEqual(['image', 'buttons', 'button-item', 'row', 'html']);
  });

  // beyond the bounds of 6000 tags and a million characters
  test.each([
    [120_000, '<div>'],
    [120_000, '<svg>'],
    [300_000, '<!--'],
    [120_000, '<a title="'],
    [300, '<div data-content-type="text"><p>a</p></div>'],
    [1500, '<style>#html-body [data-pb-style=A]{color:red}@media (max-width:1px){a{b:c}}</style>'],
  ])('survives %i times %s [CONTENT-02]', async (times, one) => {
    expect(harmIn(await parse(`${one.repeat(times)}Words`))).toEqual([]);
  });

  test('keeps the text of elements nested too deeply [CONTENT-02]', async () => {
    const [only] = htmlIn(await parse(`${'<div>'.repeat(5000)}Deep words${'</div>'.repeat(5000)}`));
    expect(only).toContain('Deep words');
  });

  test('neither throws nor runs anything on broken content [CONTENT-02]', async () => {
    await assert(
      asyncProperty(array(pieces, { maxLength: 30 }), async (some) => {
        expect(harmIn(await parse(some.join('')))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('replaces an element of an unknown type by its content [CONTENT-02]', async () => {
    const unknown = '<div data-content-type="carousel-3d"><h2 data-content-type="heading">In</h2>it</div>';
    const parsed = await parse(words('') + unknown + words(''));
    expect(typesOf(parsed)).toEqual(['text', 'heading', 'html', 'text']);
  });
});

const parseBroken = (text: string): Document => {
  const document = documentOf(text);
  // as in a form with a field of that name
  Reflect.set(document.querySelector('#broken') ?? {}, 'getAttribute', null);
  return document;
};

test('skips one broken element and keeps its neighbours [CONTENT-02]', () => {
  const html = `${words('')}<div data-content-type="row" id="broken"></div><h2 data-content-type="heading">After</h2>`;

  const { nodes } = parseContent(html, { parse: parseBroken, clean: () => {}, origin, ...contentImages });
  expect(nodes.map(({ type }) => type)).toEqual(['text', 'heading']);
});

test.each([
  '<p>a <iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe> <video src="https://films.example/a.mp4"></video></p>',
  '<p>One<p>Two <b>bold <i>both</b> slanted</i><ul><li>a<li>b</ul>',
  '<table><tr><td>a<td>b<tr><td><table><td>c</table></table>',
  '<p title="a&quot;&lt;b&amp;c">&eacute;&#x1F4A7;&nbsp;&copy &notit; &amp;lt;</p>',
  '<a href="/a.html">a<a href="/b.html">b</a></a>',
  '<P CLASS=a class=b Title=c>Words</P>',
  '<p onclick="x()">a<svg><p>b</svg><form><b>c</form><x-y>d</x-y><style>e</style>',
  '<p>a<div data-content-type="text">b</div>c</p>',
  '<div data-content-type="row" style="padding:4px"><div data-content-type="html">&lt;p style="color:red"&gt;a&lt;/p&gt;</div></div>',
])('reads the same tree on the server as in a browser: %s [CONTENT-01 CONTENT-02]', async (html) => {
  expect(await parseOnServer(html)).toEqual(await parseInBrowser(html));
});

test('leaves loose text in a table to the browser, since the server’s DOM moves it [CONTENT-01]', async () => {
  for (const html of [
    '<table>loose<tr><td>a</table>',
    '<div data-content-type="html">&lt;table&gt;loose&lt;tr&gt;</div>',
  ])
    expect(await parseOnServer(html)).toEqual(emptyContent);
});

test('keeps every word, element and product of whole pages, nested and unmarked [CONTENT-01]', async () => {
  const pages = seedShop.pages.filter(({ identifier }) => ['style-guide', 'sitemap'].includes(identifier));
  expect(pages).toHaveLength(2);
  for (const { content } of pages) {
    const tree = await parseInBrowser(content);
    expect(keptIn(tree)).toEqual(writtenIn(content));
    expect(await parseOnServer(content)).toEqual(tree);
  }
});
