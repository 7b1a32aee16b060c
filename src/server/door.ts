/** The front door: API paths go to the backend, files to the client build, every other address to the shop's page. */

import { Hono, type Context } from 'hono';
import { defaultResellersProduct, routeLifetime } from '#machines/domain/constants.ts';
import { tileOriginOf, type MapTiles } from '#machines/domain/map-tiles.ts';
import { redirectTarget } from '#machines/domain/route.ts';
import {
  isCustomerPath,
  isOwnScreen,
  leadsToExternal,
  ownFormOf,
  paths,
  resellersPathOf,
  type ExternalCheckout,
} from '#paths.ts';
import { hostsOf, type TrackingSettings } from '#tracking/tracking-settings.ts';
import { createCriticalStyles, stylesheetsOf } from './critical-styles.ts';
import { createApiDoor } from './api-door.ts';
import { isApiPath, isCardFramePath } from './api-paths.ts';
import { createAskGraphql, nowhere, type Backend } from './ask-graphql.ts';
import { originFor } from './forwarded.ts';
import { createLoad } from './load.ts';
import { locationOf } from './location.ts';
import { createOwnOrigins, localEndOf } from './own-origins.ts';
import { createOwnWords } from './own-words.ts';
import { partsFile } from './name-parts.ts';
import { createPageFates } from './page-fates.ts';
import { createPageDrawings, type FinishedPage, type PageDrawingOptions } from './page-drawing.ts';
import { createHeads, createOwnHeads } from './page-head.ts';
import { wiresIn } from './page-layers.ts';
import { createFilesOf } from './page-parts.ts';
import { isPageRequest } from './page-request.ts';
import { storeOf } from './page-store.ts';
import { createQuestions, type PageWords } from './page-words.ts';
import { refuseJson, refuseText } from './refusals.ts';
import {
  layOn,
  prepareSecurityHeaders,
  withReferrers,
  withStyles,
  type HeaderRecord,
  type SecurityHeaders,
} from './security-headers.ts';
import { createSitemap, robotsFor } from './sitemap.ts';
import type { Inset, StaticFiles } from './static-files.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';

export interface DoorOptions {
  readonly backend: Backend;
  /** Whether the demonstration paths (card emulator, mail) exist behind this door: embedded, or the reference backend elsewhere. */
  readonly isEmbedded: boolean;
  readonly files: StaticFiles;
  /** Whether another proxy stands before this door, whose word about the visitor counts. */
  readonly isProxyTrusted?: boolean;
  /** The addresses that the shop is known under, the first before all others. */
  readonly publicUrls?: readonly URL[];
  /** False until the backend can answer, and again once it is closing. */
  readonly isReady?: () => boolean;
  readonly largestBody?: number;
  /** API requests that are worked on at once, and as many pictures and pages. */
  readonly mostAtOnce?: number;
  /** Where one pays instead of here (ROUTE-06). */
  readonly externalCheckout?: ExternalCheckout | null;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** Who draws the ground of maps (CONTENT-01). */
  readonly mapTiles?: MapTiles | null;
  /** Who is told what the shopper consents to; their hosts are allowed, no others. */
  readonly tracking?: TrackingSettings | null;
  /** How pages are drawn on the server; null where browsers draw all of it (VIEW-01). */
  readonly drawing?: Pick<PageDrawingOptions, 'draw' | 'clean' | 'readTree'> | null;
  /** Changes of the backend's data: what is kept of pages is dropped. */
  readonly watch?: WatchChanges;
  readonly log?: (message: string, error: unknown) => void;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const noStore = { 'Cache-Control': 'no-store' };
const briefly = { 'Cache-Control': `public, max-age=${routeLifetime}` };

/** A drawn page is anybody's: caches on the way may keep it as long as the door does. */
const sharedBriefly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** Seconds after which a page whose backend could not answer is worth another request. */
const retryAfter = '10';

/** Milliseconds that the first page waits for its words; it is the shop's own whatever the backend says. */
const homePatience = 500;

/** What is not found is drawn once, as this address where nothing ever stands. */
const missingPath = '/-';

/** Requests that may wait for those that are worked on: what a second brings. */
const waitingForOne = 4;

const plain = (text: string, type: string, headers: HeaderRecord): Response =>
  new Response(text, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8`, ...briefly } });

export const createDoor = async (options: DoorOptions): Promise<Hono> => {
  const {
    backend,
    isEmbedded,
    files,
    isReady = () => true,
    isProxyTrusted = false,
    publicUrls = [],
    largestBody = 1024 * 1024,
    mostAtOnce = 32,
    externalCheckout = null,
    resellersProduct = defaultResellersProduct,
    mapTiles = null,
    tracking = null,
    drawing = null,
    watch = watchNothing,
  } = options;
  const log = options.log ?? ((message, error) => console.error(message, error));
  const html = files.read('/index.html') ?? '';
  const pictureHosts = mapTiles === null ? [] : [tileOriginOf(mapTiles)].filter((origin) => origin !== '');
  const trackerHosts = tracking === null ? { script: [], send: [] } : hostsOf(tracking);
  const policy = { html, isEmbedded, pictureHosts, trackerHosts };
  const overHttp = await prepareSecurityHeaders(policy, false);
  const overHttps = await prepareSecurityHeaders(policy, true);
  const ask = createAskGraphql(backend, storeOf(html));
  const fateOf = createPageFates({ ask, questionOf: createQuestions(html), watch });
  const headOfFound = createHeads();
  const headOfOwn = createOwnHeads();
  const ownWordsOf = createOwnWords({ ask, watch });
  const drawings =
    drawing === null
      ? null
      : createPageDrawings({
          ...drawing,
          wires: wiresIn(html),
          criticalStyles: createCriticalStyles(stylesheetsOf(files)),
          filesOf: createFilesOf(files.read(`/${partsFile}`)),
          backend,
          log,
          externalCheckout,
          mapTiles,
          watch,
        });
  const sitemap = createSitemap({ ask, fateOf, whereToBuy: resellersPathOf(resellersProduct), watch });
  const ownOrigin = createOwnOrigins({ publicUrls, isProxyTrusted });
  const originOf = ({ req, env }: Context): string => ownOrigin(req.raw, localEndOf(env));
  /** For what is kept nowhere: its own host where the shop has no address by configuration. */
  const namedOriginOf = (context: Context): string => {
    const origin = originOf(context);
    return origin === nowhere ? originFor(context.req.raw, isProxyTrusted) : origin;
  };
  const createOwnLoad = () => createLoad({ mostAtOnce, mostWaiting: mostAtOnce * waitingForOne });
  // apart, so that pages and pictures are served while the backend keeps questions waiting
  const [questions, pictures, pages] = [createOwnLoad(), createOwnLoad(), createOwnLoad()];

  const headersFor = (request: Request): SecurityHeaders =>
    request.headers.get('x-forwarded-proto') === 'https' ? overHttps : overHttp;

  const answerOfBackend = createApiDoor({
    backend,
    isProxyTrusted,
    largestBody,
    hostOf: (context) => (isEmbedded || publicUrls.length === 0 ? null : new URL(originOf(context)).host),
    loadOf: (path) => (path.startsWith('/media/') ? pictures : questions),
  });

  const askBackend = async (context: Context): Promise<Response> => {
    const { frame, data } = headersFor(context.req.raw);
    const isFrame = isEmbedded && isCardFramePath(context.req.path);
    return layOn(await answerOfBackend(context), isFrame ? frame : data);
  };

  const askFiles = async (context: Context): Promise<Response> => {
    const { method, path, raw } = context.req;
    const { page, part } = headersFor(raw);
    if (!isRead(method)) return refuseText(405, { ...page, Allow: 'GET, HEAD' });
    if (path === '/healthz') {
      const status = isReady() ? 200 : 503;
      return Response.json(
        { status: isReady() ? 'ok' : 'starting' },
        { status, headers: { ...page, ...noStore } },
      );
    }
    const file = files.answer(path, raw, path.startsWith('/assets/') ? part : page);
    if (file !== null) return file;
    if (path === '/robots.txt') return plain(robotsFor(namedOriginOf(context)), 'text/plain', page);
    if (path.startsWith('/sitemap')) {
      const text = await sitemap(path, namedOriginOf(context)).catch(() => undefined);
      if (text === undefined) return refuseText(503, page);
      if (text !== null) return plain(text, 'application/xml', page);
    }
    if (!isPageRequest(path, raw)) return refuseText(404, page);
    return (
      (await pages.run(
        () => showPage(context, page),
        () => raw.signal,
      )) ?? refuseText('busy', page)
    );
  };

  /** The shop's page, with the status of what stands at this address; where that cannot be said the page finds out. */
  const showPage = async (context: Context, page: HeaderRecord): Promise<Response> => {
    const { path, raw: request } = context.req;
    if (externalCheckout !== null && leadsToExternal(externalCheckout, path))
      return new Response(null, {
        status: 302,
        headers: { ...page, ...noStore, Location: locationOf(externalCheckout.address) },
      });
    const own = ownFormOf(path);
    if (own !== path)
      return new Response(null, {
        status: 301,
        headers: { ...page, Location: own + new URL(request.url).search, ...briefly },
      });
    // where the search line is
    if (own === paths.search)
      return new Response(null, { status: 302, headers: { ...page, Location: paths.home, ...briefly } });
    const [url, origin] = [new URL(request.url), originOf(context)];
    const now = Date.now();
    const answerPage = (status: number, head: Inset | null, drawn: FinishedPage | null = null): Response => {
      const headers = withStyles(withReferrers(page, url), drawn?.styleHashes ?? []);
      const answer = files.answer('/index.html', request, headers, status, head) ?? refuseText(404, page);
      if (drawn !== null && status === 200) answer.headers.set('Cache-Control', sharedBriefly);
      return answer;
    };
    const ownHead = (words: PageWords | null = null, drawn: FinishedPage | null = null): Inset | null =>
      headOfOwn({ url, origin, words, route: null, drawn, now });
    if (isOwnScreen(path) || isCustomerPath(path)) {
      const [words, drawn] = await Promise.all([ownWordsOf(path, origin), drawnAt(url, origin)]);
      return answerPage(200, ownHead(words, drawn), drawn);
    }
    const isHome = path === paths.home;
    const fate = await fateOf(path, origin, isHome ? homePatience : undefined);
    if (isHome && fate.kind !== 'found') return answerPage(200, ownHead());
    if (fate.kind === 'moved') {
      const headers = { ...page, Location: locationOf(redirectTarget(fate.to, url.search)), ...briefly };
      return new Response(null, { status: fate.status, headers });
    }
    if (fate.kind === 'unknown') {
      const answer = answerPage(503, ownHead());
      answer.headers.set('Retry-After', retryAfter);
      return answer;
    }
    const drawn = await drawnAt(fate.kind === 'missing' ? new URL(missingPath, url) : url, origin);
    return fate.kind === 'found'
      ? answerPage(200, headOfFound(fate, url, origin, drawn), drawn)
      : answerPage(404, ownHead(null, drawn), drawn);
  };

  const drawnAt = async (url: URL, origin: string): Promise<FinishedPage | null> =>
    drawings === null ? null : drawings(url, origin === nowhere ? url.origin : origin);

  const door = new Hono({ getPath: (request) => new URL(request.url).pathname });
  door.all('*', (context) =>
    isApiPath(context.req.path, isEmbedded) ? askBackend(context) : askFiles(context),
  );
  door.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed`, error);
    const { page, data } = headersFor(context.req.raw);
    return isApiPath(context.req.path, isEmbedded) ? layOn(refuseJson(500), data) : refuseText(500, page);
  });
  return door;
};
