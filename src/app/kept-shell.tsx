/**
 * Header and footer are the same on most pages, and half of their HTML. The server renders
 * them once for each set of current menu entries, and inserts them into further pages (VIEW-01).
 */

import type { OpenedPage } from '#machines/domain/opened-page.ts';
import { subjectKey } from '#machines/domain/subject.ts';
import { currentEntries } from '#features/shell/section.ts';
import type { DrawPart } from '#ui/draw-part.ts';
import { CollectNeeds, createNeeds, type Needs } from './page-needs.tsx';

/** Valid for the pages of one shop that are given the same content. */
export interface KeptShell {
  /** Stands in place of a kept part until the page is rendered; no content contains it. */
  readonly mark: string;
  readonly html: Map<string, string>;
}

export const createKeptShell = (): KeptShell => ({ mark: crypto.randomUUID(), html: new Map() });

/** Between the comments of React's Suspense, which content cannot contain. */
const places: Readonly<Record<string, RegExp>> = {
  header: /<!--\$-->(<header\b.*?)<!--\/\$--><main id="main"/s,
  footer: /<\/main><!--\$-->(<footer\b.*<\/footer>)<!--\/\$-->/s,
};

/** `given` is the content that all pages share; a page without it keeps and takes nothing. */
export const drawShell = ({ mark, html: kept }: KeptShell, path: string, given: OpenedPage['contents']) => {
  const menu = given.flatMap(({ content }) => (content.kind === 'menu' ? content.items : []));
  const known = new Set(given.map(({ subject }) => subjectKey(subject)));
  const current = currentEntries(menu, path).join(' ');
  const taken = new Map<string, string>();
  const needs = new Map<string, Needs>();

  const drawPart: DrawPart = (name, part) => {
    const html = given.length === 0 ? undefined : kept.get(`${name} ${current}`);
    if (html !== undefined) {
      taken.set(name, html);
      return mark + name;
    }
    const own = createNeeds();
    needs.set(name, own);
    return <CollectNeeds into={own}>{part}</CollectNeeds>;
  };

  /** Whether every page would show the same. */
  const isShared = ({ parts, wings, subjects }: Needs): boolean =>
    parts.size + wings.size === 0 && subjects.every((subject) => known.has(subjectKey(subject)));

  /** Keeps the parts that were rendered, and inserts the others. */
  const fill = (html: string): string => {
    for (const [name, own] of needs) {
      const part = isShared(own) ? places[name]?.exec(html)?.[1] : undefined;
      if (part !== undefined) kept.set(`${name} ${current}`, part);
    }
    return [...taken].reduce((page, [name, part]) => page.replace(mark + name, () => part), html);
  };

  return { drawPart, needs, fill };
};
