/** What the session machine is asked, hears and tells. */

import type { Failure, FailureKind } from '../domain/failure.ts';
import type { Credentials, Registration } from '../domain/session.ts';

/** What becomes of the token, by the clock, by the server's word, or in another tab of the same browser. */
export type TokenChange =
  | { readonly type: 'token.nearlyExpired' }
  | { readonly type: 'token.expired' }
  /** The server would not take it (SESS-04). */
  | { readonly type: 'token.refused' }
  /** Another tab signed in. */
  | { readonly type: 'token.replaced'; readonly email: string }
  /** Another tab signed out. */
  | { readonly type: 'token.removed' };

export type SessionEvent =
  | { readonly type: 'session.signIn'; readonly credentials: Credentials }
  | { readonly type: 'session.register'; readonly registration: Registration }
  | { readonly type: 'session.signOut' }
  /** Because the cart was lost: no step home, and the cart looks after itself (CART-05). */
  | { readonly type: 'session.signOutInPlace' }
  /** The guest's cart has left state and storage: the token may go live (CART-11). */
  | { readonly type: 'session.confirmCartRelease' }
  /** Somebody doubts that the token still holds (CART-14). */
  | { readonly type: 'session.verify' }
  /** Ok in the expiry dialog: on to the sign-in page, with everything kept (SHELL-08). */
  | { readonly type: 'session.acknowledge' }
  /** The expiry dialog was closed: go on as a guest. */
  | { readonly type: 'session.dismiss' }
  /** The shopper is on another page now; through the account's doors one passes to sign in (SHELL-08). */
  | { readonly type: 'session.visit'; readonly isSignInPage: boolean; readonly isAccountDoor: boolean }
  | TokenChange;

export type SessionFact =
  /** Told before `restored` and `signedIn` where it is not the customer whose session it was. */
  | { readonly type: 'session.ownerChanged' }
  /** A token was found, at the start or because another tab signed in. */
  | { readonly type: 'session.restored'; readonly email: string }
  | { readonly type: 'session.restoredAsGuest' }
  | { readonly type: 'session.signInStarted'; readonly isRegistration: boolean }
  /** The reason's text stays here, for the form that asked. */
  | { readonly type: 'session.signInFailed'; readonly kind: FailureKind }
  | { readonly type: 'session.cartReleaseWanted' }
  /** The token could not be kept after all: the guest goes on as before. */
  | { readonly type: 'session.signInUndone' }
  | { readonly type: 'session.signedIn'; readonly email: string }
  | { readonly type: 'session.verified' }
  | { readonly type: 'session.verificationFailed'; readonly failure: Failure }
  | { readonly type: 'session.nearlyExpired' }
  | { readonly type: 'session.timedOut' }
  | { readonly type: 'session.signInWanted' }
  /** The shopper is where one signs in, and is signed in already. */
  | { readonly type: 'session.signInSkipped' }
  /** The shopper is where one signs in or registers. */
  | { readonly type: 'session.signInPageOpened' }
  // signing out, in this order (§4, SESS-02)
  | { readonly type: 'session.customerForgotten' }
  | { readonly type: 'session.checkoutForgotten' }
  | { readonly type: 'session.cartForgotten' }
  | { readonly type: 'session.homeWanted' }
  | { readonly type: 'session.signedOut' }
  /** Without the steps of the cart and home. */
  | { readonly type: 'session.signedOutInPlace' }
  /** As after signing out, but the shopper stays where they are and gets a cart only with their next addition. */
  | { readonly type: 'session.forgotten' };
