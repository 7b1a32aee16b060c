/** Requests of the shopper that wait for their turn, and which of them go together (BEY-05). */

import { enqueueAction, isSameGoods, joinableIn, takeFrom } from '../../domain/cart.ts';
import type { Given } from './cart.answers.ts';
import { underWay, unfinished, type Turn } from './cart.context.ts';
import { actionOfRequest } from './cart.events.ts';

export const enqueued = ({ context, event }: Given): Turn => ({
  change: { queue: enqueueAction(context.queue, actionOfRequest(event)), refusal: null },
});

export const next = ({ context }: Given): Turn => ({
  change: { failure: null, ...takeFrom(context.queue) },
});

/** The lost lines come back first; one recovery per action. */
export const nextWithLost = ({ context }: Given): Turn => ({
  change: { failure: null, ...takeFrom(context.queue), recoveries: context.recoveries + 1 },
});

/** With what is under way already. */
export const more = ({ context }: Given): Turn => ({
  change: takeFrom(context.queue.reduce(enqueueAction, underWay(context))),
});

export const hasQueued = ({ context }: Given): boolean => context.queue.length > 0;

export const isJoinedByQueue = ({ context }: Given): boolean =>
  joinableIn(underWay(context)).length > 0 && joinableIn(context.queue).length > 0;

/** Quantities can wait a moment for more of them. */
export const hasOnlyQuantities = ({ context }: Given): boolean =>
  context.queue.every(({ kind }) => kind === 'update');

/** It was taken out here, and is not on its way back already (BEY-12). */
export const isUndoable = ({ context, event }: Given): boolean =>
  event.type === 'cart.undoRemoval' &&
  context.removed.some((removed) => isSameGoods(removed, event.line)) &&
  !unfinished(context).some(
    (action) => action.kind === 'add' && action.isReturned && isSameGoods(action.line, event.line),
  );
