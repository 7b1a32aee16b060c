/** What the shop assistant takes up at once: quantities that were changed one after another are one errand, unless it was refused as one (BEY-05, BEY-09). */

import type { CartAction, LineUpdate } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { CartKeeper } from './cart.keeper.ts';

/** A quantity that may go together with others. */
const isErrand = (one: CartAction | null | undefined): one is LineUpdate =>
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
const stillWanted = (keeper: CartKeeper): readonly LineUpdate[] =>
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

/** The shop closes over the errand: what still waits goes with it. */
export const hurry = (keeper: CartKeeper): void => {
  const { action, queue } = keeper.memory;
  if (keeper.state !== 'writing' || !isErrand(action) || !isErrand(queue[0])) {
    keeper.memory.isSettled = true;
    return keeper.move();
  }
  takeUp(keeper, [...stillWanted(keeper), ...queue]);
  return keeper.write();
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
