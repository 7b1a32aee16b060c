/**
 * Cart, codes, the tracked purchase and the recovery of an open order (CART-02, PAY-04, BEY-01,
 * BEY-06).
 */

import { enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { CartInput } from './cart/cart.context.ts';
import { cartMachine } from './cart/cart.machine.ts';
import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { nounOf } from '../domain/noun.ts';
import { isSessionExpired } from '../domain/session.ts';
import { giftCardMachine } from './gift-card/gift-card.machine.ts';
import { promoMachine } from './promo/promo.machine.ts';
import { purchaseMachine } from './purchase/purchase.machine.ts';
import { recoveryMachine } from './recovery/recovery.machine.ts';
import type { TradeChildRequest, TradeEvent, TradeFact } from './trade.events.ts';

export const tradeMachine = setup({
  types: {
    input: {} as CartInput,
    context: {} as { readonly input: CartInput },
    events: {} as TradeEvent,
    children: {} as {
      cart: 'cart';
      giftCard: 'giftCard';
      promo: 'promo';
      purchase: 'purchase';
      recovery: 'recovery';
    },
  },
  actors: {
    cart: cartMachine,
    giftCard: giftCardMachine,
    promo: promoMachine,
    purchase: purchaseMachine,
    recovery: recoveryMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    report: sendParent((_, fact: TradeFact) => fact),
    passRequest: sendTo(
      (_, { request }: { request: TradeChildRequest }) => nounOf(request),
      (_, { request }) => request,
    ),
    /** The server computes the totals: the cart and everything that shows them read them again. */
    refreshSums: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('cart', { type: 'cart.refresh' });
      enqueue.sendParent({ type: 'trade.sumsChanged' } satisfies TradeFact);
    }),
    lockCart: sendTo('cart', { type: 'cart.lock' }),
    unlockCart: sendTo('cart', { type: 'cart.unlock' }),
    renewCart: sendTo('cart', { type: 'cart.renew' }),
    lockPromo: sendTo('promo', { type: 'promo.lock' }),
    lockGiftCard: sendTo('giftCard', { type: 'giftCard.lock' }),
    endRecovery: sendTo('recovery', { type: 'recovery.end' }),
    unlockCodes: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('promo', { type: 'promo.unlock' });
      enqueue.sendTo('giftCard', { type: 'giftCard.unlock' });
    }),
    syncCodes: enqueueActions(({ enqueue }, { cart }: { cart: Cart }) => {
      const { id: cartId, coupons, giftCards } = cart;
      enqueue.sendTo('promo', { type: 'promo.syncCart', cartId, coupon: coupons[0] ?? null });
      const { currency } = cart.subtotal;
      enqueue.sendTo('giftCard', { type: 'giftCard.syncCart', cartId, currency, cards: giftCards });
    }),
    dropCodes: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('promo', { type: 'promo.syncCart', cartId: null, coupon: null });
      enqueue.sendTo('giftCard', { type: 'giftCard.syncCart', cartId: null, currency: null, cards: [] });
    }),
    forgetCodes: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('promo', { type: 'promo.forget' });
      enqueue.sendTo('giftCard', { type: 'giftCard.forget' });
    }),
    clearCodeMessages: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('promo', { type: 'promo.clearMessage' });
      enqueue.sendTo('giftCard', { type: 'giftCard.clearMessage' });
    }),
  },
  guards: {
    isFact: ({ event }) => nounOf(event) !== 'trade',
    isAnswered: (_, { failure }: { failure: Failure }) => !isSessionExpired(failure),
  },
}).createMachine({
  id: 'trade',
  context: ({ input }) => ({ input }),
  invoke: [
    { id: 'purchase', src: 'purchase', systemId: 'purchase' },
    { id: 'recovery', src: 'recovery', systemId: 'recovery' },
    { id: 'cart', src: 'cart', systemId: 'cart', input: ({ context }) => context.input },
    { id: 'promo', src: 'promo', systemId: 'promo' },
    { id: 'giftCard', src: 'giftCard', systemId: 'giftCard' },
  ],
  on: {
    'trade.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
    'trade.forgetCodes': { actions: 'forgetCodes' },
    'trade.clearCodeMessages': { actions: 'clearCodeMessages' },
  },
  type: 'parallel',
  states: {
    coding: {
      description: 'The cart has the codes, and the server computes their totals.',
      on: {
        'cart.changed': { actions: { type: 'syncCodes', params: ({ event }) => event } },
        'cart.dropped': { actions: 'dropCodes' },
        'cart.lost': { actions: 'dropCodes' },
        'promo.applied': { actions: 'refreshSums' },
        'promo.removed': { actions: 'refreshSums' },
        'promo.failed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          description: 'A refused code may have removed a valid one.',
          actions: 'refreshSums',
        },
        'giftCard.applied': { actions: 'refreshSums' },
        'giftCard.removed': { actions: 'refreshSums' },
        'giftCard.failed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          actions: 'refreshSums',
        },
      },
    },
    holding: {
      description: 'During an order the totals must not change: first the codes are locked, then the cart.',
      initial: 'free',
      on: {
        'trade.unlock': {
          target: '.free',
          actions: [
            'endRecovery',
            'unlockCart',
            'unlockCodes',
            { type: 'report', params: { type: 'trade.released' } },
          ],
        },
        'trade.finishOrder': {
          target: '.free',
          actions: [
            'endRecovery',
            'renewCart',
            'forgetCodes',
            'unlockCodes',
            { type: 'report', params: { type: 'trade.released' } },
          ],
        },
        'recovery.started': {
          target: '.held.elsewhere',
          description: 'The cart of an open order must not be changed or paid for again.',
          actions: 'lockPromo',
        },
        'recovery.refused': {
          target: '.free',
          actions: ['unlockCart', 'unlockCodes', { type: 'report', params: { type: 'trade.released' } }],
        },
        'recovery.abandoned': {
          target: '.free',
          actions: ['unlockCart', 'unlockCodes', { type: 'report', params: { type: 'trade.released' } }],
        },
        'recovery.ended': {
          target: '.free',
          actions: ['unlockCart', 'unlockCodes', { type: 'report', params: { type: 'trade.released' } }],
        },
      },
      states: {
        free: { on: { 'trade.prepareLock': 'held' } },
        held: {
          initial: 'here',
          on: {
            'trade.lock': { actions: 'lockPromo' },
            'promo.locked': { actions: 'lockGiftCard' },
            'giftCard.locked': { actions: 'lockCart' },
            'cart.locked': { actions: { type: 'report', params: { type: 'trade.locked' } } },
          },
          states: {
            here: { description: 'An order of this tab.' },
            elsewhere: {
              description: 'An order whose outcome this tab does not know.',
              on: {
                'trade.unlock': { description: 'The order of another tab may still be charged.' },
                'recovery.placed': { target: 'here', description: 'The checkout acknowledges it next.' },
              },
            },
          },
        },
      },
    },
    reporting: {
      on: {
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
