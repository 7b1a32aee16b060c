/** Requests that could not be carried out: they are returned to the shopper, or wait again. */

import { parted as partedActions } from '../domain/cart.ts';
import { isInDoubt, type Failure } from '../domain/failure.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import { underWay, unfinished, type CartContext } from './cart.context.ts';

/** What was under way could not be done, and is returned to the shopper. */
export const givenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  failure,
  failed: underWay(context),
  action: null,
  alongside: [],
});

/** Unread, where neither the answer nor the cart arrived. */
export const withUnwritten = (
  context: CartContext,
  { failure, cart }: CartWritten,
): Partial<CartContext> => ({
  ...givenBack(context, failure),
  isUnread: context.isUnread || (cart === null && failure !== null && isInDoubt(failure)),
});

/** Without a cart nothing that waits can be done; the page still holds what was asked. */
export const allGivenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  ...givenBack(context, failure),
  failed: unfinished(context),
  queue: [],
});

/** The requests wait again, for the cart that has taken this one's place. */
export const putBack = (context: CartContext): Partial<CartContext> => ({
  failure: null,
  queue: unfinished(context),
  action: null,
  alongside: [],
});

/** Each for itself, for the server takes all of them or none (BEY-09). */
export const parted = (context: CartContext): Partial<CartContext> => ({
  failure: null,
  queue: partedActions(underWay(context), context.queue),
  action: null,
  alongside: [],
});
