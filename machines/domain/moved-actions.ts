/** What was asked of a line, once another cart has taken the place of the line's own: there the same goods have another id (CART-11, SESS-05). */

import { isRemoval, isSameGoods, type Cart, type CartAction, type NewLine } from './cart.ts';
import type { Failure } from './failure.ts';

type LineAction = Extract<CartAction, { readonly lineId: string }>;

interface Moved {
  readonly queue: readonly CartAction[];
  /** They cannot be done there. */
  readonly stranded: readonly CartAction[];
}

const goodsOf = (action: LineAction): NewLine => (action.kind === 'edit' ? action.before : action.line);

/** How many the line held when it was asked; of a new quantity only the cart of then knows it. */
const heldThen = (action: LineAction, known: readonly NewLine[]): number | undefined =>
  action.kind === 'update'
    ? known.find((line) => isSameGoods(line, action.line))?.quantity
    : goodsOf(action).quantity;

/** `known` of a cart that was merged: where the line holds more than it did, the others are somebody else's wish, and stay. */
export const movedOnto = (
  cart: Cart,
  actions: readonly CartAction[],
  known: readonly NewLine[] | null,
): Moved => {
  const queue: CartAction[] = [];
  const stranded: CartAction[] = [];
  for (const action of actions) {
    if (!('lineId' in action) || cart.lines.some(({ id }) => id === action.lineId)) {
      queue.push(action);
      continue;
    }
    const line = cart.lines.find((other) => isSameGoods(other, goodsOf(action)));
    if (line !== undefined && (known === null || line.quantity === heldThen(action, known)))
      queue.push({ ...action, lineId: line.id });
    // of another choice the rest is told as done once the server knows no such line
    else if (line === undefined && isRemoval(action)) queue.push(...(action.kind === 'edit' ? [action] : []));
    else stranded.push(action);
  }
  return { queue, stranded };
};

export const strandedFailure = (actions: readonly CartAction[]): Failure => {
  const names = actions.flatMap((action) => ('lineId' in action ? [goodsOf(action).name] : []));
  return {
    kind: 'refused',
    message: `Your cart is another one now, so your last change was left undone: ${names.join(', ')}. Please look it over.`,
  };
};
