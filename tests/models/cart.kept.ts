/** What the shop assistant does for a customer of whose cart only a note is left (CART-05, BEY-03, BEY-15). */

import type { EventObject } from 'xstate';
import type { AdoptedCart } from '#machines/cart/cart.actors.ts';
import type { CartContext } from '#machines/cart/cart.context.ts';
import type { KeptCart } from '#machines/domain/lost-lines.ts';
import { done, failed } from '#tests/support/model.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { redirects } from './cart.merging.ts';
import { makesAnew } from './cart.moving.ts';
import { cartOf, cups, failure } from './goods.ts';

/** What is kept of a customer's cart: told apart as this very object. */
export const note: KeptCart = { cartId: 'cart-1', lines: [cups(7)] };

const cart = cartOf('own');

/** Once somebody has a cart it is like any other. */
export const isOfNote = ({ keptCart, lost, cart: now }: CartContext): boolean =>
  keptCart === note || lost === note.lines || now?.id === cart.id;

const recreated = { cartId: 'own', cart, missing: [], failure: null };

/** What may happen until that is so. */
export const eventsOfNote: Readonly<Record<string, readonly EventObject[]>> = {
  starting: [{ type: 'cart.lock' }, { type: 'cart.adopt' }],
  adopting: [
    done('adoptCart', { cart, refusals: [], isKeptLost: true }),
    done('adoptCart', { cart, refusals: [] }),
    failed('adoptCart', failure('network')),
    { type: 'cart.adopt' },
    { type: 'cart.lock' },
  ],
  ready: [{ type: 'cart.load' }, { type: 'cart.addItem', line: cups(1) } as EventObject],
  recreating: [
    done('recreation', recreated),
    done('recreation', { ...recreated, cartId: null, cart: null, failure: failure('network') }),
  ],
};

/** Together with a guest's cart to be merged nothing is asked about the note: it may be that cart's. */
export const asksForOwn = (keeper: CartKeeper): void => {
  const { releasedCartId, releasedLines, keptCart } = keeper.memory;
  const noted = releasedCartId === null && keptCart !== null ? keptCart.cartId : undefined;
  const packed = releasedCartId === null ? undefined : releasedLines;
  keeper.ask('adopting', 'adoptCart', { releasedCartId, releasedLines: packed, keptCartId: noted });
};

/** True where the noted lines go into the cart that took the place of theirs: not while money moves, nor for whoever is about to leave. */
const bringsBackKept = (keeper: CartKeeper, { isKeptLost }: AdoptedCart): boolean => {
  const { keptCart, isLockWanted, isReleaseWanted, isAdoptionWanted, isSessionOver } = keeper.memory;
  if (isKeptLost !== true || keptCart === null) return false;
  if (isLockWanted || isReleaseWanted || isAdoptionWanted || isSessionOver) return false;
  const { lines: lost } = keptCart;
  Object.assign(keeper.memory, { lost, keptCart: null, wasOrdered: false, hasRecreated: true });
  keeper.tell({ type: 'cart.adopted' });
  makesAnew(keeper);
  return true;
};

export const adopts = (keeper: CartKeeper, answer: AdoptedCart): void => {
  if (bringsBackKept(keeper, answer)) return;
  const { cart: own, refusals, missing = [] } = answer;
  const { releasedLines, cart: before } = keeper.memory;
  const undone = redirects(keeper, own, [...releasedLines, ...(before?.lines ?? [])]);
  const isOver = {
    isUnread: false,
    releasedCartId: null,
    releasedLines: [],
    lost: [],
    lostCodes: null,
    keptCart: null,
  };
  Object.assign(keeper.memory, { cartId: own.id, cart: own, ...isOver });
  keeper.tell({ type: 'cart.created', cartId: own.id, isOwned: true });
  keeper.tell({ type: 'cart.changed', cart: own });
  keeper.tell({ type: 'cart.adopted', ...(missing.length > 0 ? { missing } : {}) });
  const [refusal] = refusals;
  if (refusal !== undefined) keeper.fail({ kind: 'refused', message: refusal.message });
  else if (undone !== null) keeper.fail(undone);
  else keeper.rest();
};
