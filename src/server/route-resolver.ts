/**
 * Resolves an address with the backend: the status of its page and
 * what its head says (ROUTE-09, CONTENT-03, BEY-14).
 */

import { wholeList } from '#machines/domain/list-query.ts';
import { idOf, subjectOf, type RouteResolution } from '#machines/domain/route.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { productOfKey } from '#services/catalog/found-product.ts';
import { isFieldUnknown, isPageMissing, isRouteMissing } from '#transport/error-texts.ts';
import { dig, type AskGraphql, type GraphqlAnswer } from './ask-graphql.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';
import { metaOf, type AskableSubject, type PageMeta, type Question, type Questions } from './page-meta.ts';

/** Redirect codes that a response may use unchanged. */
const movedStatuses = [301, 302, 303, 307, 308] as const;
type MovedStatus = (typeof movedStatuses)[number];

export interface FoundPage {
  readonly kind: 'found';
  readonly route: RouteResolution;
  readonly pageMeta: PageMeta | null;
}

export type PageResolution =
  | FoundPage
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly to: string; readonly status: MovedStatus }
  /** The backend did not say. */
  | { readonly kind: 'unknown' };

export interface RouteResolverOptions {
  readonly ask: AskGraphql;
  readonly questionOf: Questions;
  readonly watch?: WatchChanges;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /**
   * Milliseconds that a page waits for its status: a cold
   * Magento takes seconds for its first response.
   */
  readonly patience?: number;
  /** Milliseconds after a timeout, until the backend responds again. */
  readonly shortPatience?: number;
}

const wayQuery =
  'query PageRoute($url: String!) { urlResolver(url: $url) { type id relative_url redirectCode } }';

/** Milliseconds for which a resolved address is cached. */
export const resolutionLifetime = 60_000;
const most = 5000;
/** The longest address that Magento stores. */
const longest = 255;
const defaultPatience = 15_000;
const defaultShortPatience = 2000;

const unknown: PageResolution = { kind: 'unknown' };

const moved = (code: unknown, to: unknown): PageResolution | null => {
  if (typeof code !== 'number' || code === 0 || typeof to !== 'string') return null;
  return {
    kind: 'moved',
    // any other code becomes a temporary redirect
    status: movedStatuses.find((status) => status === code) ?? 302,
    to,
  };
};

/** The error of a backend that lacks a requested field. */
const isUnknownField = ({ data, errors }: GraphqlAnswer): boolean =>
  data === null && errors.some(({ message }) => isFieldUnknown(message));

/** The first of a list; undefined if there is no list, null if it is empty. */
const firstOf = (list: unknown): unknown =>
  Array.isArray(list) ? (list.find((one: unknown) => one !== null) ?? null) : undefined;

/**
 * The product with the address's key; undefined if there is no list, null if it is not in the list.
 */
const ofKey = (list: unknown, subject: Subject): unknown => {
  if (!Array.isArray(list)) return undefined;
  const urlKey = subject.kind === 'product' ? subject.urlKey : '';
  return productOfKey(list as readonly (Readonly<Record<string, string>> | null)[], urlKey);
};

const after = async (milliseconds: number): Promise<PageResolution> =>
  new Promise((give) => void setTimeout(() => give(unknown), milliseconds).unref());

const isAskable = (subject: Subject): subject is AskableSubject =>
  subject.kind === 'category' || subject.kind === 'product' || subject.kind === 'cmsPage';

export const createRouteResolver = ({
  ask,
  questionOf,
  watch = watchNothing,
  now = Date.now,
  patience = defaultPatience,
  shortPatience = defaultShortPatience,
}: RouteResolverOptions) => {
  let isSilent = false;
  const known = new Map<string, { readonly resolution: Promise<PageResolution>; readonly until: number }>();
  watch(() => known.clear());

  /**
   * Queries the content as the page would: Magento also
   * resolves disabled pages, whose content is empty.
   */
  const look = async ({ query, bareQuery, variables }: Question, origin: string): Promise<GraphqlAnswer> => {
    const answer = await ask(query, variables, origin);
    return isUnknownField(answer) ? ask(bareQuery, variables, origin) : answer;
  };

  const resolveContent = async (
    route: RouteResolution,
    path: string,
    origin: string,
  ): Promise<PageResolution> => {
    const subject = subjectOf(route, wholeList);
    if (subject === null) return { kind: 'missing' };
    if (!isAskable(subject)) return { kind: 'found', route, pageMeta: null };
    const { data, errors } = await look(questionOf(subject), origin);
    const isGone = errors.some(({ message }) => isPageMissing(message));
    if (subject.kind === 'cmsPage' && isGone) return { kind: 'missing' };
    const found = {
      category: firstOf(dig(data, 'found')),
      product: ofKey(dig(data, 'products', 'found'), subject),
      // Magento answers a missing page with an error
      cmsPage: dig(data, 'found') ?? undefined,
    }[subject.kind];
    if (found === undefined) return unknown;
    if (found === null) return { kind: 'missing' };
    return { kind: 'found', route, pageMeta: metaOf(subject, found, dig(data, 'storeConfig'), path) };
  };

  const resolve = async (path: string, origin: string): Promise<PageResolution> => {
    const { data, errors } = await ask(wayQuery, { url: path }, origin);
    if (errors.some(({ message }) => isRouteMissing(message))) return { kind: 'missing' };
    if (errors.length > 0) return unknown;
    const route = dig(data, 'urlResolver') ?? null;
    if (route === null) return { kind: 'missing' };
    const elsewhere = moved(dig(route, 'redirectCode'), dig(route, 'relative_url'));
    if (elsewhere !== null) return elsewhere;
    const [type, id, relativeUrl] = [dig(route, 'type'), idOf(dig(route, 'id')), dig(route, 'relative_url')];
    if (typeof type !== 'string' || id === null) return { kind: 'missing' };
    const found = { type, id, relativeUrl: String(relativeUrl ?? ''), redirectCode: 0 };
    return resolveContent(found, path, origin);
  };

  const remember = (address: string, resolution: Promise<PageResolution>): void => {
    // evict the oldest address
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(address, { resolution, until: now() + resolutionLifetime });
    // retry if the backend did not say
    void resolution.then(
      ({ kind }) =>
        kind === 'unknown' && known.get(address)?.resolution === resolution && known.delete(address),
    );
  };

  const receive = (resolution: PageResolution): PageResolution => {
    isSilent = false;
    return resolution;
  };

  /** An unresponsive backend delays one page for long, not every page. */
  const within = async (resolution: Promise<PageResolution>): Promise<PageResolution> => {
    let isAnswered = false;
    const late = after(isSilent ? shortPatience : patience).then((none) => {
      if (!isAnswered) isSilent = true;
      return none;
    });
    const answered = resolution.then((told) => {
      isAnswered = true;
      return receive(told);
    });
    return Promise.race([answered, late]);
  };

  /** `limit` is the longest wait in milliseconds. */
  return async (path: string, origin: string, limit?: number): Promise<PageResolution> => {
    if (path.length > longest) return { kind: 'missing' };
    const address = origin + path;
    const kept = known.get(address);
    const isKnown = kept !== undefined && kept.until > now();
    const resolution = isKnown ? kept.resolution : resolve(path, origin).catch(() => unknown);
    if (resolution !== kept?.resolution) remember(address, resolution);
    return limit === undefined ? within(resolution) : Promise.race([resolution, after(limit)]);
  };
};

export type RouteResolver = ReturnType<typeof createRouteResolver>;
