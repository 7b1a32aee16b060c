/** What the cart machine needs from outside. */

import type { Cart, CartAction, LineUpdate, NewLine, WriteAnswer } from '../../domain/cart.ts';
import { listenerSlot, slot } from '../../slot.ts';
import type { CartChange, CartLeaving } from './cart.events.ts';

export const readCart = slot<Cart, { readonly cartId: string }>('readCart');

/** Answers the new cart's id. */
export const createCart = slot<string, undefined>('createCart');

export interface CartWrite {
  readonly cartId: string;
  readonly action: CartAction;
  /** Other lines' quantities, changed together with this one's. */
  readonly alongside?: readonly LineUpdate[];
  /** Whose account additions are for, where it has a number (CART-12). */
  readonly customerId?: number | undefined;
}

/** Carries one action out; what the server would not take comes as refusals beside the cart. */
export const writeCart = slot<WriteAnswer, CartWrite>('writeCart');

export interface CartParting {
  readonly type: 'parting.send';
  readonly writes: readonly CartWrite[];
}

/** Sends each write at once, for the page is unloaded; no answer is awaited (BEY-05). */
export const partCart = listenerSlot<CartParting, undefined>('partCart');

export interface CartRebuilding {
  readonly cartId: string;
  readonly lines: readonly NewLine[];
  /** As of any addition. */
  readonly customerId?: number | undefined;
}

/** Brings the lines of a lost cart into a new one, as many as will come. */
export const rebuildCart = slot<WriteAnswer, CartRebuilding>('rebuildCart');

/** The signed-in customer's own cart, which the server chooses. */
export const readOwnCart = slot<Cart, undefined>('readOwnCart');

export interface CartMerge {
  readonly source: string;
  readonly destination: string;
}

/** Moves what one cart holds into another, which is answered (CART-11). */
export const mergeCarts = slot<Cart, CartMerge>('mergeCarts');

/** Reports changes by another tab (SESS-05), and that this page is unloaded (BEY-05). */
export const watchCart = listenerSlot<CartChange | CartLeaving, undefined>('watchCart');

export const cartSlots = { readCart, createCart, watchCart, partCart };
