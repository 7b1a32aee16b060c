/**
 * Fills the page machine's slot: resolves an address and stores the result for an hour; the
 * domain decides when a stored one is used (§4, ROUTE-07, ROUTE-08).
 */

import { fromPromise } from 'xstate';
import { routeLifetime } from '#machines/domain/constants.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { idOf, type RouteResolution } from '#machines/domain/route.ts';
import { routeAfterFailure, routeAtHand, type StoredRoute } from '#machines/domain/stored-route.ts';
import { pageNotFound } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import { routeKey, type PageRoute } from './page-route.ts';
import { ResolveUrlDocument } from '../content/store.graphql.ts';

const isResolution = (kept: unknown): kept is RouteResolution =>
  typeof kept === 'object' &&
  kept !== null &&
  'type' in kept &&
  typeof kept.type === 'string' &&
  'id' in kept &&
  typeof kept.id === 'number' &&
  'relativeUrl' in kept &&
  typeof kept.relativeUrl === 'string' &&
  'redirectCode' in kept &&
  typeof kept.redirectCode === 'number';

export const createRouteService = (
  { graphql, storage, isOnline }: Transport,
  pageRoute: PageRoute | null = null,
) => {
  /** The page's own route is used once, for the address it was opened with. */
  let said = pageRoute;

  const ask = async (path: string, signal: AbortSignal): Promise<RouteResolution> => {
    const { urlResolver } = await graphql.readByPost(ResolveUrlDocument, { url: path }, signal);
    const redirectCode = urlResolver?.redirectCode ?? 0;
    if (urlResolver !== null && redirectCode !== 0)
      return {
        type: urlResolver.type ?? '',
        id: idOf(urlResolver.id) ?? 0,
        relativeUrl: urlResolver.relative_url ?? '',
        redirectCode,
      };
    const id = idOf(urlResolver?.id);
    if (urlResolver === null || urlResolver.type === null || id === null) throw pageNotFound();
    return {
      type: urlResolver.type,
      id,
      relativeUrl: urlResolver.relative_url ?? '',
      redirectCode: urlResolver.redirectCode ?? 0,
    };
  };

  const keptFor = (path: string): StoredRoute | null => {
    const kept = storage.readEvenExpired(routeKey(path));
    return kept !== null && isResolution(kept.value)
      ? { route: kept.value, isExpired: kept.isExpired }
      : null;
  };

  return {
    resolveRoute: fromPromise<RouteResolution, { readonly path: string }>(
      async ({ input: { path }, signal }) => {
        const first = said?.path === path ? said : null;
        said = null;
        if (first !== null && first.lifetime !== 0) {
          if (first.lifetime !== null) storage.write(routeKey(path), first.route, first.lifetime);
          return first.route;
        }
        const stored = keptFor(path) ?? (first && { route: first.route, isExpired: true });
        const atHand = routeAtHand(stored, isOnline());
        if (atHand !== null) return atHand;
        try {
          const resolution = await ask(path, signal);
          storage.write(routeKey(path), resolution, routeLifetime);
          return resolution;
        } catch (cause) {
          const route = routeAfterFailure(stored, isOnline(), toFailure(cause));
          if (route === null) throw cause;
          return route;
        }
      },
    ),
  };
};
