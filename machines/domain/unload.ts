/** The requests to send immediately when the page unloads, besides the running one (BEY-05). */

import { isSameItem, type NewLine } from './cart.ts';
import { isJoinable, linesOf, type CartAction, type LineUpdate } from './cart-actions.ts';

/** One request. */
export interface UnloadWrite {
  readonly action: CartAction;
  readonly alongside: readonly LineUpdate[];
}

export interface Unload {
  readonly writes: readonly UnloadWrite[];
  /** Actions that have to wait. */
  readonly waiting: readonly CartAction[];
}

type Addition = Extract<CartAction, { readonly kind: 'add' | 'addSeveral' }>;

const isAddition = (action: CartAction): action is Addition =>
  action.kind === 'add' || action.kind === 'addSeveral';

const itemsOf = (action: CartAction): readonly NewLine[] =>
  action.kind === 'edit' ? [action.before, action.line] : linesOf(action);

const hasSameItem = (one: CartAction, other: CartAction): boolean =>
  itemsOf(one).some((line) => itemsOf(other).some((otherLine) => isSameItem(line, otherLine)));

/** Known items that no other action concerns: the order of arrival does not matter. */
const isIndependent = (addition: Addition, others: readonly CartAction[]): boolean =>
  (addition.kind === 'add' || addition.orderNumber === null) &&
  !others.some((other) => hasSameItem(addition, other));

const together = (additions: readonly Addition[]): readonly CartAction[] =>
  additions.length < 2
    ? additions
    : [{ kind: 'addSeveral', lines: additions.flatMap(linesOf), orderNumber: null }];

/**
 * An edit that has not started waits: it takes two requests, and after the first both lines would
 * exist.
 */
export const splitForUnload = (underWay: readonly CartAction[], queue: readonly CartAction[]): Unload => {
  const changes = queue.filter((action) => !isAddition(action));
  const leaving = changes.filter((action) => action.kind !== 'edit' || action.step !== 'adding');
  const additions = queue
    .filter(isAddition)
    .filter((addition) => isIndependent(addition, [...underWay, ...changes]));
  const updates = leaving.filter(isJoinable);
  const alone = [...leaving.filter((action) => !isJoinable(action)), ...together(additions)];
  const [first, ...alongside] = updates;
  const writes: UnloadWrite[] = alone.map((action) => ({ action, alongside: [] }));
  const sent: readonly CartAction[] = [...leaving, ...additions];
  return {
    writes: first === undefined ? writes : [{ action: first, alongside }, ...writes],
    waiting: queue.filter((action) => !sent.includes(action)),
  };
};
