/** What the shop assistant packs when a guest signs in, and finds again among the customer's things (CART-11). */

import type { NewLine } from '#machines/domain/cart.ts';
import type { CartKeeper } from './cart.keeper.ts';

/** All that the guest's basket holds, where nothing may have happened to it since it was last looked into. */
const contents = ({ memory }: CartKeeper): readonly NewLine[] => {
  if (memory.isUnread || memory.isReloadWanted) return [];
  const { cart, cartId, keptCart, lost } = memory;
  const held = cart?.lines ?? (keptCart?.cartId === cartId ? keptCart?.lines : lost) ?? [];
  return held.flatMap(({ sku, name, quantity, chosen }) =>
    chosen === null ? [] : [{ sku, name, quantity, chosen }],
  );
};

/** The guest's basket is put by; a customer's own is not packed anew. */
export const packs = (keeper: CartKeeper): void => {
  const { memory } = keeper;
  if (memory.isOwned || memory.cartId === null) return;
  memory.releasedLines = contents(keeper);
  memory.releasedCartId = memory.cartId;
};
