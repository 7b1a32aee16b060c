/** A request to the cart and its outcome (CART-03, CART-06, CART-07). */

import { nothingHeld } from '../../domain/arrival.ts';
import type { Cart, Held } from '../../domain/cart.ts';
import { refusedBy, removedAfter, removedAfterSeveral, stillRemoved } from '../../domain/cart-actions.ts';
import { mayBeDone } from '../../domain/failure.ts';
import { isHalfDone, restOfEdit } from '../../domain/line-edit.ts';
import { present } from '../../domain/present.ts';
import { missedLines, missedUnanswered } from '../../domain/several-lines.ts';
import type { CartWritesEvent } from './cart-writes.events.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import type { CartWrite } from './cart.actors.ts';
import { writtenIn, type Given } from './cart.answers.ts';
import { isOwned, underWay, type CartContext, type Turn } from './cart.context.ts';
import { factOfAction, outcomeOf, type SeveralAdded } from './cart.events.ts';
import { givenBack } from './returned-actions.ts';

/** The lines before the request; a new cart has none. null: unknown. */
const heldIn = ({ cart, isUnread }: CartContext): Held | null => (isUnread ? null : (cart ?? nothingHeld));

export const writeOf = ({ context }: Pick<Given, 'context'>): CartWrite => ({
  cartId: present(context.cartId, 'cartId'),
  action: present(context.action, 'action'),
  alongside: context.alongside,
  customerId: context.customerId ?? undefined,
});

/**
 * The cart that shows the outcome of a request without a response; null where it no longer exists.
 */
export const reconciliationOf = ({ context }: Given): CartWritesEvent => ({
  type: 'cartWrites.reconcile',
  cartId: context.cartId,
  held: heldIn(context),
});

/** A cart from a response or another tab; ignored where the cart was dropped meanwhile. */
export const received = (context: CartContext, cart: Cart | null): Turn => {
  if (context.cartId === null || cart === null) return {};
  const removed = stillRemoved(context.removed, cart);
  return {
    change: { cart, shownCartId: cart.id, isUnread: false, lastCart: null, lost: [], removed },
    facts: [{ type: 'cart.changed', cart, isOwned: isOwned(context) }],
  };
};

/** The outcome by the server's response, or by the cart where the response was lost. */
const severalWritten = (context: CartContext, { answer, cart }: CartWritten): SeveralAdded =>
  outcomeOf(context.action, ({ lines, orderNumber }) =>
    answer === null
      ? missedUnanswered(lines, heldIn(context), present(cart, 'cart'), orderNumber !== null)
      : missedLines(lines, heldIn(context), answer, orderNumber !== null),
  );

/** Refused lines do not keep the other lines out (BEY-09). */
export const written = ({ context, event }: Given): Turn => {
  const outcome = writtenIn(event);
  const { change = {}, facts = [] } = received(context, outcome.cart);
  const { removed = context.removed } = change;
  const over = { ...change, action: null, alongside: [] };
  if (isOfSeveral(context)) {
    const several = severalWritten(context, outcome);
    const left = removedAfterSeveral(removed, several.lines);
    return { change: { ...over, removed: left }, facts: [several, ...facts] };
  }
  const done = underWay(context).flatMap((one) => (one.kind === 'addSeveral' ? [] : [factOfAction(one)]));
  const left = removedAfter(removed, present(context.action, 'action'));
  return { change: { ...over, removed: left }, facts: [...facts, ...done] };
};

export const seen = ({ context, event }: Given): Turn => received(context, writtenIn(event).cart);

/** Marks the cart unread where neither the response nor the cart arrived. */
export const unwritten = ({ context, event }: Given): Turn => {
  const { answer, cart, failure } = writtenIn(event);
  const { change = {}, facts = [] } = received(context, cart);
  const isUnheard = cart === null && failure !== null && mayBeDone(failure) && context.cartId !== null;
  const isUnread = isUnheard || (change.isUnread ?? context.isUnread);
  const reason = failure ?? refusedBy(present(answer, 'answer'));
  return { change: { ...change, ...givenBack(context, reason), isUnread }, facts };
};

const isOfSeveral = ({ action }: CartContext): boolean => action?.kind === 'addSeveral';

export const isRefused = ({ context, event }: Given): boolean => {
  const { answer, failure } = writtenIn(event);
  return failure !== null || (!isOfSeveral(context) && (answer?.refusals ?? []).length > 0);
};

/** The response of a replaced cart says nothing about the lines of this one. */
export const isHalfEdited = ({ context: { cartId, action }, event }: Given): boolean => {
  const { cart } = writtenIn(event);
  return cart !== null && cart.id === cartId && restOfEdit(action, cart) !== null;
};

export const halfEdited = (given: Given): Turn => {
  const { change, facts = [] } = seen(given);
  const action = restOfEdit(given.context.action, present(writtenIn(given.event).cart, 'cart'));
  return { change: { ...change, action }, facts };
};

/**
 * Reads again after the last line was removed, or when another tab or device removed the line that
 * an edit was to remove (CART-04).
 */
export const isToBeRead = ({ context: { action, cartId }, event }: Given): boolean => {
  const { answer, failure } = writtenIn(event);
  const isReplaced = isHalfDone(action) && failure?.kind === 'notFound';
  const isEmptied =
    action?.kind === 'remove' && answer?.refusals.length === 0 && answer.cart.lines.length === 0;
  return cartId !== null && (isReplaced || isEmptied);
};
