/** What the door writes into the head of the page it serves for an address: title, description, canonical address, keywords, robots (CONTENT-03, BEY-14). */

import { listQueryFrom } from '#machines/domain/list-query.ts';
import { robotsOf } from '#paths.ts';
import { firstHeadMark } from '#ui/first-head.ts';
import type { PageWords } from './page-words.ts';
import type { Inset } from './static-files.ts';

export interface HeadOptions {
  /** What was asked for. */
  readonly url: URL;
  /** Under which the shop is known to who asked. */
  readonly origin: string;
  /** Null where nothing is known of the page. */
  readonly words: PageWords | null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const own = /<title>[^<]*<\/title>/;

/** The page's own title makes room for another, else it stays before the rest. */
const into = (html: string, head: string): string =>
  html.replace(own, (title) => (head.startsWith('<title>') ? head : title + head));

/** Which page of a list there is only the list knows: of a later one the page itself will say. */
const isLaterPage = ({ searchParams }: URL): boolean => listQueryFrom(searchParams).page > 1;

/** Null where there is nothing to write. */
export const headOf = ({ url, origin, words }: HeadOptions): Inset | null => {
  const mark = `${firstHeadMark}="${escaped(url.pathname)}"`;
  const meta = (name: string, content: string): string =>
    content === '' ? '' : `<meta name="${name}" content="${escaped(content)}" ${mark} />`;
  const robots = robotsOf(url.pathname);
  const canonical = robots === null && !isLaterPage(url) ? (words?.canonical ?? null) : null;
  const text = [
    words === null || words.title === '' ? '' : `<title>${escaped(words.title)}</title>`,
    meta('description', words?.description ?? ''),
    meta('keywords', words?.keywords ?? ''),
    meta('robots', robots ?? ''),
    canonical === null
      ? ''
      : `<link rel="canonical" href="${escaped(new URL(canonical, origin).href)}" ${mark} />`,
  ].join('');
  return text === '' ? null : { text, into };
};
