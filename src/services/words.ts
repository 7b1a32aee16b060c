/** Words of the merchant about a product or a category: what the page builder wrote, or what has pictures, is read as a page is; all else is made harmless as it stands, without loading the parser (CONTENT-01, CONTENT-02). */

import type { Words } from '#machines/domain/content-tree.ts';
import type { ContentParser } from './content-parser.ts';
import type { HtmlCleaner } from './html-cleaner.ts';

export type WordsReader = (html: string) => Promise<Words>;

const isBuilt = (html: string): boolean => /\sdata-content-type\s*=|<img\b/i.test(html);

export const createWordsReader =
  (clean: HtmlCleaner, parse: ContentParser): WordsReader =>
  async (html) =>
    isBuilt(html) ? parse(html) : clean(html);
