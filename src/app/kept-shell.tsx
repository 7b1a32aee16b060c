/**
 * Header and footer are the same on most pages, and half of their HTML. The server renders them
 * once for each set of current menu entries, and the tile of a product once for each place in a
 * list, and inserts them into further pages (VIEW-01).
 */

import { isValidElement } from 'react';
import { ProductTile } from '#features/catalog/ProductTile.tsx';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import { subjectKey } from '#machines/domain/subject.ts';
import { currentEntries } from '#features/shell/section.ts';
import type { DrawPart } from '#ui/draw-part.ts';
import { CollectNeeds, createNeeds, type Needs } from './page-needs.tsx';

/** Valid for the pages of one shop that are given the same content. */
export interface KeptShell {
  /** Stands in place of a kept part until the page is rendered; no content contains it. */
  readonly mark: string;
  readonly shell: Map<string, KeptPart>;
  readonly tiles: Map<string, KeptPart>;
}

interface KeptPart {
  readonly html: string;
  /** The link that React writes at the start of the page for an image that loads eagerly. */
  readonly preload: string;
}

export const createKeptShell = (): KeptShell => ({
  mark: crypto.randomUUID(),
  shell: new Map(),
  tiles: new Map(),
});

/** About two kilobytes each; the oldest are dropped. */
const mostTiles = 1000;

/** Between the comments of React's Suspense, which content cannot contain. */
const places: Readonly<Record<string, RegExp>> = {
  header: /<!--\$-->(<header\b.*?)<!--\/\$--><main id="main"/s,
  footer: /<\/main><!--\$-->(<footer\b.*<\/footer>)<!--\/\$-->/s,
};

/** The list items that are tiles, in the order in which they were rendered; no tile has a list. */
const tilesIn = (html: string): readonly string[] =>
  html
    .split('<li>')
    .filter((item) => item.startsWith('<article'))
    .map((item) => item.slice(0, item.indexOf('</li>')));

/** React writes them at the start of a page. */
const preloads = /^(?:<link rel="preload"[^>]*>)*/;

const preloadsIn = (html: string): readonly string[] => (preloads.exec(html)?.[0] ?? '').split(/(?<=>)/);

/** Whether a preload link is for the image of a tile, which then loads eagerly. */
const isFor = (link: string, tile: string): boolean => {
  const [set = 'none'] = /(?<= imageSrcSet=)"[^"]*"/.exec(link) ?? [];
  return tile.includes(' loading="eager"') && tile.includes(` srcSet=${set} `);
};

/** `given` is the content that all pages share; a page without it keeps and takes nothing. */
export const drawShell = (kept: KeptShell, path: string, given: OpenedPage['contents']) => {
  const { mark } = kept;
  const menu = given.flatMap(({ content }) => (content.kind === 'menu' ? content.items : []));
  const known = new Set(given.map(({ subject }) => subjectKey(subject)));
  const current = currentEntries(menu, path).join(' ');
  const taken: KeptPart[] = [];
  const needs = new Map<string, Needs>();
  const tiles: { readonly key: string; readonly own: Needs; readonly part: KeptPart | undefined }[] = [];

  const drawPart: DrawPart = (name, element) => {
    const isTile = isValidElement(element) && element.type === ProductTile;
    if (!isTile && !(name in places)) return element;
    // what a tile shows depends on its properties, which are data, and its ids on its place
    const key = isTile ? `${name} ${JSON.stringify(element.props)}` : `${name} ${current}`;
    const part = given.length === 0 ? undefined : (isTile ? kept.tiles : kept.shell).get(key);
    const own = createNeeds();
    if (isTile) tiles.push({ key, own, part });
    if (part !== undefined) return mark + (taken.push(part) - 1) + mark;
    needs.set(key, own);
    return <CollectNeeds into={own}>{element}</CollectNeeds>;
  };

  /** Whether every page would show the same. */
  const isShared = ({ parts, wings, subjects }: Needs): boolean =>
    given.length > 0 &&
    parts.size + wings.size === 0 &&
    subjects.every((subject) => known.has(subjectKey(subject)));

  const keepParts = (html: string): void => {
    for (const [name, place] of Object.entries(places)) {
      const key = `${name} ${current}`;
      const own = needs.get(key);
      const part = own !== undefined && isShared(own) ? place.exec(html)?.[1] : undefined;
      if (part !== undefined) kept.shell.set(key, { html: part, preload: '' });
    }
  };

  const keepTiles = (html: string): void => {
    const fresh = tiles.filter(({ part }) => part === undefined);
    const found = fresh.length === 0 ? [] : tilesIn(html);
    // content may have such items, too
    if (found.length !== fresh.length) return;
    const links = preloadsIn(html);
    for (const [index, { key, own }] of fresh.entries()) {
      const tile = found[index] ?? '';
      const [oldest] = kept.tiles.keys();
      if (kept.tiles.size >= mostTiles && oldest !== undefined) kept.tiles.delete(oldest);
      // a slice would hold its whole page in memory
      const part = structuredClone({ html: tile, preload: links.find((link) => isFor(link, tile)) ?? '' });
      if (isShared(own)) kept.tiles.set(key, part);
    }
  };

  /** Keeps the parts that were rendered, and inserts the others. */
  const fill = (html: string, isInOrder: boolean): string => {
    keepParts(html);
    if (isInOrder) keepTiles(html);
    const ofTiles = tiles.map(({ key, part }) => (part ?? kept.tiles.get(key))?.preload ?? '');
    const others = preloadsIn(html).filter((link) => !ofTiles.includes(link));
    const page = html.split(mark).map((piece, index) => (index % 2 ? taken[Number(piece)]?.html : piece));
    return [...new Set([...others, ...ofTiles]), page.join('').replace(preloads, '')].join('');
  };

  return { drawPart, needs, fill };
};
