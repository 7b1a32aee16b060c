/**
 * Writes the head of a served page: title, description, canonical link, robots, route, and
 * the rendered content with its data (CONTENT-01, CONTENT-03, BEY-14, ROUTE-07).
 */

import { routeLifetime } from '#machines/domain/constants.ts';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import { hasPrivateQuery, isCustomerPath, isOwnScreen, paths, robotsOf } from '#paths.ts';
import { addressOf, openedElement, writeOpenedPage } from '#services/page/opened-page.ts';
import { routeElement, writePageRoute } from '#services/page/page-route.ts';
import { readPieces, type Markup } from '#app/markup.ts';
import { firstHeadMark } from '#ui/first-head.ts';
import { addressOn } from './own-origins.ts';
import { withFontsApart } from './fonts-apart.ts';
import type { FinishedPage } from './page-drawing.ts';
import { lively } from '#ui/lively.ts';
import { seenLines } from './seen-lines.ts';
import { ownStylesMark } from './first-moments.ts';
import { resolutionLifetime, type FoundPage } from './route-resolver.ts';
import { previewTags, thingsOf } from './page-preview.ts';
import type { PageMeta } from './page-meta.ts';
import type { Inset } from './static-files.ts';

export interface HeadOptions {
  /** The requested address. */
  readonly url: URL;
  /** The shop's origin for this visitor. */
  readonly origin: string;
  /** Title, description and such; null if unknown. */
  readonly pageMeta: PageMeta | null;
  /** What the address resolves to, if that was requested. */
  readonly route: RouteResolution | null;
  /** The page itself, if the server rendered it. */
  readonly drawn?: FinishedPage | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const own = /<title>[^<]*<\/title>/;

/** Replaces the page's own title if the head has one. */
const into = (html: string, head: string): string =>
  html.replace(own, (title) => (head.startsWith('<title>') ? head : title + head));

/** The canonical link of a later page depends on the list, so the page itself writes it. */
const isLaterPage = ({ search, searchParams }: URL): boolean =>
  search !== '' && listQueryFrom(searchParams).page > 1;

/** Milliseconds within which a page stays byte-identical, so that it can be revalidated. */
const step = 600_000;

/** At most an hour after the backend was asked (ROUTE-08). */
const untilOf = (now: number): number =>
  Math.floor((now - resolutionLifetime) / step) * step + routeLifetime * 1000;

/** Escapes what could end the script element. */
const dataOf = (json: string): string =>
  json.replaceAll(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const before = (html: string, tag: string, inserted: Markup): Markup => {
  const at = html.lastIndexOf(tag);
  return at < 0 ? [html, ...inserted] : [html.slice(0, at), ...inserted, html.slice(at)];
};

const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${dataOf(json)}</script>`;

const ownStyleBlock = (css: string): string => (css === '' ? '' : `<style ${ownStylesMark}>${css}</style>`);

const dataOfPage = ({ opened, until }: FinishedPage, url: URL): string => {
  // missing pages share one rendering for all addresses
  const address = { ...opened.address, path: url.pathname };
  return dataBlock(openedElement, writeOpenedPage({ ...opened, address }, url, until));
};

/** Nothing personal is on a rendered page, so shared caches may keep it as long as this server. */
const sharedBriefly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

const emptyRoot = '<div id="root"></div>';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/** Screens that need their scripts load them at once; elsewhere pictures come first. */
const isBegunAtOnce = (path: string): boolean =>
  (isOwnScreen(path) || isCustomerPath(path)) && path !== paths.searchResult && path !== paths.cart;

const noTracking = '<meta name="tracking" content="" />';

const areLively = readPieces((html) => html.includes(lively));

/** A page without motion and without consent needs no script until it is touched. */
const canRest = (html: string, drawn: FinishedPage, path: string): boolean =>
  !isBegunAtOnce(path) && html.includes(noTracking) && !areLively(drawn.html).includes(true);

const beginning = (html: string, drawn: FinishedPage, path: string): string => {
  if (isBegunAtOnce(path)) return ' data-at-once';
  return canRest(html, drawn, path) ? ` data-rests="${drawn.restsUntil}"` : '';
};

/**
 * Preloads stand first, stylesheets behind the content that can be seen without
 * them. The data follow everything that the browser preloads.
 */
const withDrawn = (html: string, drawn: FinishedPage, url: URL): Markup => {
  const { pathname: path } = url;
  const { scripts, sheets } = drawn.files;
  const parts = [...sheets, ...scripts].join(' ');
  const behind = [
    ...(html.match(stylesheet) ?? []).map((sheet) => sheet.trim()),
    ownStyleBlock(drawn.ownStyles),
  ].join('');
  const filling = path === paths.cart ? `<script>${seenLines}</script>` : '';
  const small = html
    .replace(stylesheet, '')
    .replace(
      '<script data-entry=',
      `<script data-parts="${parts}"${beginning(html, drawn, path)} data-entry=`,
    )
    .replace(/<meta charset[^>]*>/, (charset) => charset + drawn.preloads);
  const [top = '', bottom = ''] = small.split(emptyRoot);
  return [
    ...before(top, '</head>', ['<style>', drawn.styles, '</style>']),
    '<div id="root">',
    ...drawn.html,
    `</div>${filling}${behind}`,
    ...before(bottom, '</body>', [dataOfPage(drawn, url)]),
  ];
};

/** Null if there is nothing to write. */
export const headOf = (options: HeadOptions): Inset | null => {
  const { url, origin, pageMeta, route, drawn = null, now } = options;
  // all unknown pages share one text, because a visitor can make up any number of addresses
  const mark = `${firstHeadMark}="${pageMeta === null ? '' : escaped(url.pathname)}"`;
  const tag = (attribute: string, name: string, content: string): string =>
    content === '' ? '' : `<meta ${attribute}="${name}" content="${escaped(content)}" ${mark} />`;
  const meta = (name: string, content: string): string => tag('name', name, content);
  const absolute = (path: string): string => (URL.canParse(path, origin) ? addressOn(origin, path) : '');
  const robots = robotsOf(url.pathname);
  const known = robots === null && !isLaterPage(url) ? (pageMeta?.canonical ?? '') : '';
  const canonical = known === '' ? '' : absolute(known);
  const isShown = robots === null && pageMeta !== null && pageMeta.title !== '';
  const address = canonical === '' ? absolute(url.pathname) : canonical;
  // a rendering may be older than what the backend says
  const title = escaped(pageMeta?.title ?? '') || (drawn?.title ?? '');
  const head = [
    title === '' ? '' : `<title>${title}</title>`,
    meta('description', pageMeta?.description ?? ''),
    meta('keywords', pageMeta?.keywords ?? ''),
    meta('robots', robots ?? ''),
    canonical === '' ? '' : `<link rel="canonical" href="${escaped(canonical)}" ${mark} />`,
    ...(isShown
      ? previewTags({ ...pageMeta, address, preview: pageMeta.preview, absolute }).map((said) => tag(...said))
      : []),
    ...(isShown && !isLaterPage(url) ? thingsOf(url.pathname, pageMeta.preview, absolute) : []).map(
      (thing) => `<script type="application/ld+json" ${mark}>${dataOf(JSON.stringify(thing))}</script>`,
    ),
    route === null ? '' : dataBlock(routeElement, writePageRoute(url.pathname, route, untilOf(now))),
  ].join('');
  const isPrivate = hasPrivateQuery(url.pathname, url.search);
  // rendering and address determine the data
  const text = (isPrivate ? 'private ' : '') + head + (drawn === null ? '' : `${drawn.id} ${addressOf(url)}`);
  const whole = (html: string): Markup => {
    const page = isPrivate ? withFontsApart(html) : html;
    const headed = head === '' ? page : into(page, head);
    return drawn === null ? [headed] : withDrawn(headed, drawn, url);
  };
  const caching = drawn === null ? {} : { caching: sharedBriefly };
  return text === '' ? null : { text, into: whole, ...caching };
};

/** Caches the head of the shop's own screens as long as the rendering stays the same. */
export const createOwnHeads = () => {
  const known = new WeakMap<FinishedPage, { readonly of: string; readonly head: Inset | null }>();
  return (options: HeadOptions): Inset | null => {
    const { url, pageMeta, drawn = null } = options;
    if (drawn === null) return headOf(options);
    const of = `${addressOf(url)} ${pageMeta?.title ?? ''}`;
    const kept = known.get(drawn);
    if (kept?.of === of) return kept.head;
    const head = headOf(options);
    known.set(drawn, { of, head });
    return head;
  };
};

/** Caches the head of a found page as long as its rendering or, without one, its resolution. */
export const createHeads = () => {
  const known = new WeakMap<
    FoundPage | FinishedPage,
    { readonly of: FoundPage; readonly isLater: boolean; readonly head: Inset | null }
  >();
  return (of: FoundPage, url: URL, origin: string, drawn: FinishedPage | null): Inset | null => {
    const isLater = isLaterPage(url);
    const kept = known.get(drawn ?? of);
    if (kept?.of === of && kept.isLater === isLater) return kept.head;
    const { pageMeta, route } = of;
    const head = headOf({ url, origin, pageMeta, route, drawn, now: Date.now() });
    known.set(drawn ?? of, { of, isLater, head });
    return head;
  };
};
