/** What a write of the cart is asked and what it reports to the cart. */

import type { Held } from '../../domain/cart.ts';

/** The cart that shows what has come of the request. */
export interface Witness {
  /** Null: there is none any more. */
  readonly cartId: string | null;
  /** What it held before; null when that is not known. */
  readonly held: Held | null;
}

export type CartWritesEvent = { readonly type: 'cartWrites.reconcile' } & Witness;

/** Asks which cart is to be read. */
export type CartWritesFact = { readonly type: 'cartWrites.answerLost' };
