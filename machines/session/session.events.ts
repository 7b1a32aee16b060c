/** Requests to the session machine, events it receives and facts it reports. */

import type { Failure, FailureKind } from '../domain/failure.ts';
import type { Credentials, Registration } from '../domain/session.ts';

/** Changes of the token: by time, by the server, or in another tab of the browser. */
export type TokenChange =
  | { readonly type: 'token.nearlyExpired' }
  | { readonly type: 'token.expired' }
  /** The server refused it (SESS-04). */
  | { readonly type: 'token.refused' }
  /** Another tab signed in. */
  | { readonly type: 'token.replaced'; readonly email: string }
  /** Another tab signed out. */
  | { readonly type: 'token.removed' };

export type SessionEvent =
  | { readonly type: 'session.signIn'; readonly credentials: Credentials }
  | { readonly type: 'session.register'; readonly registration: Registration }
  | { readonly type: 'session.signOut' }
  /** Because the cart was lost: stays on the page, and the cart recovers (CART-05). */
  | { readonly type: 'session.signOutInPlace' }
  /** The guest's cart has left state and storage: the token may become active (CART-11). */
  | { readonly type: 'session.confirmCartRelease' }
  /** Checks whether the token is still valid (CART-14). */
  | { readonly type: 'session.verify' }
  /** Ok in the expiry dialog: opens the sign-in page, with all input kept (SHELL-08). */
  | { readonly type: 'session.acknowledge' }
  /** The expiry dialog was closed: continues as a guest. */
  | { readonly type: 'session.dismiss' }
  /** The shopper opened another page. `isSignInFlow`: a page of the sign-in flow (SHELL-08). */
  | { readonly type: 'session.visit'; readonly isSignInPage: boolean; readonly isSignInFlow: boolean }
  | TokenChange;

export type SessionFact =
  /** Reported before `restored` and `signedIn` where another customer than before signed in. */
  | { readonly type: 'session.ownerChanged' }
  /** A token was found, at the start or because another tab signed in. */
  | { readonly type: 'session.restored'; readonly email: string }
  | { readonly type: 'session.restoredAsGuest' }
  | { readonly type: 'session.signInStarted'; readonly isRegistration: boolean }
  /** The message stays here, for the form that was sent. */
  | { readonly type: 'session.signInFailed'; readonly kind: FailureKind }
  | { readonly type: 'session.cartReleaseWanted' }
  /** The token could not be stored: the shopper continues as a guest. */
  | { readonly type: 'session.signInUndone' }
  | { readonly type: 'session.signedIn'; readonly email: string }
  | { readonly type: 'session.verified' }
  | { readonly type: 'session.verificationFailed'; readonly failure: Failure }
  | { readonly type: 'session.nearlyExpired' }
  | { readonly type: 'session.timedOut' }
  | { readonly type: 'session.signInWanted' }
  /** The shopper opened the sign-in page while signed in. */
  | { readonly type: 'session.signInSkipped' }
  /** The shopper is on a page to sign in or register. */
  | { readonly type: 'session.signInPageOpened' }
  // signing out, in this order (§4, SESS-02)
  | { readonly type: 'session.customerForgotten' }
  | { readonly type: 'session.checkoutForgotten' }
  | { readonly type: 'session.cartForgotten' }
  | { readonly type: 'session.homeWanted' }
  | { readonly type: 'session.signedOut' }
  /** Without the steps for the cart and the home page. */
  | { readonly type: 'session.signedOutInPlace' }
  /**
   * Like after signing out, but the shopper stays on the page and gets a cart only with their next
   * addition.
   */
  | { readonly type: 'session.forgotten' };
