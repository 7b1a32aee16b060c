/** Shipping methods, their prices and the choice, saved with both addresses (SHIP-01, SHIP-04). */

import { assign, raise, sendParent, setup } from 'xstate';
import { isSameAddress, isSameDestination, type Address } from '../../domain/address.ts';
import {
  isSameMethod,
  preferredMethod,
  type ShippingMethod,
  type ShippingOffer,
} from '../../domain/delivery.ts';
import type { Money } from '../../domain/money.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { canSetAddress } from './address-fallback.ts';
import { withAsked, withCharged, withSaidTax } from './charged-prices.ts';
import {
  estimateShipping,
  readShippingPrice,
  saveShippingInformation,
  setShippingAddress,
} from './shipping.actors.ts';
import {
  emptyShipping,
  failureIn,
  inputOf,
  nextOffer,
  nothingChosen,
  nothingOffered,
  ownChoice,
  sameMethodIn,
  type EstimateRequest,
  type ShippingContext,
} from './shipping.context.ts';
import type { ShippingEvent, ShippingFact, ShippingPlace } from './shipping.events.ts';

export const shippingMachine = setup({
  types: { context: {} as ShippingContext, events: {} as ShippingEvent },
  actors: { estimateShipping, setShippingAddress, readShippingPrice, saveShippingInformation },
  actions: {
    report: sendParent((_, fact: ShippingFact) => fact),
    reportEstimateFailed: sendParent(({ event }): ShippingFact => ({
      type: 'shipping.estimateFailed',
      failure: failureIn(event),
    })),
    reportSaveFailed: sendParent(({ event }): ShippingFact => ({
      type: 'shipping.saveFailed',
      failure: failureIn(event),
    })),
    refreshAgain: raise({ type: 'shipping.refresh' }),
    reportOffers: sendParent(({ context }): ShippingFact => ({
      type: 'shipping.offersChanged',
      offers: context.methods,
      kept: ownChoice(context),
    })),
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
    setOffers: assign({
      offers: (_, { output }: { output: readonly ShippingOffer[] }) => withSaidTax(output),
      asked: null,
    }),
    setAsked: assign(({ context }) => {
      const asked = present(nextOffer(context), 'offer');
      return { asked, offers: withAsked(context.offers, asked) };
    }),
    setPrice: assign({
      offers: ({ context: { offers, asked } }, { output }: { output: Money }) =>
        withCharged(offers, present(asked, 'asked'), output),
    }),
    setMethods: assign(({ context }) => {
      const methods = context.offers;
      const own = context.isOwnChoice ? sameMethodIn(methods, context.chosen) : null;
      return {
        ...nothingOffered,
        methods,
        chosen: own ?? preferredMethod(methods),
        isOwnChoice: own !== null,
      };
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
    giveUpMethods: assign(({ event }) => ({
      methods: [],
      ...(isSessionExpired(failureIn(event)) ? {} : nothingChosen),
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
    canSetAddress: ({ context: { address }, event }) =>
      address !== null && canSetAddress(address, failureIn(event)),
    isExpired: ({ event }) => isSessionExpired(failureIn(event)),
    isPriceOpen: ({ context }) => nextOffer(context) !== null,
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
  context: emptyShipping,
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
            onDone: { target: 'listed', actions: { type: 'setOffers', params: ({ event }) => event } },
            onError: [{ guard: 'canSetAddress', target: 'addressing' }, { target: '#shipping.failed' }],
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
            onDone: { target: 'listed', actions: { type: 'setOffers', params: ({ event }) => event } },
            onError: '#shipping.failed',
          },
        },
        listed: {
          always: [
            { guard: 'isPriceOpen', target: 'pricing', actions: 'setAsked' },
            { target: '#shipping.offered', actions: 'setMethods' },
          ],
        },
        pricing: {
          tags: 'busy',
          description: 'Offers may lack tax: the totals say what one method costs (SHIP-01).',
          invoke: {
            id: 'readShippingPrice',
            src: 'readShippingPrice',
            input: ({ context }) => ({
              cartId: present(context.cartId, 'cartId'),
              address: present(context.address, 'address'),
              method: present(context.asked, 'asked'),
            }),
            onDone: { target: 'listed', actions: { type: 'setPrice', params: ({ event }) => event } },
            onError: [
              { guard: 'isExpired', target: '#shipping.failed' },
              {
                target: 'listed',
                description: 'The offered price stays.',
              },
            ],
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
      entry: ['giveUpMethods', 'reportEstimateFailed'],
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
      initial: 'current',
      states: {
        current: { on: { 'shipping.refresh': 'outdated' } },
        outdated: { description: 'The offers are read again once it is saved.', exit: 'refreshAgain' },
      },
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
          actions: 'reportSaveFailed',
        },
      },
    },
  },
});
