/** By whom a cart is asked about: what was once a customer's is never asked about, filled in or ordered by a guest's path (NET-07). */

import type { Authorization } from '#transport/authorization.ts';
import { missToken } from '../session/missed-token.ts';

export interface CartTokens {
  /** The token now, null for a guest's cart; a customer's whose token has just ended waits for the next sign-in. */
  of(cartId: string): string | null;
  /** It is a customer's, whatever becomes of their token. */
  own(cartId: string): void;
}

export const createCartTokens = ({ token, miss }: Pick<Authorization, 'token' | 'miss'>): CartTokens => {
  const owned = new Set<string>();
  return {
    of: (cartId) => {
      const now = token();
      if (now !== null) owned.add(cartId);
      else if (owned.has(cartId)) return missToken({ miss });
      return now;
    },
    own: (cartId) => void owned.add(cartId),
  };
};
