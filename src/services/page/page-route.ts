/** What the page says about its own address in a JSON data block: type and id (ROUTE-07). */

import { routeLifetime } from '#machines/domain/constants.ts';
import { idOf, type RouteResolution } from '#machines/domain/route.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';

export interface PageRoute {
  /** The address that it describes. */
  readonly path: string;
  readonly route: RouteResolution;
  /** Seconds for which it is valid, 0 for an outdated copy; null if the page does not say. */
  readonly lifetime: number | null;
}

/** Id of the data block. */
export const routeElement = 'page-route';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Writes the data block; `until` is in milliseconds since 1970,
 * because a copy of the page may be cached for days (ROUTE-08).
 */
export const writePageRoute = (path: string, route: RouteResolution, until: number): string =>
  JSON.stringify({ path, type: route.type, id: route.id, relative_url: route.relativeUrl, until });

/** Stored for the usual lifetime from now on, if the page's copy still holds (ROUTE-08). */
const lifetimeIn = (said: object, now: number): number | null => {
  if (!('until' in said) || typeof said.until !== 'number') return null;
  return said.until > now ? routeLifetime : 0;
};

/** The storage key of a resolved path. */
export const routeKey = (path: string): string => `${storageKeys.routes}:${path}`;

/** Stores the page's route for its lifetime, so that no request is needed. */
export const storePageRoute = (
  storage: Pick<Storage, 'write'>,
  { path, route, lifetime }: PageRoute,
): void => {
  if (lifetime !== null && lifetime > 0) storage.write(routeKey(path), route, lifetime);
};

/**
 * `text` is the data block's content; null if the page has none.
 * A route that is not a page is left to the server.
 */
export const readPageRoute = (
  text: string | null,
  path: string,
  now: number = Date.now(),
): PageRoute | null => {
  const said = text === null ? null : parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said) || !('id' in said)) return null;
  const id = idOf(said.id);
  // a cached copy may be shown at another address
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
