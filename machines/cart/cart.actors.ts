/** What the cart machine needs from outside. */

import type { Cart, CartAction, NewLine, WriteAnswer } from '../domain/cart.ts';
import { slot } from '../slot.ts';

export const readCart = slot<Cart, { readonly cartId: string }>('readCart');

/** Answers the new cart's id. */
export const createCart = slot<string, undefined>('createCart');

/** Carries one action out; what the server would not take comes as refusals beside the cart. */
export const writeCart = slot<WriteAnswer, { readonly cartId: string; readonly action: CartAction }>(
  'writeCart',
);

/** Brings the lines of a lost cart into a new one, as many as will come. */
export const rebuildCart = slot<WriteAnswer, { readonly cartId: string; readonly lines: readonly NewLine[] }>(
  'rebuildCart',
);
