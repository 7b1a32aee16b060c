/** What the root starts with and remembers. */

import type { CartInput } from './cart/cart.context.ts';
import type { OrderProof } from './domain/order-lookup.ts';
import type { EnteredRow } from './domain/order-pad.ts';
import type { Receipt } from './domain/order.ts';
import type { ParkedRequest } from './shop.events.ts';

export interface ShopInput extends CartInput {
  readonly receipt: Receipt | null;
  /** What a reload finds again of the quick-order pad. */
  readonly padRows: readonly EnteredRow[];
  readonly isOnline: boolean;
  /** What the look-up of an order asks for besides number and email: it depends on the server's version. */
  readonly orderProof: OrderProof;
  /** A customer's order was under way when their session ended with nobody there: nobody here can ask about it. */
  readonly isOrderForgotten: boolean;
}

export interface ShopContext {
  readonly input: ShopInput;
  /** The page shows the cart. */
  readonly isAtCart: boolean;
  /** What is in the cart, as it was last told. */
  readonly skus: readonly string[];
  /** Keys of the loaders alive, the longest unused first. */
  readonly loaderKeys: readonly string[];
  /** What an expired session kept from being done, oldest first; asked again after signing in (BEY-02). */
  readonly parked: readonly ParkedRequest[];
}

export const openedWith = (input: ShopInput): ShopContext => ({
  input,
  isAtCart: false,
  skus: [],
  loaderKeys: [],
  parked: [],
});
