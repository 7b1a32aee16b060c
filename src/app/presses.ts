/** Follows links and sends list forms of the shop without loading a page (ROUTE-12). */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import { arrivalIn, isAccountDoor, type Arrival } from '#paths.ts';
import { useChrome, usePlace, useShop } from '#shop/use-shop.ts';
import { isFocusFree } from '#ui/focus-free.ts';
import { isOverlayEntry } from '#ui/use-back-to-close.ts';
import { ownLinkAt } from './own-link.ts';

/** The link by which a card of a list leads to its product; a second press follows none. */
const isOnCard = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('article a') !== null;

/** Where a click on a link of the shop's own host leads; null for every other click (ROUTE-12). */
const ownDestination = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const url = isPlain && !event.defaultPrevented ? ownLinkAt(event.target) : null;
  return url === null ? null : url.pathname + url.search + url.hash;
};

/** The address of the list that a form asks for; null for every other form. */
const listDestination = (event: SubmitEvent): string | null => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'get')
    return null;
  const { pathname } = new URL(form.action, window.location.href);
  const parameters = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return pathname + listText(listQueryFrom(parameters));
};

/** The pages about signing in are told the page before, and tell the next of them (ROUTE-01). */
const stateFor = (destination: string, here: string, state: unknown): Partial<Arrival> | undefined => {
  if (!isAccountDoor(destination)) return undefined;
  return { from: isAccountDoor(here) ? arrivalIn(state).from : here };
};

/** Ahead of the router while a page is on its way: a second press makes no second entry. */
const placeNow = (): string => window.location.pathname + window.location.search;

/** The pressed link was in a menu that is closed now: the focus goes to the page. */
const beginAgain = (): void => {
  if (isFocusFree(document)) document.getElementById('main')?.focus({ preventScroll: true });
};

export const usePresses = (): void => {
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
      // the page that is shown is no new entry, and a link within it keeps what the page was given
      const isWithin = destination.split('#', 1)[0] === here;
      void navigate(destination, {
        state: isWithin ? state : stateFor(destination, here, state),
        replace: isOverlayEntry() || destination === placeNow() + window.location.hash,
      });
      if (!isWithin) return;
      // no visit follows, which would close the menu
      chrome.send({ type: 'chrome.close' });
      if (!destination.includes('#')) requestAnimationFrame(beginAgain);
    };
    const submit = (event: SubmitEvent) => {
      const destination = listDestination(event);
      if (destination === null) return;
      event.preventDefault();
      const url = new URL(destination, window.location.href);
      shop.send({ type: 'shop.askList', path: url.pathname, query: listQueryFrom(url.searchParams) });
      void navigate(destination, { replace: destination === placeNow() });
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
    };
  }, [shop, chrome, place, navigate, pathname, search, state]);
};
