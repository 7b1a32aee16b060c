// @vitest-environment jsdom
/** Both parsers read the same tree, also from markup that is not well-formed. */

import { expect, test } from 'vitest';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { keptIn, writtenIn } from './kept.ts';
import { parse } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

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
])('reads the same tree on the server as in a browser: %s [CONTENT-01, CONTENT-02]', async (html) => {
  expect(await parseOnServer(html)).toEqual(await parse(html));
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
    const tree = await parse(content);
    expect(keptIn(tree)).toEqual(writtenIn(content));
    expect(await parseOnServer(content)).toEqual(tree);
  }
});
