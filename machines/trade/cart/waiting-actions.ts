/** Waiting requests of the shopper, and which of them share a request (BEY-05). */

import { isSameItem } from '../../domain/cart.ts';
import { enqueueAction, joinableIn, takeFrom } from '../../domain/cart-actions.ts';
import type { Given } from './cart.answers.ts';
import { underWay, unfinished, type Turn } from './cart.context.ts';
import { actionOfRequest } from './cart.events.ts';

export const enqueued = ({ context, event }: Given): Turn => ({
  change: { queue: enqueueAction(context.queue, actionOfRequest(event)), refusal: null },
});

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
