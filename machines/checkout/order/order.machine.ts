/** Places an order exactly once, even if responses are lost (BEY-01, BEY-16, BEY-17, PAY-04). */

import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Cart } from '../../domain/cart.ts';
import { totalChangedMessage } from '../../domain/cart-changes.ts';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import { mayBeDone, isWithoutAnswer, toFailure, type Failure } from '../../domain/failure.ts';
import {
  changesSince,
  receiptOf,
  withTaxOf,
  type OrderRequest,
  type OrderState,
} from '../../domain/order.ts';
import { orderContradicted, orderUnconfirmed, safeToRetry } from '../../domain/order-messages.ts';
import { isSameMoney, type Money } from '../../domain/money.ts';
import { isSameDestination } from '../../domain/order-destination.ts';
import { pendingOrderOf } from '../../domain/pending-order.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { readOrderState } from '../../order-outcome/order-outcome.actors.ts';
import { orderOutcomeMachine } from '../../order-outcome/order-outcome.machine.ts';
import { rereadCart, saveDestination, sendOrder, type CartToOrder } from './order.actors.ts';
import type { OrderEvent, OrderFact } from './order.events.ts';

export interface OrderContext {
  readonly request: OrderRequest | null;
  /** Why the last attempt did not lead to an order. */
  readonly failure: Failure | null;
  readonly changes: readonly string[];
  readonly orderNumber: string | null;
  /** The planned delivery slot, where the server sends one. */
  readonly planned: DeliveryWindow | null;
  /** The authorisation of the last attempt has left this page. */
  readonly isSent: boolean;
}

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    children: {} as { orderOutcome: 'orderOutcome' },
  },
  actors: { rereadCart, saveDestination, sendOrder, readOrderState, orderOutcome: orderOutcomeMachine },
  actions: {
    report: sendParent((_, fact: OrderFact) => fact),
    setRequest: assign({
      request: (_, params: { request: OrderRequest }) => params.request,
      failure: null,
      changes: [],
      isSent: false,
    }),
    noteSending: assign({ isSent: true }),
    // offline, the request was never sent
    noteUnsent: assign({
      isSent: (_, params: { failure: Failure }) => params.failure.isUnsent !== true,
    }),
    setTax: assign({
      request: ({ context }, params: { cart: Cart }) =>
        withTaxOf(present(context.request, 'request'), params.cart),
    }),
    setChanges: assign({
      changes: ({ context }, params: { cart: Cart }) =>
        changesSince(present(context.request, 'request'), params.cart),
    }),
    setPriceChange: assign({ changes: [totalChangedMessage] }),
    setFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    explainFailure: assign({
      failure: ({ context }) => {
        const failure = present(context.failure, 'failure');
        // an order that was once confirmed is never reported as safe to repeat
        if (failure === orderContradicted) return orderUnconfirmed;
        return isWithoutAnswer(failure) ? safeToRetry : failure;
      },
    }),
    explainNoAnswer: assign({
      failure: ({ context }) => {
        const failure = present(context.failure, 'failure');
        return isWithoutAnswer(failure) ? orderUnconfirmed : failure;
      },
    }),
    setPlaced: assign((_, { state }: { state: OrderState }) =>
      state.kind === 'placed' ? { orderNumber: state.orderNumber, planned: state.planned ?? null } : {},
    ),
    retryOutcome: sendTo('orderOutcome', { type: 'orderOutcome.retry' }),
  },
  guards: {
    hasChanged: ({ context }, params: { cart: Cart }) =>
      changesSince(present(context.request, 'request'), params.cart).length > 0,
    isElsewhere: ({ context }, { cart: { destination } }: { cart: CartToOrder }) => {
      const { delivery, method } = present(context.request, 'request');
      return (
        method !== null && destination !== undefined && !isSameDestination({ delivery, method }, destination)
      );
    },
    isPricedOtherwise: ({ context }, { grandTotal }: { grandTotal: Money }) =>
      !isSameMoney(grandTotal, present(context.request, 'request').totals.grandTotal),
    isInactive: (_, params: { failure: Failure }) => params.failure.kind === 'cartInactive',
    isExpired: (_, params: { failure: Failure }) => isSessionExpired(params.failure),
    isPlaced: (_, params: { state: OrderState }) => params.state.kind === 'placed',
    isOpen: (_, params: { state: OrderState }) => params.state.kind === 'open',
    isClosed: (_, params: { state: OrderState }) => params.state.kind === 'closed',
  },
  delays: {
    /** A slow response about the number must not keep the receipt from a charged shopper. */
    numberPatience: 10_000,
  },
}).createMachine({
  id: 'order',
  context: { request: null, failure: null, changes: [], orderNumber: null, planned: null, isSent: false },
  initial: 'idle',
  on: { 'order.place': {}, 'order.reconcile': {} },
  states: {
    idle: {
      on: {
        'order.place': {
          target: 'verifying',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    verifying: {
      tags: 'busy',
      description: 'Reads the cart once more and compares it with the one the shopper saw.',
      invoke: {
        id: 'rereadCart',
        src: 'rereadCart',
        input: ({ context }) => {
          const { cartId, isOwned } = present(context.request, 'request');
          return { cartId, isOwned };
        },
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => ({ cart: event.output }) },
            target: 'stopped',
            actions: { type: 'setChanges', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => ({ cart: event.output }) },
            target: 'redirecting',
            description: 'Another tab wrote its own address to the cart: the one on screen counts.',
            actions: { type: 'setTax', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'placing',
            actions: { type: 'setTax', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isInactive', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'unknown',
            description: 'An inactive cart may have been ordered already, possibly in another tab (BEY-15).',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'saveDestination',
        src: 'saveDestination',
        input: ({ context }) => ({ request: present(context.request, 'request') }),
        onDone: [
          {
            guard: { type: 'isPricedOtherwise', params: ({ event }) => ({ grandTotal: event.output }) },
            target: 'stopped',
            actions: 'setPriceChange',
          },
          { target: 'placing' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    placing: {
      tags: 'busy',
      entry: 'noteSending',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context }) => ({ request: present(context.request, 'request') }),
        onDone: 'numbering',
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'refused',
            description:
              'Refused because the session expired. After signing in, the next attempt first asks for the outcome.',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'unknown',
            description: 'Even after a clear refusal the server is asked whether the order exists (BEY-17).',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'noteUnsent', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
        ],
      },
    },
    numbering: {
      tags: 'busy',
      description: 'The order is placed; its number is read for the receipt.',
      invoke: {
        id: 'readOrderState',
        src: 'readOrderState',
        input: ({ context }) => ({ order: pendingOrderOf(present(context.request, 'request')) }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ state: event.output }) },
            target: 'unknown',
            description: 'An order was confirmed, but its cart is still active: the cart counts.',
            actions: { type: 'setFailure', params: { failure: orderContradicted } },
          },
          {
            target: 'placed',
            actions: {
              type: 'setPlaced',
              params: ({ event }) => ({ state: event.output }),
            },
          },
        ],
        onError: 'placed',
      },
      after: { numberPatience: { target: 'placed', description: 'The number arrives by e-mail.' } },
    },
    unknown: {
      description: 'Paying again is blocked meanwhile.',
      invoke: {
        id: 'orderOutcome',
        src: 'orderOutcome',
        input: ({ context }) => ({
          order: pendingOrderOf(present(context.request, 'request')),
          isStillPossible: mayBeDone(present(context.failure, 'failure')),
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ state: event.output }) },
            target: 'placed',
            actions: {
              type: 'setPlaced',
              params: ({ event }) => ({ state: event.output }),
            },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ state: event.output }) },
            target: 'refused',
            description: 'There is no order, and no cart to order again.',
            actions: 'explainNoAnswer',
          },
          { target: 'refused', actions: 'explainFailure' },
        ],
      },
      on: {
        'order.reconcile': { actions: 'retryOutcome' },
        'orderOutcome.unconfirmed': { actions: { type: 'report', params: { type: 'order.unconfirmed' } } },
      },
    },
    stopped: {
      entry: {
        type: 'report',
        params: ({ context }) => ({ type: 'order.stopped', changes: context.changes }),
      },
      always: 'idle',
    },
    refused: {
      entry: {
        type: 'report',
        params: ({ context }) => ({
          type: 'order.refused',
          failure: present(context.failure, 'failure'),
          isSent: context.isSent,
        }),
      },
      always: 'idle',
    },
    placed: {
      entry: {
        type: 'report',
        params: ({ context }) => ({
          type: 'order.placed',
          receipt: receiptOf(present(context.request, 'request'), context.orderNumber, context.planned),
        }),
      },
    },
  },
});
