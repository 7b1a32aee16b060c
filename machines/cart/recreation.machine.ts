/** Replaces a cart the server lost: one new cart, then as many of the old lines as will come (CART-05, BEY-03). */

import { assign, setup } from 'xstate';
import type { Cart } from '../domain/cart.ts';
import { isInDoubt, toFailure, type Failure } from '../domain/failure.ts';
import { missedOfLost, wholeLines, type LostLine } from '../domain/lost-lines.ts';
import { present } from '../domain/present.ts';
import { createCart, readCart, rebuildCart } from './cart.actors.ts';

export interface RecreationContext {
  readonly lost: readonly LostLine[];
  /** Whose account the lines are for (CART-12). */
  readonly customerId: number | undefined;
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
    input: {} as Pick<RecreationContext, 'lost' | 'customerId'>,
    context: {} as RecreationContext,
    output: {} as Recreation,
  },
  actors: { createCart, readCart, rebuildCart },
  actions: {
    keepCartId: assign({ cartId: (_, params: { cartId: string }) => params.cartId }),
    keepRebuilt: assign({
      cart: (_, params: { cart: Cart }) => params.cart,
      missing: ({ context }, params) => missedOfLost(context.lost, params.cart),
    }),
    missAll: assign({ missing: ({ context }) => context.lost }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
  guards: {
    hasLinesToRebuild: ({ context }) => wholeLines(context.lost).length > 0,
    isInDoubt: (_, { error }: { error: unknown }) => isInDoubt(toFailure(error)),
  },
}).createMachine({
  id: 'recreation',
  context: ({ input: { lost, customerId } }) => ({
    lost,
    customerId,
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
            guard: 'hasLinesToRebuild',
            target: 'rebuilding',
            actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
          {
            target: 'replaced',
            actions: [{ type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) }, 'missAll'],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    rebuilding: {
      tags: 'busy',
      invoke: {
        id: 'rebuildCart',
        src: 'rebuildCart',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          lines: wholeLines(context.lost),
          customerId: context.customerId,
        }),
        onDone: {
          target: 'replaced',
          actions: { type: 'keepRebuilt', params: ({ event }) => ({ cart: event.output.cart }) },
        },
        onError: [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'reconciling' },
          { target: 'replaced', actions: 'missAll' },
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
          actions: { type: 'keepRebuilt', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'replaced', actions: 'missAll' },
      },
    },
    replaced: { type: 'final' },
    failed: { type: 'final' },
  },
});
