/** What the recovery of a lost cart is asked and what it reports to the cart. */

import type { LostLine } from '../../domain/lost-lines.ts';

/** What is to be brought back, and for whom. */
export interface Replacement {
  readonly lost: readonly LostLine[];
  /** Whose account the lines are for (CART-12). */
  readonly customerId: number | undefined;
  /** For a signed-in customer, to whom the server gives the cart they have. */
  readonly isOwned: boolean;
}

export type CartRecoveryEvent =
  /** The token is valid, so the cart is lost. */
  | { readonly type: 'cartRecovery.confirmSession' }
  | { readonly type: 'cartRecovery.confirmSignOut' }
  | ({ readonly type: 'cartRecovery.replaceCart' } & Replacement);

export type CartRecoveryFact =
  /** `session`: is the token valid? `signOut`: is the customer to be signed out? */
  | { readonly type: 'cartRecovery.asked'; readonly question: 'session' | 'signOut' }
  /** Asks for the lines that are to come back, as a guest's where the customer is signed out. */
  | { readonly type: 'cartRecovery.cartLost'; readonly isSignedOut: boolean };
