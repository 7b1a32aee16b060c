/** How the order is paid: the method kept in step with the server's list, the card typed into the provider's own fields (§4, PAY-01, PAY-02). */

import { assign, sendParent, sendTo, setup, stateIn } from 'xstate';
import { toFailure, type Failure } from '../domain/failure.ts';
import {
  cardMethodCode,
  paymentInterrupted,
  paymentNotReady,
  plainAuthorisation,
  syncedMethod,
  type CardState,
  type PaymentMethod,
} from '../domain/payment.ts';
import { paymentObstacles, type PayableOrder, type PaymentForm } from '../domain/payment-form.ts';
import { present } from '../domain/present.ts';
import { cardFields } from './payment.actors.ts';
import type { PaymentEvent, PaymentFact } from './payment.events.ts';

export interface PaymentContext extends PaymentForm {
  readonly methods: readonly PaymentMethod[];
  /** What the provider tells of its fields: filled, valid, the brand; never what is in them. */
  readonly card: CardState | null;
  readonly failure: Failure | null;
}

const emptyPayment: PaymentContext = {
  methods: [],
  chosen: null,
  order: null,
  publicHash: null,
  isPayPalApproved: false,
  poNumber: '',
  agreements: [],
  agreedIds: [],
  isRecurringAgreed: false,
  card: null,
  failure: null,
};

const titleOf = (methods: readonly PaymentMethod[], code: string): string =>
  methods.find((method) => method.code === code)?.title ?? code;

export const paymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent },
  actors: { cardFields },
  actions: {
    report: sendParent((_, fact: PaymentFact) => fact),
    tellObstacles: sendParent(({ context }): PaymentFact => ({
      type: 'payment.obstaclesChanged',
      obstacles: paymentObstacles(context),
    })),
    keepOrder: assign({
      order: (_, { grandTotal, isRental, isPurchaseOrderRequired, email, cartId }: PayableOrder) => ({
        grandTotal,
        isRental,
        isPurchaseOrderRequired,
        email,
        cartId,
      }),
    }),
    keepMethods: assign({
      methods: (_, params: { methods: readonly PaymentMethod[] }) => params.methods,
      chosen: ({ context }, params) => syncedMethod(params.methods, context.chosen),
    }),
    choose: assign({ chosen: (_, params: { code: string }) => params.code, failure: null }),
    keepCard: assign({ card: (_, params: { card: CardState }) => params.card }),
    forgetCard: assign({ card: null }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    tokenizeCard: sendTo('cardFields', { type: 'card.tokenize' }),
  },
  guards: {
    isSameChoice: ({ context }, params: { methods: readonly PaymentMethod[] }) =>
      syncedMethod(params.methods, context.chosen) === context.chosen,
    isOffered: ({ context }, params: { code: string }) =>
      context.methods.some(({ code }) => code === params.code) && context.chosen !== params.code,
    isCard: ({ context }) => context.chosen === cardMethodCode,
    isTokenizing: stateIn({ card: { shown: 'tokenizing' } }),
    hasChosen: ({ context }) => context.chosen !== null,
  },
}).createMachine({
  id: 'payment',
  context: emptyPayment,
  initial: 'unavailable',
  on: {
    'payment.syncMethods': [
      {
        guard: { type: 'isSameChoice', params: ({ event }) => event },
        actions: { type: 'keepMethods', params: ({ event }) => event },
      },
      { target: '.deciding', actions: { type: 'keepMethods', params: ({ event }) => event } },
    ],
    'payment.syncOrder': {
      actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'tellObstacles'],
    },
    'payment.chooseMethod': [
      {
        guard: { type: 'isOffered', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      {},
    ],
    'payment.authorize': {
      actions: {
        type: 'report',
        params: {
          type: 'payment.refused',
          failure: paymentNotReady,
        },
      },
    },
    'payment.showFields': {},
    'payment.hideFields': {},
    'payment.retryFields': {},
  },
  states: {
    unavailable: { description: 'The server has not named a method yet.' },
    deciding: {
      description: 'Another method than before, or none any more.',
      entry: [
        {
          type: 'report',
          params: ({ context }): PaymentFact => ({ type: 'payment.methodChosen', code: context.chosen }),
        },
        'tellObstacles',
      ],
      always: [
        { guard: 'isCard', target: 'card' },
        { guard: 'hasChosen', target: 'plain' },
        { target: 'unavailable' },
      ],
    },
    plain: {
      description: 'A method with nothing to fill in.',
      on: {
        'payment.authorize': {
          actions: {
            type: 'report',
            params: ({ context }): PaymentFact => {
              const method = present(context.chosen, 'chosen');
              return {
                type: 'payment.authorized',
                authorisation: plainAuthorisation(method, titleOf(context.methods, method)),
              };
            },
          },
        },
      },
    },
    card: {
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The places for the fields are not on the page.',
          on: { 'payment.showFields': 'shown' },
        },
        shown: {
          entry: 'forgetCard',
          invoke: {
            id: 'cardFields',
            src: 'cardFields',
            onError: [
              {
                guard: 'isTokenizing',
                target: 'broken',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                  {
                    type: 'report',
                    params: ({ event }) => ({ type: 'payment.refused', failure: toFailure(event.error) }),
                  },
                ],
              },
              {
                target: 'broken',
                actions: {
                  type: 'keepFailure',
                  params: ({ event }) => ({ failure: toFailure(event.error) }),
                },
              },
            ],
          },
          on: {
            'payment.hideFields': 'hidden',
            'card.changed': { actions: { type: 'keepCard', params: ({ event }) => event } },
            'card.failed': {
              target: 'broken',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
            'card.mounted': {},
            'card.tokenized': {},
            'card.refused': {},
          },
          initial: 'mounting',
          states: {
            mounting: { tags: 'busy', on: { 'card.mounted': 'ready' } },
            ready: {
              on: {
                'payment.authorize': { target: 'tokenizing', actions: ['clearFailure', 'tokenizeCard'] },
              },
            },
            tokenizing: {
              tags: 'busy',
              description: 'Money is about to move: another way to pay has to wait.',
              on: {
                'payment.authorize': {},
                'payment.chooseMethod': {},
                'payment.syncMethods': {},
                'payment.hideFields': {
                  target: '#payment.card.hidden',
                  actions: {
                    type: 'report',
                    params: {
                      type: 'payment.refused',
                      failure: paymentInterrupted,
                    },
                  },
                },
                'card.tokenized': {
                  target: 'ready',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({
                      type: 'payment.authorized',
                      authorisation: {
                        ...plainAuthorisation(
                          cardMethodCode,
                          `${event.cardType} ending in ${event.lastFour}`,
                        ),
                        nonce: event.nonce,
                      },
                    }),
                  },
                },
                'card.refused': {
                  target: 'ready',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    {
                      type: 'report',
                      params: ({ event }) => ({ type: 'payment.refused', failure: event.failure }),
                    },
                  ],
                },
                'card.failed': {
                  target: '#payment.card.broken',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event },
                    {
                      type: 'report',
                      params: ({ event }) => ({ type: 'payment.refused', failure: event.failure }),
                    },
                  ],
                },
              },
            },
          },
        },
        broken: {
          description: 'The provider could not be reached; the shopper may try again.',
          on: {
            'payment.hideFields': 'hidden',
            'payment.retryFields': { target: 'shown', actions: 'clearFailure' },
          },
        },
      },
    },
  },
});
