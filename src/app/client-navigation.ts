/** Follows the shop's links and submits its list forms without a page load (ROUTE-12). */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import { arrivalIn, isSignInFlow, type Arrival } from '#paths.ts';
import { useChrome, usePlace, useShop } from '#shop/use-shop.ts';
import { isFocusFree } from '#ui/focus-free.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { ownLinkAt } from './own-link.ts';

/** Whether the link is that of a product in a list. */
const isOnCard = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('article a') !== null;

/**
 * The address that a click on a link to the shop's own host
 * leads to; null for any other click (ROUTE-12).
 */
const ownDestination = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const url = isPlain && !event.defaultPrevented ? ownLinkAt(event.target) : null;
  return url === null ? null : url.pathname + url.search + url.hash;
};

/** The address of the list that a form requests; null for any other form. */
const listDestination = (event: SubmitEvent): string | null => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'get')
    return null;
  const { pathname } = new URL(form.action, window.location.href);
  const parameters = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return pathname + listText(listQueryFrom(parameters));
};

/**
 * Sign-in pages receive the page before them, and pass it on to the next sign-in page (ROUTE-01).
 */
const stateFor = (destination: string, here: string, state: unknown): Partial<Arrival> | undefined => {
  if (!isSignInFlow(destination)) return undefined;
  return { from: isSignInFlow(here) ? arrivalIn(state).from : here };
};

/**
 * Ahead of the router's location while a page loads, so that a second press adds no second entry.
 */
const placeNow = (): string => window.location.pathname + window.location.search;

/** The pressed link was in a menu that is now closed, so the page takes the focus. */
const focusMain = (): void => {
  if (isFocusFree(document)) document.getElementById('main')?.focus({ preventScroll: true });
};

export const useClientNavigation = (): void => {
  const shop = useShop();
  const chrome = useChrome();
  const place = usePlace();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const destination = ownDestination(event);
      if (destination === null) return;
      event.preventDefault();
      const here = pathname + search;
      if (isOnCard(event) && destination !== placeNow())
        place.send({ type: 'place.followLink', path: destination });
      // a link to the current page replaces its entry and keeps the entry's state
      const isWithin = destination.split('#', 1)[0] === here;
      // a link that closes its overlay itself waits until the overlay's entry is gone
      afterOverlay(
        () =>
          void navigate(destination, {
            state: isWithin ? state : stateFor(destination, here, state),
            replace: isOverlayEntry() || destination === placeNow() + window.location.hash,
          }),
      );
      if (!isWithin) return;
      // no visit follows that would close the menu
      chrome.send({ type: 'chrome.close' });
      if (!destination.includes('#')) requestAnimationFrame(focusMain);
    };
    const submit = (event: SubmitEvent) => {
      const destination = listDestination(event);
      if (destination === null) return;
      event.preventDefault();
      const url = new URL(destination, window.location.href);
      shop.send({ type: 'shop.askList', path: url.pathname, query: listQueryFrom(url.searchParams) });
      afterOverlay(
        () => void navigate(destination, { replace: isOverlayEntry() || destination === placeNow() }),
      );
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
    };
  }, [shop, chrome, place, navigate, pathname, search, state]);
};
