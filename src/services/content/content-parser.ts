/** From the merchant's HTML to the typed tree that is drawn (CONTENT-01); who parses is handed in, for a server has another DOM than a browser. */

import { emptyContent, type ContentTree } from '#machines/domain/content-tree.ts';
import type { HtmlCleaner } from './html-cleaner.ts';
import { cleanWith } from './page-builder/harmless.ts';
import type { ParseMeans } from './page-builder/means.ts';

export type ContentParser = (html: string) => Promise<ContentTree>;

/** Where there is no DOM to parse with: all of it as it stands, made harmless. */
export const createPlainParser =
  (clean: HtmlCleaner): ContentParser =>
  async (html) => {
    const content = await clean(html);
    if (content.trim() === '') return emptyContent;
    const styling = {
      styleName: '',
      cssClasses: [],
      isHidden: false,
      textAlign: null,
      verticalAlignment: null,
      background: null,
    };
    return { nodes: [{ type: 'html', key: '0', ...styling, content }], styles: '' };
  };

const isBuilt = (html: string): boolean => /\sdata-content-type\s*=|<(?:img|table)\b/i.test(html);

/** For what is said of a product or a category: what the page builder wrote, or what has pictures or tables, is read as a page is; for running text alone no parser is loaded. */
export const createDescriptionParser = (clean: HtmlCleaner, parse: ContentParser): ContentParser => {
  const plain = createPlainParser(clean);
  return (html) => (isBuilt(html) ? parse(html) : plain(html));
};

/** The browser's: its own DOM; parser and cleaner are loaded with the first HTML there is. */
export const createBrowserParser =
  (shop: Omit<ParseMeans, 'parse' | 'clean'>): ContentParser =>
  async (html) => {
    if (html.trim() === '') return emptyContent;
    const [{ parseContent }, { default: purify }] = await Promise.all([
      import('./page-builder/parse.ts'),
      import('dompurify'),
    ]);
    return parseContent(html, {
      ...shop,
      parse: (text) => new DOMParser().parseFromString(text, 'text/html'),
      clean: cleanWith(purify),
    });
  };
