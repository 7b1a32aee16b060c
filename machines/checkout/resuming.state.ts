/** The checkout while it picks up where the shopper left off: each step is confirmed anew and in silence, as far as they had come or to the first that is not confirmed (BEY-04, S10). */

import { estimateFailedMessage, setMethodFailedMessage } from '../domain/delivery.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { detailsArriving } from './details-arriving.ts';

export const resumingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'E-mail, address, delivery and its total again; only what the server refuses is told.',
  entry: 'beginResuming',
  initial: 'identifying',
  after: { resumePatience: 'editing' },
  on: {
    'tabs.changed': {
      description: 'On the way; where the shopper wants to be stays kept.',
      actions: { type: 'tellTab', params: ({ event }) => event },
    },
    'accountSection.customerWelcomed': {
      actions: { type: 'keepAccountEmail', params: ({ event }) => event },
    },
    'step.rejected': {
      target: 'editing',
      actions: { type: 'failQuietly', params: ({ event }) => event },
    },
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
    'shipping.detailsInvalid': { target: 'editing', actions: 'withdrawOffers' },
  },
  states: {
    identifying: {
      entry: 'resubmitEmail',
      on: {
        ...detailsArriving.on,
        'step.accepted': [
          {
            guard: { type: 'isVirtualAndEmail', params: ({ event }) => event },
            target: 'summing',
            actions: 'confirmGuest',
          },
          {
            guard: { type: 'canGoOnWithCollection', params: ({ event }) => event },
            target: 'estimating',
            description: 'A store stands where it stands: its postcode needs no check (CHK-09).',
            actions: ['confirmGuest', { type: 'openTab', params: { tab: 'delivery' } }],
          },
          {
            guard: { type: 'canGoOnWithDelivery', params: ({ event }) => event },
            target: 'checking',
            actions: ['confirmGuest', { type: 'openTab', params: { tab: 'delivery' } }],
          },
          {
            guard: { type: 'isEmail', params: ({ event }) => event },
            target: '#checkout.open.editing',
            actions: ['confirmGuest', { type: 'openTab', params: { tab: 'delivery' } }],
          },
        ],
      },
    },
    checking: {
      entry: 'submitDelivery',
      on: {
        'step.accepted': {
          guard: { type: 'isDelivery', params: ({ event }) => event },
          target: 'estimating',
        },
      },
    },
    estimating: {
      entry: 'estimateShipping',
      on: {
        'shipping.estimated': [
          {
            guard: 'isCollected',
            target: 'saving',
            description: 'There is one way of collecting.',
            actions: { type: 'keepMethod', params: ({ event }) => event },
          },
          {
            guard: { type: 'canGoOnWithMethod', params: ({ event }) => event },
            target: 'saving',
            actions: [
              { type: 'keepMethod', params: ({ event }) => event },
              'readWindows',
              { type: 'openTab', params: { tab: 'shipping' } },
            ],
          },
          {
            target: '#checkout.open.editing',
            description:
              'No further than this they had come, or their way of delivery is not offered any more.',
            actions: [
              { type: 'keepMethod', params: ({ event }) => event },
              'readWindows',
              { type: 'openTab', params: { tab: 'shipping' } },
            ],
          },
        ],
      },
    },
    saving: {
      entry: 'saveShipping',
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
          actions: { type: 'failQuietly', params: ({ event }) => event },
        },
      },
    },
    summing: {
      description: 'Nothing is delivered: payment follows the account.',
      entry: 'readTotals',
      on: {
        'totals.loaded': {
          target: '#checkout.open.editing',
          actions: [
            { type: 'keepTotals', params: ({ event }) => event },
            'rereadRepricedCart',
            { type: 'syncPayment', params: ({ event }) => event.information },
            { type: 'openTab', params: { tab: 'payment' } },
          ],
        },
        'totals.loadFailed': [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: '#checkout.open.editing',
            actions: ['clearMethod', { type: 'failQuietly', params: ({ event }) => event }],
          },
          {
            target: '#checkout.open.editing',
            actions: { type: 'failTotals', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
