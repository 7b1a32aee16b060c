/** Keeps address and machines in step: tells the shop where the shopper is, and goes where the shop's facts lead. */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { alreadySignedInToast } from '#machines/domain/notice.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import {
  arrivalIn,
  createAccountFor,
  hasPrivateQuery,
  isAccountDoor,
  isOwnScreen,
  isSignInScreen,
  pageNumberIn,
  paths,
  type Arrival,
} from '#paths.ts';
import { useHandedOn } from '#shop/HandedOn.tsx';
import {
  useCheckout,
  useChrome,
  usePage,
  usePassword,
  usePurchase,
  useSession,
  useShop,
  useToasts,
  useUpdates,
} from '#shop/use-shop.ts';

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
  const isAnchor = url.hash !== '' && url.pathname === window.location.pathname;
  return isOwn && !isAnchor ? url.pathname + url.search + url.hash : null;
};

/** To the pages about signing in one takes along where one was, from one of them to the next too (ROUTE-01). */
const stateFor = (destination: string, here: string, state: unknown): Partial<Arrival> | undefined => {
  if (!isAccountDoor(destination)) return undefined;
  return { from: isAccountDoor(here) ? arrivalIn(state).from : here };
};

export const Navigation = () => {
  const shop = useShop();
  const page = usePage();
  const chrome = useChrome();
  const checkout = useCheckout();
  const session = useSession();
  const password = usePassword();
  const purchase = usePurchase();
  const updates = useUpdates();
  const toasts = useToasts();
  const handedOn = useHandedOn();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hasPrivateQuery(pathname, search)) return;
    chrome.send({ type: 'chrome.close' });
    password.send({ type: 'password.reset' });
    if (isOwnScreen(pathname)) page.send({ type: 'page.leave', path: pathname });
    else page.send({ type: 'page.visit', path: pathname, page: pageNumberIn(search) });
    if (pathname === paths.cart || pathname === paths.checkout)
      shop.send({ type: 'shop.read', subject: { kind: 'infoBlocks' } });
    if (pathname === paths.checkout) checkout.send({ type: 'checkout.begin' });
    if (pathname === paths.orderConfirmation) purchase.send({ type: 'purchase.tell' });
    session.send({
      type: 'session.visit',
      isSignInPage: isSignInScreen(pathname),
      isAccountDoor: isAccountDoor(pathname),
    });
    updates.send({ type: 'updates.visit', isCheckout: pathname === paths.checkout });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shop, page, chrome, checkout, password, purchase, session, updates, pathname, search]);

  // whoever is still at the checkout when its customer was forgotten begins one of their own
  useEffect(() => {
    if (pathname !== paths.checkout) return undefined;
    const begin = () => checkout.send({ type: 'checkout.begin' });
    const heard = [shop.on('session.forgotten', begin), shop.on('session.ownerChanged', begin)];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [shop, checkout, pathname]);

  useEffect(() => {
    const redirected = shop.on('page.redirected', ({ to }) => {
      const url = new URL(to, `${window.location.origin}/`);
      if (url.origin !== window.location.origin) window.location.replace(url);
      else void navigate(url.pathname + url.search, { replace: true });
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
    const home = shop.on('session.homeWanted', () => void navigate(paths.home));
    return () => {
      redirected.unsubscribe();
      paidElsewhere.unsubscribe();
      placed.unsubscribe();
      account.unsubscribe();
      home.unsubscribe();
    };
  }, [shop, navigate]);

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
      void navigate(destination, { state: stateFor(destination, pathname + search, state) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, search, state]);

  return null;
};
