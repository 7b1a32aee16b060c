/** What the order machine needs from outside. */

import type { Cart } from '../domain/cart.ts';
import type { OrderRequest } from '../domain/order.ts';
import { slot } from '../slot.ts';

/** The cart as it stands at the moment of ordering. */
export const rereadCart = slot<Cart, Pick<OrderRequest, 'cartId' | 'isOwned'>>('rereadCart');

/** Sends the order, exactly once per call. */
export const sendOrder = slot<void, { readonly request: OrderRequest }>('sendOrder');
