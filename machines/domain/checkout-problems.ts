/** What keeps a cart from the checkout (CART-08, BEY-09). */

import { lineTitle, minimumProblem, newLineOf, troubledLines, type Cart, type Removal } from './cart.ts';

export interface TroubledLines {
  readonly names: readonly string[];
  /** Nothing else could be ordered. */
  readonly isAll: boolean;
  readonly removal: Removal;
}

/** Why a cart cannot be checked out. */
export interface CheckoutProblems {
  /** The merchant's message below the minimum order. */
  readonly minimum: string | null;
  /** The lines that block the order; null for none. */
  readonly troubled: TroubledLines | null;
}

/** null: the cart can be checked out. */
export const checkoutProblems = (cart: Cart): CheckoutProblems | null => {
  const minimum = minimumProblem(cart);
  const lines = troubledLines(cart);
  const [first, ...others] = lines.map((line) => ({ lineId: line.id, line: newLineOf(line) }));
  if (first === undefined) return minimum === null ? null : { minimum, troubled: null };
  const isAll = lines.length === cart.lines.length;
  return { minimum, troubled: { names: lines.map(lineTitle), isAll, removal: { ...first, others } } };
};
