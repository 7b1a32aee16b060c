/** An address of the shop, and what the machines make of it (§2). */

import { wholeList, type ListQuery } from './list-query.ts';

/** Addresses that the machines lead to by themselves. */
export const destinations = {
  home: '/',
  cart: '/cart',
  orderConfirmation: '/order-confirmation',
  signIn: '/customer/login',
  createAccount: '/create-account',
  addresses: '/customer/account/management/address',
} as const;

/** What an address shows, as far as a machine does something about it. */
export type Screen =
  | 'addressForm'
  | 'cart'
  | 'checkout'
  | 'myAccount'
  | 'orderConfirmation'
  | 'orderPad'
  /** A forgotten password, or a new one: pages on the way to signing in. */
  | 'password'
  | 'search'
  /** Nothing but a line to search by, which stands on every page. */
  | 'searchLine'
  /** The pages to sign in or register. */
  | 'signIn'
  /** Any other screen that the shop knows by itself. */
  | 'own'
  /** Only the server can say what the address leads to. */
  | 'served';

export interface Place {
  readonly path: string;
  /** The path itself, or where it is another spelling of an own screen's, that screen's path. */
  readonly ownPath: string;
  /** As in the address, with its question mark; '' for none. */
  readonly search: string;
  /** The same with its hash sign. */
  readonly hash: string;
  readonly origin: string;
  readonly screen: Screen;
  /** A guest has to sign in first (ROUTE-01). */
  readonly isForCustomers: boolean;
  /** What the address asks of a list. */
  readonly query: ListQuery;
  /** The stored address that an address form is about; null for a new one, and elsewhere. */
  readonly entryId: number | null;
  /** The line of the cart that a product's page is about (CART-03). */
  readonly editedLineId: string | null;
  /** Where the shopper was going when they had to sign in (ROUTE-01). */
  readonly from: string;
}

/** Before the first visit. */
export const nowhere: Place = {
  path: '',
  ownPath: '',
  search: '',
  hash: '',
  origin: '',
  screen: 'own',
  isForCustomers: false,
  query: wholeList,
  entryId: null,
  editedLineId: null,
  from: destinations.home,
};

/** The pages about signing in: the way back is handed from one to the next (ROUTE-01). */
export const isAccountDoor = ({ screen }: Place): boolean => screen === 'signIn' || screen === 'password';

/** Where signing in leads back to. */
export const wayBackFrom = (place: Place): string =>
  isAccountDoor(place) ? place.from : place.path + place.search;

/** Where to go, and what becomes of the entry of the browser's history. */
export interface Way {
  /** A path of the shop with query and fragment, or a whole address of another site. */
  readonly to: string;
  /** Leaves no entry behind. */
  readonly isReplaced?: true;
  /** The same page under its one address: what its entry knows stays. */
  readonly isKept?: true;
  /** Not a page of the shop: the browser loads it. */
  readonly isLoaded?: true;
  /** Where signing in leads back to from there. */
  readonly from?: string;
  /** What the page is to know of its shopper; the history may not hold it (BEY-08). */
  readonly given?: Readonly<Record<string, string>>;
}
