/**
 * Reads and writes the content of a server-rendered page as a
 * data block, so that the shop starts with it (VIEW-01).
 */

import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import { nothingOpened, type GivenContent, type OpenedPage } from '#machines/domain/opened-page.ts';

/** Id of the data block. The worker adds one to the offline page (src/worker/shell.ts). */
export const openedElement = 'opened-page';

interface WrittenPage extends Omit<OpenedPage, 'isFresh'> {
  /**
   * The address it was rendered for, because a cached copy may be shown at another. Null
   * in the offline page, which only has the content around every page.
   */
  readonly drawnFor: string | null;
  /** Milliseconds since 1970; a copy may be cached for days. */
  readonly until: number;
}

/** The address of a page; other parameters of the query do not change it. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + listText(listQueryFrom(new URLSearchParams(search)));

const written = new WeakMap<GivenContent, string>();

/** Content is written once, because many pages show the same. */
const writeContent = (given: GivenContent): string => {
  const kept = written.get(given);
  if (kept !== undefined) return kept;
  const made = JSON.stringify(given);
  written.set(given, made);
  return made;
};

export const writeOpenedPage = (
  { address, contents }: Omit<OpenedPage, 'isFresh'>,
  url: Pick<URL, 'pathname' | 'search'>,
  until: number,
): string => {
  const page = JSON.stringify({ drawnFor: addressOf(url), until, address } satisfies Omit<
    WrittenPage,
    'contents'
  >);
  return `${page.slice(0, -1)},"contents":[${contents.map(writeContent).join(',')}]}`;
};

/** Content that every page shows around its own. */
const frameKinds: readonly string[] = ['storeConfig', 'menu', 'blocks', 'socialLinks'];

const frameOf = (contents: OpenedPage['contents']): OpenedPage => ({
  ...nothingOpened,
  contents: contents.filter(({ subject }) => frameKinds.includes(subject.kind)),
  isFresh: false,
});

/**
 * Null if the page has no data for this address. The data comes
 * from the same release, so its shape is trusted.
 */
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
