/** What a write of the cart is asked and what it reports to the cart. */

import type { Held } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';

/** The cart that shows what has come of the request. */
export interface Witness {
  readonly cartId: string;
  /** What it held before; null when that is not known. */
  readonly held: Held | null;
}

export type CartWritesEvent = { readonly type: 'cartWrites.reconcile' } & Witness;

/** The answer was lost: asks which cart is to be read. */
export type CartWritesFact = { readonly type: 'cartWrites.answerLost'; readonly failure: Failure };
