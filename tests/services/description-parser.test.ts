/** Which descriptions the page builder's parser reads. */

import { expect, test } from 'vitest';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { createDescriptionParser } from '#services/content-parser.ts';

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
