/** From the merchant's HTML to the typed tree that is drawn (CONTENT-01); who parses is handed in, for a server has another DOM than a browser. */

import { emptyContent, type ContentTree } from '#machines/domain/content-tree.ts';
import type { HtmlCleaner } from './html-cleaner.ts';

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
