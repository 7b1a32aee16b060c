/** What the order machine needs from outside. */

import type { Cart } from '../../domain/cart.ts';
import type { Money } from '../../domain/money.ts';
import type { OrderDestination } from '../../domain/order-destination.ts';
import type { OrderRequest } from '../../domain/order.ts';
import { slot } from '../../slot.ts';

/** A cart, and where it would be delivered; absent where it has no address yet. */
export interface CartToOrder extends Cart {
  readonly destination?: OrderDestination;
}

/** The cart as it stands at the moment of ordering. */
export const rereadCart = slot<CartToOrder, Pick<OrderRequest, 'cartId' | 'isOwned'>>('rereadCart');

/** Sends the order, exactly once per call. */
export const sendOrder = slot<void, { readonly request: OrderRequest }>('sendOrder');

/** Writes address and method of the order onto the cart again; the answer is what the order costs then. */
export const saveDestination = slot<Money, { readonly request: OrderRequest }>('saveDestination');
