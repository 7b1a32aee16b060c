/** Destination, method and totals of an order, settled with the server (CHK-04, CHK-12). */

import { assign, sendParent, sendTo, setup } from 'xstate';
import { isSameMethod, methodWithdrawnMessage, shippingDetailsInvalidMessage } from '../domain/delivery.ts';
import { isSessionExpired } from '../domain/session.ts';
import { totalsMachine } from './totals/totals.machine.ts';
import { addressesMachine } from './addresses.machine.ts';
import { deliveryMachine } from './delivery.machine.ts';
import * as changed from './fulfilment-changes.ts';
import { cartNews, failureIn, isStoredCheckDue, only } from './fulfilment-changes.ts';
import * as requests from './fulfilment-requests.ts';
import {
  addressesOf,
  fulfilmentOf,
  withoutOffers,
  withoutSums,
  type FulfilmentContext,
} from './fulfilment.context.ts';
import type { FulfilmentEvent, FulfilmentFact } from './fulfilment.events.ts';
import { hasOtherTotal, isSameForOrder } from './same-cart.ts';

/** Type-checks the fact. */
const fact = (sent: FulfilmentFact): FulfilmentFact => sent;

export const fulfilmentMachine = setup({
  types: {
    input: {} as FulfilmentContext,
    context: {} as FulfilmentContext,
    events: {} as FulfilmentEvent,
    children: {} as { addresses: 'addresses'; delivery: 'delivery'; totals: 'totals' },
  },
  actors: { addresses: addressesMachine, delivery: deliveryMachine, totals: totalsMachine },
  actions: {
    setCart: assign(changed.cart),
    setCustomer: assign(changed.customer),
    setAddresses: assign(changed.addresses),
    setDestination: assign(changed.destination),
    recheckStored: assign({ areStoredRechecked: true }),
    setPreferred: assign(changed.preferred),
    preferMethod: assign(changed.chosenAsPreferred),
    setMethod: assign(changed.method),
    changeMethod: assign(changed.otherMethod),
    setSlot: assign(changed.slot),
    setTotals: assign(changed.totals),
    markSums: assign(changed.markedSums),
    awaitTotals: assign({ areTotalsAwaited: true }),
    dropTotals: assign({ totals: null }),
    dropSums: assign(withoutSums),
    dropOffers: assign(withoutOffers),

    offerAddresses: sendTo('addresses', requests.offers),
    writeAddress: sendTo('addresses', requests.writing),
    changeAddresses: sendTo('addresses', requests.change),
    submitAddresses: sendTo('addresses', requests.submission),
    setAnswers: sendTo('addresses', requests.answers),
    syncStores: sendTo('addresses', requests.stores),
    addStored: sendTo('addresses', requests.storing),
    recheckAddresses: sendTo('addresses', { type: 'addresses.recheckStored' }),
    checkLookups: sendTo('addresses', { type: 'addresses.checkLookups' }),
    retryLookups: sendTo('addresses', { type: 'addresses.retryLookups' }),
    freezeAddresses: sendTo('addresses', { type: 'addresses.freeze' }),
    releaseAddresses: sendTo('addresses', { type: 'addresses.release' }),
    confirmDelivery: sendTo('delivery', requests.confirmation),
    reconfirmDelivery: sendTo('delivery', requests.reconfirmation),
    estimateDelivery: sendTo('delivery', requests.estimation),
    saveDelivery: sendTo('delivery', requests.saving),
    restoreMethod: sendTo('delivery', requests.methodBefore),
    clearDelivery: sendTo('delivery', { type: 'delivery.clear' }),
    releaseDelivery: sendTo('delivery', { type: 'delivery.release' }),
    refreshOffers: sendTo('delivery', { type: 'delivery.refreshOffers' }),
    retryOffers: sendTo('delivery', requests.offersAgain),
    retrySlots: sendTo('delivery', { type: 'delivery.retrySlots' }),
    readStores: sendTo('delivery', { type: 'delivery.readStores' }),
    retryStores: sendTo('delivery', { type: 'delivery.retryStores' }),
    recheckSlots: sendTo('delivery', { type: 'delivery.recheckSlots' }),
    readTotals: sendTo('totals', requests.sums),
    retryTotals: sendTo('totals', { type: 'totals.retry' }),

    reportChanged: sendParent(({ context }) =>
      fact({ type: 'fulfilment.changed', known: fulfilmentOf(context) }),
    ),
    reportEdited: sendParent(({ event }) => {
      const { isByHand } = only(event, 'addresses.draftChanged');
      return fact({ type: 'fulfilment.edited', isByHand });
    }),
    reportDestination: sendParent(({ event }) => {
      const { cause } = only(event, 'addresses.destinationChanged');
      return fact({ type: 'fulfilment.redirected', cause });
    }),
    reportRefresh: sendParent((moment) =>
      fact({ type: 'fulfilment.refreshBegun', message: cartNews(moment) }),
    ),
    reportTabOpened: sendParent(({ event }) =>
      fact({ type: 'fulfilment.tabOpened', tab: only(event, 'delivery.advanced').tab }),
    ),
    reportPaymentOpened: sendParent(fact({ type: 'fulfilment.tabOpened', tab: 'payment' })),
    reportShippingClosed: sendParent(fact({ type: 'fulfilment.tabClosed', tab: 'shipping' })),
    reportPaymentClosed: sendParent(fact({ type: 'fulfilment.tabClosed', tab: 'payment' })),
    reportConfirmed: sendParent(fact({ type: 'fulfilment.destinationConfirmed' })),
    reportSaveBegun: sendParent(fact({ type: 'fulfilment.saveBegun' })),
    reportDetailsRefused: sendParent(
      fact({ type: 'fulfilment.detailsRefused', message: shippingDetailsInvalidMessage }),
    ),
    reportAccepted: sendParent(fact({ type: 'fulfilment.addressAccepted' })),
    reportReplaced: sendParent(fact({ type: 'fulfilment.cartReplaced' })),
    reportOffers: sendParent(({ event }) =>
      fact({ ...only(event, 'delivery.offersChanged'), type: 'fulfilment.offersChanged' }),
    ),
    reportWithdrawn: sendParent(
      fact({ type: 'fulfilment.methodWithdrawn', message: methodWithdrawnMessage }),
    ),
    reportMethodRefused: sendParent(({ event }) =>
      fact({ type: 'fulfilment.methodRefused', message: only(event, 'delivery.methodRefused').message }),
    ),
    reportPriced: sendParent(({ event }) => {
      const { paymentMethods } = only(event, 'delivery.saved', 'totals.loaded').information;
      return fact({ type: 'fulfilment.priced', methods: paymentMethods });
    }),
    reportTotalsFailed: sendParent(({ event }) =>
      fact({ type: 'fulfilment.totalsFailed', failure: only(event, 'totals.loadFailed').failure }),
    ),
    reportFailed: sendParent(({ event }) => fact({ type: 'fulfilment.failed', ...failureIn(event) })),
    reportBlocked: sendParent(fact({ type: 'fulfilment.blocked' })),
    reportSettled: sendParent(fact({ type: 'fulfilment.settled' })),
  },
  guards: {
    hasOtherTotal: ({ context, event }) => hasOtherTotal(context, only(event, 'fulfilment.syncCart').cart),
    isSameForOrder: ({ context, event }) => isSameForOrder(context, only(event, 'fulfilment.syncCart').cart),
    hasMethod: ({ context }) => context.method !== null,
    hasTotals: ({ context }) => context.totals !== null,
    isOtherThanSaved: ({ context: { method, totals }, event }) =>
      totals !== null && method !== null && !isSameMethod(method, only(event, 'delivery.estimated').method),
    isChosenMethod: ({ context: { method }, event }) =>
      method !== null && isSameMethod(method, only(event, 'delivery.methodChosen').method),
    isSlotFull: ({ event }) => only(event, 'delivery.slotKept').hours?.isFull === true,
    isStoredCheckDue: (moment) => isStoredCheckDue(moment),
    // the slot on the cart may be why the order was refused
    isSlotCheckDue: ({ context, event }) =>
      only(event, 'fulfilment.recheckSlots').isOrdered && context.hours !== null,
    isAwaitingTotals: ({ context }) => context.areTotalsAwaited,
    isExpired: ({ event }) => isSessionExpired(only(event, 'totals.loadFailed').failure),
  },
}).createMachine({
  id: 'fulfilment',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'addresses',
      src: 'addresses',
      input: ({ context }) => ({
        addresses: addressesOf(context),
        isVirtual: context.cart?.isVirtual === true,
      }),
    },
    { id: 'delivery', src: 'delivery' },
    { id: 'totals', src: 'totals' },
  ],
  initial: 'open',
  on: {
    'fulfilment.setCart': { actions: ['setCart', 'reportChanged'] },
    'fulfilment.syncCustomer': { actions: 'setCustomer' },
    'fulfilment.setPreferred': { actions: ['setPreferred', 'reportChanged'] },
    'fulfilment.offerAddresses': { actions: 'offerAddresses' },
    'fulfilment.setAnswers': { actions: 'setAnswers' },
    'fulfilment.addStored': { actions: 'addStored' },
    'fulfilment.prepare': { actions: ['readStores', 'checkLookups'] },
    'fulfilment.retry': {
      actions: ['retryOffers', 'retrySlots', 'retryStores', 'retryTotals', 'retryLookups'],
    },
    'addresses.updated': { actions: ['setAddresses', 'reportChanged'] },
    'delivery.offersChanged': { actions: 'reportOffers' },
    'delivery.slotKept': [
      {
        guard: 'isSlotFull',
        description: 'Shown at once: it is why the order was refused (BEY-07).',
        actions: ['setSlot', 'reportChanged', 'reportBlocked'],
      },
      { actions: ['setSlot', 'reportChanged'] },
    ],
  },
  states: {
    open: {
      initial: 'idle',
      on: {
        'fulfilment.freeze': { target: 'frozen', actions: 'freezeAddresses' },
        'fulfilment.syncCart': [
          {
            guard: 'hasOtherTotal',
            description: 'A code from another tab, or nothing is delivered: the totals are read again.',
            actions: ['setCart', 'awaitTotals', 'reportChanged', 'readTotals', 'refreshOffers'],
          },
          { guard: 'isSameForOrder', actions: ['setCart', 'reportChanged'] },
          {
            guard: 'hasMethod',
            target: '.refreshing',
            description: 'Other lines: methods and totals are read again, and the tab stays.',
            actions: ['reportRefresh', 'setCart', 'markSums', 'reportChanged', 'reconfirmDelivery'],
          },
          {
            target: '.idle',
            description: 'Another cart: methods and totals of the old one are invalid.',
            actions: [
              'setCart',
              'preferMethod',
              'dropOffers',
              'reportChanged',
              'reportShippingClosed',
              'clearDelivery',
              'reportReplaced',
            ],
          },
        ],
        'fulfilment.withdraw': {
          target: '.idle',
          actions: ['preferMethod', 'dropOffers', 'reportChanged', 'reportShippingClosed', 'clearDelivery'],
        },
        'fulfilment.refreshTotals': [
          { guard: 'hasTotals', actions: ['awaitTotals', 'reportChanged', 'readTotals', 'refreshOffers'] },
          { actions: 'refreshOffers' },
        ],
        'fulfilment.writeDelivery': { actions: 'writeAddress' },
        'fulfilment.submitDelivery': { actions: 'submitAddresses' },
        'fulfilment.submitPickup': { actions: 'submitAddresses' },
        'fulfilment.consider': { target: '.idle', actions: 'estimateDelivery' },
        'fulfilment.confirm': { target: '.confirming', actions: 'confirmDelivery' },
        'fulfilment.saveMethod': [
          {
            guard: 'hasMethod',
            target: '.saving',
            actions: ['markSums', 'reportChanged', 'reportSaveBegun', 'saveDelivery'],
          },
          {
            description: 'No method is chosen, as after a refused one: the offers stay.',
            actions: 'reportDetailsRefused',
          },
        ],
        'fulfilment.readTotals': '.readingTotals',
        'fulfilment.release': '.idle',
        'fulfilment.recheckStored': {
          guard: 'isStoredCheckDue',
          actions: ['recheckStored', 'recheckAddresses', 'reportChanged', 'reportBlocked'],
        },
        'fulfilment.recheckSlots': { guard: 'isSlotCheckDue', actions: 'recheckSlots' },
        'addresses.destinationChanged': {
          target: '.idle',
          actions: ['setDestination', 'reportChanged', 'reportShippingClosed', 'reportDestination'],
        },
        'addresses.draftChanged': { actions: ['setAddresses', 'reportChanged', 'reportEdited'] },
        'addresses.confirmed': {
          actions: ['setDestination', 'reportChanged', 'reportShippingClosed', 'reportConfirmed'],
        },
        'addresses.rejected': {
          actions: ['dropOffers', 'reportChanged', 'reportShippingClosed', 'reportDetailsRefused'],
        },
        'delivery.storesLoaded': { actions: 'syncStores' },
        'delivery.addressAccepted': { actions: 'reportAccepted' },
        'delivery.estimated': [
          {
            guard: 'isOtherThanSaved',
            description: 'The saved method is no longer offered: its totals are cleared.',
            actions: ['changeMethod', 'reportChanged', 'reportPaymentClosed', 'reportWithdrawn'],
          },
          { actions: ['setMethod', 'reportChanged'] },
        ],
        'delivery.advanced': { actions: 'reportTabOpened' },
        'delivery.offersWithdrawn': {
          actions: ['dropOffers', 'reportChanged', 'reportShippingClosed', 'reportFailed'],
        },
        'delivery.detailsRefused': {
          actions: ['dropOffers', 'reportChanged', 'reportShippingClosed', 'reportDetailsRefused'],
        },
        'delivery.refused': { actions: 'reportFailed' },
        'delivery.saved': { actions: ['setTotals', 'reportChanged', 'reportPriced'] },
        'delivery.methodRefused': {
          actions: ['dropOffers', 'reportChanged', 'reportPaymentClosed', 'reportMethodRefused'],
        },
        'delivery.saveFailed': [
          {
            guard: 'isStoredCheckDue',
            description: 'A trusted stored address is incomplete: its fields are shown.',
            actions: [
              'dropSums',
              'recheckStored',
              'recheckAddresses',
              'reportChanged',
              'reportPaymentClosed',
              'reportBlocked',
              'reportFailed',
            ],
          },
          { actions: ['dropSums', 'reportChanged', 'reportPaymentClosed', 'reportFailed'] },
        ],
        'delivery.methodChosen': {
          description: 'The totals of the old method are invalid.',
          actions: ['changeMethod', 'reportChanged', 'reportPaymentClosed'],
        },
        'delivery.slotChosen': {
          description: 'Payment waits until the slot is saved on the cart.',
          actions: 'reportPaymentClosed',
        },
        'totals.loaded': [
          { guard: 'isAwaitingTotals', actions: ['setTotals', 'reportChanged', 'reportPriced'] },
          { description: 'The input of the totals has changed: ignores the response.' },
        ],
        'totals.loadFailed': [
          { guard: 'isExpired', description: 'The same totals are read again after signing in (BEY-02).' },
          { guard: 'isAwaitingTotals', actions: ['dropTotals', 'reportChanged', 'reportTotalsFailed'] },
          {},
        ],
      },
      states: {
        idle: {},
        confirming: {
          tags: 'busy',
          description: 'Until the delivery is settled; more input of the shopper cancels it.',
          exit: 'releaseDelivery',
          on: {
            'fulfilment.writeDelivery': { actions: 'changeAddresses' },
            'delivery.settled': { target: 'idle', actions: 'reportSettled' },
          },
        },
        saving: {
          tags: 'busy',
          description: 'Saves the chosen method.',
          exit: 'releaseDelivery',
          on: {
            'delivery.settled': { target: 'idle', actions: 'reportSettled' },
          },
        },
        refreshing: {
          tags: 'busy',
          description: 'The cart changed during a step: delivery is settled again.',
          exit: 'releaseDelivery',
          on: {
            'fulfilment.writeDelivery': { actions: 'changeAddresses' },
            'delivery.settled': { target: 'idle', actions: 'reportSettled' },
          },
        },
        readingTotals: {
          tags: 'busy',
          description: 'Nothing is delivered: the totals depend on the account.',
          entry: ['awaitTotals', 'reportChanged', 'readTotals'],
          on: {
            'totals.loaded': {
              target: 'idle',
              actions: ['setTotals', 'reportChanged', 'reportPriced', 'reportPaymentOpened', 'reportSettled'],
            },
            'totals.loadFailed': [
              {
                guard: 'isExpired',
                target: 'idle',
                actions: ['dropOffers', 'reportChanged', 'reportFailed', 'reportSettled'],
              },
              {
                target: 'idle',
                description: 'The shopper may ask again, next to the total or by the same button.',
                actions: ['dropTotals', 'reportChanged', 'reportTotalsFailed', 'reportSettled'],
              },
            ],
          },
        },
      },
    },
    frozen: {
      description: 'An order is being placed: method and addresses do not change.',
      on: {
        'fulfilment.thaw': { target: 'open', actions: ['releaseAddresses', 'retryOffers'] },
        'delivery.methodChosen': [{ guard: 'isChosenMethod' }, { actions: 'restoreMethod' }],
      },
    },
  },
});
