/**
 * Actions on lines after another cart replaced their cart, where line ids differ (CART-11,
 * SESS-05).
 */

import { isSameItem, type Cart, type NewLine } from './cart.ts';
import { isRemoval, type CartAction } from './cart-actions.ts';
import type { Failure } from './failure.ts';

type LineAction = Extract<CartAction, { readonly lineId: string }>;

interface Retargeted {
  readonly queue: readonly CartAction[];
  /** They cannot be carried out. */
  readonly orphaned: readonly CartAction[];
}

const itemOf = (action: LineAction): NewLine => (action.kind === 'edit' ? action.before : action.line);

/**
 * The line's quantity when the action was requested; for a new quantity only the old cart knows it.
 */
const heldThen = (action: LineAction, known: readonly NewLine[]): number | undefined =>
  action.kind === 'update'
    ? known.find((line) => isSameItem(line, action.line))?.quantity
    : itemOf(action).quantity;

/**
 * `known`: the lines of a merged cart. A line that has more than before is left alone, because the
 * rest came from the other cart.
 */
export const retargetedTo = (
  cart: Cart,
  actions: readonly CartAction[],
  known: readonly NewLine[] | null,
): Retargeted => {
  const queue: CartAction[] = [];
  const orphaned: CartAction[] = [];
  for (const action of actions) {
    if (!('lineId' in action) || cart.lines.some(({ id }) => id === action.lineId)) {
      queue.push(action);
      continue;
    }
    const line = cart.lines.find((other) => isSameItem(other, itemOf(action)));
    if (line !== undefined && (known === null || line.quantity === heldThen(action, known)))
      queue.push({ ...action, lineId: line.id });
    // the rest of an edit counts as done once the server no longer knows the line
    else if (line === undefined && isRemoval(action)) queue.push(...(action.kind === 'edit' ? [action] : []));
    else orphaned.push(action);
  }
  return { queue, orphaned };
};

export const orphanedFailure = (actions: readonly CartAction[]): Failure => {
  const names = actions.flatMap((action) => ('lineId' in action ? [itemOf(action).name] : []));
  return {
    kind: 'refused',
    message: `Your cart is another one now, so your last change was left undone: ${names.join(', ')}. Please look it over.`,
  };
};
