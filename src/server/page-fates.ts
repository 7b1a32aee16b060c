/** What becomes of an address, as the backend resolves it: the status its page is answered with (ROUTE-09, BEY-14). */

import { dig, type AskGraphql } from './ask-graphql.ts';

export type PageFate =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 }
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
    status: code === 301 ? 301 : 302,
    to: /^https?:/.test(to) ? to : `/${to.replace(/^\/+/, '')}`,
  };
};

const after = async (milliseconds: number): Promise<PageFate> =>
  new Promise((give) => void setTimeout(() => give(unknown), milliseconds).unref());

export const createPageFates = ({ ask, now = Date.now, patience = defaultPatience }: PageFateOptions) => {
  const known = new Map<string, { readonly fate: Promise<PageFate>; readonly until: number }>();

  const resolve = async (path: string, origin: string): Promise<PageFate> => {
    const { data, errors } = await ask(query, { url: path }, origin);
    if (errors.some(({ message }) => message === '404')) return { kind: 'missing' };
    if (errors.length > 0) return unknown;
    const route = dig(data, 'urlResolver') ?? null;
    if (route === null) return { kind: 'missing' };
    const elsewhere = moved(dig(route, 'redirectCode'), dig(route, 'relative_url'));
    if (elsewhere !== null) return elsewhere;
    const isComplete = (dig(route, 'type') ?? null) !== null && (dig(route, 'id') ?? null) !== null;
    return { kind: isComplete ? 'found' : 'missing' };
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
