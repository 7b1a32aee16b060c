/**
 * Chooses the token for each cart: a customer's cart is never
 * read, changed or ordered as a guest (NET-07).
 */

import type { Authorization } from '#transport/authorization.ts';
import { throwMissingToken } from '../session/missing-token.ts';

export interface CartTokens {
  /**
   * The current token, or null for a guest's cart. Throws for a
   * customer's cart after sign-out, so that it waits for a sign-in.
   */
  of(cartId: string): string | null;
  /** Marks a customer's cart, for the time after the token ends. */
  own(cartId: string): void;
}

export const createCartTokens = ({ token, miss }: Pick<Authorization, 'token' | 'miss'>): CartTokens => {
  const owned = new Set<string>();
  return {
    of: (cartId) => {
      const now = token();
      if (now !== null) owned.add(cartId);
      else if (owned.has(cartId)) return throwMissingToken({ miss });
      return now;
    },
    own: (cartId) => void owned.add(cartId),
  };
};
