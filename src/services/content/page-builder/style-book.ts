/**
 * The style block of a content tree: the elements' declarations under
 * generated class names, each written once (§3, CONTENT-02).
 */

import { inertStyleAttribute } from './inert-styles.ts';
import {
  declarationsIn,
  merged,
  namedRulesIn,
  noRules,
  picture,
  type Declarations,
  type Rules,
} from './style-rules.ts';

export interface StyleBook {
  /** The declarations of an element, from style blocks and from its attribute. */
  readonly rulesOf: (element: Element | null | undefined) => Rules;
  /** The class of these rules; empty if there are none. */
  readonly nameOf: (rules: Rules) => string;
  readonly css: () => string;
}

/** A short hash that is stable for the same content; it needs no cryptographic strength. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

const written = (declarations: Declarations): string =>
  [...declarations].flatMap(([name, value]) => (name === picture ? [] : [`${name}:${value}`])).join(';');

export const createStyleBook = (content: string, blocks: readonly string[]): StyleBook => {
  const prefix = `pb-${hashOf(content)}`;
  const named = namedRulesIn(blocks);
  const names = new Map<string, string>();
  const css: string[] = [];
  return {
    rulesOf: (element) => {
      const pointed = named.get(element?.getAttribute('data-pb-style') ?? '') ?? noRules;
      const own = element?.getAttribute(inertStyleAttribute);
      return own ? merged(pointed, { base: declarationsIn(own), media: new Map() }) : pointed;
    },
    nameOf: ({ base, media }) => {
      const always = written(base);
      const sometimes = [...media].flatMap(([query, some]) => {
        const body = written(some);
        return body === '' ? [] : [[query, body] as const];
      });
      if (always === '' && sometimes.length === 0) return '';
      const all = JSON.stringify([always, sometimes]);
      const known = names.get(all);
      if (known !== undefined) return known;
      const name = `${prefix}-${names.size}`;
      names.set(all, name);
      // the class is doubled to override the shop's single-class rules
      const at = `.${name}.${name}`;
      if (always !== '') css.push(`${at}{${always}}`);
      for (const [query, body] of sometimes) css.push(`@media ${query}{${at}{${body}}}`);
      return name;
    },
    css: () => css.join(''),
  };
};
