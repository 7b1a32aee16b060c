/** Requests to a cart write and the facts it reports to the cart. */

import type { Held } from '../../domain/cart.ts';

/** The cart that shows whether the request was carried out. */
export interface Baseline {
  /** Null: the cart no longer exists. */
  readonly cartId: string | null;
  /** Its lines before the request; null when unknown. */
  readonly held: Held | null;
}

export type CartWritesEvent = { readonly type: 'cartWrites.reconcile' } & Baseline;

/** Asks which cart to read. */
export type CartWritesFact = { readonly type: 'cartWrites.answerLost' };
