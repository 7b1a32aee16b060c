/** A new page begins at its top, or at what the fragment of its address names; going back or forward finds a page where it was left (ROUTE-11, BEY-13). */

import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { comeTo, returnTo, scrollTo } from './scrolling.ts';
import { stepIn } from './checkout-step.ts';

/** A page that is loaded anew, or come back to from another site, is the browser's to place. */
const isFreshlyLoaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate');

export const useScrollPlace = (): void => {
  const { key, hash, state } = useLocation();
  const isStep = stepIn(state) !== null;
  const kind = useNavigationType();
  /** Where each entry of the history was left; one whose fragment was typed has no key of its own. */
  const places = useRef(new Map<string, number>());
  const isFirst = useRef(true);
  const wasStep = useRef(false);

  useLayoutEffect(() => {
    // the browser would scroll at once, before the page is there
    const take = (): void => void (window.history.scrollRestoration = 'manual');
    const give = (): void => void (window.history.scrollRestoration = 'auto');
    take();
    // what comes back by a reload, or from another site, is the browser's to place
    window.addEventListener('pagehide', give);
    window.addEventListener('pageshow', take);
    return () => {
      give();
      window.removeEventListener('pagehide', give);
      window.removeEventListener('pageshow', take);
    };
  }, []);

  // before the page is drawn anew, so that a shorter one does not move the place of the one that is left
  useLayoutEffect(() => {
    const entry = key + hash;
    /** Undefined for what this visit has not shown yet. */
    const place = kind === 'POP' ? places.current.get(entry) : 0;
    const isFound = kind === 'POP' && place !== undefined;
    const isNamed = hash !== '' && !isFound && (!isFirst.current || isFreshlyLoaded());
    isFirst.current = false;
    // from step to step of the checkout the heading that takes the focus is the place
    const isWithin = isStep && (wasStep.current || kind === 'REPLACE');
    wasStep.current = isStep;
    if (place === 0 && !isWithin) scrollTo(0);
    const wayTo = (): (() => void) | null => {
      if (isWithin) return null;
      if (isNamed) return comeTo(hash);
      return place ? returnTo(place) : null;
    };
    const stop = wayTo();
    const { current } = places;
    // whoever never scrolls is at a place, too
    current.set(entry, place ?? window.scrollY);
    const note = (): void => void current.set(entry, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, kind, hash, isStep]);
};
