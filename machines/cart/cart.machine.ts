/** The cart's life: made at the first addition, written one action at a time, recreated when the server lost it (§4, CART-01 … CART-07). */

import { assign, sendParent, setup } from 'xstate';
import {
  enqueueAction,
  linesToRebuild,
  replayableOnNewCart,
  type Cart,
  type CartAction,
  type NewLine,
  type WriteAnswer,
} from '../domain/cart.ts';
import { isLostCart, toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { createCart, readCart, writeCart } from './cart.actors.ts';
import { factOfAction, type CartEvent, type CartFact } from './cart.events.ts';
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
  /** What is being done has already led to one recreation; a second would be endless. */
  readonly hasRecreated: boolean;
  readonly isLockWanted: boolean;
  readonly failure: Failure | null;
}

export const cartMachine = setup({
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
    // an inactive cart was most likely ordered elsewhere: bringing its lines back could sell them twice
    dropLostCart: assign({
      lost: ({ context }, params: { failure: Failure }) =>
        params.failure.kind === 'cartInactive' ? [] : linesToRebuild(context.cart, context.action),
      action: ({ context }) => replayableOnNewCart(context.action),
      hasRecreated: true,
      cartId: null,
      cart: null,
    }),
    keepRecreated: assign({
      cartId: (_, params: { recreation: Recreation }) => params.recreation.cartId,
      cart: (_, params) => params.recreation.cart,
      failure: (_, params) => params.recreation.failure,
      lost: [],
    }),
    allowRecreation: assign({ hasRecreated: false }),
    wantLock: assign({ isLockWanted: true }),
    releaseLock: assign({ isLockWanted: false }),
    dropOrderedCart: assign({
      isLockWanted: false,
      queue: ({ context }) => context.queue.filter(({ kind }) => kind === 'add'),
      cartId: null,
      cart: null,
    }),
    dropQueue: assign({ queue: [] }),
  },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    hasQueued: ({ context }) => context.queue.length > 0,
    hasQueuedWithoutCart: ({ context }) => context.queue.length > 0 && context.cartId === null,
    isLockWanted: ({ context }) => context.isLockWanted,
    isEmptiedByRemoval: ({ context }, params: { cart: Cart }) =>
      context.action?.kind === 'remove' && params.cart.lines.length === 0,
    hasAction: ({ context }) => context.action !== null,
    canRecreate: ({ context }, params: { failure: Failure }) =>
      isLostCart(params.failure) && !context.hasRecreated,
    isRefused: (_, params: { answer: WriteAnswer }) => params.answer.refusals.length > 0,
    isRecreationFailed: (_, params: { recreation: Recreation }) => params.recreation.failure !== null,
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cartId: input.cartId,
    cart: null,
    queue: [],
    action: null,
    lost: [],
    hasRecreated: false,
    isLockWanted: false,
    failure: null,
  }),
  initial: 'starting',
  on: {
    'cart.addItem': {
      actions: { type: 'enqueue', params: ({ event: { line } }) => ({ action: { kind: 'add', line } }) },
    },
    'cart.updateItem': {
      actions: {
        type: 'enqueue',
        params: ({ event: { lineId, line } }) => ({ action: { kind: 'update', lineId, line } }),
      },
    },
    'cart.removeItem': {
      actions: {
        type: 'enqueue',
        params: ({ event: { lineId, line } }) => ({ action: { kind: 'remove', lineId, line } }),
      },
    },
    'cart.lock': { actions: 'wantLock' },
    'cart.unlock': { actions: 'releaseLock' },
    'cart.load': {},
    'cart.renew': {},
  },
  states: {
    starting: { always: [{ guard: 'hasCartId', target: 'loading' }, { target: 'ready' }] },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
            { type: 'report', params: ({ event }) => ({ type: 'cart.changed', cart: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'canRecreate', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'recreating',
            actions: { type: 'dropLostCart', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'ready',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    ready: {
      description: 'Nothing is being written. What waits goes first, then a wanted lock.',
      entry: 'allowRecreation',
      always: [
        { guard: 'hasQueuedWithoutCart', target: 'creating' },
        { guard: 'hasQueued', target: 'writing', actions: 'takeNext' },
        { guard: 'isLockWanted', target: 'locked' },
      ],
      on: { 'cart.load': { guard: 'hasCartId', target: 'loading' } },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
            { type: 'report', params: ({ event }) => ({ type: 'cart.created', cartId: event.output }) },
          ],
        },
        onError: {
          target: 'failing',
          description: 'Without a cart nothing that waits can be done; the page still holds what was asked.',
          actions: [
            'dropQueue',
            { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          ],
        },
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        id: 'writeCart',
        src: 'writeCart',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          action: present(context.action, 'action'),
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'failing',
            description: 'The first reason the server gives is the one told (CART-07).',
            actions: [
              { type: 'keepCart', params: ({ event }) => ({ cart: event.output.cart }) },
              { type: 'report', params: ({ event }) => ({ type: 'cart.changed', cart: event.output.cart }) },
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            guard: { type: 'isEmptiedByRemoval', params: ({ event }) => ({ cart: event.output.cart }) },
            target: 'loading',
            description:
              'After the last line the cart is read afresh, so that nothing stale stays (CART-04).',
            actions: [
              { type: 'keepCart', params: ({ event }) => ({ cart: event.output.cart }) },
              { type: 'report', params: ({ context }) => factOfAction(present(context.action, 'action')) },
              'finishAction',
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'keepCart', params: ({ event }) => ({ cart: event.output.cart }) },
              { type: 'report', params: ({ event }) => ({ type: 'cart.changed', cart: event.output.cart }) },
              { type: 'report', params: ({ context }) => factOfAction(present(context.action, 'action')) },
              'finishAction',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'canRecreate', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'recreating',
            actions: { type: 'dropLostCart', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'failing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    failing: {
      entry: [
        {
          type: 'report',
          params: ({ context }) => ({
            type: 'cart.actionFailed',
            failure: present(context.failure, 'failure'),
          }),
        },
        'finishAction',
      ],
      always: 'ready',
    },
    recreating: {
      tags: 'busy',
      description:
        'The server lost the cart: one new cart, the other lines, then the parked action once (CART-05).',
      entry: { type: 'report', params: { type: 'cart.dropped' } },
      invoke: {
        id: 'recreation',
        src: 'recreation',
        input: ({ context }) => ({ lost: context.lost }),
        onDone: [
          {
            guard: { type: 'isRecreationFailed', params: ({ event }) => ({ recreation: event.output }) },
            target: 'failing',
            actions: { type: 'keepRecreated', params: ({ event }) => ({ recreation: event.output }) },
          },
          {
            target: 'recreated',
            actions: [
              { type: 'keepRecreated', params: ({ event }) => ({ recreation: event.output }) },
              {
                type: 'report',
                params: ({ event }) => ({
                  type: 'cart.created',
                  cartId: present(event.output.cartId, 'cartId'),
                }),
              },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'cart.recreated', missing: event.output.missing }),
              },
            ],
          },
        ],
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    recreated: { always: [{ guard: 'hasAction', target: 'writing' }, { target: 'loading' }] },
    locked: {
      description: 'Money moves: whatever is asked of the cart waits.',
      entry: { type: 'report', params: { type: 'cart.locked' } },
      on: {
        'cart.unlock': { target: 'ready', actions: 'releaseLock' },
        'cart.renew': {
          target: 'renewing',
          actions: ['dropOrderedCart', { type: 'report', params: { type: 'cart.dropped' } }],
        },
      },
    },
    renewing: {
      tags: 'busy',
      description: 'The ordered cart is gone; its successor is made at once (CHK-06).',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
            { type: 'report', params: ({ event }) => ({ type: 'cart.created', cartId: event.output }) },
          ],
        },
        // no harm: the first addition makes one
        onError: 'ready',
      },
    },
  },
});
