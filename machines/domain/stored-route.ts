/** When a stored route is used instead of asking the server (ROUTE-08). */

import type { Failure } from './failure.ts';
import { offlineResolution, type RouteResolution } from './route.ts';

export interface StoredRoute {
  readonly route: RouteResolution;
  readonly isExpired: boolean;
}

/** The route to use without a request; null if the server is asked. */
export const routeAtHand = (stored: StoredRoute | null, isOnline: boolean): RouteResolution | null => {
  if (stored !== null && !stored.isExpired) return stored.route;
  return isOnline ? null : (stored?.route ?? offlineResolution);
};

/**
 * The route to use after a failed request; null if the failure counts. A browser may report a
 * connection that does not work, or lose it midway.
 */
export const routeAfterFailure = (
  stored: StoredRoute | null,
  isOnline: boolean,
  { kind }: Failure,
): RouteResolution | null => {
  if (kind !== 'network') return null;
  return stored?.route ?? (isOnline ? null : offlineResolution);
};
