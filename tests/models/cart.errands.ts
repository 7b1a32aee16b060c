/** What the shop assistant takes up at once: quantities that were changed one after another are one errand, unless it was refused as one (BEY-05, BEY-09). */

import type { Cart, CartAction, LineUpdate } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { bare, isDone, shelfOf, unheard } from './cart.reckoning.ts';
import { severalReconciled } from './cart.several.ts';

/** A quantity that may go together with others. */
export const isErrand = (one: CartAction | null | undefined): one is LineUpdate =>
  one?.kind === 'update' && !one.isAlone;

/** What is on the counter now. */
export const doing = ({ memory: { action, alongside } }: CartKeeper): readonly CartAction[] =>
  action === null ? [] : [action, ...alongside];

export const putDown = ({ memory }: CartKeeper): void =>
  void Object.assign(memory, { action: null, alongside: [] });

export const takeUp = ({ memory }: CartKeeper, waiting: readonly CartAction[]): void => {
  const [oldest = null, ...others] = waiting;
  const alongside: LineUpdate[] = [];
  for (const next of isErrand(oldest) ? others : []) {
    if (!isErrand(next)) break;
    alongside.push(next);
  }
  Object.assign(memory, { action: oldest, alongside, queue: others.slice(alongside.length) });
};

/** Those under way that have not been changed again meanwhile. */
export const stillWanted = (keeper: CartKeeper): readonly LineUpdate[] =>
  doing(keeper).flatMap((one) => {
    const isChanged = keeper.memory.queue.some(
      (later) => one.kind === 'update' && 'lineId' in later && later.lineId === one.lineId,
    );
    return one.kind !== 'update' || isChanged ? [] : [one];
  });

/** One line too short stops them all: they are tried one by one. */
export const parts = (keeper: CartKeeper, { kind }: Failure): boolean => {
  const { alongside, queue } = keeper.memory;
  if (alongside.length === 0 || !['refused', 'notFound'].includes(kind)) return false;
  const apart = stillWanted(keeper).map((one) => ({ ...one, isAlone: true as const }));
  Object.assign(keeper.memory, { queue: [...apart, ...queue], failure: null });
  putDown(keeper);
  keeper.rest();
  return true;
};

/** No answer, or none to be relied on: the cart is looked at before a word is said. */
export const wonders = (keeper: CartKeeper, failure: Failure): boolean => {
  const isOpen = ['network', 'cancelled', 'malformed', 'server'].includes(failure.kind);
  const { cartId } = keeper.memory;
  if (!isOpen || failure.isUnsent === true || cartId === null) return false;
  Object.assign(keeper.memory, { failure, isReloadWanted: false });
  keeper.ask('reconciling', 'readCart', { cartId });
  return true;
};

/** Only what nobody had seen before leaves a doubt after the look. */
export const reconciled = (keeper: CartKeeper, cart: Cart): void => {
  const { action, failure } = keeper.memory;
  if (action === null || failure === null) throw new Error('nothing was in doubt');
  if (action.kind === 'addSeveral') return severalReconciled(keeper, action, failure, cart);
  const asked = [action, ...keeper.memory.alongside];
  const before = shelfOf(keeper.memory);
  keeper.seen(cart);
  if (!asked.every((one) => isDone(one, before, cart))) {
    const isOpen = before === null && asked.every((one) => isDone(one, bare, cart));
    return keeper.fail(isOpen ? unheard(failure) : failure);
  }
  keeper.memory.failure = null;
  if (keeper.goesOn(action, cart)) return;
  keeper.finish(action);
  return keeper.rest();
};
