/** Fetches the drawn page that a shopper is about to open: it brings its data along, and names its scripts (BEY-14). */

import { fromPromise } from 'xstate';
import { listText } from '#machines/domain/list-query.ts';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { PreparedAddress } from '#machines/display/preparation/preparation.events.ts';
import { openedElement, readOpenedPage } from './opened-page.ts';

export interface PageSource {
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Fetches a script and what it imports, and runs none of it. */
  readonly preload: (path: string) => void;
}

const opened = new RegExp(`<script[^>]* id="${openedElement}">([^<]*)</script>`);
const parts = /<script data-parts="([^"]*)"/;

/** `source` is null for those who have nothing fetched ahead. */
export const createPreparationService = (source: PageSource | null) => ({
  preparePage: fromPromise<OpenedPage | null, PreparedAddress>(async ({ input: { path, query }, signal }) => {
    if (source === null) return null;
    const url = new URL(path + listText(query), source.origin);
    const answer = await source.fetch(url.href, {
      signal,
      headers: { Accept: 'text/html' },
      priority: 'low',
    });
    if (!answer.ok || answer.redirected) return null;
    const html = await answer.text();
    const page = readOpenedPage(opened.exec(html)?.[1] ?? null, url);
    if (page === null || !page.isFresh) return null;
    for (const part of parts.exec(html)?.[1]?.split(' ') ?? [])
      if (part.startsWith('/assets/') && part.endsWith('.js')) source.preload(part);
    return page;
  }),
});
