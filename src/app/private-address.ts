/**
 * Removes a private query from the page's first address before the shop makes
 * a request: a Referer header or a log would repeat it (TRK-04).
 */

import type { createNavigationState } from '#services/page/navigation-state.ts';
import { arrivalIn, hasPrivateQuery } from '#paths.ts';

/** The part of the window that is used. */
export interface Addressed {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The router's form of an entry; the page's own state is under `usr`. */
interface RouterState {
  readonly usr?: unknown;
}

export const leavePrivateQuery = (
  { location: { pathname, search }, history }: Addressed,
  navigationState: Pick<ReturnType<typeof createNavigationState>, 'keep'>,
): void => {
  if (!hasPrivateQuery(pathname, search)) return;
  const given = navigationState.keep(Object.fromEntries(new URLSearchParams(search)));
  const state = history.state as RouterState | null;
  history.replaceState({ ...state, usr: { from: arrivalIn(state?.usr).from, given } }, '', pathname);
};
