/** The draft of an order: filled in tab by tab, frozen while it is placed (CHK-04, CHK-07). */

import {
  estimateFailedMessage,
  methodWithdrawnMessage,
  setMethodFailedMessage,
  shippingDetailsInvalidMessage,
} from '../domain/delivery.ts';
import { totalPendingMessage } from '../domain/obstacle.ts';
import { missingEmailMessage } from '../domain/order.ts';
import { accountInput, addressesIn } from './draft-requests.ts';
import { tabsOf } from './draft.context.ts';
import { draftSetup } from './draft.setup.ts';

export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => input,
  invoke: [
    { id: 'tabs', src: 'tabs', input: ({ context }) => ({ tabs: tabsOf(context) }) },
    { id: 'identity', src: 'identity', input: ({ context }) => accountInput(context) },
    {
      id: 'addresses',
      src: 'addresses',
      input: ({ context }) => ({
        addresses: addressesIn(context),
        isVirtual: context.cart?.isVirtual === true,
      }),
    },
    { id: 'delivery', src: 'delivery' },
    { id: 'totals', src: 'totals' },
  ],
  initial: 'filling',
  on: {
    'draft.syncCustomer': { actions: ['setCustomer', 'syncCustomer'] },
    'draft.informAccount': { actions: ['setWelcomed', 'informAccount'] },
    'draft.offerAddresses': { actions: 'offerAddresses' },
    'draft.syncRecovery': { actions: 'setRecovery' },
    'draft.syncObstacles': { actions: 'setPaymentObstacles' },
    'draft.dismiss': { actions: 'dismiss' },
    'draft.retry': { actions: ['retryOffers', 'retrySlots', 'retryStores', 'retryTotals', 'retryLookups'] },
    'addresses.updated': { actions: 'setAddresses' },
    'tabs.changed': { actions: ['reportTab', 'reportTabKept'] },
    'delivery.slotKept': { actions: 'setSlot' },
  },
  states: {
    filling: {
      initial: 'arriving',
      on: {
        'draft.syncCart': [
          {
            guard: 'isOtherSum',
            description: 'A code of another tab, or nothing is delivered: the total is read again.',
            actions: ['setCart', 'awaitTotals', 'readTotals', 'refreshOffers'],
          },
          { guard: 'isSameForOrder', actions: 'setCart' },
          {
            guard: 'isOtherKind',
            description: 'With or without delivery: a draft with other tabs takes over.',
            actions: 'reportOtherKind',
          },
          {
            guard: 'hasMethod',
            target: '.walking.refreshing',
            description: 'Other lines: delivery is offered and summed up again, and the tab stays.',
            actions: ['showCartChanges', 'setCart', 'markSums', 'reconfirmDelivery'],
          },
          {
            target: '.editing',
            description: 'Another cart: what was offered and summed up for the old one no longer holds.',
            actions: ['setCart', 'preferMethod', 'dropOffers', 'closeShipping', 'clearDelivery'],
          },
        ],
        'draft.syncAccount': {
          description: 'Perhaps switched in another tab: why delivery is chosen again is said.',
          actions: ['showOtherAccount', 'setAccount', 'reportPayable'],
        },
        'draft.changeTab': { actions: ['changeTab', 'goOn'] },
        'draft.refreshTotals': { actions: ['rereadTotals', 'refreshOffers'] },
        'addresses.destinationChanged': {
          target: '.editing',
          description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
          actions: ['setDestination', 'closeShipping', 'considerDelivery', 'reportDraft'],
        },
        'addresses.draftChanged': { actions: ['setAddresses', 'reportDraft'] },
        'identity.emailChanged': {
          description: 'Corrected and not sent: it is asked for before the order (BEY-07).',
          actions: ['changeEmail', 'reportDraft'],
        },
        'identity.creationChosen': { actions: 'reportCreation' },
        'identity.customerWelcomed': [
          {
            guard: 'isUnderWay',
            description: 'They did not wait for it, or are taken back already.',
            actions: 'setEmail',
          },
          {
            target: '.arriving',
            description: 'Signed in: on as far as what is known of them carries (S10).',
            actions: 'setEmail',
          },
        ],
        'delivery.storesLoaded': { actions: 'syncStores' },
        'delivery.addressAccepted': [
          { guard: 'isResumed', description: 'It was accepted another day.' },
          { actions: ['addDelivery', 'reportDraft'] },
        ],
        'delivery.estimated': [
          {
            guard: 'isOtherThanSaved',
            description: 'The saved method is not offered any more: its totals go with it.',
            actions: [
              'changeMethod',
              'closePayment',
              { type: 'pushMessage', params: { message: methodWithdrawnMessage } },
            ],
          },
          { actions: 'setMethod' },
        ],
        'delivery.advanced': { actions: 'openTab' },
        'delivery.offersWithdrawn': {
          actions: [
            'dropOffers',
            'closeShipping',
            'rereadLostCart',
            {
              type: 'fail',
              params: ({ event }) => ({ failure: event.failure, words: estimateFailedMessage }),
            },
          ],
        },
        'delivery.detailsRefused': [
          { guard: 'isResumed', actions: ['dropOffers', 'closeShipping'] },
          {
            actions: [
              'dropOffers',
              'closeShipping',
              { type: 'pushError', params: { message: shippingDetailsInvalidMessage } },
              'reportFailure',
            ],
          },
        ],
        'delivery.refused': { actions: ['rereadLostCart', { type: 'fail', params: ({ event }) => event }] },
        'delivery.saved': { actions: ['setTotals', 'rereadRepricedCart', 'reportPayments'] },
        'delivery.methodRefused': { actions: ['refuseMethod', 'closePayment', 'reportFailure'] },
        'delivery.saveFailed': {
          actions: [
            'dropSums',
            'closePayment',
            'recheckStored',
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
        'delivery.methodChosen': {
          description: 'The totals of the old method no longer hold.',
          actions: ['changeMethod', 'closePayment', 'reportMethod'],
        },
        'delivery.slotChosen': {
          description: 'Nothing is paid before the slot is on the cart.',
          actions: 'closePayment',
        },
        'totals.loaded': [
          { guard: 'isAwaitingTotals', actions: ['setTotals', 'rereadRepricedCart', 'reportPayments'] },
          { description: 'What was to be summed up has changed: ignore the answer.' },
        ],
        'totals.loadFailed': { actions: 'failTotals' },
      },
      states: {
        arriving: {
          tags: 'busy',
          description: 'Who the shopper is, and how far they had come, is found out (BEY-04).',
          entry: 'beginResuming',
          always: [
            { guard: 'canResume', target: 'walking', actions: ['beginResuming', 'confirmEmail'] },
            { guard: 'isNobodyAwaited', target: 'editing' },
          ],
          on: {
            'addresses.destinationChanged': {
              guard: 'isFoundOut',
              actions: ['setDestination', 'closeShipping', 'reportDraft'],
            },
          },
        },
        editing: {
          description: 'The shopper is filling in one of the tabs.',
          entry: 'endRequest',
          always: { guard: 'isCured', actions: 'hideBlockers' },
          on: {
            'draft.submitEmail': { target: 'walking', actions: ['beginRequest', 'confirmEmail'] },
            'draft.submitDelivery': { actions: 'submitAddresses' },
            'draft.submitCollection': { actions: 'submitAddresses' },
            'addresses.rejected': {
              actions: [
                'dropOffers',
                'closeShipping',
                { type: 'pushError', params: { message: shippingDetailsInvalidMessage } },
                'reportFailure',
              ],
            },
            'addresses.confirmed': [
              {
                guard: 'isUnidentified',
                description: 'What was entered is kept; who orders is said first (CHK-07).',
                actions: [
                  'setDestination',
                  'closeShipping',
                  'reportDraft',
                  { type: 'pushError', params: { message: missingEmailMessage } },
                  'reportFailure',
                  'openAccount',
                ],
              },
              {
                target: 'walking.delivering',
                actions: [
                  'beginRequest',
                  'setDestination',
                  'closeShipping',
                  'reportDraft',
                  'confirmDelivery',
                ],
              },
            ],
            'draft.submitShipping': [
              {
                guard: 'isUnidentified',
                actions: [
                  { type: 'pushError', params: { message: missingEmailMessage } },
                  'reportFailure',
                  'openAccount',
                ],
              },
              {
                guard: 'hasMethod',
                target: 'walking.delivering',
                actions: ['beginRequest', 'markSums', 'saveDelivery'],
              },
              {
                description: 'None is chosen, as after the server refused one: the offers stay.',
                actions: [
                  { type: 'pushError', params: { message: shippingDetailsInvalidMessage } },
                  'reportFailure',
                ],
              },
            ],
            'draft.replay': [
              { guard: 'isGoneOn', description: 'What they are writing now stays (BEY-02).' },
              { actions: 'replay' },
            ],
            'draft.resume': { target: 'arriving', actions: 'setLeft' },
            'draft.placeOrder': [
              { guard: 'isOrderUnderWay', description: 'Not before its outcome is known (BEY-06).' },
              {
                guard: 'isOrderQuestioned',
                description: 'A second press confirms the addresses as they stand (BEY-23).',
                actions: 'askPlaces',
              },
              {
                guard: 'canPlaceOrder',
                target: '#draft.ordering',
                actions: ['beginRequest', 'confirmPlaces'],
              },
              { description: 'Every reason is named, with its place (BEY-07).', actions: 'showBlockers' },
            ],
          },
        },
        walking: {
          tags: 'busy',
          description: 'A step is confirmed; for a shopper who comes back each of them, in silence (BEY-04).',
          initial: 'confirming',
          exit: ['releaseIdentity', 'releaseDelivery'],
          after: { resumePatience: { guard: 'isResumed', target: 'editing' } },
          on: { 'delivery.settled': 'editing' },
          states: {
            confirming: {
              on: {
                'addresses.destinationChanged': {
                  guard: 'isFoundOut',
                  actions: ['setDestination', 'closeShipping', 'reportDraft'],
                },
                'identity.emailAccepted': [
                  { guard: 'isVirtual', target: 'summing', actions: ['setEmail', 'reportDraft'] },
                  {
                    guard: 'canResumeDelivery',
                    target: 'delivering',
                    actions: ['openDelivery', 'confirmDelivery'],
                  },
                  {
                    guard: 'hasTotals',
                    target: '#draft.filling.editing',
                    description: 'Another e-mail changes nothing of delivery and sums.',
                    actions: ['setEmail', 'reportDraft', 'reportPayable', 'openPayment'],
                  },
                  {
                    target: '#draft.filling.editing',
                    actions: ['setEmail', 'reportDraft', 'openDelivery'],
                  },
                ],
                'identity.emailRefused': {
                  target: '#draft.filling.editing',
                  actions: ['rereadLostCart', { type: 'fail', params: ({ event }) => event }],
                },
              },
            },
            delivering: { description: 'Until the delivery is settled.' },
            refreshing: {
              description: 'The cart changed in the middle of a step: delivery is settled again.',
              on: {
                'draft.placeOrder': {
                  actions: { type: 'pushMessage', params: { message: totalPendingMessage } },
                },
              },
            },
            summing: {
              description: 'Nothing is delivered: payment follows the account.',
              entry: ['awaitTotals', 'readTotals'],
              on: {
                'totals.loaded': {
                  target: '#draft.filling.editing',
                  actions: ['setTotals', 'rereadRepricedCart', 'reportPayments', 'openPayment'],
                },
                'totals.loadFailed': [
                  {
                    guard: 'isExpired',
                    target: '#draft.filling.editing',
                    actions: ['dropOffers', { type: 'fail', params: ({ event }) => event }],
                  },
                  {
                    target: '#draft.filling.editing',
                    description: 'It may be asked for again, beside the sum or by the same button.',
                    actions: 'failTotals',
                  },
                ],
              },
            },
          },
        },
      },
    },
    ordering: {
      tags: 'busy',
      description: 'The order is being placed: nothing of the draft changes.',
      initial: 'locking',
      entry: ['freezeAddresses', 'reportPayable', 'requestOrder'],
      exit: ['releaseAddresses', 'retryOffers'],
      on: {
        'draft.syncAccount': { actions: ['setAccount', 'reportPayable'] },
        'draft.addBilling': { actions: 'addBilling' },
        'draft.reopen': { target: 'filling.editing', actions: 'showReopening' },
        'draft.refuse': {
          target: 'filling.editing',
          actions: [{ type: 'fail', params: ({ event }) => event }, 'recheckStored', 'recheckSlots'],
        },
        'draft.revise': {
          target: 'filling.editing',
          description: 'The tab and what is typed stay; the cart that is read again is summed up (BEY-21).',
          actions: ['revise', 'rereadTotals', 'refreshOffers'],
        },
        'delivery.methodChosen': [
          { guard: 'isChosenMethod' },
          { description: 'Too late for another method.', actions: 'restoreMethod' },
        ],
      },
      states: {
        locking: {
          on: {
            'draft.confirmLock': { target: 'locked', actions: 'confirmOrder' },
            'draft.syncCart': [
              { guard: 'isStillOrdered', actions: 'setCart' },
              {
                guard: 'isSameCart',
                target: '#draft.filling.editing',
                description: 'Some are sold out, or too few with a code: said before it is paid (BEY-09).',
                actions: ['setCart', 'showBlockers', 'withdrawOrder'],
              },
              {
                target: '#draft.filling.editing',
                actions: ['refuseCart', 'closeShipping', 'clearDelivery', 'withdrawOrder', 'takeCart'],
              },
            ],
          },
        },
        locked: { description: 'The cart holds still.' },
      },
    },
  },
});
