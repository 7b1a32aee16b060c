/** What a page that the server drew says of what it shows, so that the shop begins with it (VIEW-01). */

import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import { nothingOpened, type OpenedPage } from '#machines/domain/opened-page.ts';

/** The element that holds it, if there is one; the worker puts one into the offline page (src/worker/shell.ts). */
export const openedElement = 'opened-page';

interface WrittenPage extends Omit<OpenedPage, 'isFresh'> {
  /** A kept copy may be shown at another address; null: it is, for what every page shows around its content. */
  readonly drawnFor: string | null;
  /** Milliseconds since 1970; a copy may be kept for days. */
  readonly until: number;
}

/** What else stands in the query of an address draws no other page. */
const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + listText(listQueryFrom(new URLSearchParams(search)));

export const writeOpenedPage = (
  { address, contents }: Omit<OpenedPage, 'isFresh'>,
  url: Pick<URL, 'pathname' | 'search'>,
  until: number,
): string => JSON.stringify({ drawnFor: addressOf(url), until, address, contents } satisfies WrittenPage);

/** What every page shows around its own content. */
const frameKinds: readonly string[] = ['storeConfig', 'menu', 'blocks', 'socialLinks'];

const frameOf = (contents: OpenedPage['contents']): OpenedPage => ({
  ...nothingOpened,
  contents: contents.filter(({ subject }) => frameKinds.includes(subject.kind)),
  isFresh: false,
});

/** Null where the page brings nothing along for this address. It is the shop's own writing and of the same release. */
export const readOpenedPage = (
  text: string | null,
  url: Pick<URL, 'pathname' | 'search'>,
  now: number = Date.now(),
): OpenedPage | null => {
  if (text === null) return null;
  const { drawnFor, until, address, contents } = JSON.parse(text) as WrittenPage;
  if (drawnFor === null) return frameOf(contents);
  return drawnFor === addressOf(url) ? { address, contents, isFresh: now < until } : null;
};
