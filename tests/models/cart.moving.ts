/** What the shop assistant does about a cart in the place of a lost one: it may not be empty (CART-05, BEY-03). */

import type { Recreation } from '#machines/cart/recreation.machine.ts';
import type { Cart, CartAction } from '#machines/domain/cart.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { isSame } from './cart.reckoning.ts';

/** The later of two for one line makes the other pointless. */
export const isOfOneLine = (one: CartAction, later: CartAction): boolean =>
  'lineId' in one && 'lineId' in later && one.lineId === later.lineId;

/** What another device brought into the new cart before is not brought in a second time, but made as it is wanted. */
const movedInto = (one: CartAction, cart: Cart | null, brought: readonly LostLine[]): CartAction => {
  if (one.kind !== 'edit' && !(one.kind === 'add' && one.isReturned)) return one;
  const goods = one.kind === 'edit' ? one.before : one.line;
  const lineId = cart?.lines.find((line) => isSame(line, goods))?.id;
  const isBrought = brought.some(({ sku, chosen }) => chosen !== null && isSame({ sku, chosen }, goods));
  if (lineId === undefined || isBrought) return one;
  return one.kind === 'edit' ? { ...one, lineId } : { kind: 'update', lineId, line: one.line };
};

export const makesAnew = (keeper: CartKeeper): void => {
  const { lost, customerId, isOwned } = keeper.memory;
  keeper.ask('recreating', 'recreation', { lost, customerId: customerId ?? undefined, isOwned });
};

/** With no cart to be had, lines that something was to be done to are no less lost than the others, but for what had been taken out. */
export const staysLost = ({ memory }: CartKeeper, given: readonly CartAction[]): void => {
  if (memory.cartId !== null || memory.wasOrdered) return;
  for (const one of given) {
    if (one.kind === 'edit') memory.lost = [...memory.lost, one.before];
    if (one.kind !== 'add' || !one.isReturned) continue;
    const { line } = one;
    if (!memory.removed.some((before) => isSame(before, line))) memory.lost = [...memory.lost, line];
  }
};

export const movesIn = (keeper: CartKeeper, { cartId, cart, missing, failure }: Recreation): void => {
  const { action, queue, lost, isOwned, wasOrdered } = keeper.memory;
  // some of what was lost may lie in there unseen
  const isUnread = cart === null && lost.some(({ chosen }) => chosen !== null);
  Object.assign(keeper.memory, { cartId, cart, isUnread, failure: null });
  if (failure !== null) {
    staysLost(keeper, action === null ? [] : [action]);
    return keeper.fail(failure);
  }
  const moved = (one: CartAction): CartAction => movedInto(one, cart, lost);
  Object.assign(keeper.memory, { action: action && moved(action), queue: queue.map(moved), lost: [] });
  keeper.tell({ type: 'cart.created', cartId, isOwned });
  // no cart of these plans brings any of its own
  const codes = keeper.memory.lostCodes;
  keeper.memory.lostCodes = null;
  keeper.tell({ type: 'cart.recreated', missing, ...(codes === null ? {} : { codes }), wasOrdered });
  if (action === null) keeper.read();
  else keeper.write();
};
