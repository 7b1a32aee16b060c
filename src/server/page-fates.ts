/** What becomes of an address, as the backend resolves it: the status its page is answered with (ROUTE-09, BEY-14). */

import { wholeList } from '#machines/domain/list-query.ts';
import { idOf, subjectOf } from '#machines/domain/route.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { dig, type AskGraphql } from './ask-graphql.ts';

/** The codes of HTTP that lead on and may be kept or asked again as they are. */
const movedStatuses = [301, 302, 303, 307, 308] as const;
type MovedStatus = (typeof movedStatuses)[number];

export type PageFate =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly to: string; readonly status: MovedStatus }
  /** The backend could not say. */
  | { readonly kind: 'unknown' };

export interface PageFateOptions {
  readonly ask: AskGraphql;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds; the page itself asks again, so nobody waits for long. */
  readonly patience?: number;
}

const query =
  'query PageFate($url: String!) { urlResolver(url: $url) { type id relative_url redirectCode } }';

/** A Magento leads to what is switched off as well; its page is empty. */
const shelfQuery =
  'query PageFateShelf($id: String!) { found: categoryList(filters: { ids: { eq: $id } }) { id } }';
const productQuery = `query PageFateProduct($urlKey: String!) {
  products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) { found: items { sku } }
}`;
const contentQuery = 'query PageFateContent($id: Int!) { found: cmsPage(id: $id) { identifier } }';

/** Milliseconds: for so long an address leads where it led. */
const lifetime = 60_000;
const most = 5000;
/** As long as a Magento's own addresses can be. */
const longest = 255;
const defaultPatience = 2000;

const unknown: PageFate = { kind: 'unknown' };

const moved = (code: unknown, to: unknown): PageFate | null => {
  if (typeof code !== 'number' || code === 0 || typeof to !== 'string') return null;
  return {
    kind: 'moved',
    // whatever else it may be, it leads on for now
    status: movedStatuses.find((status) => status === code) ?? 302,
    to,
  };
};

const fateOfFound = (list: unknown): PageFate => {
  if (!Array.isArray(list)) return unknown;
  return { kind: list.some((one) => one !== null) ? 'found' : 'missing' };
};

const after = async (milliseconds: number): Promise<PageFate> =>
  new Promise((give) => void setTimeout(() => give(unknown), milliseconds).unref());

export const createPageFates = ({ ask, now = Date.now, patience = defaultPatience }: PageFateOptions) => {
  const known = new Map<string, { readonly fate: Promise<PageFate>; readonly until: number }>();

  /** Whether there is anything on the page, asked as the page itself would ask. */
  const fateOfSubject = async (subject: Subject | null, origin: string): Promise<PageFate> => {
    if (subject === null) return { kind: 'missing' };
    if (subject.kind === 'category') {
      const { data } = await ask(shelfQuery, { id: String(subject.id) }, origin);
      return fateOfFound(dig(data, 'found'));
    }
    if (subject.kind === 'product') {
      const { data } = await ask(productQuery, { urlKey: subject.urlKey }, origin);
      return fateOfFound(dig(data, 'products', 'found'));
    }
    if (subject.kind !== 'cmsPage') return { kind: 'found' };
    const { data, errors } = await ask(contentQuery, { id: subject.id }, origin);
    if (errors.some(({ message }) => message.endsWith("doesn't exist."))) return { kind: 'missing' };
    return (dig(data, 'found') ?? null) === null ? unknown : { kind: 'found' };
  };

  const resolve = async (path: string, origin: string): Promise<PageFate> => {
    const { data, errors } = await ask(query, { url: path }, origin);
    if (errors.some(({ message }) => message === '404')) return { kind: 'missing' };
    if (errors.length > 0) return unknown;
    const route = dig(data, 'urlResolver') ?? null;
    if (route === null) return { kind: 'missing' };
    const elsewhere = moved(dig(route, 'redirectCode'), dig(route, 'relative_url'));
    if (elsewhere !== null) return elsewhere;
    const [type, id, relativeUrl] = [dig(route, 'type'), idOf(dig(route, 'id')), dig(route, 'relative_url')];
    if (typeof type !== 'string' || id === null) return { kind: 'missing' };
    const resolution = { type, id, relativeUrl: String(relativeUrl ?? ''), redirectCode: 0 };
    return fateOfSubject(subjectOf(resolution, wholeList), origin);
  };

  const remember = (address: string, fate: Promise<PageFate>): void => {
    // the one that was asked for first makes room
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(address, { fate, until: now() + lifetime });
    // what could not be said is asked again
    void fate.then(
      ({ kind }) => kind === 'unknown' && known.get(address)?.fate === fate && known.delete(address),
    );
  };

  return async (path: string, origin: string): Promise<PageFate> => {
    if (path.length > longest) return { kind: 'missing' };
    const address = origin + path;
    const kept = known.get(address);
    const isKnown = kept !== undefined && kept.until > now();
    const fate = isKnown ? kept.fate : resolve(path, origin).catch(() => unknown);
    if (fate !== kept?.fate) remember(address, fate);
    return Promise.race([fate, after(patience)]);
  };
};

export type PageFates = ReturnType<typeof createPageFates>;
