/** Prefetches the page that a shopper may open next, for the data in it (VIEW-01). */

import { fromPromise } from 'xstate';
import { listText } from '#machines/domain/list-query.ts';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { PreparedAddress } from '#machines/display/preparation/preparation.events.ts';
import { openedElement, readOpenedPage } from './opened-page.ts';

export interface PageSource {
  readonly origin: string;
  readonly fetch: typeof fetch;
}

const opened = new RegExp(`<script[^>]* id="${openedElement}">([^<]*)</script>`);

/** `source` is null if pages are not prefetched. */
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
    return readOpenedPage(opened.exec(await answer.text())?.[1] ?? null, url);
  }),
});
