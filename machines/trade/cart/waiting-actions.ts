/** Waiting requests of the shopper, and which of them share a request (BEY-05). */

import { isSameItem, type Removal } from '../../domain/cart.ts';
import {
  enqueueAction,
  joinableIn,
  takeFrom,
  type CartAction,
  type LineRefusal,
} from '../../domain/cart-actions.ts';
import type { Failure } from '../../domain/failure.ts';
import { invalidQuantityMessage, isQuantity } from '../../domain/quantity.ts';
import type { Given } from './cart.answers.ts';
import { pendingQuantity, underWay, unfinished, type CartContext, type Turn } from './cart.context.ts';
import { actionOfRequest } from './cart.events.ts';

const invalidQuantity: Failure = { kind: 'refused', message: invalidQuantityMessage };

/** The line has this quantity already, or it is requested. */
const isSameQuantity = (context: CartContext, action: CartAction): boolean => {
  if (action.kind !== 'update') return false;
  const { lineId, line } = action;
  const quantity = context.cart?.lines.find(({ id }) => id === lineId)?.quantity;
  return (pendingQuantity(context, lineId) ?? quantity) === line.quantity;
};

/** A quantity that cannot be ordered is not sent; several lines may have one (CART-07). */
const refused = (refusal: LineRefusal | null, action: CartAction): LineRefusal => ({
  failure: invalidQuantity,
  actions: [...(refusal?.failure === invalidQuantity ? refusal.actions : []), action],
});

/** Undo restores the quantity that was last shown (BEY-12). */
const removalOf = (context: CartContext, { lineId, line }: Removal): CartAction => {
  const quantity = pendingQuantity(context, lineId) ?? line.quantity;
  return { kind: 'remove', lineId, line: { ...line, quantity } };
};

export const appended = ({ context, event }: Given): Turn => {
  if (event.type === 'cart.removeItem') {
    const removals = [event, ...(event.others ?? [])].map((removal) => removalOf(context, removal));
    return { change: { queue: removals.reduce(enqueueAction, context.queue), refusal: null } };
  }
  const action = actionOfRequest(event);
  if (action.kind === 'update' && !isQuantity(action.line.quantity))
    return { change: { refusal: refused(context.refusal, action) } };
  const queue = isSameQuantity(context, action) ? context.queue : enqueueAction(context.queue, action);
  return { change: { queue, refusal: null } };
};

export const next = ({ context }: Given): Turn => ({
  change: { failure: null, ...takeFrom(context.queue) },
});

/** Lost lines are restored first; one recovery per action. */
export const nextWithLost = ({ context }: Given): Turn => ({
  change: { failure: null, ...takeFrom(context.queue), recoveries: context.recoveries + 1 },
});

/** Joins the queue to the running request. */
export const more = ({ context }: Given): Turn => ({
  change: takeFrom(context.queue.reduce(enqueueAction, underWay(context))),
});

export const hasQueued = ({ context }: Given): boolean => context.queue.length > 0;

export const isJoinedByQueue = ({ context }: Given): boolean =>
  joinableIn(underWay(context)).length > 0 && joinableIn(context.queue).length > 0;

/** Quantities can wait a moment for more of them. */
export const hasOnlyQuantities = ({ context }: Given): boolean =>
  context.queue.every(({ kind }) => kind === 'update');

/** The line was removed here and is not being restored yet (BEY-12). */
export const isUndoable = ({ context, event }: Given): boolean =>
  event.type === 'cart.undoRemoval' &&
  context.removed.some((removed) => isSameItem(removed, event.line)) &&
  !unfinished(context).some(
    (action) => action.kind === 'add' && action.isReturned && isSameItem(action.line, event.line),
  );
