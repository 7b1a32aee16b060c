/**
 * The promo code of the cart, applied and removed by the server (§4 promo code, PROMO-01, CHK-01).
 */

import { assign, enqueueActions, raise, sendParent, setup, stateIn } from 'xstate';
import { codeImpossible, isCode, tidyCode, type CodeMessage } from '../../domain/code.ts';
import { toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSameCode } from '../../domain/promo.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { applyPromo, readPromo, removePromo, restorePromo } from './promo.actors.ts';
import {
  unconfirmedAfter,
  repeatedUnconfirmed,
  isShownApplied,
  isShownRemoved,
} from './promo.unconfirmed.ts';
import type { PromoEvent, PromoFact, PromoRequest } from './promo.events.ts';
import {
  promoAppliedMessage,
  promoFailureMessage,
  promoKeptText,
  promoLostText,
  promoRemovedMessage,
  promoReplacedMessage,
} from './promo.messages.ts';

export interface PromoContext {
  readonly cartId: string | null;
  /** The applied code, or the text in the form. */
  readonly code: string;
  readonly isApplied: boolean;
  readonly message: CodeMessage | null;
  readonly asked: PromoRequest | null;
  /** A failed request that the cart may still show as done. */
  readonly unconfirmed: PromoRequest | null;
  /** The code that was applied before the one being applied. */
  readonly before: string | null;
}

interface SyncedCart {
  readonly cartId: string | null;
  readonly coupon: string | null;
}

const nothing: PromoContext = {
  cartId: null,
  code: '',
  isApplied: false,
  message: null,
  asked: null,
  unconfirmed: null,
  before: null,
};

const fact = (told: PromoFact): PromoFact => told;

export const promoMachine = setup({
  types: { context: {} as PromoContext, events: {} as PromoEvent },
  actors: { readPromo, applyPromo, restorePromo, removePromo },
  actions: {
    report: sendParent((_, told: PromoFact) => told),
    // the typed code belongs to the shopper, regardless of the cart (BEY-02)
    setCart: assign(({ context }, { cartId, coupon }: SyncedCart) => ({
      cartId,
      code: coupon ?? (context.isApplied ? '' : context.code),
      isApplied: coupon !== null,
      message: null,
      asked: null,
      unconfirmed: null,
      before: null,
    })),
    forget: assign(nothing),
    // keeps the typed code unless a code is applied or was just removed
    setCoupon: assign(({ context }, { coupon }: SyncedCart) => ({
      code: coupon ?? (context.isApplied ? '' : context.code),
      isApplied: coupon !== null,
    })),
    setForm: assign({ code: (_, { code }: { code: string }) => code, message: null, unconfirmed: null }),
    applyTyped: raise(({ context }) => ({ type: 'promo.apply', code: context.code })),
    removeApplied: raise({ type: 'promo.remove' }),
    setRequest: assign(({ context }, asked: PromoRequest) => ({
      asked,
      message: null,
      unconfirmed: repeatedUnconfirmed(context.unconfirmed, asked),
    })),
    setCode: assign({ code: (_, { code }: { code: string }) => tidyCode(code) }),
    refuseCode: assign({ message: codeImpossible, unconfirmed: null }),
    clearMessage: assign({ message: null, unconfirmed: null }),
    setBefore: assign((_, { before }: { before: string | null }) => ({ before })),
    setApplied: assign(({ context: { before, code } }) => ({
      isApplied: true,
      message:
        before === null || isSameCode(before, code) ? promoAppliedMessage : promoReplacedMessage(before),
      asked: null,
      unconfirmed: null,
      before: null,
    })),
    setRemoved: assign({
      code: '',
      isApplied: false,
      message: promoRemovedMessage,
      asked: null,
      unconfirmed: null,
    }),
    reportApplied: sendParent(({ context }) => fact({ type: 'promo.applied', code: context.code })),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      if (!isSessionExpired(failure)) enqueue.assign({ message: promoFailureMessage(failure) });
      enqueue.assign({
        asked: null,
        before: null,
        unconfirmed: unconfirmedAfter(failure, asked, context.unconfirmed),
      });
      enqueue.sendParent(fact({ type: 'promo.failed', failure, asked }));
    }),
    // refused while another code was applied
    failBeside: enqueueActions(({ context, enqueue }, { isKept }: { isKept: boolean }) => {
      const { code } = context;
      const before = present(context.before, 'before');
      const text = isKept ? promoKeptText(code, before) : promoLostText(code, before);
      const asked = present(context.asked, 'asked');
      enqueue.assign({ message: { isGood: false, text }, asked: null, unconfirmed: null, before: null });
      enqueue.sendParent(fact({ type: 'promo.failed', failure: { kind: 'refused', message: text }, asked }));
    }),
  },
  guards: {
    isSameCart: ({ context }, { cartId }: SyncedCart) => context.cartId === cartId,
    isAppliedUnconfirmed: ({ context }, { cartId, coupon }: SyncedCart) =>
      context.cartId === cartId && isShownApplied(context.unconfirmed, coupon),
    isRemovedUnconfirmed: ({ context }, { cartId, coupon }: SyncedCart) =>
      context.cartId === cartId && isShownRemoved(context.unconfirmed, coupon),
    canApply: ({ context }, { code }: { code: string }) => context.cartId !== null && isCode(tidyCode(code)),
    isNoCode: (_, { code }: { code: string }) => tidyCode(code) !== '' && !isCode(tidyCode(code)),
    isExpired: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
    canRestorePrevious: ({ context: { before, code } }, { error }: { error: unknown }) =>
      before !== null && !isSameCode(before, code) && ['notFound', 'refused'].includes(toFailure(error).kind),
    isApplied: ({ context }) => context.isApplied,
    canRemove: ({ context }) => context.cartId !== null && context.isApplied,
    isLockRequested: stateIn({ lock: 'requested' }),
    isLocked: stateIn({ work: 'locked' }),
  },
}).createMachine({
  id: 'promo',
  context: nothing,
  type: 'parallel',
  states: {
    work: {
      initial: 'ready',
      on: {
        'promo.syncCart': [
          {
            guard: { type: 'isAppliedUnconfirmed', params: ({ event }) => event },
            description: 'The response was lost: a change that the cart shows is reported as done.',
            actions: [{ type: 'setCoupon', params: ({ event }) => event }, 'setApplied', 'reportApplied'],
          },
          {
            guard: { type: 'isRemovedUnconfirmed', params: ({ event }) => event },
            actions: [
              { type: 'setCoupon', params: ({ event }) => event },
              'setRemoved',
              { type: 'report', params: { type: 'promo.removed' } },
            ],
          },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event },
            actions: { type: 'setCoupon', params: ({ event }) => event },
          },
          { guard: 'isLocked', actions: { type: 'setCart', params: ({ event }) => event } },
          {
            target: '.ready',
            description: 'Another cart: a response for the old one is ignored.',
            actions: { type: 'setCart', params: ({ event }) => event },
          },
        ],
        'promo.forget': [
          { guard: 'isLocked', actions: 'forget' },
          { target: '.ready', actions: 'forget' },
        ],
        'promo.clearMessage': { actions: 'clearMessage' },
      },
      states: {
        ready: {
          always: { guard: 'isLockRequested', target: 'locked' },
          on: {
            'promo.setForm': { actions: { type: 'setForm', params: ({ event }) => event } },
            'promo.submit': [{ guard: 'isApplied', actions: 'removeApplied' }, { actions: 'applyTyped' }],
            'promo.apply': [
              {
                guard: { type: 'canApply', params: ({ event }) => event },
                target: 'applying',
                actions: [
                  { type: 'setRequest', params: ({ event }) => event },
                  { type: 'setCode', params: ({ event }) => event },
                ],
              },
              { guard: { type: 'isNoCode', params: ({ event }) => event }, actions: 'refuseCode' },
              {},
            ],
            'promo.remove': [
              {
                guard: 'canRemove',
                target: 'removing',
                actions: { type: 'setRequest', params: ({ event }) => event },
              },
              {},
            ],
          },
        },
        applying: {
          description: 'Magento removes an applied code when it refuses another: the old one is restored.',
          on: {
            'promo.syncCart': [
              {
                guard: { type: 'isSameCart', params: ({ event }) => event },
                description: 'Read before the response: the cart is read again after it.',
              },
              { target: 'ready', actions: { type: 'setCart', params: ({ event }) => event } },
            ],
          },
          initial: 'looking',
          states: {
            looking: {
              tags: 'busy',
              description: 'Reads which code is applied before.',
              invoke: {
                id: 'readPromo',
                src: 'readPromo',
                input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
                onDone: {
                  target: 'asking',
                  actions: { type: 'setBefore', params: ({ event }) => ({ before: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event },
                    target: '#promo.work.ready',
                    actions: { type: 'fail', params: ({ event }) => event },
                  },
                  {
                    target: 'asking',
                    description: 'Unknown: no code is restored.',
                    actions: { type: 'setBefore', params: { before: null } },
                  },
                ],
              },
            },
            asking: {
              tags: 'busy',
              invoke: {
                id: 'applyPromo',
                src: 'applyPromo',
                input: ({ context }) => ({ cartId: present(context.cartId, 'cartId'), code: context.code }),
                onDone: { target: '#promo.work.ready', actions: ['setApplied', 'reportApplied'] },
                onError: [
                  {
                    guard: { type: 'canRestorePrevious', params: ({ event }) => event },
                    target: 'restoring',
                  },
                  { target: '#promo.work.ready', actions: { type: 'fail', params: ({ event }) => event } },
                ],
              },
            },
            restoring: {
              tags: 'busy',
              description: 'Restores the previous code after the refusal.',
              invoke: {
                id: 'restorePromo',
                src: 'restorePromo',
                input: ({ context }) => ({
                  cartId: present(context.cartId, 'cartId'),
                  code: present(context.before, 'before'),
                }),
                onDone: {
                  target: '#promo.work.ready',
                  actions: { type: 'failBeside', params: { isKept: true } },
                },
                onError: [
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event },
                    target: '#promo.work.ready',
                    actions: { type: 'fail', params: ({ event }) => event },
                  },
                  { target: '#promo.work.ready', actions: { type: 'failBeside', params: { isKept: false } } },
                ],
              },
            },
          },
        },
        removing: {
          tags: 'busy',
          on: {
            'promo.syncCart': [
              { guard: { type: 'isSameCart', params: ({ event }) => event } },
              { target: 'ready', actions: { type: 'setCart', params: ({ event }) => event } },
            ],
          },
          invoke: {
            id: 'removePromo',
            src: 'removePromo',
            input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
            onDone: {
              target: 'ready',
              actions: ['setRemoved', { type: 'report', params: { type: 'promo.removed' } }],
            },
            onError: { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        locked: {
          description: 'An order is being placed: no code is applied or removed.',
          entry: { type: 'report', params: { type: 'promo.locked' } },
          on: {
            'promo.unlock': 'ready',
          },
        },
      },
    },

    lock: {
      description: 'An order needs the cart unchanged: a running request is finished first.',
      initial: 'released',
      on: { 'promo.lock': '.requested', 'promo.unlock': '.released' },
      states: { released: {}, requested: {} },
    },
  },
});
