/** Reads the signed-in customer's cart and merges the guest's cart into it (CART-11). */

import { assign, setup } from 'xstate';
import type { Cart, NewLine } from '../../domain/cart.ts';
import type { Refusal } from '../../domain/cart-actions.ts';
import { mayBeDone, isLostCart, toFailure, type Failure } from '../../domain/failure.ts';
import { missingAfterMerge } from '../../domain/merged-cart.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { mergeCarts, readCart, readOwnCart } from './cart.actors.ts';

export interface CartAdoption {
  /** The guest's cart that is merged into the customer's. */
  readonly releasedCartId: string | null;
  /** The lines of that cart, where known; lines that the merged cart lacks are reported. */
  readonly releasedLines?: readonly NewLine[] | undefined;
  /** The stored id of the customer's cart, where nothing is to be merged. */
  readonly lastCartId?: string | undefined;
}

/** The customer's cart, or the failure that prevented reading it. */
export interface AdoptedCart {
  readonly cart: Cart | null;
  /** Why the guest's cart could not be merged. */
  readonly refusals: readonly Refusal[];
  /** Lines of the guest's cart that the merge left out without a message. */
  readonly missing: readonly NewLine[];
  /**
   * The customer's cart is new, and the stored one is neither ordered nor merged but gone (CART-05).
   */
  readonly isLastLost: boolean;
  readonly failure: Failure | null;
}

interface CartOwnerContext extends AdoptedCart {
  readonly adoption: CartAdoption;
}

const failureOf = ({ error }: { readonly error: unknown }): Failure => toFailure(error);

export const cartOwnerMachine = setup({
  types: { input: {} as CartAdoption, context: {} as CartOwnerContext, output: {} as AdoptedCart },
  actors: { readOwnCart, mergeCarts, readCart },
  actions: {
    setCart: assign({ cart: (_, { cart }: { cart: Cart }) => cart }),
    setMerged: assign(({ context: { adoption, cart: before } }, { cart }: { cart: Cart }) => ({
      cart,
      missing: missingAfterMerge(adoption.releasedLines ?? [], present(before, 'cart'), cart),
    })),
    setRefusal: assign({
      refusals: (_, { failure }: { failure: Failure }) => [{ message: failure.message }],
    }),
    markStoredMissing: assign({ isLastLost: true }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ cart: null, failure })),
  },
  guards: {
    isMergeDue: ({ context: { adoption } }, { cart }: { cart: Cart }) =>
      adoption.releasedCartId !== null && adoption.releasedCartId !== cart.id,
    isOtherThanStored: ({ context: { adoption } }, { cart }: { cart: Cart }) =>
      adoption.releasedCartId === null &&
      adoption.lastCartId !== undefined &&
      adoption.lastCartId !== cart.id &&
      cart.lines.length === 0,
    isGone: (_, { failure }: { failure: Failure }) => isLostCart(failure) || failure.kind === 'notFound',
    isRefused: (_, { failure }: { failure: Failure }) => failure.kind === 'refused',
    isUnanswered: (_, { failure }: { failure: Failure }) => mayBeDone(failure) || isSessionExpired(failure),
    isMissing: (_, { failure }: { failure: Failure }) => failure.kind === 'cartMissing',
  },
}).createMachine({
  id: 'cartOwner',
  context: ({ input }) => ({
    adoption: input,
    cart: null,
    refusals: [],
    missing: [],
    isLastLost: false,
    failure: null,
  }),
  output: ({ context: { cart, refusals, missing, isLastLost, failure } }) => ({
    cart,
    refusals,
    missing,
    isLastLost,
    failure,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readOwnCart',
        src: 'readOwnCart',
        onDone: [
          {
            guard: { type: 'isMergeDue', params: ({ event }) => ({ cart: event.output }) },
            target: 'merging',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            guard: { type: 'isOtherThanStored', params: ({ event }) => ({ cart: event.output }) },
            target: 'checking',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'adopted',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
      },
    },
    merging: {
      tags: 'busy',
      invoke: {
        id: 'mergeCarts',
        src: 'mergeCarts',
        input: ({ context: { adoption, cart } }) => ({
          source: present(adoption.releasedCartId, 'releasedCartId'),
          destination: present(cart, 'cart').id,
        }),
        onDone: {
          target: 'adopted',
          actions: { type: 'setMerged', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'rereading',
            description: 'An earlier request without a response, or another tab, has already merged it.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'rereading',
            description: 'A refused merge does not keep customers from their own cart.',
            actions: { type: 'setRefusal', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
        ],
      },
    },
    rereading: {
      tags: 'busy',
      invoke: {
        id: 'readOwnCart',
        src: 'readOwnCart',
        onDone: {
          target: 'adopted',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        },
      },
    },
    checking: {
      tags: 'busy',
      description: 'An ordered or merged cart is inactive; only a missing one is lost (BEY-15).',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.adoption.lastCartId, 'lastCartId') }),
        onDone: 'adopted',
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'adopted',
            actions: 'markStoredMissing',
          },
          { target: 'adopted' },
        ],
      },
    },
    adopted: { type: 'final' },
    failed: { type: 'final' },
  },
});
