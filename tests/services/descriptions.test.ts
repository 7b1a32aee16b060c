// @vitest-environment jsdom
/** Which descriptions the page builder’s parser reads, and which HTML the others may hold. */

import { expect, test } from 'vitest';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { createDescriptionParser } from '#services/content/content-parser.ts';
import { createBrowserCleaner } from '#services/content/html-cleaner.ts';

const parse = createDescriptionParser(
  async (html) => `clean(${html})`,
  async (html) => ({ ...emptyContent, styles: `parsed(${html})` }),
);

test.each([
  '<div data-content-type="row" data-appearance="contained"><div data-content-type="text">Cold</div></div>',
  '<p>As it looks: <IMG src="https://shop.example/media/a.jpg"></p>',
  '<TABLE><tr><td>Cold</td></tr></TABLE>',
])('parses %s as page content [CONTENT-01]', async (html) => {
  expect(await parse(html)).toEqual({ nodes: [], styles: `parsed(${html})` });
});

test.each(['', 'Cold', '<p>Cold, and <b>clear</b>.</p>', '<p>An image of data-content-type</p>'])(
  'only cleans the plain text “%s” [CONTENT-02]',
  async (html) => {
    const { nodes, styles } = await parse(html);
    expect([nodes.map((node) => node.type === 'html' && node.content), styles]).toEqual([
      [`clean(${html})`],
      '',
    ]);
  },
);

const clean = createBrowserCleaner();

test.each([
  ['<p>Sweet<script>alert(1)</script></p>', '<p>Sweet</p>'],
  ['<img src="/media/a.jpg" alt="A" onerror="alert(1)">', '<img src="/media/a.jpg" alt="A">'],
  ['<a href="javascript:alert(1)">Read</a>', '<a>Read</a>'],
  ['<form action="https://evil.example"><input name="card"></form>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>body{display:none}</style><p style="position:fixed">Words</p>', '<p>Words</p>'],
])('cleans %s to %s [CONTENT-02]', async (html, left) => {
  expect(await clean(html)).toBe(left);
});
