/** What a cart knows when it changes hands, or another tab has changed it (CART-11, SESS-05). */

import { newLineOf, type Cart } from '../domain/cart.ts';
import { movedOnto } from '../domain/moved-actions.ts';
import type { CartAdoption } from './cart-owner.machine.ts';
import { isOwned, mergeLines, mergeSource, type CartContext } from './cart.context.ts';

export const withoutCart = { cartId: null, cart: null, removed: [] } as const;

/** A guest's leaves for a sign-in; what it held is remembered beside its id. */
export const released = (context: CartContext): Partial<CartContext> => ({
  ...withoutCart,
  isReleaseWanted: false,
  releasedCartId: mergeSource(context),
  releasedLines: mergeLines(context),
  keptCart: null,
});

/** The guest goes on with their cart. */
export const takenBack = ({ releasedCartId }: CartContext): Partial<CartContext> => ({
  cartId: releasedCartId,
  releasedCartId: null,
  releasedLines: [],
  owner: 'guest',
});

/** The customer's own is asked for: what a guest took out is nothing of theirs. */
export const toBeAdopted = (context: CartContext): Partial<CartContext> => ({
  releasedCartId: mergeSource(context),
  releasedLines: mergeLines(context),
  cartId: null,
  removed: isOwned(context) ? context.removed : [],
  owner: 'customer',
  isAdoptionWanted: false,
  isReloadWanted: false,
  failure: null,
});

export const adoptionOf = ({ releasedCartId, releasedLines, keptCart }: CartContext): CartAdoption => ({
  releasedCartId,
  releasedLines: releasedCartId === null ? undefined : releasedLines,
  keptCartId: releasedCartId === null ? keptCart?.cartId : undefined,
});

/** What waits was asked of a guest's lines, or of the customer's cart of before. */
export const adoptedQueue = ({ queue, releasedLines, cart: before }: CartContext, cart: Cart) =>
  movedOnto(cart, queue, [...releasedLines, ...(before?.lines ?? []).map((line) => newLineOf(line))]);

/** The same where another tab has another cart now; of the one that is known already nothing is to be moved. */
export const readQueue = ({ queue, cart: before, cartId }: CartContext, cart: Cart) =>
  cart.id !== cartId || cart.id === before?.id ? { queue, stranded: [] } : movedOnto(cart, queue, null);

export const withOwnCart = (context: CartContext, cart: Cart): Partial<CartContext> => ({
  queue: adoptedQueue(context, cart).queue,
  failed: adoptedQueue(context, cart).stranded,
  cartId: cart.id,
  cart,
  isUnread: false,
  releasedCartId: null,
  releasedLines: [],
  lost: [],
  lostCodes: null,
  keptCart: null,
});

/** Another tab of this browser changed the cart, or has another one now (SESS-05). */
export const followed = (context: CartContext, cartId: string | null): Partial<CartContext> => {
  if (cartId === context.cartId) return { isReloadWanted: cartId !== null };
  if (!isOwned(context)) return { cartId, cart: null, removed: [], isReloadWanted: cartId !== null };
  // the customer's own cart is known by whose it is: the server is asked which it is now
  const isNew = cartId !== null && context.cartId !== null && context.owner !== 'expired';
  return { isAdoptionWanted: context.isAdoptionWanted || isNew };
};
