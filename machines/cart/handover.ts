/** What a cart knows when it changes hands, or another tab has changed it (CART-11, SESS-05). */

import { newLineOf, type Cart } from '../domain/cart.ts';
import { movedOnto } from '../domain/moved-actions.ts';
import type { CartAdoption } from './cart-owner.machine.ts';
import { isOwned, mergeLines, mergeSource, type CartContext } from './cart.context.ts';

export const withoutCart = { cartId: null, cart: null, removed: [] } as const;

/** Detaches a guest's cart for a sign-in, with what it held. */
export const released = (context: CartContext): Partial<CartContext> => ({
  ...withoutCart,
  isReleaseWanted: false,
  releasedCartId: mergeSource(context),
  releasedLines: mergeLines(context),
  keptCart: null,
});

/** The sign-in was given up: the guest's cart is current again. */
export const takenBack = ({ releasedCartId }: CartContext): Partial<CartContext> => ({
  cartId: releasedCartId,
  releasedCartId: null,
  releasedLines: [],
  owner: 'guest',
});

/** Before the customer's cart is read; lines that a guest removed are not theirs to restore. */
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

/** The queue was for lines of the guest's cart, or of the customer's previous one. */
export const adoptedQueue = ({ queue, releasedLines, cart: before }: CartContext, cart: Cart) =>
  movedOnto(cart, queue, [...releasedLines, ...(before?.lines ?? []).map((line) => newLineOf(line))]);

/** The same when another tab has changed the cart; nothing moves within one cart. */
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
  // the server is asked which cart is the customer's now
  const isNew = cartId !== null && context.cartId !== null && context.owner !== 'expired';
  return { isAdoptionWanted: context.isAdoptionWanted || isNew };
};
