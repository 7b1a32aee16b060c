/** A description is read by the page builder's parser only where there is something for it to read (CONTENT-01, CONTENT-02). */

import { expect, test } from 'vitest';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { createWordsReader } from '#services/words.ts';

const readWords = createWordsReader(
  async (html) => `clean(${html})`,
  async (html) => ({ ...emptyContent, styles: `parsed(${html})` }),
);

test.each([
  '<div data-content-type="row" data-appearance="contained"><div data-content-type="text">Cold</div></div>',
  '<p>As it looks: <IMG src="https://shop.example/media/a.jpg"></p>',
])('CONTENT-01 %s is read as a page is', async (html) => {
  expect(await readWords(html)).toEqual({ nodes: [], styles: `parsed(${html})` });
});

test.each(['', 'Cold', '<p>Cold, and <b>clear</b>.</p>', '<p>An image of data-content-type</p>'])(
  'CONTENT-02 “%s” is made harmless as it stands',
  async (html) => {
    expect(await readWords(html)).toBe(`clean(${html})`);
  },
);
