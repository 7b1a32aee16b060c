/**
 * Removes a private query from the page's first address before the shop makes
 * a request: a Referer header or a log would repeat it (TRK-04).
 */

import type { createNavigationState } from '#services/page/navigation-state.ts';
import { arrivalIn, hasPrivateQuery, paths } from '#paths.ts';

/** The part of the window that is used. */
export interface Addressed {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The router's form of an entry; the page's own state is under `usr`. */
interface RouterState {
  readonly usr?: unknown;
}

/**
 * A private query as data for its page. A `token` opens an account and is lost on reload; that of a
 * delivery opens one delivery and is not (decision 25).
 */
export const privateQueryIn = (path: string, search: string): Readonly<Record<string, string>> => {
  const { token, ...others } = Object.fromEntries(new URLSearchParams(search));
  if (token === undefined) return others;
  return path === paths.confirmDelivery ? { delivery: token } : { ...others, token };
};

export const leavePrivateQuery = (
  { location: { pathname, search }, history }: Addressed,
  navigationState: Pick<ReturnType<typeof createNavigationState>, 'keep'>,
): void => {
  if (!hasPrivateQuery(pathname, search)) return;
  const given = navigationState.keep(privateQueryIn(pathname, search));
  const state = history.state as RouterState | null;
  history.replaceState({ ...state, usr: { from: arrivalIn(state?.usr).from, given } }, '', pathname);
};
