/** What the page may say itself of the address it was opened with, in a JSON data block: a model's type and id (ROUTE-07). */

import { routeLifetime } from '#machines/domain/constants.ts';
import { idOf, type RouteResolution } from '#machines/domain/route.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';

export interface PageRoute {
  /** The address it is said of. */
  readonly path: string;
  readonly route: RouteResolution;
  /** Seconds for which it holds, none for a copy that was kept too long; null where the page does not say. */
  readonly lifetime: number | null;
}

/** The element that holds it, if there is one. */
export const routeElement = 'page-route';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** As a page says it; `until` is in milliseconds since 1970, for a copy of the page may be kept for days (ROUTE-08). */
export const writePageRoute = (path: string, route: RouteResolution, until: number): string =>
  JSON.stringify({ path, type: route.type, id: route.id, relative_url: route.relativeUrl, until });

/** No clock of the server's makes it last longer than any. */
const lifetimeIn = (said: object, now: number): number | null => {
  if (!('until' in said) || typeof said.until !== 'number') return null;
  return Math.min(routeLifetime, Math.max(0, Math.floor((said.until - now) / 1000)));
};

/** Where the hour's answers are kept, by path. */
export const routeKey = (path: string): string => `${storageKeys.routes}:${path}`;

/** What the page said is known for as long as it holds, without a question. */
export const keepPageRoute = (
  storage: Pick<Storage, 'write'>,
  { path, route, lifetime }: PageRoute,
): void => {
  if (lifetime !== null && lifetime > 0) storage.write(routeKey(path), route, lifetime);
};

/** `text` is what the element holds; null where the page has none. What does not lead to a page is asked of the server. */
export const readPageRoute = (
  text: string | null,
  path: string,
  now: number = Date.now(),
): PageRoute | null => {
  const said = text === null ? null : parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said) || !('id' in said)) return null;
  const id = idOf(said.id);
  // a kept copy of the page may be shown at an address it was not made for
  const isOfHere = !('path' in said) || said.path === path;
  if (typeof said.type !== 'string' || id === null || !isOfHere) return null;
  const relativeUrl =
    'relative_url' in said && typeof said.relative_url === 'string' ? said.relative_url : path;
  return {
    path,
    route: { type: said.type, id, relativeUrl: relativeUrl.replace(/^\//, ''), redirectCode: 0 },
    lifetime: lifetimeIn(said, now),
  };
};
