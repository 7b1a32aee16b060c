/** When the shop assistant asks a customer to leave their name behind, and what goes on without it (CART-05). */

import type { CartAction } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { makesAnew } from './cart.moving.ts';
import { appliedTo, leftBehind, onNewCart } from './cart.reckoning.ts';

/** True where something was put in, or just looked at, and an order explains nothing. */
export const asksToLeave = (keeper: CartKeeper, failure: Failure): boolean => {
  const { action, isOwned } = keeper.memory;
  const isChange = action !== null && action.kind !== 'add' && action.kind !== 'addSeveral';
  if (!isOwned || isChange || failure.kind === 'cartInactive') return false;
  keeper.memory.failure = failure;
  keeper.tell({ type: 'cart.signOutWanted' });
  keeper.state = 'awaitingSignOut';
  keeper.settle();
  return true;
};

/** A guest has no order to repeat. */
const nameless = (one: CartAction): CartAction =>
  one.kind === 'addSeveral' ? { kind: 'addSeveral', lines: one.lines, orderNumber: null } : one;

/** What the customer asked for and what their cart held, for the guest they are now. */
export const leavesCustomer = (keeper: CartKeeper): void => {
  const { action, queue } = keeper.memory;
  const pending = action === null ? queue : [action, ...queue];
  Object.assign(keeper.memory, {
    lost: leftBehind(keeper.memory, pending),
    lostCodes: appliedTo(keeper.memory.cart),
    action: action === null ? null : nameless(action),
    queue: queue.flatMap((one) => onNewCart(one, false)).map(nameless),
    removed: [],
    wasOrdered: false,
    hasRecreated: true,
    isOwned: false,
    customerId: null,
    releasedCartId: null,
    releasedLines: [],
    cartId: null,
    cart: null,
    failure: null,
  });
  keeper.tell({ type: 'cart.lost' });
  makesAnew(keeper);
};
