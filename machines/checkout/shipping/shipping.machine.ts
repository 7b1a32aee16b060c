/** Shipping methods, their prices and the choice, saved with both addresses (SHIP-01, SHIP-04). */

import { assign, sendParent, setup } from 'xstate';
import { isSameAddress, isSameDestination, type Address } from '../../domain/address.ts';
import { isSameMethod, preferredMethod, type ShippingMethod } from '../../domain/delivery.ts';
import { toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { canSetAddress } from './address-fallback.ts';
import {
  estimateShipping,
  saveShippingInformation,
  setShippingAddress,
  type EstimateInput,
} from './shipping.actors.ts';
import type { ShippingEvent, ShippingFact, ShippingPlace } from './shipping.events.ts';

export interface ShippingContext {
  readonly cartId: string | null;
  /** The currency of the prices. */
  readonly currency: string | null;
  /** The address that the methods are for. */
  readonly address: Address | null;
  readonly billing: Address | null;
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ShippingMethod | null;
  /** Chosen by the shopper; a preselected method gives way to a free one. */
  readonly isOwnChoice: boolean;
}

interface EstimateRequest extends ShippingPlace {
  readonly preferred?: ShippingMethod | null;
}

interface Failed {
  readonly error: unknown;
}

const nothingChosen = { chosen: null, isOwnChoice: false };

const sameMethodIn = (methods: readonly ShippingMethod[], wanted: ShippingMethod | null) =>
  methods.find((method) => wanted !== null && isSameMethod(method, wanted)) ?? null;

const inputOf = ({ cartId, currency, address, isOwnChoice, chosen }: ShippingContext): EstimateInput => ({
  cartId: present(cartId, 'cartId'),
  currency: present(currency, 'currency'),
  address: present(address, 'address'),
  choice: isOwnChoice ? chosen : null,
});

export const shippingMachine = setup({
  types: { context: {} as ShippingContext, events: {} as ShippingEvent },
  actors: { estimateShipping, setShippingAddress, saveShippingInformation },
  actions: {
    report: sendParent((_, fact: ShippingFact) => fact),
    reportEstimateFailed: sendParent((_, { error }: Failed): ShippingFact => ({
      type: 'shipping.estimateFailed',
      failure: toFailure(error),
    })),
    reportSaveFailed: sendParent((_, { error }: Failed): ShippingFact => ({
      type: 'shipping.saveFailed',
      failure: toFailure(error),
    })),
    reportOffers: sendParent(({ context: { methods, chosen, isOwnChoice } }): ShippingFact => {
      const kept = isOwnChoice ? chosen : null;
      return { type: 'shipping.offersChanged', offers: methods, kept };
    }),
    setAddress: assign(({ context }, params: EstimateRequest) => ({
      cartId: params.cartId,
      currency: params.currency,
      address: params.address,
      chosen: params.preferred ?? context.chosen,
      // a choice for one address does not count for another (BEY-04, SHIP-01)
      isOwnChoice:
        Boolean(params.preferred) ||
        (context.isOwnChoice && isSameDestination(context.address, params.address)),
    })),
    setMethods: assign(({ context }, { methods }: { methods: readonly ShippingMethod[] }) => {
      const own = context.isOwnChoice ? sameMethodIn(methods, context.chosen) : null;
      return { methods, chosen: own ?? preferredMethod(methods), isOwnChoice: own !== null };
    }),
    choosePreferred: assign(({ context }, { preferred = null }: EstimateRequest) => {
      const granted = sameMethodIn(context.methods, preferred);
      return granted === null ? {} : { chosen: granted, isOwnChoice: true };
    }),
    // a choice from before the session expired takes precedence over the preferred method
    setPreferred: assign(({ context }, { preferred }: { preferred: ShippingMethod | null }) =>
      context.chosen === null ? { chosen: preferred, isOwnChoice: preferred !== null } : {},
    ),
    // after an expired session the same request is repeated for the same choice (BEY-02)
    giveUpMethods: assign((_, { error }: Failed) => ({
      methods: [],
      ...(isSessionExpired(toFailure(error)) ? {} : nothingChosen),
    })),
    clearAll: assign({ address: null, methods: [], ...nothingChosen }),
    choose: assign({ chosen: (_, params: { method: ShippingMethod }) => params.method, isOwnChoice: true }),
    clearChosen: assign(nothingChosen),
    // continuing with a preselected method makes it the shopper's choice
    setBilling: assign({
      billing: (_, params: Pick<ShippingContext, 'billing'>) => params.billing,
      isOwnChoice: true,
    }),
  },
  guards: {
    isComplete: (_, { isComplete }: ShippingPlace) => isComplete,
    // after a refusal nothing is chosen: methods are requested again
    isEstimatedFor: ({ context }, params: { cartId: string; address: Address }) =>
      context.chosen !== null &&
      context.cartId === params.cartId &&
      context.address !== null &&
      isSameAddress(context.address, params.address),
    isAsked: ({ context }, params: { cartId: string; address: Address }) =>
      context.cartId === params.cartId &&
      context.address !== null &&
      isSameAddress(context.address, params.address),
    canSetAddress: ({ context: { address } }, { error }: Failed) =>
      address !== null && canSetAddress(address, toFailure(error)),
    isEmpty: ({ context }) => context.methods.length === 0,
    isOffered: ({ context }, params: { method: ShippingMethod }) =>
      context.methods.some((method) => isSameMethod(method, params.method)),
    isChosen: ({ context }, params: { method: ShippingMethod }) =>
      context.chosen !== null && isSameMethod(context.chosen, params.method),
    hasChosen: ({ context }) => context.chosen !== null,
    hasMessage: (_, params: { information: ShippingInformation }) => params.information.message !== null,
  },
}).createMachine({
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
        guard: { type: 'isComplete', params: ({ event }) => event },
        target: '.estimating',
        actions: { type: 'setAddress', params: ({ event }) => event },
      },
      { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
    ],
    'shipping.consider': [
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        target: '.estimating',
        reenter: true,
        actions: { type: 'setAddress', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'clearAll' },
    ],
    'shipping.clear': { target: '.idle', actions: 'clearAll' },
    'shipping.save': {
      actions: ['clearChosen', { type: 'report', params: { type: 'shipping.detailsRefused' } }],
    },
  },
  states: {
    idle: { description: 'No valid delivery address yet.' },
    estimating: {
      on: {
        'shipping.refresh': 'estimating',
        'shipping.estimate': [
          {
            guard: { type: 'isAsked', params: ({ event }) => event },
            description: 'The same request is already running: its response will do.',
            actions: { type: 'setAddress', params: ({ event }) => event },
          },
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'estimating',
            description: 'A newer address supersedes the running estimate (SHIP-04).',
            actions: { type: 'setAddress', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
      },
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'estimateShipping',
            src: 'estimateShipping',
            input: ({ context }) => inputOf(context),
            onDone: {
              target: '#shipping.offered',
              actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
            },
            onError: [
              {
                guard: { type: 'canSetAddress', params: ({ event }) => event },
                target: 'addressing',
              },
              {
                target: '#shipping.failed',
                actions: [
                  { type: 'giveUpMethods', params: ({ event }) => event },
                  { type: 'reportEstimateFailed', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        addressing: {
          tags: 'busy',
          description:
            'The estimate failed: the cart gets the address, and its answer offers the methods (§7).',
          invoke: {
            id: 'setShippingAddress',
            src: 'setShippingAddress',
            input: ({ context }) => inputOf(context),
            onDone: {
              target: '#shipping.offered',
              actions: { type: 'setMethods', params: ({ event }) => ({ methods: event.output }) },
            },
            onError: {
              target: '#shipping.failed',
              actions: [
                { type: 'giveUpMethods', params: ({ event }) => event },
                { type: 'reportEstimateFailed', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    offered: {
      entry: 'reportOffers',
      always: [
        { guard: 'isEmpty', target: 'unavailable' },
        {
          target: 'estimated',
          actions: {
            type: 'report',
            params: ({ context }) => ({
              type: 'shipping.estimated',
              method: present(context.chosen, 'chosen'),
            }),
          },
        },
      ],
    },
    unavailable: {
      description: 'No method delivers to the address.',
      entry: { type: 'report', params: { type: 'shipping.nothingOffered' } },
      on: {
        'shipping.retry': {
          target: 'estimating',
          actions: { type: 'setPreferred', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'No response; the next estimate tries again.',
      on: {
        'shipping.retry': {
          target: 'estimating',
          actions: { type: 'setPreferred', params: ({ event }) => event },
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
              { type: 'choosePreferred', params: ({ event }) => event },
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
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'estimating',
            actions: { type: 'setAddress', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
        'shipping.chooseMethod': [
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            actions: [
              { type: 'choose', params: ({ event }) => event },
              'reportOffers',
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
            actions: { type: 'setBilling', params: ({ event }) => event },
          },
          { actions: { type: 'report', params: { type: 'shipping.detailsRefused' } } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      description: 'The server is computing the totals.',
      on: {
        'shipping.chooseMethod': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            description: 'The same method is already being saved: its response will do.',
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'estimated',
            description: 'A newer choice supersedes the one being saved (SHIP-04).',
            actions: [
              { type: 'choose', params: ({ event }) => event },
              'reportOffers',
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
          description: 'A second request waits for its own response, since the first may never arrive.',
          actions: { type: 'setBilling', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'saveShippingInformation',
        src: 'saveShippingInformation',
        input: ({ context }) => ({
          cartId: present(context.cartId, 'cartId'),
          address: present(context.address, 'address'),
          billing: context.billing,
          method: present(context.chosen, 'chosen'),
        }),
        onDone: [
          {
            guard: { type: 'hasMessage', params: ({ event }) => ({ information: event.output }) },
            target: 'estimated',
            actions: [
              'reportOffers',
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
            actions: [
              'reportOffers',
              {
                type: 'report',
                params: ({ event }) => ({ type: 'shipping.informationSaved', information: event.output }),
              },
            ],
          },
        ],
        onError: {
          target: 'estimated',
          description: 'The choice stays, unsaved: one more press saves it.',
          actions: { type: 'reportSaveFailed', params: ({ event }) => event },
        },
      },
    },
  },
});
