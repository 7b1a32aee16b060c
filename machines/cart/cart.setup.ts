/** What the words of the cart machine mean: its actors, actions and guards. */

import { assign, sendParent, setup } from 'xstate';
import {
  enqueueAction,
  linesToRebuild,
  replayableActions,
  type Cart,
  type CartAction,
  type NewLine,
  type WriteAnswer,
} from '../domain/cart.ts';
import { isLostCart, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { createCart, readCart, writeCart } from './cart.actors.ts';
import type { CartEvent, CartFact } from './cart.events.ts';
import { recreationMachine, type Recreation } from './recreation.machine.ts';

export interface CartContext {
  readonly cartId: string | null;
  /** As the server last told it; null before the first answer and for a new cart. */
  readonly cart: Cart | null;
  /** What waits to be carried out, oldest first. */
  readonly queue: readonly CartAction[];
  /** What is being carried out, parked while the cart is recreated. */
  readonly action: CartAction | null;
  /** Lines of a lost cart on their way into the new one. */
  readonly lost: readonly NewLine[];
  /** The cart that was lost had most likely been ordered, in another tab perhaps (BEY-15). */
  readonly wasOrdered: boolean;
  /** What is being done has already led to one recreation; a second would be endless. */
  readonly hasRecreated: boolean;
  readonly isLockWanted: boolean;
  readonly failure: Failure | null;
}

export const cartSetup = setup({
  types: {
    input: {} as { readonly cartId: string | null },
    context: {} as CartContext,
    events: {} as CartEvent,
  },
  actors: { readCart, createCart, writeCart, recreation: recreationMachine },
  actions: {
    report: sendParent((_, fact: CartFact) => fact),
    enqueue: assign({
      queue: ({ context }, params: { action: CartAction }) => enqueueAction(context.queue, params.action),
    }),
    takeNext: assign({
      action: ({ context }) => present(context.queue[0], 'queue'),
      queue: ({ context }) => context.queue.slice(1),
      failure: null,
    }),
    finishAction: assign({ action: null }),
    keepCartId: assign({ cartId: (_, params: { cartId: string }) => params.cartId }),
    keepCart: assign({ cart: (_, params: { cart: Cart }) => params.cart }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    keepRefusal: assign({
      failure: (_, params: { answer: WriteAnswer }) => ({
        kind: 'refused',
        message: present(params.answer.refusals[0], 'refusals').message,
      }),
    }),
    clearFailure: assign({ failure: null }),
    // bringing back the lines of an ordered cart could sell them twice
    dropLostCart: assign(({ context }, params: { failure: Failure }) => {
      const wasOrdered = params.failure.kind === 'cartInactive';
      const waiting = context.action === null ? context.queue : [context.action, ...context.queue];
      const parked = context.action === null ? [] : replayableActions([context.action], wasOrdered);
      return {
        lost: wasOrdered ? [] : linesToRebuild(context.cart, waiting),
        action: parked[0] ?? null,
        queue: replayableActions(context.queue, wasOrdered),
        wasOrdered,
        hasRecreated: true,
        cartId: null,
        cart: null,
      };
    }),
    keepRecreated: assign({
      cartId: (_, params: { recreation: Recreation }) => params.recreation.cartId,
      cart: (_, params) => params.recreation.cart,
      failure: (_, params) => params.recreation.failure,
      lost: ({ context }, params) => (params.recreation.failure === null ? [] : context.lost),
    }),
    countRecreation: assign({ hasRecreated: true }),
    allowRecreation: assign({ hasRecreated: false }),
    wantLock: assign({ isLockWanted: true }),
    releaseLock: assign({ isLockWanted: false }),
    dropOrderedCart: assign({
      isLockWanted: false,
      queue: ({ context }) => replayableActions(context.queue, true),
      cartId: null,
      cart: null,
    }),
    dropQueue: assign({ queue: [] }),
  },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    hasQueued: ({ context }) => context.queue.length > 0,
    hasQueuedAndLost: ({ context }) =>
      context.queue.length > 0 && context.cartId === null && context.lost.length > 0,
    hasQueuedWithoutCart: ({ context }) => context.queue.length > 0 && context.cartId === null,
    isLockWanted: ({ context }) => context.isLockWanted,
    isEmptiedByRemoval: ({ context }, params: { cart: Cart }) =>
      context.action?.kind === 'remove' && params.cart.lines.length === 0,
    // the server does not know the line any more: what is shown is not what it has
    isStale: ({ context }) => context.failure?.kind === 'notFound' && context.cartId !== null,
    hasAction: ({ context }) => context.action !== null,
    canRecreate: ({ context }, params: { failure: Failure }) =>
      isLostCart(params.failure) && !context.hasRecreated,
    isRefused: (_, params: { answer: WriteAnswer }) => params.answer.refusals.length > 0,
    isRecreationFailed: (_, params: { recreation: Recreation }) => params.recreation.failure !== null,
  },
});
