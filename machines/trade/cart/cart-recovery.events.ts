/** Requests to the recovery of a lost cart and the facts it reports to the cart. */

import type { LostLine } from '../../domain/lost-lines.ts';

/** The lines to restore, and their owner. */
export interface Replacement {
  readonly lost: readonly LostLine[];
  /** The account that the lines are for (CART-12). */
  readonly customerId: number | undefined;
  /** True for a signed-in customer, whose cart the server chooses. */
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
  /** Asks for the lines to restore: as a guest's once the customer is signed out. */
  | { readonly type: 'cartRecovery.cartLost'; readonly isSignedOut: boolean };
