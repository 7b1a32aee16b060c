/** Navigates where the shop leads: by the router within the shop, by the browser elsewhere. */

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationTarget } from '#machines/domain/place.ts';
import { arrivalIn } from '#paths.ts';
import { useNavigationState, type NavigationState } from '#shop/NavigationState.tsx';
import { useShop } from '#shop/use-shop.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';

/** The state of the new history entry; `state` is that of the current one. */
const stateOf = (
  { isKept, from, given }: NavigationTarget,
  state: unknown,
  navigationState: NavigationState,
): unknown => {
  if (isKept) return state;
  if (given === undefined) return from === undefined ? undefined : { from };
  // the link's parameters are used up
  navigationState.drop(arrivalIn(state).given);
  return { ...(from !== undefined && { from }), given: navigationState.keep(given) };
};

export const useNavigationTargets = (): void => {
  const shop = useShop();
  const navigationState = useNavigationState();
  const navigate = useNavigate();
  const { state } = useLocation();
  /**
   * Holds ways until everything is mounted, because the router only listens from then on; null after.
   */
  const early = useRef<NavigationTarget[] | null>([]);

  const go = useEffectEvent((way: NavigationTarget): void => {
    const url = new URL(way.to, `${window.location.origin}/`);
    if (way.isLoaded) window.location.assign(way.to);
    else if (url.origin !== window.location.origin) window.location.replace(url);
    else
      afterOverlay(
        () =>
          void navigate(url.pathname + url.search + url.hash, {
            replace: way.isReplaced === true || isOverlayEntry(),
            state: stateOf(way, state, navigationState),
          }),
      );
  });

  useLayoutEffect(() => {
    const heard = shop.on('shop.navigated', (way) => {
      if (early.current === null) go(way);
      else early.current.push(way);
    });
    return () => heard.unsubscribe();
  }, [shop]);

  useEffect(() => {
    const ways = early.current ?? [];
    early.current = null;
    ways.forEach((way) => go(way));
  }, []);
};
