/** A request to the cart, and what has come of it (CART-03, CART-06, CART-07). */

import { nothingHeld } from '../domain/arrival.ts';
import { stillRemoved, type Cart, type Held } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { isHalfDone, restOfEdit } from '../domain/line-edit.ts';
import { present } from '../domain/present.ts';
import { missedLines, missedUnanswered } from '../domain/several-lines.ts';
import type { Witness } from './cart-writes.events.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import type { CartWrite } from './cart.actors.ts';
import type { CartContext } from './cart.context.ts';
import { outcomeOf, type SeveralAdded } from './cart.events.ts';

/** What was in it before; a new cart holds nothing. Null: not known. */
const heldIn = ({ cart, isUnread }: CartContext): Held | null => (isUnread ? null : (cart ?? nothingHeld));

export const writeOf = (context: CartContext): CartWrite => ({
  cartId: present(context.cartId, 'cartId'),
  action: present(context.action, 'action'),
  alongside: context.alongside,
  customerId: context.customerId ?? undefined,
});

/** The cart that shows what has come of a request whose answer was lost. */
export const witnessOf = (context: CartContext): Witness => ({
  cartId: present(context.cartId, 'cartId'),
  held: heldIn(context),
});

/** By the server's answer, or by the cart alone where that was lost. */
export const severalWritten = (context: CartContext, { answer, cart }: CartWritten): SeveralAdded =>
  outcomeOf(context.action, ({ lines, orderNumber }) =>
    answer === null
      ? missedUnanswered(lines, heldIn(context), present(cart, 'cart'), orderNumber !== null)
      : missedLines(lines, heldIn(context), answer, orderNumber !== null),
  );

/** The answer of a cart that another has replaced says nothing of this one's lines. */
export const isHalfEdited = ({ cartId, action }: CartContext, { cart }: CartWritten): boolean =>
  cart !== null && cart.id === cartId && restOfEdit(action, cart) !== null;

/** By an answer or from another tab. */
export const received = ({ removed }: CartContext, cart: Cart): Partial<CartContext> => ({
  cart,
  isUnread: false,
  keptCart: null,
  lost: [],
  removed: stillRemoved(removed, cart),
});

/** Several quantities that were refused together are tried one by one (BEY-09). */
export const isRefusedTogether = ({ alongside }: CartContext, failure: Failure | null): boolean =>
  alongside.length > 0 && ['refused', 'notFound'].includes(failure?.kind ?? '');

/** Another device or tab has taken out the line that an edit was to take out. */
export const isReplacedAlready = ({ action, cartId }: CartContext, failure: Failure | null): boolean =>
  isHalfDone(action) && failure?.kind === 'notFound' && cartId !== null;
