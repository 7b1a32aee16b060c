// @vitest-environment jsdom
/** Page-builder markup beyond its types: media queries, links, plain HTML. */

import { expect, test } from 'vitest';
import { declared, everyNode, parse, parseOne } from './parsing.ts';

test('keeps what a narrow screen changes with its condition [CONTENT-01]', async () => {
  const tree = await parse(
    '<style>#html-body [data-pb-style=A],#html-body [data-pb-style=B]{padding:9px}@media only screen and (max-width: 768px) { #html-body [data-pb-style=A]{padding:3px} }</style>' +
      '<div data-content-type="text" data-pb-style="A">a</div><div data-content-type="text" data-pb-style="B">b</div>',
  );
  expect(tree.nodes.map(({ styleName }) => declared(tree, styleName))).toEqual([
    ['padding:9px', 'only screen and (max-width: 768px): padding:3px'],
    ['padding:9px'],
  ]);
});

test('replaces images of other hosts by their text [CONTENT-01 CONTENT-02]', async () => {
  const [first, second] = (
    await parse(
      '<figure data-content-type="image" data-element="main"><img data-element="desktop_image" src="https://elsewhere.example/a.jpg" alt="A van"></figure><p>Our <a href="/van.html"><img src="//elsewhere.example/b.jpg" srcset="https://elsewhere.example/b.jpg 2x" alt="blue van"></a><img src="https://elsewhere.example/dot.gif" alt=""><picture><source srcset="https://elsewhere.example/c.webp"><img src="/media/c.jpg" alt="dock"></picture></p>',
    )
  ).nodes;
  expect(first).toMatchObject({ type: 'image', images: { desktop: '', mobile: '' }, alt: 'A van' });
  const html = second !== undefined && 'content' in second ? second.content : '';
  expect(html).toContain('Our <a href="/van.html">blue van</a><picture><source><source media="');
  expect(html).toContain('<img src="/media/c.jpg?width=2560');
  expect(html).not.toContain('elsewhere');
});

test('reads content without markers as one HTML node with the shop’s links and images [CONTENT-02]', async () => {
  const { nodes } = await parse(
    '<p style="text-align:center"><a href="https://shop.example/a.html?b=1#c" target="_blank">A</a> <a href="https://elsewhere.example/">B</a></p><img src="https://shop.example/media/wysiwyg/a.jpg" alt="">',
  );
  expect(everyNode(nodes).map(({ type }) => type)).toEqual(['html']);
  const [only] = nodes;
  const html = only !== undefined && 'content' in only ? only.content : '';
  expect(html).toMatch(
    /^<p class="pb-[\w-]+"><a href="\/a\.html\?b=1#c" target="_blank" rel="noopener">A<\/a>/,
  );
  expect(html).toContain('<a href="https://elsewhere.example/">B</a>');
  expect(html).toMatch(
    /<picture><source media="[^"]+" srcset="\/media\/wysiwyg\/a\.jpg\?width=640&amp;[^" ]*auto=webp">.*<img src="\/media\/wysiwyg\/a\.jpg\?width=2560&amp;[^"]*auto=webp" alt=""><\/picture>$/,
  );
});

const codeOf = async (written: string): Promise<string> => {
  const node = await parseOne(`<div data-content-type="html">${written}</div>`);
  return node.type === 'html' ? node.content : node.type;
};

test('unescapes code around a widget and cleans it [CONTENT-01 CONTENT-02]', async () => {
  const widget = '<div class="widget block"><p onclick="x()">Ring &lt;us&gt;</p><script>x()</script></div>';
  expect(
    await codeOf(
      `&lt;section class="a"&gt;${widget}&lt;img src=x onerror="x()"&gt;&lt;script&gt;x()&lt;/script&gt;&lt;/section&gt;`,
    ),
  ).toBe('<section class="a"><div class="widget block"><p>Ring &lt;us&gt;</p></div><img src="/x"></section>');
  // the widget's own style is kept
  expect(await codeOf('&lt;b&gt;A&lt;/b&gt;<i style="color:red">B</i>')).toMatch(
    /^<b>A<\/b><i class="pb-[\w-]+">B<\/i>$/,
  );
  // a less-than sign is not a tag
  expect(await codeOf('1 &lt; 2 <b>B</b>')).toBe('1 &lt; 2 <b>B</b>');
});

const linked = async (href: string, more = ''): Promise<string> => {
  const node = await parseOne(`<p><a href="${href}"${more}>Go <b>back</b></a></p>`);
  return node.type === 'html' ? node.content : node.type;
};

test.each(['#', '#how it works', '#mātai'])('keeps the anchor %s [CONTENT-02]', async (href) => {
  expect(await linked(href)).toBe(`<p><a href="${href}">Go <b>back</b></a></p>`);
});

test('leaves the text of a link that runs a script [CONTENT-02]', async () => {
  const words = '<p>Go <b>back</b></p>';
  expect(await linked('#', ' onclick="history.go(-1); return false;"')).toBe(words);
  expect(await linked('javascript:void(0)', ' onclick="x()"')).toBe(words);
  expect(await linked('/water.html', ' onclick="track()"')).toBe(
    '<p><a href="/water.html">Go <b>back</b></a></p>',
  );
});
