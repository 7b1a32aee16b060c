/** Paying with a card that is typed into the provider's own fields (PAY-02). */

import { toFailure } from '../domain/failure.ts';
import { paymentInterrupted } from '../domain/payment.ts';
import { paymentSetup } from './payment.setup.ts';

export const cardState = paymentSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The places for the fields are not on the page.',
      on: { 'payment.showFields': 'shown' },
    },
    shown: {
      exit: ['emptyCard', 'tellObstacles'],
      invoke: {
        id: 'cardFields',
        src: 'cardFields',
        onError: [
          {
            guard: 'isTokenizing',
            target: 'broken',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
          {
            target: 'broken',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
      on: {
        'payment.hideFields': 'hidden',
        'payment.focusField': { actions: { type: 'focusCard', params: ({ event }) => event } },
        'card.changed': {
          actions: [{ type: 'keepCard', params: ({ event }) => event }, 'tellObstacles'],
        },
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
            'payment.authorize': {
              guard: 'isComplete',
              target: 'tokenizing',
              actions: ['clearFailure', 'tokenizeCard'],
            },
          },
        },
        tokenizing: {
          tags: 'busy',
          description: 'Money is about to move: another way to pay has to wait.',
          on: {
            'payment.authorize': {},
            'payment.chooseMethod': {},
            'payment.syncMethods': {},
            'payment.retryFields': {},
            'payment.hideFields': {
              target: '#payment.card.hidden',
              actions: { type: 'refuse', params: { failure: paymentInterrupted } },
            },
            'card.tokenized': {
              target: 'ready',
              actions: { type: 'authorizeCard', params: ({ event }) => event },
            },
            'card.refused': {
              target: 'ready',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'refuse', params: ({ event }) => event },
              ],
            },
            'card.failed': {
              target: '#payment.card.broken',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'refuse', params: ({ event }) => event },
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
});
