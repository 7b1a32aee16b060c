/** What the shop assistant packs when a guest signs in, and finds again among the customer's things (CART-11). */

import type { Cart, CartAction, NewLine } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { isSame } from './cart.reckoning.ts';

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

type Shown = readonly Pick<NewLine, 'sku' | 'chosen' | 'quantity'>[];

/** What is to be done to a line that lies elsewhere now: there, or not at all; null where that is what was wanted. */
const errandFor = (one: CartAction, { lines }: Cart, shown: Shown | null): CartAction | 'undone' | null => {
  if (one.kind === 'add' || one.kind === 'addSeveral' || lines.some(({ id }) => id === one.lineId))
    return one;
  const goods = one.kind === 'edit' ? one.before : one.line;
  const place = lines.find((line) => isSame(line, goods));
  if (place === undefined) {
    if (one.kind === 'remove') return null;
    return one.kind === 'edit' && one.step === 'removing' ? one : 'undone';
  }
  const had = one.kind === 'update' ? shown?.find((line) => isSame(line, goods))?.quantity : goods.quantity;
  return shown === null || place.quantity === had ? { ...one, lineId: place.id } : 'undone';
};

/** Puts what waits to the lines of this cart; what has no place there is given back, with the reason. */
export const redirects = ({ memory }: CartKeeper, cart: Cart, shown: Shown | null): Failure | null => {
  const undone = memory.queue.filter((one) => errandFor(one, cart, shown) === 'undone');
  memory.queue = memory.queue.flatMap((one) => {
    const errand = errandFor(one, cart, shown);
    return errand === null || errand === 'undone' ? [] : [errand];
  });
  memory.failed = undone;
  const names = undone.map((one) =>
    one.kind === 'edit' ? one.before.name : 'line' in one ? one.line.name : '',
  );
  const message = `Your cart is another one now, so your last change was left undone: ${names.join(', ')}. Please look it over.`;
  return undone.length > 0 ? { kind: 'refused', message } : null;
};

/** A cart that was asked for has come; it may be another than what waits was meant for. */
export const finds = (keeper: CartKeeper, cart: Cart): void => {
  const { cartId, cart: before } = keeper.memory;
  const isAnother = cart.id === cartId && before?.id !== cart.id;
  const undone = isAnother ? redirects(keeper, cart, null) : null;
  keeper.seen(cart);
  if (undone === null) keeper.rest();
  else keeper.fail(undone);
};
