/** Styles of a page that the server drew: its policy allows style blocks by their hash, but no style attribute (X1, VIEW-01). */

/** An element's own style in the drawn page; the rule of the same number stands in the page's style block. */
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

/** Nothing in it ends its rule or the block. */
const isHarmless = (css: string): boolean => !/[{}<>]/.test(css);

export interface StyledPage {
  readonly html: string;
  /** What belongs into a style block. */
  readonly rules: string;
}

/** Each style attribute becomes a rule; React never looks at attributes that it has hydrated. */
export const withoutStyleAttributes = (html: string): StyledPage => {
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

/** The rules of all content trees within: of a page, of a product's description, of blocks. */
export const treeStylesIn = (value: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (!isObject(value)) return found;
  if ('nodes' in value && 'styles' in value && typeof value.styles === 'string' && value.styles !== '')
    found.add(value.styles);
  for (const inner of Object.values(value)) treeStylesIn(inner, found);
  return found;
};
