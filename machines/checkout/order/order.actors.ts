/** Actor slots that the order machine needs. */

import type { Cart } from '../../domain/cart.ts';
import type { Money } from '../../domain/money.ts';
import type { OrderDestination } from '../../domain/order-destination.ts';
import type { OrderRequest } from '../../domain/order.ts';
import { slot } from '../../slot.ts';

/** A cart and its delivery address; absent where it has none yet. */
export interface CartToOrder extends Cart {
  readonly destination?: OrderDestination;
}

/** Reads the cart at the moment of ordering. */
export const rereadCart = slot<CartToOrder, Pick<OrderRequest, 'cartId' | 'isOwned'>>('rereadCart');

/** Sends the order, exactly once per call. */
export const sendOrder = slot<void, { readonly request: OrderRequest }>('sendOrder');

/** Writes address and method of the order to the cart again; resolves with the new total. */
export const saveDestination = slot<Money, { readonly request: OrderRequest }>('saveDestination');
