/** Keeps address and machines in step: tells the shop where the shopper is, and goes where the shop's facts lead. */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOwnScreen, pageNumberIn, paths } from '#paths.ts';
import { useChrome, usePage, useCheckout, useShop } from '#shop/use-shop.ts';

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

export const Navigation = () => {
  const shop = useShop();
  const page = usePage();
  const chrome = useChrome();
  const checkout = useCheckout();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    chrome.send({ type: 'chrome.close' });
    if (isOwnScreen(pathname)) page.send({ type: 'page.leave', path: pathname });
    else page.send({ type: 'page.visit', path: pathname, page: pageNumberIn(search) });
    if (pathname === paths.checkout) checkout.send({ type: 'checkout.begin' });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, chrome, checkout, pathname, search]);

  useEffect(() => {
    const redirected = shop.on('page.redirected', ({ to }) => {
      const url = new URL(to, `${window.location.origin}/`);
      if (url.origin !== window.location.origin) window.location.replace(url);
      else void navigate(url.pathname + url.search, { replace: true });
    });
    const placed = shop.on('checkout.orderPlaced', () => {
      void navigate(paths.orderConfirmation, { replace: true });
    });
    return () => {
      redirected.unsubscribe();
      placed.unsubscribe();
    };
  }, [shop, navigate]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const destination = ownDestination(event);
      if (destination === null) return;
      event.preventDefault();
      void navigate(destination);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
};
