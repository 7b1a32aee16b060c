/** What the door writes into the head of the page it serves for an address: title, description, canonical address, keywords, robots, and what the address leads to (CONTENT-03, BEY-14, ROUTE-07). */

import { routeLifetime } from '#machines/domain/constants.ts';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import { robotsOf } from '#paths.ts';
import { routeElement, writePageRoute } from '#services/page-route.ts';
import { firstHeadMark } from '#ui/first-head.ts';
import { fateLifetime, type FoundFate } from './page-fates.ts';
import type { PageWords } from './page-words.ts';
import type { Inset } from './static-files.ts';

export interface HeadOptions {
  /** What was asked for. */
  readonly url: URL;
  /** Under which the shop is known to who asked. */
  readonly origin: string;
  /** Null where nothing is known of the page. */
  readonly words: PageWords | null;
  /** What it leads to, if that has been asked. */
  readonly route: RouteResolution | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const own = /<title>[^<]*<\/title>/;

/** The page's own title makes room for another, else it stays before the rest. */
const into = (html: string, head: string): string =>
  html.replace(own, (title) => (head.startsWith('<title>') ? head : title + head));

/** Which page of a list there is only the list knows: of a later one the page itself will say. */
const isLaterPage = ({ search, searchParams }: URL): boolean =>
  search !== '' && listQueryFrom(searchParams).page > 1;

/** Milliseconds in which a page stays the same to the letter, so that nobody is sent it twice. */
const step = 600_000;

/** No longer than an hour after the backend was asked (ROUTE-08). */
const untilOf = (now: number): number =>
  Math.floor((now - fateLifetime) / step) * step + routeLifetime * 1000;

/** Nothing within may end the element. */
const dataOf = (json: string): string =>
  json.replaceAll(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Null where there is nothing to write. */
export const headOf = ({ url, origin, words, route, now }: HeadOptions): Inset | null => {
  const mark = `${firstHeadMark}="${escaped(url.pathname)}"`;
  const meta = (name: string, content: string): string =>
    content === '' ? '' : `<meta name="${name}" content="${escaped(content)}" ${mark} />`;
  const robots = robotsOf(url.pathname);
  const known = robots === null && !isLaterPage(url) ? (words?.canonical ?? '') : '';
  const canonical = known !== '' && URL.canParse(known, origin) ? new URL(known, origin).href : '';
  const text = [
    words === null || words.title === '' ? '' : `<title>${escaped(words.title)}</title>`,
    meta('description', words?.description ?? ''),
    meta('keywords', words?.keywords ?? ''),
    meta('robots', robots ?? ''),
    canonical === '' ? '' : `<link rel="canonical" href="${escaped(canonical)}" ${mark} />`,
    route === null
      ? ''
      : `<script type="application/json" id="${routeElement}">${dataOf(writePageRoute(url.pathname, route, untilOf(now)))}</script>`,
  ].join('');
  return text === '' ? null : { text, into };
};

/** What stands in the head of a page that was found is written once for as long as that is remembered. */
export const createHeads = () => {
  const known = new WeakMap<FoundFate, Map<boolean, Inset | null>>();
  return (fate: FoundFate, url: URL, origin: string): Inset | null => {
    const isLater = isLaterPage(url);
    const kept = known.get(fate)?.get(isLater);
    if (kept !== undefined) return kept;
    const head = headOf({ url, origin, words: fate.words, route: fate.route, now: Date.now() });
    known.set(fate, (known.get(fate) ?? new Map()).set(isLater, head));
    return head;
  };
};
