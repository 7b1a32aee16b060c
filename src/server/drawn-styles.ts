/**
 * Moves style attributes of a server-rendered page into a style block: the
 * policy allows blocks by hash, but no style attributes (X1, VIEW-01).
 */

import type { GivenContent } from '#machines/domain/opened-page.ts';
import { readPieces, textOf, type Markup } from '#app/markup.ts';

/** Marks an element with the number of its rule in the page's style block. */
const mark = 'data-drawn-style';

const styledTag = /(<[a-z][^<>]*?) style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const plainOf = (escaped: string): string =>
  escaped.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Cannot end its rule or the style block. */
const isHarmless = (css: string): boolean => !/[{}<>]/.test(css);

const hasStyles = readPieces((html) => html.includes(' style="'));

export interface StyledPage {
  readonly html: Markup;
  /** Content of the style block. */
  readonly rules: string;
}

/** Turns each style attribute into a rule; hydration does not restore the attributes. */
export const withoutStyleAttributes = (html: Markup): StyledPage => {
  // the pattern is tried at every tag, and most pages have no such attribute
  if (!hasStyles(html).includes(true)) return { html, rules: '' };
  const numbers = new Map<string, number>();
  const shown = textOf(html).replaceAll(styledTag, (_, tag: string, escaped: string) => {
    const css = plainOf(escaped);
    if (!isHarmless(css)) return tag;
    const number = numbers.get(css) ?? numbers.size;
    numbers.set(css, number);
    return `${tag} ${mark}="${number}"`;
  });
  const rules = [...numbers].map(([css, number]) => `[${mark}="${number}"]{${css}}`).join('');
  return { html: [shown], rules };
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const treeStylesIn = (value: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (!isObject(value)) return found;
  if ('nodes' in value && 'styles' in value && typeof value.styles === 'string' && value.styles !== '')
    found.add(value.styles);
  for (const inner of Object.values(value)) treeStylesIn(inner, found);
  return found;
};

const known = new WeakMap<GivenContent, ReadonlySet<string>>();

/** The styles of all content trees of a page, each once. Content of many pages is searched once. */
export const treeStylesOf = (contents: readonly GivenContent[]): readonly string[] => {
  const styles = contents.flatMap((given) => {
    const found = known.get(given) ?? treeStylesIn(given);
    known.set(given, found);
    return [...found];
  });
  return [...new Set(styles)];
};
