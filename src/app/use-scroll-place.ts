/**
 * A new page starts at its top or at the fragment of its address; Back
 * and Forward restore the scroll position (ROUTE-11, BEY-13).
 */

import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { comeTo, returnTo, scrollTo } from './scrolling.ts';
import { stepIn } from './checkout-step.ts';

/** False after a reload or a return from another site: the browser restores the position then. */
const isFreshlyLoaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate');

export const useScrollPlace = (): void => {
  const { key, hash, state } = useLocation();
  const isStep = stepIn(state) !== null;
  const kind = useNavigationType();
  /** Scroll positions of history entries. An entry whose fragment was typed has no key of its own. */
  const places = useRef(new Map<string, number>());
  const isFirst = useRef(true);
  const wasStep = useRef(false);

  useLayoutEffect(() => {
    // the browser would scroll at once, before the page is rendered
    const take = (): void => void (window.history.scrollRestoration = 'manual');
    const give = (): void => void (window.history.scrollRestoration = 'auto');
    take();
    // after a reload or a return from another site the browser restores the position
    window.addEventListener('pagehide', give);
    window.addEventListener('pageshow', take);
    return () => {
      give();
      window.removeEventListener('pagehide', give);
      window.removeEventListener('pageshow', take);
    };
  }, []);

  // before the next page is painted: a shorter page would change the position of the one being left
  useLayoutEffect(() => {
    const entry = key + hash;
    /** Undefined if this visit has not shown the entry yet. */
    const place = kind === 'POP' ? places.current.get(entry) : 0;
    const isFound = kind === 'POP' && place !== undefined;
    const isNamed = hash !== '' && !isFound && (!isFirst.current || isFreshlyLoaded());
    isFirst.current = false;
    // between checkout steps, which only the checkout adds, the focused heading sets the position
    const isWithin = isStep && (wasStep.current || kind !== 'POP');
    wasStep.current = isStep;
    if (place === 0 && !isWithin) scrollTo(0);
    const wayTo = (): (() => void) | null => {
      if (isWithin) return null;
      if (isNamed) return comeTo(hash);
      return place ? returnTo(place) : null;
    };
    const stop = wayTo();
    const { current } = places;
    // store the position even if the shopper never scrolls
    current.set(entry, place ?? window.scrollY);
    const note = (): void => void current.set(entry, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, kind, hash, isStep]);
};
