/** The checkout while delivery is confirmed, its method saved, or both done again for a changed cart (SHIP-01). */

import { methodWithdrawnMessage, setMethodFailedMessage } from '../domain/delivery.ts';
import { totalPendingMessage } from '../domain/obstacle.ts';
import { checkoutSetup } from './checkout.setup.ts';

export const deliveringState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'The next tab waits for the delivery.',
  exit: 'releaseDelivery',
  on: {
    'delivery.methodChosen': {
      target: 'editing',
      description: 'The totals of the old method no longer hold.',
      actions: [
        { type: 'changeMethod', params: ({ event }) => event },
        { type: 'reportMethod', params: ({ event }) => event },
      ],
    },
  },
  initial: 'addressing',
  states: {
    addressing: {
      on: {
        'delivery.addressAccepted': { actions: ['reportDraft', 'addDelivery'] },
        'delivery.methodChosen': {
          description: 'Chosen for another address: this one goes on being confirmed.',
          actions: [
            { type: 'changeMethod', params: ({ event }) => event },
            { type: 'reportMethod', params: ({ event }) => event },
          ],
        },
        'delivery.offered': [
          {
            guard: 'isCollected',
            target: 'saving',
            description: 'There is one way of collecting: the shopper is not asked (CHK-09).',
            actions: [{ type: 'setMethod', params: ({ event }) => event }, 'saveDelivery'],
          },
          {
            target: '#checkout.open.editing',
            description: 'The shopper chooses a method (§5).',
            actions: [
              { type: 'setMethod', params: ({ event }) => event },
              { type: 'openTab', params: { tab: 'shipping' } },
            ],
          },
        ],
      },
    },
    saving: {
      on: {
        'delivery.saved': {
          target: 'reserving',
          actions: [
            { type: 'setTotals', params: ({ event }) => event },
            'rereadRepricedCart',
            { type: 'syncPayment', params: ({ event }) => event.information },
          ],
        },
      },
    },
    reserving: {},
    refreshing: {
      description: 'The cart changed in the middle of a step: methods are offered again, and the step stays.',
      after: { resumePatience: { target: '#checkout.open.editing', actions: 'withdrawOffers' } },
      on: {
        'checkout.placeOrder': { actions: { type: 'pushMessage', params: { message: totalPendingMessage } } },
        'delivery.offered': [
          {
            guard: { type: 'isToBeResaved', params: ({ event }) => event },
            target: 'resaving',
            actions: [{ type: 'setMethod', params: ({ event }) => event }, 'resaveDelivery'],
          },
          {
            guard: { type: 'isOtherThanSaved', params: ({ event }) => event },
            target: '#checkout.open.editing',
            actions: [
              { type: 'changeMethod', params: ({ event }) => event },
              { type: 'pushMessage', params: { message: methodWithdrawnMessage } },
            ],
          },
          {
            target: '#checkout.open.editing',
            description: 'No method was saved yet: the shopper goes on.',
            actions: { type: 'setMethod', params: ({ event }) => event },
          },
        ],
      },
    },
    resaving: {
      after: { resumePatience: { target: '#checkout.open.editing', actions: ['dropSums', 'closePayment'] } },
      on: {
        'checkout.placeOrder': { actions: { type: 'pushMessage', params: { message: totalPendingMessage } } },
        'delivery.confirmed': {
          target: '#checkout.open.editing',
          description: 'The shopper stays on their tab.',
        },
        'delivery.methodRefused': {
          target: '#checkout.open.editing',
          actions: [
            'clearMethod',
            'closePayment',
            { type: 'pushError', params: ({ event }) => event },
            'reportFailure',
          ],
        },
        'delivery.saveFailed': {
          target: '#checkout.open.editing',
          actions: [
            'dropSums',
            'closePayment',
            { type: 'recheckStored', params: ({ event }) => event },
            'rereadLostCart',
            {
              type: 'fail',
              params: ({ event }) => ({
                failure: event.failure,
                words: setMethodFailedMessage,
                isReasonTold: true,
              }),
            },
          ],
        },
      },
    },
  },
});
