/** Keeps address and machines in step: tells the shop where the shopper is, and goes where the shop's facts lead. */

import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQueryFrom, listText, type ListQuery } from '#machines/domain/list-query.ts';
import { isHalfDone } from '#machines/domain/line-edit.ts';
import { alreadySignedInToast } from '#machines/shop.toasts.ts';
import { redirectTarget } from '#machines/domain/route.ts';
import { recentlyViewed } from '#machines/domain/subject.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import {
  arrivalIn,
  createAccountFor,
  editedLineIn,
  entryIdIn,
  hasPrivateQuery,
  isAccountDoor,
  isOwnScreen,
  isSignInScreen,
  ownFormOf,
  paths,
  type Arrival,
} from '#paths.ts';
import { useHandedOn } from '#shop/HandedOn.tsx';
import { useAsk } from '#shop/use-ask.ts';
import { useChrome, usePage, useSearch, useSession, useShop, useToasts, useUpdates } from '#shop/use-shop.ts';
import { isFocusFree } from '#ui/focus-free.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { useLeftForms } from './use-left-forms.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindowWidth } from './use-window-width.ts';

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

export const Navigation = () => {
  const shop = useShop();
  const page = usePage();
  const chrome = useChrome();
  const ask = useAsk();
  const session = useSession();
  const updates = useUpdates();
  const searching = useSearch();
  const toasts = useToasts();
  const handedOn = useHandedOn();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useScrollPlace();
  useLeftForms(pathname);
  useWindowWidth();

  /** Asks for the list of an address. */
  const askList = useCallback(
    (path: string, query: ListQuery) => {
      if (path === paths.searchResult) page.send({ type: 'page.search', path, query });
      else page.send({ type: 'page.visit', path, query });
    },
    [page],
  );

  // before the page can be used: what a shopper opens or types there is theirs
  useLayoutEffect(() => {
    chrome.send({ type: 'chrome.close' });
    chrome.send({ type: 'chrome.visit', isCheckout: pathname === paths.checkout });
    const { phrase } = listQueryFrom(new URLSearchParams(search));
    searching.send({ type: 'search.settleLine', line: pathname === paths.searchResult ? phrase : '' });
  }, [chrome, searching, pathname, search]);

  useEffect(() => {
    if (hasPrivateQuery(pathname, search) || ownFormOf(pathname) !== pathname) return;
    page.send({ type: 'page.view', address: window.location.origin + pathname + search });
    ask.desk({ type: 'password.reset' });
    const query = listQueryFrom(new URLSearchParams(search));
    const isSearch = pathname === paths.searchResult;
    if (isOwnScreen(pathname) && !isSearch) page.send({ type: 'page.leave', path: pathname });
    else askList(pathname, query);
    if (pathname === paths.cart || pathname === paths.checkout)
      shop.send({ type: 'shop.read', subject: { kind: 'infoBlocks' } });
    if (pathname === paths.checkout) ask.checkout({ type: 'checkout.begin' });
    if (pathname === paths.products) shop.send({ type: 'shop.read', subject: recentlyViewed });
    shop.send({ type: 'shop.visit', isCart: pathname === paths.cart });
    ask.desk({ type: pathname === paths.products ? 'orderPad.open' : 'orderPad.leave' });
    const entryId = entryIdIn(pathname);
    if (entryId === undefined) ask.account({ type: 'addressBook.leave' });
    else {
      ask.account({ type: 'addressBook.write', entryId });
      shop.send({ type: 'shop.read', subject: { kind: 'countries' } });
    }
    if (pathname === paths.orderConfirmation) ask.trade({ type: 'purchase.tell' });
    session.send({
      type: 'session.visit',
      isSignInPage: isSignInScreen(pathname),
      isAccountDoor: isAccountDoor(pathname),
    });
    updates.send({ type: 'updates.visit', isCheckout: pathname === paths.checkout });
  }, [askList, ask, shop, page, session, updates, pathname, search]);

  // the router takes /cart/ for /cart; the shop has one address for each
  useEffect(() => {
    const own = ownFormOf(pathname);
    if (own !== pathname) void navigate(own + search, { replace: true, state });
  }, [navigate, pathname, search, state]);

  // whoever is still at the checkout when its customer was forgotten begins one of their own
  useEffect(() => {
    if (pathname !== paths.checkout) return undefined;
    const begin = () => ask.checkout({ type: 'checkout.begin' });
    const heard = [
      shop.on('session.forgotten', begin),
      shop.on('session.signedOutInPlace', begin),
      shop.on('session.ownerChanged', begin),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [shop, ask, pathname]);

  useEffect(() => {
    const redirected = shop.on('page.redirected', ({ to }) => {
      const url = new URL(redirectTarget(to, search, hash), `${window.location.origin}/`);
      if (url.origin !== window.location.origin) window.location.replace(url);
      else void navigate(url.pathname + url.search + url.hash, { replace: true });
    });
    const paidElsewhere = shop.on('checkout.redirected', ({ to }) => window.location.assign(to));
    const placed = shop.on('checkout.orderPlaced', () => {
      void navigate(paths.orderConfirmation, { replace: true });
    });
    const account = shop.on('checkout.accountWanted', ({ email, firstname, lastname }) => {
      void navigate(createAccountFor(email, firstname, lastname), {
        state: { from: paths.orderConfirmation },
      });
    });
    const home = shop.on('session.homeWanted', () =>
      afterOverlay(() => void navigate(paths.home, { replace: isOverlayEntry() })),
    );
    return () => {
      redirected.unsubscribe();
      paidElsewhere.unsubscribe();
      placed.unsubscribe();
      account.unsubscribe();
      home.unsubscribe();
    };
  }, [shop, navigate, search, hash]);

  // what was written is in the book: there it is seen (ADDR-08)
  useEffect(() => {
    const saved = shop.on('addressBook.saved', ({ entryId }) => {
      if (entryIdIn(pathname) === entryId) void navigate(paths.addresses, { replace: true });
    });
    return () => saved.unsubscribe();
  }, [shop, navigate, pathname]);

  // the line is changed, or both are in the cart: that is where the shopper sees it (CART-03)
  useEffect(() => {
    const leave = ({ lineId }: { readonly lineId: string }) => {
      if (lineId === editedLineIn(search)) void navigate(paths.cart, { replace: true });
    };
    const heard = [
      shop.on('cart.itemEdited', leave),
      shop.on('cart.actionFailed', ({ actions }) => actions.filter(isHalfDone).forEach(leave)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [shop, navigate, search]);

  useEffect(() => {
    const here = pathname + search;
    const goBack = () => void navigate(arrivalIn(state).from, { replace: true });
    const goBackWithWord = () => {
      toasts.send({ type: 'toasts.add', toast: alreadySignedInToast });
      goBack();
    };
    // a visitor who is signed in already has no business at the sign-in page
    if (isSignInScreen(pathname) && selectIsSignedIn(session.getSnapshot())) goBackWithWord();
    const heard = [
      shop.on('session.signInWanted', () => {
        if (!isSignInScreen(pathname))
          void navigate(paths.signIn, { state: stateFor(paths.signIn, here, state) });
      }),
      shop.on('session.signedIn', () => {
        if (isSignInScreen(pathname)) goBack();
      }),
      shop.on('session.restored', () => {
        if (isSignInScreen(pathname)) goBackWithWord();
      }),
      shop.on('password.created', ({ email }) => {
        // the link has done its work
        handedOn.drop(arrivalIn(state).given);
        const given = handedOn.keep({ email, isPasswordNew: 'yes' });
        void navigate(paths.signIn, { replace: true, state: { given } });
      }),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [shop, session, toasts, handedOn, navigate, pathname, search, state]);

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
      // asked for what is shown already, the address does not change
      chrome.send({ type: 'chrome.close' });
      const url = new URL(destination, window.location.href);
      const query = listQueryFrom(url.searchParams);
      searching.send({ type: 'search.settleLine', line: query.phrase });
      // the address follows a moment later; what was ticked is to be ticked at once
      if (url.pathname === pathname) askList(pathname, query);
      void navigate(destination, { replace: destination === placeNow() });
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
    };
  }, [navigate, askList, chrome, searching, pathname, search, state]);

  return null;
};
