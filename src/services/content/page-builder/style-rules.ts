/**
 * Parses the builder's style blocks and attributes into declarations
 * with checked values (§3 layout content styling).
 */

import { checkedQuery, checkedValue } from './style-values.ts';

/** Property to value; `background-image` holds an address, which never becomes a rule. */
export type Declarations = ReadonlyMap<string, string>;

export interface Rules {
  readonly base: Declarations;
  /** By media query. */
  readonly media: ReadonlyMap<string, Declarations>;
}

export const picture = 'background-image';

const toAddress = (value: string): string => /url\(\s*(["']?)([^"'()\s]+)\1\s*\)/i.exec(value)?.[2] ?? '';

export const declarationsIn = (text: string): Declarations => {
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part.slice(colon + 1);
    if (name === picture) found.set(picture, toAddress(value));
    else if (name === 'background') {
      const colour = checkedValue('background-color', value);
      if (colour !== null) found.set('background-color', colour);
    } else {
      const checked = checkedValue(name, value);
      // delete first, so that the last declaration also comes last
      found.delete(checked === null ? '' : name);
      if (checked !== null) found.set(name, checked);
    }
  }
  return found;
};

interface WrittenRule {
  readonly media: string | null;
  readonly selectors: string;
  readonly body: string;
}

/** The end of a block that opened before `from`. */
const endOfBlock = (css: string, from: number): number => {
  let depth = 1;
  const brace = /[{}]/g;
  brace.lastIndex = from;
  for (let found = brace.exec(css); found !== null; found = brace.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
  return css.length;
};

/** Iterative: an unclosed comment is searched for only once. */
const withoutRemarks = (css: string): string => {
  const kept: string[] = [];
  let from = 0;
  while (from < css.length) {
    const start = css.indexOf('/*', from);
    kept.push(css.slice(from, start < 0 ? css.length : start));
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2);
    from = end < 0 ? css.length : end + 2;
  }
  return kept.join(' ');
};

const rulesIn = (written: string): readonly WrittenRule[] => {
  const css = withoutRemarks(written);
  const rules: WrittenRule[] = [];
  const mark = /[{};]/g;
  let media: string | null = null;
  let from = 0;
  for (let found = mark.exec(css); found !== null; found = mark.exec(css)) {
    const before = css.slice(from, found.index).trim();
    from = found.index + 1;
    if (found[0] === '}') media = null;
    if (found[0] === '{') {
      const asked = /^@media\b(.*)$/is.exec(before)?.[1];
      const query: string | null = asked === undefined || media !== null ? null : checkedQuery(asked);
      if (query !== null) media = query;
      else if (before.startsWith('@')) from = endOfBlock(css, from);
      else {
        const end = css.indexOf('}', from);
        const body = css.slice(from, end < 0 ? css.length : end);
        rules.push({ media, selectors: before, body });
        from = end < 0 ? css.length : end + 1;
      }
    }
    mark.lastIndex = from;
  }
  return rules;
};

const selector = /\[\s*data-pb-style\s*=\s*["']?([\w-]{1,40})["']?\s*\]$/i;

const added = (first: Declarations | undefined, more: Declarations): Declarations =>
  new Map([...(first ?? []), ...more]);

export const noRules: Rules = { base: new Map(), media: new Map() };

/** The later rule wins, as in a style block. */
export const merged = (first: Rules, more: Rules): Rules => ({
  base: added(first.base, more.base),
  media: new Map([
    ...first.media,
    ...[...more.media].map(([query, some]) => [query, added(first.media.get(query), some)] as const),
  ]),
});

/** The builder's rules by the name that elements refer to. */
export const namedRulesIn = (blocks: readonly string[]): ReadonlyMap<string, Rules> => {
  const named = new Map<string, Rules>();
  for (const { media, selectors, body } of blocks.flatMap(rulesIn)) {
    const found = declarationsIn(body);
    const rule: Rules =
      media === null
        ? { base: found, media: new Map() }
        : { base: new Map(), media: new Map([[media, found]]) };
    for (const one of selectors.split(',')) {
      const name = selector.exec(one.trim())?.[1];
      if (name !== undefined) named.set(name, merged(named.get(name) ?? noRules, rule));
    }
  }
  return named;
};
