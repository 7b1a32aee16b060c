/** What has come of what was asked of a cart: by the answer, or where that was lost by the cart as it was read after (CART-06, CART-07). */

import { hasArrived, nothingHeld } from '../domain/arrival.ts';
import { stillRemoved, type Cart, type Held, type WriteAnswer } from '../domain/cart.ts';
import { restOfEdit } from '../domain/line-edit.ts';
import { missedLines, missedUnanswered } from '../domain/several-lines.ts';
import { underWay, type CartContext } from './cart.context.ts';
import { outcomeOf, type SeveralAdded } from './cart.events.ts';

/** What was in it before; a new cart holds nothing, of one that could not be read nobody knows. */
export const heldIn = ({ cart, isUnread }: CartContext): Held | null =>
  isUnread ? null : (cart ?? nothingHeld);

export const isArrived = (context: CartContext, now: Cart): boolean =>
  underWay(context).every((action) => hasArrived(action, heldIn(context), now));

export const isSeveralArrived = (context: CartContext, now: Cart): boolean =>
  context.action?.kind === 'addSeveral' && isArrived(context, now);

/** The new line of another choice is in, the old one is still there. */
export const isHalfArrived = (context: CartContext, now: Cart): boolean =>
  now.id === context.cartId && restOfEdit(context.action, now) !== null && isArrived(context, now);

/** What it holds may have been there before. */
export const canHaveArrived = (context: CartContext, now: Cart): boolean =>
  heldIn(context) === null && underWay(context).every((action) => hasArrived(action, nothingHeld, now));

/** What became of several, by the server's answer. */
export const outcomeOfAnswer = (context: CartContext, answer: WriteAnswer): SeveralAdded =>
  outcomeOf(context.action, ({ lines, orderNumber }) =>
    missedLines(lines, heldIn(context), answer, orderNumber !== null),
  );

/** By the cart alone. */
export const outcomeUnheard = (context: CartContext, now: Cart): SeveralAdded =>
  outcomeOf(context.action, ({ lines, orderNumber }) =>
    missedUnanswered(lines, heldIn(context), now, orderNumber !== null),
  );

/** What a cart knows once it has been read, by an answer or from another tab. */
export const received = ({ removed }: CartContext, cart: Cart): Partial<CartContext> => ({
  cart,
  isUnread: false,
  keptCart: null,
  lost: [],
  removed: stillRemoved(removed, cart),
});
