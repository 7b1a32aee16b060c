/** The checkout while delivery is being offered, or the chosen way of it saved (§4 shipping methods, SHIP-01, SHIP-02). */

import { estimateFailedMessage, methodWithdrawnMessage, setMethodFailedMessage } from '../domain/delivery.ts';
import { totalPendingMessage } from '../domain/obstacle.ts';
import { checkoutSetup } from './checkout.setup.ts';

export const awaitingShippingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'Nothing goes on before delivery is offered, or the chosen way of it saved.',
  on: {
    'shipping.unavailable': { target: 'editing', actions: 'withdrawOffers' },
    'shipping.estimateFailed': {
      target: 'editing',
      actions: [
        'withdrawOffers',
        {
          type: 'fail',
          params: ({ event }) => ({ failure: event.failure, words: estimateFailedMessage }),
        },
      ],
    },
    'shipping.detailsInvalid': { target: 'editing', actions: ['failDetails', 'tellFailure'] },
  },
  initial: 'estimating',
  states: {
    estimating: {
      on: {
        'shipping.estimated': [
          {
            guard: 'isCollected',
            target: 'saving',
            description: 'There is one way of collecting: it is not asked for (CHK-09).',
            actions: [{ type: 'keepMethod', params: ({ event }) => event }, 'saveShipping'],
          },
          {
            target: '#checkout.open.editing',
            description: 'Proceed to shipping: a method is chosen (§5).',
            actions: [
              { type: 'keepMethod', params: ({ event }) => event },
              'readWindows',
              { type: 'openTab', params: { tab: 'shipping' } },
            ],
          },
        ],
      },
    },
    refreshing: {
      description: 'The cart changed in the middle of it: offers are asked for again, and the step stays.',
      after: { resumePatience: { target: '#checkout.open.editing', actions: 'withdrawOffers' } },
      on: {
        'checkout.placeOrder': { actions: { type: 'pushMessage', params: { message: totalPendingMessage } } },
        'shipping.estimated': [
          {
            guard: { type: 'isToBeResaved', params: ({ event }) => event },
            target: 'resaving',
            actions: [{ type: 'keepMethod', params: ({ event }) => event }, 'saveShipping'],
          },
          {
            guard: { type: 'isOtherThanSaved', params: ({ event }) => event },
            target: '#checkout.open.editing',
            actions: [
              { type: 'changeMethod', params: ({ event }) => event },
              'readWindows',
              { type: 'pushMessage', params: { message: methodWithdrawnMessage } },
            ],
          },
          {
            target: '#checkout.open.editing',
            description: 'None was saved yet: it is the shopper who goes on.',
            actions: [{ type: 'keepMethod', params: ({ event }) => event }, 'readWindows'],
          },
        ],
      },
    },
    resaving: {
      description: 'The same way of delivery for the changed cart; the wished hours are on it already.',
      after: { resumePatience: { target: '#checkout.open.editing', actions: ['dropSums', 'closePayment'] } },
      on: {
        'checkout.placeOrder': { actions: { type: 'pushMessage', params: { message: totalPendingMessage } } },
        'shipping.methodChosen': {
          target: '#checkout.open.editing',
          actions: [
            { type: 'changeMethod', params: ({ event }) => event },
            { type: 'tellMethod', params: ({ event }) => event },
          ],
        },
        'shipping.informationSaved': {
          target: '#checkout.open.editing',
          actions: [
            { type: 'keepTotals', params: ({ event }) => event },
            'rereadRepricedCart',
            { type: 'syncPayment', params: ({ event }) => event.information },
          ],
        },
        'shipping.methodRefused': {
          target: '#checkout.open.editing',
          actions: [
            'clearMethod',
            'closePayment',
            { type: 'pushError', params: ({ event }) => event },
            'tellFailure',
          ],
        },
        'shipping.saveFailed': {
          target: '#checkout.open.editing',
          actions: [
            'dropSums',
            'closePayment',
            { type: 'doubtStored', params: ({ event }) => event },
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
    saving: {
      on: {
        'shipping.methodChosen': {
          target: '#checkout.open.editing',
          description:
            'Chosen anew meanwhile: nobody answers for the old one any more, and nothing goes on with it.',
          actions: [
            { type: 'changeMethod', params: ({ event }) => event },
            { type: 'tellMethod', params: ({ event }) => event },
          ],
        },
        'shipping.informationSaved': [
          {
            guard: 'isCollected',
            target: '#checkout.open.editing',
            description: 'No van comes, so there are no hours to wish for.',
            actions: [
              { type: 'keepTotals', params: ({ event }) => event },
              'rereadRepricedCart',
              { type: 'syncPayment', params: ({ event }) => event.information },
              { type: 'openTab', params: { tab: 'payment' } },
            ],
          },
          {
            target: 'reserving',
            actions: [
              { type: 'keepTotals', params: ({ event }) => event },
              'rereadRepricedCart',
              { type: 'syncPayment', params: ({ event }) => event.information },
            ],
          },
        ],
        'shipping.methodRefused': {
          target: '#checkout.open.editing',
          actions: ['clearMethod', { type: 'pushError', params: ({ event }) => event }, 'tellFailure'],
        },
        'shipping.saveFailed': {
          target: '#checkout.open.editing',
          actions: [
            'dropSums',
            { type: 'doubtStored', params: ({ event }) => event },
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
    reserving: {
      description: 'The cart bears its address now: the wished hours are put on it.',
      entry: 'saveWindow',
      on: {
        'shipping.methodChosen': {
          target: '#checkout.open.editing',
          description: 'Chosen anew meanwhile: what was summed up no longer holds.',
          actions: [
            { type: 'changeMethod', params: ({ event }) => event },
            { type: 'tellMethod', params: ({ event }) => event },
          ],
        },
        'deliveryWindow.saved': {
          target: '#checkout.open.editing',
          actions: { type: 'openTab', params: { tab: 'payment' } },
        },
        'deliveryWindow.saveFailed': {
          target: '#checkout.open.editing',
          actions: { type: 'fail', params: ({ event }) => event },
        },
      },
    },
  },
});
