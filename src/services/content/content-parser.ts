/**
 * Parses merchant HTML into the typed content tree (CONTENT-01). The DOM
 * is injected, because a server has another one than a browser.
 */

import { emptyContent, type ContentTree } from '#machines/domain/content-tree.ts';
import type { HtmlCleaner } from './html-cleaner.ts';
import { cleanWith } from './page-builder/sanitiser-rules.ts';
import type { ParserEnvironment } from './page-builder/parser-environment.ts';

export type ContentParser = (html: string) => Promise<ContentTree>;

/** Without a DOM: the whole HTML as one sanitised piece. */
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

/**
 * For descriptions of products and categories: page-builder content, pictures and
 * tables are parsed; running text is only sanitised, without loading the parser.
 */
export const createDescriptionParser = (clean: HtmlCleaner, parse: ContentParser): ContentParser => {
  const plain = createPlainParser(clean);
  return (html) => (isBuilt(html) ? parse(html) : plain(html));
};

/** The browser's parser on its own DOM; parser and sanitiser are loaded with the first HTML. */
export const createBrowserParser =
  (shop: Omit<ParserEnvironment, 'parse' | 'clean'>): ContentParser =>
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
