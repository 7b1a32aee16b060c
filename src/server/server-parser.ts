/** The parser of the pages on a server: the browser's own, over the one DOM besides a browser's that its cleaner is safe on (CONTENT-01, CONTENT-02). */

import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import { cleanWith } from '#services/content/page-builder/harmless.ts';
import { cleanTextWith } from '#services/content/html-cleaner.ts';
import { parseContent } from '#services/content/page-builder/parse.ts';
import type { Markup } from './tree-reader.ts';

/** Words that stand in a table but in no cell belong before it; this DOM puts them behind, and so nobody can say where they stood. */
const isUnsure = (document: Document): boolean =>
  [...document.querySelectorAll('table')].some(
    ({ nextSibling }) => nextSibling?.nodeType === 3 && /[^\t\n\f\r ]/.test(nextSibling.textContent ?? ''),
  );

export interface ServerParser {
  /** Null is the browser's to read. */
  readonly tree: (markup: Markup) => ContentTree | null;
  /** For running text. */
  readonly clean: (html: string) => string;
}

/** Nothing of what is read runs, nor loads what it names. */
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
