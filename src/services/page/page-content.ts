/** What the page may bring along of the content that stands at the address it was opened with, read and made harmless: for the first view, so that nobody asks for it again (CONTENT-01, ROUTE-07). */

import type { CmsPage } from '#machines/domain/content.ts';

/** The element that holds it, if there is one. */
export const contentElement = 'page-content';

export interface PageContent {
  /** Its number; null is the page for what is not found. */
  readonly id: number | null;
  readonly page: CmsPage;
  /** Whether it is young enough not to be asked for again. */
  readonly isFresh: boolean;
}

export interface WrittenContent {
  /** The address it is said of; null where it stands at any. */
  readonly path: string | null;
  readonly id: number | null;
  readonly page: CmsPage;
  /** Milliseconds since 1970, for a copy of the page may be kept for days. */
  readonly until: number;
}

/** The rules of the tree are left to the page's style block, which holds them already. */
export const writePageContent = ({ path, id, page, until }: WrittenContent): string =>
  JSON.stringify({ path, id, until, page: { ...page, content: { nodes: page.content.nodes } } });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const fieldOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** It is the shop's own writing and of the same release; only a page that says something else is told apart. */
const isPage = (page: unknown): page is CmsPage =>
  typeof fieldOf(page, 'identifier') === 'string' &&
  Array.isArray(fieldOf(fieldOf(page, 'content'), 'nodes'));

/** `text` is what the element holds, `styles` the style block beside it; null where the page has none for this address. */
export const readPageContent = (
  text: string | null,
  styles: string,
  path: string,
  now: number = Date.now(),
): PageContent | null => {
  const said = text === null ? null : parse(text);
  const [place, id, page, until] = ['path', 'id', 'page', 'until'].map((name) => fieldOf(said, name));
  // a kept copy of the page may be shown at an address it was not made for
  if (place !== null && place !== path) return null;
  if ((id !== null && typeof id !== 'number') || !isPage(page)) return null;
  const content = { nodes: page.content.nodes, styles };
  return { id, page: { ...page, content }, isFresh: typeof until === 'number' && now < until };
};
