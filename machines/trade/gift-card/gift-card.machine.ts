/** Gift cards on the cart: reads balances, applies and removes cards (§4 gift card, GIFT-01). */

import { assign, enqueueActions, sendParent, setup, stateIn } from 'xstate';
import { codeImpossible, isCode, tidyCode, type CodeMessage } from '../../domain/code.ts';
import { toFailure } from '../../domain/failure.ts';
import type { AppliedGiftCard, GiftCardBalance } from '../../domain/gift-card.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { applyGiftCard, readGiftCardBalance, removeGiftCard } from './gift-card.actors.ts';
import {
  unconfirmedAfter,
  repeatedUnconfirmed,
  isShownApplied,
  isShownRemoved,
} from './gift-card.unconfirmed.ts';
import type { GiftCardEvent, GiftCardFact, GiftCardRequest } from './gift-card.events.ts';
import {
  giftCardAppliedMessage,
  giftCardFailureMessage,
  giftCardRemovedMessage,
} from './gift-card.messages.ts';

export interface GiftCardContext {
  readonly cartId: string | null;
  /** The cart's currency (ISO 4217): the balance comes without one. */
  readonly currency: string | null;
  readonly cards: readonly AppliedGiftCard[];
  /** The code in the form. */
  readonly code: string;
  readonly balance: GiftCardBalance | null;
  readonly message: CodeMessage | null;
  readonly asked: GiftCardRequest | null;
  /** A failed request that the cart may still show as done. */
  readonly unconfirmed: GiftCardRequest | null;
}

interface SyncedCart {
  readonly cartId: string | null;
  readonly currency: string | null;
  readonly cards: readonly AppliedGiftCard[];
}

const nothing: GiftCardContext = {
  cartId: null,
  currency: null,
  cards: [],
  code: '',
  balance: null,
  message: null,
  asked: null,
  unconfirmed: null,
};

const fact = (told: GiftCardFact): GiftCardFact => told;

const askedOf = ({ cartId, asked, unconfirmed }: GiftCardContext) => ({
  cartId: present(cartId, 'cartId'),
  code: tidyCode(present(asked ?? unconfirmed, 'asked').code),
});

export const giftCardMachine = setup({
  types: { context: {} as GiftCardContext, events: {} as GiftCardEvent },
  actors: { applyGiftCard, removeGiftCard, readGiftCardBalance },
  actions: {
    report: sendParent((_, told: GiftCardFact) => told),
    // the typed code belongs to the shopper, regardless of the cart (BEY-02)
    setCart: assign((_, { cartId, currency, cards }: SyncedCart) => ({
      cartId,
      currency,
      cards,
      balance: null,
      message: null,
      asked: null,
      unconfirmed: null,
    })),
    forget: assign(nothing),
    setCards: assign({ cards: (_, { cards }: SyncedCart) => cards }),
    setForm: assign((_, { code }: { code: string }) => ({
      code,
      balance: null,
      message: null,
      unconfirmed: null,
    })),
    setRequest: assign(({ context }, asked: GiftCardRequest) => ({
      asked,
      balance: null,
      message: null,
      unconfirmed: repeatedUnconfirmed(context.unconfirmed, asked),
    })),
    setCode: assign({ code: (_, { code }: { code: string }) => tidyCode(code) }),
    refuseCode: assign({ balance: null, message: codeImpossible, unconfirmed: null }),
    clearMessage: assign({ balance: null, message: null, unconfirmed: null }),
    setBalance: assign({ balance: (_, { balance }: { balance: GiftCardBalance }) => balance, asked: null }),
    finishApplying: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ code: '', message: giftCardAppliedMessage, asked: null, unconfirmed: null });
      enqueue.sendParent(fact({ type: 'giftCard.applied', code: askedOf(context).code }));
    }),
    finishRemoving: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ message: giftCardRemovedMessage, asked: null, unconfirmed: null });
      enqueue.sendParent(fact({ type: 'giftCard.removed', code: askedOf(context).code }));
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      if (!isSessionExpired(failure)) enqueue.assign({ message: giftCardFailureMessage(failure) });
      enqueue.assign({ asked: null, unconfirmed: unconfirmedAfter(failure, asked, context.unconfirmed) });
      enqueue.sendParent(fact({ type: 'giftCard.failed', failure, asked }));
    }),
  },
  guards: {
    isSameCart: ({ context }, { cartId }: SyncedCart) => context.cartId === cartId,
    // the cart was read while the request was repeated
    isApplied: ({ context: { unconfirmed, cards } }) => isShownApplied(unconfirmed, cards),
    isRemoved: ({ context: { asked, cards } }) => isShownRemoved(asked, cards),
    // a running request has a response of its own
    isAppliedUnconfirmed: ({ context: { cartId, asked, unconfirmed } }, cart: SyncedCart) =>
      cartId === cart.cartId && asked === null && isShownApplied(unconfirmed, cart.cards),
    isRemovedUnconfirmed: ({ context: { cartId, asked, unconfirmed } }, cart: SyncedCart) =>
      cartId === cart.cartId && asked === null && isShownRemoved(unconfirmed, cart.cards),
    canAsk: ({ context }, { code }: { code: string }) => context.cartId !== null && isCode(tidyCode(code)),
    isNoCode: (_, { code }: { code: string }) => tidyCode(code) !== '' && !isCode(tidyCode(code)),
    isLockRequested: stateIn({ lock: 'requested' }),
    isLocked: stateIn({ work: 'locked' }),
  },
}).createMachine({
  id: 'giftCard',
  context: nothing,
  type: 'parallel',
  states: {
    work: {
      initial: 'ready',
      on: {
        'giftCard.syncCart': [
          {
            guard: { type: 'isAppliedUnconfirmed', params: ({ event }) => event },
            description: 'The response was lost: a change that the cart shows is reported as done.',
            actions: [{ type: 'setCards', params: ({ event }) => event }, 'finishApplying'],
          },
          {
            guard: { type: 'isRemovedUnconfirmed', params: ({ event }) => event },
            actions: [{ type: 'setCards', params: ({ event }) => event }, 'finishRemoving'],
          },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event },
            actions: { type: 'setCards', params: ({ event }) => event },
          },
          { guard: 'isLocked', actions: { type: 'setCart', params: ({ event }) => event } },
          {
            target: '.ready',
            description: 'Another cart: a response for the old one is ignored.',
            actions: { type: 'setCart', params: ({ event }) => event },
          },
        ],
        'giftCard.forget': [
          { guard: 'isLocked', actions: 'forget' },
          { target: '.ready', actions: 'forget' },
        ],
        'giftCard.clearMessage': { actions: 'clearMessage' },
      },
      states: {
        ready: {
          always: { guard: 'isLockRequested', target: 'locked' },
          on: {
            'giftCard.setForm': { actions: { type: 'setForm', params: ({ event }) => event } },
            'giftCard.apply': [
              {
                guard: { type: 'canAsk', params: ({ event }) => event },
                target: 'applying',
                actions: [
                  { type: 'setRequest', params: ({ event }) => event },
                  { type: 'setCode', params: ({ event }) => event },
                ],
              },
              { guard: { type: 'isNoCode', params: ({ event }) => event }, actions: 'refuseCode' },
              {},
            ],
            'giftCard.remove': [
              {
                guard: { type: 'canAsk', params: ({ event }) => event },
                target: 'removing',
                actions: { type: 'setRequest', params: ({ event }) => event },
              },
              {},
            ],
            'giftCard.checkBalance': [
              {
                guard: { type: 'canAsk', params: ({ event }) => event },
                target: 'checkingBalance',
                actions: [
                  { type: 'setRequest', params: ({ event }) => event },
                  { type: 'setCode', params: ({ event }) => event },
                ],
              },
              { guard: { type: 'isNoCode', params: ({ event }) => event }, actions: 'refuseCode' },
              {},
            ],
          },
        },
        applying: {
          tags: 'busy',
          invoke: {
            id: 'applyGiftCard',
            src: 'applyGiftCard',
            input: ({ context }) => askedOf(context),
            onDone: { target: 'ready', actions: 'finishApplying' },
            onError: [
              { guard: 'isApplied', target: 'ready', actions: 'finishApplying' },
              { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeGiftCard',
            src: 'removeGiftCard',
            input: ({ context }) => askedOf(context),
            onDone: { target: 'ready', actions: 'finishRemoving' },
            onError: [
              { guard: 'isRemoved', target: 'ready', actions: 'finishRemoving' },
              { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
        checkingBalance: {
          tags: 'busy',
          invoke: {
            id: 'readGiftCardBalance',
            src: 'readGiftCardBalance',
            input: ({ context }) => ({
              ...askedOf(context),
              currency: present(context.currency, 'currency'),
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'setBalance', params: ({ event }) => ({ balance: event.output }) },
            },
            onError: { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        locked: {
          description: 'An order is being placed: no card is applied or removed.',
          entry: { type: 'report', params: { type: 'giftCard.locked' } },
          on: {
            'giftCard.unlock': 'ready',
          },
        },
      },
    },

    lock: {
      description: 'An order needs the cart unchanged: a running request is finished first.',
      initial: 'released',
      on: { 'giftCard.lock': '.requested', 'giftCard.unlock': '.released' },
      states: { released: {}, requested: {} },
    },
  },
});
