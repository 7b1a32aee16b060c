/** Requests and facts of the place machine, and facts of others that lead to another page. */

import type { CartAction } from '../domain/cart-actions.ts';
import type { ListQuery } from '../domain/list-query.ts';
import type { Place, NavigationTarget } from '../domain/place.ts';

/**
 * Facts of other machines that open another page, some from one page only, or change who may be
 * there.
 */
export type NavigationCause =
  | { readonly type: 'addressBook.saved'; readonly entryId: number | null }
  | { readonly type: 'cart.actionFailed'; readonly actions: readonly CartAction[] }
  | { readonly type: 'cart.itemEdited'; readonly lineId: string }
  | {
      readonly type: 'checkout.accountWanted';
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
      readonly telephone: string;
    }
  | { readonly type: 'checkout.orderPlaced' }
  | { readonly type: 'checkout.redirected'; readonly to: string }
  | { readonly type: 'page.redirected'; readonly to: string }
  | { readonly type: 'password.created'; readonly email: string }
  | { readonly type: 'session.forgotten' }
  | { readonly type: 'session.homeWanted' }
  | { readonly type: 'session.ownerChanged' }
  | { readonly type: 'session.restored' }
  | { readonly type: 'session.restoredAsGuest' }
  | { readonly type: 'session.signInSkipped' }
  | { readonly type: 'session.signInWanted' }
  | { readonly type: 'session.signedIn' }
  | { readonly type: 'session.signedOut' }
  | { readonly type: 'session.signedOutInPlace' };

export type PlaceEvent =
  /** The address or the history entry has changed. */
  | { readonly type: 'place.visit'; readonly place: Place }
  /** A form asks for a list; its address follows a moment later. */
  | { readonly type: 'place.askList'; readonly path: string; readonly query: ListQuery }
  /** A product was chosen from a list (§7 productClick). */
  | { readonly type: 'place.followLink'; readonly path: string }
  | NavigationCause;

export type PlaceFact =
  /** `isOtherPage`: the path has changed, not only the query. */
  | { readonly type: 'place.arrived'; readonly place: Place; readonly isOtherPage: boolean }
  /** Filters of the shown list show as ticked at once. */
  | { readonly type: 'place.listAsked'; readonly place: Place }
  /** The customer was cleared while the shopper is at the checkout: a new checkout begins. */
  | { readonly type: 'place.checkoutWanted' }
  | { readonly type: 'place.linkFollowed'; readonly path: string }
  | ({ readonly type: 'place.navigated' } & NavigationTarget);

export const navigationCauses: readonly NavigationCause['type'][] = [
  'addressBook.saved',
  'cart.actionFailed',
  'cart.itemEdited',
  'checkout.accountWanted',
  'checkout.orderPlaced',
  'checkout.redirected',
  'page.redirected',
  'password.created',
  'session.forgotten',
  'session.homeWanted',
  'session.ownerChanged',
  'session.restored',
  'session.restoredAsGuest',
  'session.signInSkipped',
  'session.signInWanted',
  'session.signedIn',
  'session.signedOut',
  'session.signedOutInPlace',
];
