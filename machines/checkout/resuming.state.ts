/** The checkout while a shopper comes back: who they are, then each step again, in silence (BEY-04, S10). */

import { checkoutSetup } from './checkout.setup.ts';

/** What is found out about the shopper before they are taken anywhere: their stores, their addresses. */
const detailsArriving = checkoutSetup.createStateConfig({
  on: {
    'delivery.storesLoaded': [
      {
        guard: { type: 'isStoreGone', params: ({ event }) => event },
        description: 'The store of another day is gone: they are asked where, and taken no further.',
        actions: [{ type: 'dropStore', params: ({ event }) => event }, 'reportDraft'],
      },
      { actions: { type: 'setStore', params: ({ event }) => event } },
    ],
    'addressEntry.addressChosen': [
      {
        guard: { type: 'isForBilling', params: ({ event }) => event },
        actions: [
          { type: 'fillBilling', params: ({ event }) => event },
          { type: 'resolveBilling', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'reportDraft',
        ],
      },
      {
        description: 'Out of their book, to go on with.',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'reportDraft',
        ],
      },
    ],
  },
});

export const arrivingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  always: [
    { guard: 'canResume', target: 'resuming' },
    { guard: 'isNobodyAwaited', target: 'editing' },
  ],
  on: {
    'tabs.changed': {
      description: 'Where everybody begins; where the shopper wants to be stays kept.',
      actions: { type: 'reportTab', params: ({ event }) => event },
    },
    'identity.customerWelcomed': {
      actions: { type: 'setEmail', params: ({ event }) => event },
    },
    ...detailsArriving.on,
  },
});

export const resumingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'As far as they had come, or to the first step that is refused; only refusals are shown.',
  entry: 'beginResuming',
  initial: 'identifying',
  after: { resumePatience: 'editing' },
  exit: 'releaseDelivery',
  on: {
    'tabs.changed': {
      description: 'On the way; where the shopper wants to be stays kept.',
      actions: { type: 'reportTab', params: ({ event }) => event },
    },
    'identity.customerWelcomed': {
      actions: { type: 'setEmail', params: ({ event }) => event },
    },
    'identity.emailRefused': {
      target: 'editing',
      actions: ['rereadLostCart', { type: 'failQuietly', params: ({ event }) => event }],
    },
    'delivery.addressRefused': {
      target: 'editing',
      actions: ['rereadLostCart', { type: 'failQuietly', params: ({ event }) => event }],
    },
    'delivery.detailsRefused': { target: 'editing', actions: 'withdrawOffers' },
    'delivery.slotRefused': {
      target: 'editing',
      actions: ['rereadLostCart', { type: 'failQuietly', params: ({ event }) => event }],
    },
  },
  states: {
    identifying: {
      entry: 'reconfirmEmail',
      exit: 'releaseIdentity',
      on: {
        ...detailsArriving.on,
        'identity.emailAccepted': [
          { guard: 'isVirtual', target: 'summing' },
          {
            guard: 'canGoOnWithDelivery',
            target: 'delivering',
            actions: [{ type: 'openTab', params: { tab: 'delivery' } }, 'confirmDestination'],
          },
          {
            target: '#checkout.open.editing',
            actions: { type: 'openTab', params: { tab: 'delivery' } },
          },
        ],
      },
    },
    delivering: {
      on: {
        'delivery.offered': [
          {
            guard: 'isCollected',
            target: 'saving',
            description: 'There is one way of collecting.',
            actions: [{ type: 'setMethod', params: ({ event }) => event }, 'saveDelivery'],
          },
          {
            guard: { type: 'canGoOnWithMethod', params: ({ event }) => event },
            target: 'saving',
            actions: [
              { type: 'setMethod', params: ({ event }) => event },
              { type: 'openTab', params: { tab: 'shipping' } },
              'saveDelivery',
            ],
          },
          {
            target: '#checkout.open.editing',
            description: 'They had come no further, or their method is not offered any more.',
            actions: [
              { type: 'setMethod', params: ({ event }) => event },
              { type: 'openTab', params: { tab: 'shipping' } },
            ],
          },
        ],
      },
    },
    saving: {
      description: 'The method, then the slot.',
      on: {
        'delivery.methodChosen': {
          target: '#checkout.open.editing',
          description: 'The shopper goes on by themselves.',
          actions: [
            { type: 'changeMethod', params: ({ event }) => event },
            { type: 'reportMethod', params: ({ event }) => event },
          ],
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
            { type: 'setTotals', params: ({ event }) => event },
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
