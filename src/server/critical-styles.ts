/**
 * Extracts the style rules that a rendered page needs; they
 * are inlined and the rest loads later (VIEW-01).
 */

import { parse, type ChildNode, type Rule } from 'postcss';
import { readPieces, type Markup, type SharedPart } from '#app/markup.ts';
import { hashOf } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Classes inside these pseudo-classes are optional. */
const alternatives = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes in each selector of a rule; every page needs a rule without any. */
const classesOf = ({ selectors }: Rule): readonly (readonly string[])[] =>
  selectors.map((selector) =>
    [...selector.replaceAll(alternatives, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );

/** The class attributes of each piece of a page, each once, in one line. */
const attributesIn = readPieces((html) =>
  [...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))].join('"'),
);

/** A rule as text, or a group of rules such as a media query. */
type Piece =
  | { readonly text: string; readonly needs: readonly (readonly string[])[] | null }
  | { readonly head: string; readonly pieces: readonly Piece[] };

/** Fonts and keyframes are kept whole. */
const isWhole = (name: string): boolean => /keyframes$|^font-face$/.test(name);

const piecesOf = (node: ChildNode): readonly Piece[] => {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), needs: classesOf(node) }];
  if (node.type !== 'atrule' || node.nodes === undefined)
    return [{ text: `${node.toString()};`, needs: null }];
  if (isWhole(node.name)) return [{ text: node.toString(), needs: null }];
  return [{ head: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(piecesOf) }];
};

const written = (pieces: readonly Piece[], used: ReadonlySet<string>): string =>
  pieces
    .map((piece) => {
      if ('head' in piece) {
        const inner = written(piece.pieces, used);
        return inner === '' ? '' : `${piece.head}{${inner}}`;
      }
      const isNeeded = piece.needs?.some((names) => names.every((name) => used.has(name))) ?? true;
      return isNeeded ? piece.text : '';
    })
    .join('');

/** The most sets of attributes whose rules are cached. */
const mostSets = 100;

/** Browsers normalise line ends in a style block, which would change its hash. */
export const inOneLine = (css: string): string => css.replaceAll(/[\r\n]+/g, ' ');

/** The rules for pages of a kind. */
export interface Styles extends SharedPart {
  /** For the page's policy. */
  readonly hash: string;
}

export type CriticalStyles = (html: Markup) => Styles;

/** `css` is the whole stylesheet of the shop, in the order in which it applies. */
export const createCriticalStyles = (css: string): CriticalStyles => {
  const pieces = parse(css).nodes.flatMap(piecesOf);
  // pages of a kind have the same attributes
  const known = new Map<string, Styles>();
  return (html) => {
    const key = [...new Set(attributesIn(html))].join('"');
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const [oldest] = known.keys();
    if (known.size >= mostSets && oldest !== undefined) known.delete(oldest);
    const needed = inOneLine(written(pieces, new Set(key.split(/["\s]+/))));
    const made = { html: needed, hash: hashOf(needed) };
    known.set(key, made);
    return made;
  };
};

/** All stylesheets of the build, those of every page first. */
export const stylesheetsOf = ({ paths, read }: Pick<StaticFiles, 'paths' | 'read'>): string => {
  const page = read('/index.html') ?? '';
  return (
    paths
      // the page itself names the fonts
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.css'))
      .toSorted((one, other) => Number(page.includes(other)) - Number(page.includes(one)))
      .map(read)
      .join('')
  );
};
