/** What the shop assistant still gets out of the door when the shop closes over the errand (BEY-05). */

import type { CartAction, NewLine } from '#machines/domain/cart.ts';
import { doing, isErrand, stillWanted, takeUp } from './cart.errands.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { isSame } from './cart.reckoning.ts';

const isPut = ({ kind }: CartAction): boolean => kind === 'add' || kind === 'addSeveral';

const named = (one: CartAction): readonly NewLine[] => {
  if (one.kind === 'addSeveral') return one.lines;
  return one.kind === 'edit' ? [one.before, one.line] : [one.line];
};

const touches = (one: CartAction, other: CartAction): boolean =>
  named(one).some((line) => named(other).some((too) => isSame(line, too)));

/** What may go on its own: what comes in only where nobody is busy with its like, and nothing by halves. */
const goesAlone = (one: CartAction, beside: readonly CartAction[]): boolean => {
  if (one.kind === 'edit') return one.step !== 'adding';
  if (!isPut(one)) return true;
  const isNumbered = one.kind === 'addSeveral' && one.orderNumber !== null;
  return !isNumbered && beside.every((other) => !touches(one, other));
};

/** True where anything went. */
const sendsOff = (keeper: CartKeeper): boolean => {
  const { cartId, queue, customerId } = keeper.memory;
  const { isLockWanted, isReleaseWanted, isAdoptionWanted, isSessionOver } = keeper.memory;
  if (cartId === null || isLockWanted || isReleaseWanted || isAdoptionWanted || isSessionOver) return false;
  const beside = [...doing(keeper), ...queue.filter((one) => !isPut(one))];
  const gone = queue.filter((one) => goesAlone(one, beside));
  if (gone.length === 0) return false;
  const [errand, ...alongside] = gone.filter(isErrand);
  const puts = gone.filter(isPut);
  const letters = [
    ...(errand === undefined ? [] : [{ action: errand, alongside }]),
    ...gone.filter((one) => !isErrand(one) && !isPut(one)).map((action) => ({ action, alongside: [] })),
    ...(puts.length === 1 ? [{ action: puts[0], alongside: [] }] : []),
    ...(puts.length > 1
      ? [{ action: { kind: 'addSeveral', lines: puts.flatMap(named), orderNumber: null }, alongside: [] }]
      : []),
  ];
  const sender = { cartId, customerId: customerId ?? undefined };
  keeper.send('partCart', {
    type: 'parting.send',
    writes: letters.map((letter) => ({ ...letter, ...sender })),
  });
  keeper.memory.queue = queue.filter((one) => !gone.includes(one));
  keeper.memory.isReloadWanted = true;
  return true;
};

/** The shop closes over the errand: what still waits goes with it, or beside it. */
export const hurry = (keeper: CartKeeper): void => {
  const { action, queue } = keeper.memory;
  if (keeper.state === 'writing' && isErrand(action) && isErrand(queue[0])) {
    takeUp(keeper, [...stillWanted(keeper), ...queue]);
    sendsOff(keeper);
    return keeper.write();
  }
  if (['writing', 'loading', 'reconciling'].includes(keeper.state) && sendsOff(keeper)) return;
  keeper.memory.isSettled = true;
  return keeper.move();
};
