/**
 * Moves style attributes of a server-rendered page into a style block: the
 * policy allows blocks by hash, but no style attributes (X1, VIEW-01).
 */

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

export interface StyledPage {
  readonly html: string;
  /** Content of the style block. */
  readonly rules: string;
}

/** Turns each style attribute into a rule; hydration does not restore the attributes. */
export const withoutStyleAttributes = (html: string): StyledPage => {
  // the pattern is tried at every tag, and most pages have no such attribute
  if (!html.includes(' style="')) return { html, rules: '' };
  const numbers = new Map<string, number>();
  const shown = html.replaceAll(styledTag, (_, tag: string, escaped: string) => {
    const css = plainOf(escaped);
    if (!isHarmless(css)) return tag;
    const number = numbers.get(css) ?? numbers.size;
    numbers.set(css, number);
    return `${tag} ${mark}="${number}"`;
  });
  const rules = [...numbers].map(([css, number]) => `[${mark}="${number}"]{${css}}`).join('');
  return { html: shown, rules };
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The styles of all content trees in a value: pages, product descriptions, blocks. */
export const treeStylesIn = (value: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (!isObject(value)) return found;
  if ('nodes' in value && 'styles' in value && typeof value.styles === 'string' && value.styles !== '')
    found.add(value.styles);
  for (const inner of Object.values(value)) treeStylesIn(inner, found);
  return found;
};
