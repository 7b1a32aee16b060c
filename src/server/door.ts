/** The front door: serves API paths from the backend, files from the build, pages elsewhere. */

import { Hono, type Context } from 'hono';
import { defaultResellersProduct, routeLifetime } from '#machines/domain/constants.ts';
import { tileOriginOf, type MapTiles } from '#machines/domain/map-tiles.ts';
import { redirectTarget, type RouteResolution } from '#machines/domain/route.ts';
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
import { originFor, schemeFor } from './forwarded.ts';
import { createLoad } from './load.ts';
import { locationOf } from './location.ts';
import { createOwnOrigins, localEndOf } from './own-origins.ts';
import { createScreenMeta } from './screen-meta.ts';
import { partsFile } from './name-parts.ts';
import { createRouteResolver } from './route-resolver.ts';
import { createPageDrawings, type FinishedPage, type PageDrawingOptions } from './page-drawing.ts';
import { createHeads, createOwnHeads } from './page-head.ts';
import { wiresIn } from './page-layers.ts';
import { createFilesOf } from './page-parts.ts';
import { isPageRequest } from './page-request.ts';
import { storeOf } from './page-store.ts';
import { createQuestions, type PageMeta } from './page-meta.ts';
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
  /** Whether demonstration paths (card emulator, mail) exist: only a reference backend has them. */
  readonly isEmbedded: boolean;
  readonly files: StaticFiles;
  /** Whether a proxy in front sets X-Forwarded headers that can be trusted. */
  readonly isProxyTrusted?: boolean;
  /** The shop's public addresses; the first is the main one. */
  readonly publicUrls?: readonly URL[];
  /** False until the backend can respond, and again while it closes. */
  readonly isReady?: () => boolean;
  readonly largestBody?: number;
  /** The most API requests at a time; the same limit applies to pictures and to pages. */
  readonly mostAtOnce?: number;
  /** The merchant's checkout on another site, if there is one (ROUTE-06). */
  readonly externalCheckout?: ExternalCheckout | null;
  /** The word in the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** Server of the map tiles (CONTENT-01). */
  readonly mapTiles?: MapTiles | null;
  /** Tracking providers; only their hosts are allowed. */
  readonly tracking?: TrackingSettings | null;
  /** How the server renders pages; null leaves it to the browser (VIEW-01). */
  readonly drawing?: Pick<PageDrawingOptions, 'draw' | 'clean' | 'readTree'> | null;
  /** Reports changes of the backend's data, which clear the page caches. */
  readonly watch?: WatchChanges;
  readonly log?: (message: string, error: unknown) => void;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const noStore = { 'Cache-Control': 'no-store' };
const briefly = { 'Cache-Control': `public, max-age=${routeLifetime}` };

/** Seconds for Retry-After if the backend did not respond. */
const retryAfter = '10';

/** Milliseconds that the home page waits for its title; it is shown with or without one. */
const homePatience = 500;

/** All missing pages share one rendering, at this path that never exists. */
const missingPath = '/-';

/** Waiting requests per running one: about as many as one second completes. */
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
  const resolvePage = createRouteResolver({ ask, questionOf: createQuestions(html), watch });
  const headOfFound = createHeads();
  const headOfOwn = createOwnHeads();
  const screenMetaOf = createScreenMeta({ ask, watch });
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
  const sitemap = createSitemap({ ask, resolvePage, whereToBuy: resellersPathOf(resellersProduct), watch });
  const ownOrigin = createOwnOrigins({ publicUrls, isProxyTrusted });
  const originOf = ({ req, env }: Context): string => ownOrigin(req.raw, localEndOf(env));
  /** The origin for responses that are not cached: the request's own without a public address. */
  const namedOriginOf = (context: Context): string => {
    const origin = originOf(context);
    return origin === nowhere ? originFor(context.req.raw, isProxyTrusted) : origin;
  };
  const createOwnLoad = () => createLoad({ mostAtOnce, mostWaiting: mostAtOnce * waitingForOne });
  // separate limits, so that pages and pictures are served while the backend delays API requests
  const [questions, pictures, pages] = [createOwnLoad(), createOwnLoad(), createOwnLoad()];

  const headersFor = (request: Request): SecurityHeaders =>
    schemeFor(request, isProxyTrusted) === 'https' ? overHttps : overHttp;

  const answerOfBackend = createApiDoor({
    backend,
    isProxyTrusted,
    largestBody,
    originOf: (context) => (isEmbedded || publicUrls.length === 0 ? null : new URL(originOf(context))),
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

  /**
   * Serves the shop's page with the status of its address; if
   * the status is unknown, the page finds out itself.
   */
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
    // the search field is on the home page
    if (own === paths.search)
      return new Response(null, { status: 302, headers: { ...page, Location: paths.home, ...briefly } });
    const [url, origin] = [new URL(request.url), originOf(context)];
    const now = Date.now();
    const answerPage = (status: number, head: Inset | null, drawn: FinishedPage | null = null): Response => {
      const headers = withStyles(withReferrers(page, url), drawn?.styleHashes ?? []);
      return files.answer('/index.html', request, headers, status, head) ?? refuseText(404, page);
    };
    const ownHead = (pageMeta: PageMeta | null = null, drawn: FinishedPage | null = null): Inset | null =>
      headOfOwn({ url, origin, pageMeta, route: null, drawn, now });
    if (isOwnScreen(path) || isCustomerPath(path)) {
      const [pageMeta, drawn] = await Promise.all([screenMetaOf(path, origin), drawnAt(url, origin, null)]);
      return answerPage(200, ownHead(pageMeta, drawn), drawn);
    }
    const isHome = path === paths.home;
    const resolution = await resolvePage(path, origin, isHome ? homePatience : undefined);
    if (isHome && resolution.kind !== 'found') return answerPage(200, ownHead());
    if (resolution.kind === 'moved') {
      const headers = {
        ...page,
        Location: locationOf(redirectTarget(resolution.to, url.search)),
        ...briefly,
      };
      return new Response(null, { status: resolution.status, headers });
    }
    if (resolution.kind === 'unknown') {
      const answer = answerPage(503, ownHead());
      answer.headers.set('Retry-After', retryAfter);
      return answer;
    }
    if (resolution.kind === 'found') {
      const drawn = await drawnAt(url, origin, resolution.route);
      return answerPage(200, headOfFound(resolution, url, origin, drawn), drawn);
    }
    const drawn = await drawnAt(new URL(missingPath, url), origin, null);
    return answerPage(404, ownHead(null, drawn), drawn);
  };

  const drawnAt = async (
    url: URL,
    origin: string,
    route: RouteResolution | null,
  ): Promise<FinishedPage | null> =>
    drawings === null ? null : drawings(url, origin === nowhere ? url.origin : origin, route);

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
