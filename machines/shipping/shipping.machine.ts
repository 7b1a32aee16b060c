/** What delivery costs and which way is chosen: estimated for a valid address, saved with both addresses (§4 shipping methods, SHIP-01 … SHIP-04). */

import { present } from '../domain/present.ts';
import { shippingSetup } from './shipping.setup.ts';

export const shippingMachine = shippingSetup.createMachine({
  id: 'shipping',
  context: {
    cartId: null,
    currency: null,
    address: null,
    billing: null,
    methods: [],
    chosen: null,
    isOwnChoice: false,
  },
  initial: 'idle',
  on: {
    'shipping.estimate': [
      {
        guard: { type: 'isValidAddress', params: ({ event }) => event },
        target: '.estimating',
        actions: { type: 'keepAddress', params: ({ event }) => event },
      },
      { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
    ],
    'shipping.consider': [
      {
        guard: { type: 'isValidAddress', params: ({ event }) => event },
        target: '.estimating',
        reenter: true,
        actions: { type: 'keepAddress', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'clearAll' },
    ],
    'shipping.clear': { target: '.idle', actions: 'clearAll' },
    'shipping.refresh': {},
    'shipping.retry': {},
    'shipping.chooseMethod': {},
    'shipping.save': {
      actions: ['clearChosen', { type: 'report', params: { type: 'shipping.detailsRefused' } }],
    },
  },
  states: {
    idle: { description: 'No valid delivery address yet.' },
    estimating: {
      tags: 'busy',
      on: {
        'shipping.refresh': { target: 'estimating', reenter: true },
        'shipping.estimate': [
          {
            guard: { type: 'isAsked', params: ({ event }) => event },
            description: 'Just what is being asked: its answer will do.',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          {
            guard: { type: 'isValidAddress', params: ({ event }) => event },
            target: 'estimating',
            reenter: true,
            description: 'A newer address supersedes the estimate under way (SHIP-04).',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
      },
      invoke: {
        id: 'estimateShipping',
        src: 'estimateShipping',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          currency: present(context.currency, 'currency'),
          address: present(context.address, 'address'),
          choice: context.isOwnChoice ? context.chosen : null,
        }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ methods: event.output }) },
            target: 'unavailable',
            actions: 'emptyMethods',
          },
          {
            target: 'estimated',
            actions: [
              { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
              {
                type: 'report',
                params: ({ context }) => ({
                  type: 'shipping.estimated',
                  method: present(context.chosen, 'chosen'),
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'giveUpMethods', params: ({ event }) => event },
            {
              type: 'reportFailure',
              params: ({ event }) => ({ type: 'shipping.estimateFailed', error: event.error }),
            },
          ],
        },
      },
    },
    unavailable: {
      description: 'Nobody delivers there.',
      entry: { type: 'report', params: { type: 'shipping.nothingOffered' } },
      on: {
        'shipping.retry': {
          target: 'estimating',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'No answer; the next estimate tries again.',
      on: {
        'shipping.retry': {
          target: 'estimating',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
      },
    },
    estimated: {
      on: {
        'shipping.refresh': 'estimating',
        'shipping.estimate': [
          {
            guard: { type: 'isEstimatedFor', params: ({ event }) => event },
            actions: [
              { type: 'grantWish', params: ({ event }) => event },
              {
                type: 'report',
                params: ({ context }) => ({
                  type: 'shipping.estimated',
                  method: present(context.chosen, 'chosen'),
                }),
              },
            ],
          },
          {
            guard: { type: 'isValidAddress', params: ({ event }) => event },
            target: 'estimating',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
        'shipping.chooseMethod': [
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            actions: [
              { type: 'choose', params: ({ event }) => event },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'shipping.methodChosen', method: event.method }),
              },
            ],
          },
          {},
        ],
        'shipping.save': [
          {
            guard: 'hasChosen',
            target: 'saving',
            actions: { type: 'keepBilling', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      description: 'Totals are being worked out by the server.',
      on: {
        'shipping.chooseMethod': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            description: 'Just what is being saved: its answer will do.',
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'estimated',
            description: 'A newer choice supersedes the one being saved (SHIP-04).',
            actions: [
              { type: 'choose', params: ({ event }) => event },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'shipping.methodChosen', method: event.method }),
              },
            ],
          },
          {},
        ],
        'shipping.save': {
          target: 'saving',
          reenter: true,
          description:
            'Whoever asks once more waits for an answer of their own, as the first may never come.',
          actions: { type: 'keepBilling', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'saveShippingInformation',
        src: 'saveShippingInformation',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          address: present(context.address, 'address'),
          billing: present(context.billing, 'billing'),
          method: present(context.chosen, 'chosen'),
        }),
        onDone: [
          {
            guard: { type: 'hasMessage', params: ({ event }) => ({ information: event.output }) },
            target: 'estimated',
            actions: [
              'clearChosen',
              {
                type: 'report',
                params: ({ event }) => ({
                  type: 'shipping.methodRefused',
                  message: present(event.output.message, 'message'),
                }),
              },
            ],
          },
          {
            target: 'estimated',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'shipping.informationSaved', information: event.output }),
            },
          },
        ],
        onError: {
          target: 'estimated',
          description: 'The choice stays, not saved: one more press saves it.',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ type: 'shipping.saveFailed', error: event.error }),
          },
        },
      },
    },
  },
});
