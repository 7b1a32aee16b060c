/**
 * Header and footer are the same on most pages, and half of their HTML. The server renders them
 * once for each set of current menu entries, and the tile of a product or a filter once for each
 * place in a list, and inserts them into further pages (VIEW-01).
 */

import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ChoiceFacet, PriceFacet } from '#features/catalog/FacetFields.tsx';
import { ProductTile } from '#features/catalog/ProductTile.tsx';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import { present } from '#machines/domain/present.ts';
import { subjectKey } from '#machines/domain/subject.ts';
import { currentEntries } from '#features/shell/section.ts';
import { DrawPartContext, type DrawPart } from '#ui/draw-part.ts';
import type { Markup, SharedPart } from './markup.ts';
import { CollectNeeds, createNeeds, type Needs } from './page-needs.tsx';

interface KeptPart extends SharedPart {
  /** The links that React writes at the start of the page for images that load eagerly. */
  readonly preloads: readonly string[];
}

/** Valid for the pages of one shop that are given the same content. */
export interface KeptShell {
  /** The element around each part until the page is rendered; no content contains it. */
  readonly mark: string;
  readonly parts: Map<string, KeptPart>;
}

export const createKeptShell = (): KeptShell => ({ mark: `part-${crypto.randomUUID()}`, parts: new Map() });

/** About two kilobytes each; the oldest are dropped. */
const mostParts = 1000;

const partsOfShell: readonly string[] = ['header', 'footer'];

/** What they show depends on their properties, which are data, and their ids on their place. */
const partsOfList: readonly unknown[] = [ProductTile, ChoiceFacet, PriceFacet];

/** React writes preload links and the title at the start of a page. */
const beginning = /^((?:<link rel="preload"[^>]*>)*)(?:<title>([^<]*)<\/title>)?/;

/** Whether a preload link is for an image of a part. */
const isFor = (link: string, part: string): boolean => {
  const [set = 'none'] = /(?<= imageSrcSet=)"[^"]*"/.exec(link) ?? [];
  return part.includes(' loading="eager"') && part.includes(` srcSet=${set} `);
};

const drawWhole: DrawPart = (_, part) => part;

export interface FilledPage {
  /** Preload links for the page's head. */
  readonly preloads: string;
  /** As HTML; empty if the page has none. */
  readonly title: string;
  readonly html: Markup;
}

interface DrawnPart {
  readonly key: string;
  readonly needs: Needs;
  /** Undefined if this page renders it. */
  readonly kept: KeptPart | undefined;
}

/** `given` is the content that all pages share; a page without it keeps and takes nothing. */
export const drawShell = ({ mark, parts }: KeptShell, path: string, given: OpenedPage['contents']) => {
  const menu = given.flatMap(({ content }) => (content.kind === 'menu' ? content.items : []));
  const known = new Set(given.map(({ subject }) => subjectKey(subject)));
  const current = currentEntries(menu, path).join(' ');
  const drawn: DrawnPart[] = [];

  /** Null if the part may differ from page to page. */
  const keyOf = (name: string, part: ReactNode): string | null => {
    if (given.length === 0) return null;
    if (partsOfShell.includes(name)) return `${name} ${current}`;
    const kind = isValidElement(part) ? partsOfList.indexOf(part.type) : -1;
    return kind < 0 ? null : `${name} ${kind} ${JSON.stringify((part as ReactElement).props)}`;
  };

  const drawPart: DrawPart = (name, part) => {
    const key = keyOf(name, part);
    if (key === null) return part;
    const [needs, kept] = [createNeeds(), parts.get(key)];
    const number = drawn.push({ key, needs, kept }) - 1;
    if (kept !== undefined) return createElement(mark, { number });
    return (
      <CollectNeeds into={needs}>
        <DrawPartContext value={drawWhole}>{createElement(mark, { number }, part)}</DrawPartContext>
      </CollectNeeds>
    );
  };

  /** Whether every page would show the same. */
  const isShared = ({ needs }: DrawnPart): boolean =>
    needs.parts.size + needs.wings.size === 0 &&
    needs.subjects.every((subject) => known.has(subjectKey(subject)));

  const keep = (key: string, part: KeptPart): void => {
    const [oldest] = parts.keys();
    if (parts.size >= mostParts && oldest !== undefined) parts.delete(oldest);
    // a slice would hold its whole page in memory
    parts.set(key, structuredClone(part));
  };

  /** Takes the rendered page apart, keeps its shared parts, and inserts those of earlier pages. */
  const fill = (page: string): FilledPage => {
    const [whole = '', leading = '', title = ''] = beginning.exec(page) ?? [];
    const links = leading.split(/(?<=>)/);
    const [start = '', ...pieces] = page.slice(whole.length).split(`<${mark} number="`);
    const html: (string | SharedPart)[] = [start];
    const ofParts: string[] = [];
    for (const piece of pieces) {
      const end = piece.indexOf(`</${mark}>`);
      const one = present(drawn[Number.parseInt(piece, 10)], 'part');
      const text = piece.slice(piece.indexOf('>') + 1, end);
      const part = one.kept ?? { html: text, preloads: links.filter((link) => isFor(link, text)) };
      if (one.kept === undefined && isShared(one)) keep(one.key, part);
      html.push(one.kept ?? text, piece.slice(end + mark.length + 3));
      ofParts.push(...part.preloads);
    }
    const others = links.filter((link) => !ofParts.includes(link));
    return { preloads: [...new Set([...others, ...ofParts])].join(''), title, html };
  };

  return { drawPart, fill, needs: (): readonly Needs[] => drawn.map(({ needs }) => needs) };
};
