/** The server's tree is the browser's, to the letter: what is sent is what the page would have read itself (CONTENT-01, CONTENT-02). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openBrowserParser, type BrowserParser } from '#tests/support/browser-parser.ts';
import { masterPage } from './master-format.ts';
import { origin } from './parsing.ts';
import { parseOnServer } from './server-parsing.ts';

let browser: BrowserParser;
beforeAll(async () => {
  browser = await openBrowserParser(origin);
});
afterAll(() => browser.close());

const expectSame = async (html: string): Promise<void> => {
  const [inBrowser, onServer] = [await browser.parse(html), await parseOnServer(html)];
  expect(onServer).toEqual(inBrowser.tree);
};

const written = [...seedShop.pages, ...seedShop.blocks].filter(({ content }) => content !== '');

test.each(written.map(({ identifier, content }) => [identifier, content] as const))(
  'CONTENT-01 of %s',
  async (_, content) => {
    await expectSame(content);
  },
);

/** What parsers of HTML are apart in, if they are no browser's. */
test.each([
  ['every type as Magento’s editor stores it', masterPage],
  [
    'frames and players',
    '<p>a <iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe> <video src="https://films.example/a.mp4"></video></p>',
  ],
  ['tags that are never closed', '<p>One<p>Two <b>bold <i>both</b> slanted</i><ul><li>a<li>b</ul>'],
  ['a table without its parts', '<table><b>loose</b><tr><td>a<td>b<tr><td><table><td>c</table></table>'],
  [
    'letters by name and number',
    '<p title="a&quot;&lt;b&amp;c">&eacute;&#x1F4A7;&nbsp;&copy &notit; &amp;lt;</p>',
  ],
  ['links within links', '<a href="/a.html">a<a href="/b.html">b</a></a>'],
  ['attributes twice, without quotes, in capitals', '<P CLASS=a class=b Title=c>Words</P>'],
  ['what is cleaned away', '<p onclick="x()">a<svg><p>b</svg><form><b>c</form><x-y>d</x-y><style>e</style>'],
  ['a block beneath a paragraph', '<p>a<div data-content-type="text">b</div>c</p>'],
  [
    'code in a row, and a style of its own',
    '<div data-content-type="row" style="padding:4px"><div data-content-type="html">&lt;p style="color:red"&gt;a&lt;/p&gt;</div></div>',
  ],
])('CONTENT-01 CONTENT-02 of %s', async (_, html) => {
  await expectSame(html);
});

test('CONTENT-01 words that are loose in a table, which a server’s DOM puts elsewhere, are left to the browser', async () => {
  for (const html of [
    '<table>loose<tr><td>a</table>',
    '<div data-content-type="html">&lt;table&gt;loose&lt;tr&gt;</div>',
  ])
    expect(await parseOnServer(html)).toEqual(emptyContent);
  await expectSame('<table><tr><td>a</td></tr></table> <p>b</p>');
});
