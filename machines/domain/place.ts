/** An address of the shop as the machines see it (§2). */

import { wholeList, type ListQuery } from './list-query.ts';

/** Addresses that the machines navigate to. */
export const destinations = {
  home: '/',
  cart: '/cart',
  orderConfirmation: '/order-confirmation',
  signIn: '/customer/login',
  createAccount: '/create-account',
  addresses: '/customer/account/management/address',
} as const;

/** The screen of an address, as far as machines need to know it. */
export type Screen =
  | 'addressForm'
  | 'cart'
  | 'checkout'
  /** The content page with the enquiry form. */
  | 'contact'
  | 'myAccount'
  | 'orderConfirmation'
  | 'quickOrder'
  /** A forgotten password, or a new one: pages of the sign-in flow. */
  | 'password'
  | 'search'
  /** Only the search field, which is on every page. */
  | 'searchLine'
  /** The pages to sign in or register. */
  | 'signIn'
  /** Any other screen of the shop. */
  | 'own'
  /** Only the server can resolve the address. */
  | 'served';

export interface Place {
  readonly path: string;
  /** The path, or the canonical path where it is another spelling of a screen's path. */
  readonly ownPath: string;
  /** From the address, with its question mark; '' for none. */
  readonly search: string;
  /** From the address, with its hash sign. */
  readonly hash: string;
  readonly screen: Screen;
  /** A guest has to sign in first (ROUTE-01). */
  readonly isForCustomers: boolean;
  /** The list query of the address. */
  readonly query: ListQuery;
  /** The address book entry of an address form; null for a new one and on other pages. */
  readonly entryId: number | null;
  /** The cart line that a product page edits (CART-03). */
  readonly editedLineId: string | null;
  /** The page to return to after signing in (ROUTE-01). */
  readonly from: string;
}

/** Before the first visit. */
export const nowhere: Place = {
  path: '',
  ownPath: '',
  search: '',
  hash: '',
  screen: 'own',
  isForCustomers: false,
  query: wholeList,
  entryId: null,
  editedLineId: null,
  from: destinations.home,
};

/** Pages of the sign-in flow, which pass the way back to each other (ROUTE-01). */
export const isSignInFlow = ({ screen }: Place): boolean => screen === 'signIn' || screen === 'password';

/** The page to return to after signing in. */
export const wayBackFrom = (place: Place): string =>
  isSignInFlow(place) ? place.from : place.path + place.search;

/** The navigation target, and what happens to the entry of the browser's history. */
export interface NavigationTarget {
  /** A path of the shop with query and fragment, or an absolute address of another site. */
  readonly to: string;
  /** Replaces the current history entry. */
  readonly isReplaced?: true;
  /** The same page under its canonical address: keeps the state of its history entry. */
  readonly isKept?: true;
  /** Not a page of the shop: the browser loads it. */
  readonly isLoaded?: true;
  /** The page to return to after signing in there. */
  readonly from?: string;
  /** Data about the shopper for the page; it must not be stored in the history (BEY-08). */
  readonly given?: Readonly<Record<string, string>>;
}
