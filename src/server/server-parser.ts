/**
 * The parser of server-rendered pages: the browser's parser on jsdom, the only
 * other DOM that DOMPurify is safe on (CONTENT-01, CONTENT-02).
 */

import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import { cleanWith } from '#services/content/page-builder/sanitiser-rules.ts';
import { cleanTextWith } from '#services/content/html-cleaner.ts';
import { parseContent } from '#services/content/page-builder/parse.ts';
import type { Markup } from './tree-reader.ts';

/**
 * Text in a table but outside its cells belongs before the
 * table. jsdom puts it behind, so its position is lost.
 */
const isUnsure = (document: Document): boolean =>
  [...document.querySelectorAll('table')].some(
    ({ nextSibling }) => nextSibling?.nodeType === 3 && /[^\t\n\f\r ]/.test(nextSibling.textContent ?? ''),
  );

export interface ServerParser {
  /** Null leaves the markup to the browser. */
  readonly tree: (markup: Markup) => ContentTree | null;
  /** Sanitises running text, without building a tree. */
  readonly clean: (html: string) => string;
}

/** Parsing runs no scripts and loads no resources. */
export const createServerParser = (): ServerParser => {
  const { window } = new JSDOM('');
  const purify = createPurify(window);
  const clean = cleanWith(purify);
  const parser = new window.DOMParser();
  const treeOf = ({ html, origin }: Markup): ContentTree | null => {
    let isSure = true;
    const parse = (text: string): Document => {
      const document = parser.parseFromString(text, 'text/html');
      isSure &&= !isUnsure(document);
      return document;
    };
    const tree = parseContent(html, { origin, ...contentImages, parse, clean });
    return isSure ? tree : null;
  };
  return { tree: treeOf, clean: cleanTextWith(purify) };
};
