/** A new page begins at its top; going back or forward finds a page where it was left (ROUTE-11, BEY-13). */

import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds within which a page is as long again as it was, or it is left where it is. */
const patience = 5000;
/** Whoever does one of these has chosen a place of their own. */
const ownWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Its content may still be on the way: with each growth it comes nearer. */
const returnTo = (top: number): (() => void) => {
  const growth = new ResizeObserver(() => {
    scrollTo(top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  const timer = window.setTimeout(() => stop(), patience);
  const stop = (): void => {
    growth.disconnect();
    window.clearTimeout(timer);
    for (const deed of ownWill) window.removeEventListener(deed, stop);
  };
  growth.observe(document.body);
  for (const deed of ownWill) window.addEventListener(deed, stop, { passive: true });
  return stop;
};

export const useScrollPlace = (): void => {
  const { key } = useLocation();
  const kind = useNavigationType();
  /** Where each entry of the history was left. */
  const places = useRef(new Map<string, number>());

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
    const place = kind === 'POP' ? places.current.get(key) : 0;
    const stop = place === undefined || place === 0 ? null : returnTo(place);
    if (place === 0) scrollTo(0);
    const { current } = places;
    // whoever never scrolls is at a place, too
    current.set(key, place ?? window.scrollY);
    const note = (): void => void current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, kind]);
};
