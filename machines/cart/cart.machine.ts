/** The cart's life: made at the first addition, written one action at a time, recreated when the server lost it (§4, CART-01 … CART-07). */

import { toFailure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { factOfAction } from './cart.events.ts';
import { cartSetup } from './cart.setup.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cartId: input.cartId,
    cart: null,
    queue: [],
    action: null,
    lost: [],
    wasOrdered: false,
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
            actions: [
              { type: 'dropLostCart', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'report', params: { type: 'cart.dropped' } },
            ],
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
        {
          guard: 'hasQueuedAndLost',
          target: 'recreating',
          description: 'An earlier try to replace the cart failed; its lines are not forgotten.',
          actions: ['takeNext', 'countRecreation'],
        },
        { guard: 'hasQueuedWithoutCart', target: 'creating' },
        { guard: 'hasQueued', target: 'writing', actions: 'takeNext' },
        { guard: 'isLockWanted', target: 'locked' },
      ],
      on: { 'cart.load': [{ guard: 'hasCartId', target: 'loading' }, {}] },
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
              { type: 'report', params: ({ event }) => ({ type: 'cart.changed', cart: event.output.cart }) },
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
            actions: [
              { type: 'dropLostCart', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'report', params: { type: 'cart.dropped' } },
            ],
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
      always: [{ guard: 'isStale', target: 'loading' }, { target: 'ready' }],
    },
    recreating: {
      tags: 'busy',
      description:
        'The server lost the cart: one new cart, the other lines, then the parked action once (CART-05).',
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
                params: ({ context, event }) => ({
                  type: 'cart.recreated',
                  missing: event.output.missing,
                  wasOrdered: context.wasOrdered,
                }),
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
