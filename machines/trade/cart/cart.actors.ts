/** Actor slots that the cart machine needs. */

import type { Cart, NewLine } from '../../domain/cart.ts';
import type { CartAction, LineUpdate, WriteAnswer } from '../../domain/cart-actions.ts';
import { listenerSlot, slot } from '../../slot.ts';
import type { CartCountEvent } from './cart-count.events.ts';
import type { CartChange, CartLeaving } from './cart.events.ts';

export const readCart = slot<Cart, { readonly cartId: string }>('readCart');

export type ItemCount = Pick<Cart, 'totalQuantity'>;

/** The number of items only, which is less to read than the whole cart (CART-13). */
export const countItems = slot<ItemCount, { readonly cartId: string }>('countItems');

/** Reports that the page is shown again after it was hidden for a while. */
export const watchReturn = listenerSlot<CartCountEvent, undefined>('watchReturn');

/** Resolves with the id of the new cart. */
export const createCart = slot<string, undefined>('createCart');

export interface CartWrite {
  readonly cartId: string;
  readonly action: CartAction;
  /** Quantities of other lines, changed in the same request. */
  readonly alongside?: readonly LineUpdate[];
  /** The account that added lines are for, where it has a number (CART-12). */
  readonly customerId?: number | undefined;
}

/** Carries out one action. Resolves with the cart and with what the server refused. */
export const writeCart = slot<WriteAnswer, CartWrite>('writeCart');

export interface CartUnload {
  readonly type: 'unload.send';
  readonly writes: readonly CartWrite[];
}

/** Sends each write at once because the page is unloading; ignores the responses (BEY-05). */
export const flushCart = listenerSlot<CartUnload, undefined>('flushCart');

export interface CartRebuilding {
  readonly cartId: string;
  readonly lines: readonly NewLine[];
  /** The account, as for any addition. */
  readonly customerId?: number | undefined;
}

/** Adds the lines of a lost cart to a new one, as many as the server accepts. */
export const rebuildCart = slot<WriteAnswer, CartRebuilding>('rebuildCart');

/** The signed-in customer's cart, which the server chooses. */
export const readOwnCart = slot<Cart, undefined>('readOwnCart');

export interface CartMerge {
  readonly source: string;
  readonly destination: string;
}

/** Moves the lines of one cart into another and resolves with that one (CART-11). */
export const mergeCarts = slot<Cart, CartMerge>('mergeCarts');

/** Reports changes by other tabs (SESS-05) and that the page unloads (BEY-05). */
export const watchCart = listenerSlot<CartChange | CartLeaving, undefined>('watchCart');

export const cartSlots = { readCart, createCart, watchCart, flushCart };
