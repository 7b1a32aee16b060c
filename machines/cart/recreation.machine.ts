/** Replaces a cart the server lost: one new cart, then as many of the old lines as will come (CART-05, BEY-03). */

import { assign, setup } from 'xstate';
import type { Cart } from '../domain/cart.ts';
import { isInDoubt, toFailure, type Failure } from '../domain/failure.ts';
import { linesToBring, missedOfLost, wholeLines, type LostLine } from '../domain/lost-lines.ts';
import { present } from '../domain/present.ts';
import { createCart, readCart, rebuildCart } from './cart.actors.ts';

export interface RecreationContext {
  readonly lost: readonly LostLine[];
  /** Whose account the lines are for (CART-12). */
  readonly customerId: number | undefined;
  /** It is for a signed-in customer, to whom the server gives the one that they have. */
  readonly isOwned: boolean;
  readonly cartId: string | null;
  readonly cart: Cart | null;
  readonly missing: readonly LostLine[];
  readonly failure: Failure | null;
}

/** A cart id, or the failure that kept it from being made; `missing` are the lines that did not come back. */
export interface Recreation {
  readonly cartId: string | null;
  readonly cart: Cart | null;
  readonly missing: readonly LostLine[];
  readonly failure: Failure | null;
}

export const recreationMachine = setup({
  types: {
    input: {} as Pick<RecreationContext, 'lost' | 'customerId' | 'isOwned'>,
    context: {} as RecreationContext,
    output: {} as Recreation,
  },
  actors: { createCart, readCart, rebuildCart },
  actions: {
    keepCartId: assign({ cartId: (_, params: { cartId: string }) => params.cartId }),
    keepCart: assign({ cart: (_, params: { cart: Cart }) => params.cart }),
    countMissing: assign({ missing: ({ context }) => missedOfLost(context.lost, context.cart) }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), cartId: null })),
  },
  guards: {
    isOwned: ({ context }) => context.isOwned,
    hasLinesToRebuild: ({ context }) => wholeLines(context.lost).length > 0,
    hasShortfall: ({ context }, { cart }: { cart: Cart }) => linesToBring(context.lost, cart).length > 0,
    isInDoubt: (_, { error }: { error: unknown }) => isInDoubt(toFailure(error)),
  },
}).createMachine({
  id: 'recreation',
  context: ({ input: { lost, customerId, isOwned } }) => ({
    lost,
    customerId,
    isOwned,
    cartId: null,
    cart: null,
    missing: [],
    failure: null,
  }),
  output: ({ context }) => ({
    cartId: context.cartId,
    cart: context.cart,
    missing: context.missing,
    failure: context.failure,
  }),
  initial: 'replacing',
  states: {
    replacing: {
      tags: 'busy',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: [
          {
            guard: 'isOwned',
            target: 'looking',
            actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
          {
            guard: 'hasLinesToRebuild',
            target: 'rebuilding',
            actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
          {
            target: 'replaced',
            actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    looking: {
      tags: 'busy',
      description: "A customer's may be filled already, by another device or tab: nothing goes in twice.",
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: [
          {
            guard: { type: 'hasShortfall', params: ({ event }) => ({ cart: event.output }) },
            target: 'rebuilding',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'replaced',
            actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    rebuilding: {
      tags: 'busy',
      invoke: {
        id: 'rebuildCart',
        src: 'rebuildCart',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          lines: linesToBring(context.lost, context.cart),
          customerId: context.customerId,
        }),
        onDone: {
          target: 'replaced',
          actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output.cart }) },
        },
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'reconciling' },
          { target: 'replaced' },
        ],
      },
    },
    reconciling: {
      tags: 'busy',
      description:
        'Nobody knows what has come back: the new cart is asked, and nothing sent twice (CART-06).',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: {
          target: 'replaced',
          actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'replaced' },
      },
    },
    replaced: { type: 'final', entry: 'countMissing' },
    failed: { type: 'final' },
  },
});
