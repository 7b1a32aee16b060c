/**
 * Reports the address of the page and its meaning to the machines; `placeOf` needs no browser (§2).
 */

import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import type { Place, Screen } from '#machines/domain/place.ts';
import {
  arrivalIn,
  editedLineIn,
  entryIdIn,
  hasPrivateQuery,
  isSignInFlow,
  isForCustomers,
  isOwnScreen,
  isSignInScreen,
  managementPaths,
  ownFormOf,
  paths,
} from '#paths.ts';
import { useShop } from '#shop/use-shop.ts';

const screens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  [paths.cart, 'cart'],
  [paths.checkout, 'checkout'],
  [paths.contactUs, 'contact'],
  [managementPaths.myAccount, 'myAccount'],
  [paths.orderConfirmation, 'orderConfirmation'],
  [paths.products, 'quickOrder'],
  [paths.search, 'searchLine'],
  [paths.searchResult, 'search'],
]);

const screenOf = (path: string): Screen => {
  const known = screens.get(path);
  if (known !== undefined) return known;
  if (entryIdIn(path) !== undefined) return 'addressForm';
  if (isSignInScreen(path)) return 'signIn';
  if (isSignInFlow(path)) return 'password';
  return isOwnScreen(path) ? 'own' : 'served';
};

/**
 * `state` belongs to the history entry. Null while a
 * private query is still in the address (TRK-04).
 */
export const placeOf = (
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: unknown,
): Place | null =>
  hasPrivateQuery(pathname, search)
    ? null
    : {
        path: pathname,
        ownPath: ownFormOf(pathname),
        search,
        hash,
        screen: screenOf(pathname),
        isForCustomers: isForCustomers(pathname),
        query: listQueryFrom(new URLSearchParams(search)),
        entryId: entryIdIn(pathname) ?? null,
        editedLineId: editedLineIn(search),
        from: arrivalIn(state).from,
      };

/** Sends a visit for each change of the address. */
export const useVisits = (): void => {
  const shop = useShop();
  const { pathname, search, hash, state } = useLocation();
  // the state of an entry is another object after each overlay over it
  const { from } = arrivalIn(state);
  // a layout effect: the visit must precede what the shopper opens or types on the page
  useLayoutEffect(() => {
    const place = placeOf({ pathname, search, hash }, { from });
    if (place !== null) shop.send({ type: 'shop.visit', place });
  }, [shop, pathname, search, hash, from]);
};
