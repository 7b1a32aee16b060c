/** How the order is paid: the method kept in step with the server's list, the card typed into the provider's own fields (§4, PAY-01, PAY-02). */

import { assign, sendParent, sendTo, setup, stateIn } from 'xstate';
import { toFailure, type Failure } from '../domain/failure.ts';
import {
  cardMethodCode,
  paymentInterrupted,
  paymentNotReady,
  syncedMethod,
  type CardState,
  type PaymentAuthorisation,
  type PaymentMethod,
} from '../domain/payment.ts';
import { present } from '../domain/present.ts';
import { cardFields } from './payment.actors.ts';
import type { PaymentEvent, PaymentFact } from './payment.events.ts';

export interface PaymentContext {
  readonly methods: readonly PaymentMethod[];
  /** Code of the chosen method. */
  readonly chosen: string | null;
  /** What the provider tells of its fields: filled, valid, the brand; never what is in them. */
  readonly card: CardState | null;
  readonly failure: Failure | null;
}

const titleOf = (methods: readonly PaymentMethod[], code: string): string =>
  methods.find((method) => method.code === code)?.title ?? code;

export const paymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent },
  actors: { cardFields },
  actions: {
    report: sendParent((_, fact: PaymentFact) => fact),
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
      context.chosen !== null && syncedMethod(params.methods, context.chosen) === context.chosen,
    isOffered: ({ context }, params: { code: string }) =>
      context.methods.some(({ code }) => code === params.code) && context.chosen !== params.code,
    isCard: ({ context }) => context.chosen === cardMethodCode,
    isTokenizing: stateIn({ card: { shown: 'tokenizing' } }),
    hasChosen: ({ context }) => context.chosen !== null,
  },
}).createMachine({
  id: 'payment',
  context: { methods: [], chosen: null, card: null, failure: null },
  initial: 'unavailable',
  on: {
    'payment.syncMethods': [
      {
        guard: { type: 'isSameChoice', params: ({ event }) => event },
        actions: { type: 'keepMethods', params: ({ event }) => event },
      },
      { target: '.deciding', actions: { type: 'keepMethods', params: ({ event }) => event } },
    ],
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
              const authorisation: PaymentAuthorisation = {
                method,
                nonce: null,
                label: titleOf(context.methods, method),
              };
              return { type: 'payment.authorized', authorisation };
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
                        method: cardMethodCode,
                        nonce: event.nonce,
                        label: `${event.cardType} ending in ${event.lastFour}`,
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
