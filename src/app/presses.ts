/** Links that are pressed and lists that a form asks for, anywhere on the page, without loading a page (ROUTE-12). */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import { arrivalIn, isAccountDoor, type Arrival } from '#paths.ts';
import { useChrome, useShop } from '#shop/use-shop.ts';
import { isFocusFree } from '#ui/focus-free.ts';
import { isOverlayEntry } from '#ui/use-back-to-close.ts';

/** Where a click on a link of the shop's own host leads; null for every other click (ROUTE-12). */
const ownDestination = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !isPlain ||
    event.defaultPrevented ||
    link === null ||
    link.target !== '' ||
    link.hasAttribute('download')
  )
    return null;
  const url = new URL(link.href, window.location.href);
  const isOwn = url.origin === window.location.origin && !url.pathname.startsWith('/media/');
  return isOwn ? url.pathname + url.search + url.hash : null;
};

/** Where a form of the shop that asks for a list leads, its parameters in their order; null for every other form. */
const listDestination = (event: SubmitEvent): string | null => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'get')
    return null;
  const { pathname } = new URL(form.action, window.location.href);
  const parameters = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return pathname + listText(listQueryFrom(parameters));
};

/** To the pages about signing in one takes along where one was, from one of them to the next too (ROUTE-01). */
const stateFor = (destination: string, here: string, state: unknown): Partial<Arrival> | undefined => {
  if (!isAccountDoor(destination)) return undefined;
  return { from: isAccountDoor(here) ? arrivalIn(state).from : here };
};

/** Pressed again while a page is on its way it is no second entry: the address is there before the page, which alone the router tells of. */
const placeNow = (): string => window.location.pathname + window.location.search;

/** The link of a menu that leads where one is has gone with the menu. */
const beginAgain = (): void => {
  if (isFocusFree(document)) document.getElementById('main')?.focus({ preventScroll: true });
};

export const usePresses = (): void => {
  const shop = useShop();
  const chrome = useChrome();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const destination = ownDestination(event);
      if (destination === null) return;
      event.preventDefault();
      const here = pathname + search;
      // where one is already is no new place, and a link within the page keeps what the page was given
      const isWithin = destination.split('#', 1)[0] === here;
      void navigate(destination, {
        state: isWithin ? state : stateFor(destination, here, state),
        replace: isOverlayEntry() || destination === placeNow() + window.location.hash,
      });
      if (!isWithin) return;
      // who is there already does not arrive
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
  }, [shop, chrome, navigate, pathname, search, state]);
};
