/**
 * Replaces a lost cart: checks the session, makes a cart, restores its lines (CART-05, CART-14,
 * BEY-03).
 */

import { assertEvent, assign, sendParent, setup } from 'xstate';
import type { Cart } from '../../domain/cart.ts';
import { mayBeDone, toFailure, type Failure } from '../../domain/failure.ts';
import { linesToBring, missingAfterLoss, wholeLines, type LostLine } from '../../domain/lost-lines.ts';
import { present } from '../../domain/present.ts';
import { createCart, readCart, rebuildCart } from './cart.actors.ts';
import type { CartRecoveryEvent, CartRecoveryFact, Replacement } from './cart-recovery.events.ts';

export interface CartLoss extends Replacement {
  /** The failure that the server reported for the cart; null when the cart is known to be lost. */
  readonly failure: Failure | null;
  readonly isSignOutDue: boolean;
}

/**
 * A cart id, or the failure that prevented making one; `missing` are lines that were not restored.
 */
export interface Recovery {
  readonly cartId: string | null;
  readonly cart: Cart | null;
  readonly missing: readonly LostLine[];
  readonly failure: Failure | null;
}

export interface CartRecoveryContext extends Replacement, Recovery {
  readonly loss: Failure | null;
  readonly isSignOutDue: boolean;
}

/** Type-checks the fact. */
const fact = (sent: CartRecoveryFact): CartRecoveryFact => sent;

export const cartRecoveryMachine = setup({
  types: {
    input: {} as CartLoss,
    context: {} as CartRecoveryContext,
    events: {} as CartRecoveryEvent,
    output: {} as Recovery,
  },
  actors: { createCart, readCart, rebuildCart },
  actions: {
    setReplacement: assign(({ event }) => {
      assertEvent(event, 'cartRecovery.replaceCart');
      const { lost, customerId, isOwned } = event;
      return { lost, customerId, isOwned };
    }),
    setCartId: assign({ cartId: (_, params: { cartId: string }) => params.cartId }),
    setCart: assign({ cart: (_, params: { cart: Cart }) => params.cart }),
    setMissing: assign({ missing: ({ context }) => missingAfterLoss(context.lost, context.cart) }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), cartId: null })),
    askForSession: sendParent(fact({ type: 'cartRecovery.asked', question: 'session' })),
    askForSignOut: sendParent(fact({ type: 'cartRecovery.asked', question: 'signOut' })),
    reportLost: sendParent(fact({ type: 'cartRecovery.cartLost', isSignedOut: false })),
    reportCustomerLeft: sendParent(fact({ type: 'cartRecovery.cartLost', isSignedOut: true })),
  },
  guards: {
    isKnown: ({ context }) => context.loss === null,
    // the server treats an expired token as a guest, so its answers about a customer's cart prove
    // nothing
    isSessionCheckDue: ({ context }) => context.loss?.kind === 'cartForbidden' && context.isOwned,
    isSignOutDue: ({ context }) => context.isSignOutDue,
    isCustomerCart: ({ context }) => context.isOwned,
    hasLinesToRebuild: ({ context }) => wholeLines(context.lost).length > 0,
    hasShortfall: ({ context }, { cart }: { cart: Cart }) => linesToBring(context.lost, cart).length > 0,
    isOutcomeUnknown: (_, { error }: { error: unknown }) => mayBeDone(toFailure(error)),
  },
}).createMachine({
  id: 'cartRecovery',
  context: ({ input: { failure, ...replacement } }) => ({
    ...replacement,
    loss: failure,
    cartId: null,
    cart: null,
    missing: [],
    failure: null,
  }),
  output: ({ context: { cartId, cart, missing, failure } }) => ({ cartId, cart, missing, failure }),
  initial: 'beginning',
  on: {
    'cartRecovery.confirmSession': {},
    'cartRecovery.confirmSignOut': {},
    'cartRecovery.replaceCart': {},
  },
  states: {
    beginning: {
      always: [
        { guard: 'isKnown', target: 'replacing' },
        { guard: 'isSessionCheckDue', target: 'verifying' },
        { guard: 'isSignOutDue', target: 'signingOut' },
        { target: 'awaitingLines', actions: 'reportLost' },
      ],
    },
    verifying: {
      description: 'The token is checked before the cart counts as lost (CART-14).',
      entry: 'askForSession',
      on: {
        'cartRecovery.confirmSession': [
          { guard: 'isSignOutDue', target: 'signingOut' },
          { target: 'awaitingLines', actions: 'reportLost' },
        ],
      },
    },
    signingOut: {
      description: "The customer is signed out before the lines go into a guest's cart (CART-05).",
      entry: 'askForSignOut',
      on: { 'cartRecovery.confirmSignOut': { target: 'awaitingLines', actions: 'reportCustomerLeft' } },
    },
    awaitingLines: {
      description: 'The cart sends the lines to restore.',
      on: { 'cartRecovery.replaceCart': { target: 'replacing', actions: 'setReplacement' } },
    },
    replacing: {
      tags: 'busy',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: [
          {
            guard: 'isCustomerCart',
            target: 'comparing',
            actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
          {
            guard: 'hasLinesToRebuild',
            target: 'rebuilding',
            actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
          {
            target: 'replaced',
            actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    comparing: {
      tags: 'busy',
      description:
        "A customer's cart may already have lines from another device or tab: none is added twice.",
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: [
          {
            guard: { type: 'hasShortfall', params: ({ event }) => ({ cart: event.output }) },
            target: 'rebuilding',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'replaced',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
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
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output.cart }) },
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: ({ event }) => event }, target: 'reconciling' },
          { target: 'replaced' },
        ],
      },
    },
    reconciling: {
      tags: 'busy',
      description:
        'It is unknown which lines were restored: reads the new cart and sends nothing twice (CART-06).',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: {
          target: 'replaced',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'replaced' },
      },
    },
    replaced: { type: 'final', entry: 'setMissing' },
    failed: { type: 'final' },
  },
});
