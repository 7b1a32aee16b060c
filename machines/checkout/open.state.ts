/** An open checkout: its children, and what they and the shopper may say at any time (§4 checkout, CHK-02, CHK-04). */

import { estimateFailedMessage, methodWithdrawnMessage, setMethodFailedMessage } from '../domain/delivery.ts';
import { addressing } from './addressing.ts';
import { awaitingTotalsState } from './awaiting-totals.state.ts';
import { deliveryOfferOf, tabsOf } from './checkout.context.ts';
import { collecting } from './collecting.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { deliveringState } from './delivering.state.ts';
import { editingState } from './editing.state.ts';
import { orderingState } from './ordering.state.ts';
import { arrivingState, resumingState } from './resuming.state.ts';
import { syncing } from './syncing.ts';

export const openState = checkoutSetup.createStateConfig({
  entry: [{ type: 'report', params: { type: 'checkout.started' } }, 'showOutcome'],
  invoke: [
    { id: 'tabs', src: 'tabs', input: ({ context }) => ({ tabs: tabsOf(context) }) },
    {
      id: 'identity',
      src: 'identity',
      input: ({ context: { customer, welcomed, email: taken } }) => ({ customer, welcomed, taken }),
    },
    {
      id: 'deliveryEntry',
      src: 'addressEntry',
      input: ({ context }) => ({
        kind: 'delivery',
        offer: deliveryOfferOf(context),
        address: context.delivery,
        draftedFor: context.draftedFor,
      }),
    },
    {
      id: 'billingEntry',
      src: 'addressEntry',
      input: ({ context: { offers, billing, draftedFor } }) => ({
        kind: 'billing',
        offer: offers?.billing ?? null,
        address: billing,
        draftedFor,
      }),
    },
    { id: 'delivery', src: 'delivery' },
    { id: 'totals', src: 'totals' },
    {
      id: 'payment',
      src: 'payment',
      input: ({ context }) => ({ wished: context.paymentCode, poNumber: context.poNumber }),
    },
    { id: 'placing', src: 'placing' },
  ],
  on: {
    ...syncing.on,
    'checkout.changeTab': { actions: [{ type: 'changeTab', params: ({ event }) => event }, 'goOn'] },
    ...addressing.on,
    ...collecting.on,
    'checkout.endRecovery': {
      actions: [{ type: 'endRecovery', params: ({ event }) => event }, 'showOutcome'],
    },
    'checkout.retry': {
      actions: ['retryPayment', 'retryOffers', 'retrySlots', 'retryStores', 'retryTotals', 'retryLookups'],
    },
    'checkout.refreshTotals': [
      { guard: 'hasTotals', actions: ['readTotals', 'refreshOffers'] },
      {
        description: 'Nothing was summed up yet; what delivery costs may have been offered.',
        actions: 'refreshOffers',
      },
    ],
    'tabs.changed': {
      actions: [
        { type: 'reportTab', params: ({ event }) => event },
        { type: 'reportTabKept', params: ({ event }) => event },
      ],
    },
    'identity.emailChanged': {
      description: 'Corrected and not sent: it is asked for before the order (BEY-07).',
      actions: [{ type: 'changeEmail', params: ({ event }) => event }, 'reportDraft'],
    },
    'identity.creationChosen': {
      actions: { type: 'report', params: { type: 'checkout.creationChosen' } },
    },
    'identity.customerWelcomed': [
      {
        guard: 'isGoneOn',
        description: 'They did not wait for it, and stay where they are.',
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
      {
        target: '.arriving',
        description: 'Signed in, on the way or elsewhere: on as far as what is known of them carries (S10).',
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
    ],
    'identity.emailAccepted': {},
    'identity.emailRefused': {},
    'delivery.addressAccepted': {},
    'delivery.addressRefused': {
      target: '.editing',
      actions: ['rereadLostCart', { type: 'fail', params: ({ event }) => event }],
    },
    'delivery.offered': {},
    'delivery.nothingOffered': { target: '.editing', actions: 'withdrawOffers' },
    'delivery.estimateFailed': {
      target: '.editing',
      actions: [
        'withdrawOffers',
        'rereadLostCart',
        { type: 'fail', params: ({ event }) => ({ failure: event.failure, words: estimateFailedMessage }) },
      ],
    },
    'delivery.detailsRefused': { target: '.editing', actions: ['failDetails', 'reportFailure'] },
    'delivery.saved': {
      actions: [
        { type: 'setTotals', params: ({ event }) => event },
        'rereadRepricedCart',
        { type: 'syncPayment', params: ({ event }) => event.information },
      ],
    },
    'delivery.methodRefused': {
      target: '.editing',
      actions: ['clearMethod', { type: 'pushError', params: ({ event }) => event }, 'reportFailure'],
    },
    'delivery.saveFailed': {
      target: '.editing',
      actions: [
        'dropSums',
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
    'delivery.slotRefused': {
      target: '.editing',
      actions: ['rereadLostCart', { type: 'fail', params: ({ event }) => event }],
    },
    'delivery.confirmed': { target: '.editing', actions: { type: 'openTab', params: { tab: 'payment' } } },
    'delivery.methodChosen': {
      actions: [
        { type: 'changeMethod', params: ({ event }) => event },
        { type: 'reportMethod', params: ({ event }) => event },
      ],
    },
    'delivery.reestimated': [
      {
        guard: { type: 'isOtherThanSaved', params: ({ event }) => event },
        description: 'The saved method is not offered any more: its totals go with it.',
        actions: [
          { type: 'changeMethod', params: ({ event }) => event },
          { type: 'pushMessage', params: { message: methodWithdrawnMessage } },
        ],
      },
      { actions: { type: 'setMethod', params: ({ event }) => event } },
    ],
    'delivery.offersWithdrawn': { actions: 'withdrawOffers' },
    'delivery.reestimateFailed': [
      {
        guard: { type: 'isExpired', params: ({ event }) => event },
        description: 'Asked once more after signing in again, with what was chosen (BEY-02).',
      },
      {
        actions: [
          'withdrawOffers',
          'rereadLostCart',
          {
            type: 'fail',
            params: ({ event }) => ({
              failure: event.failure,
              words: estimateFailedMessage,
              isAside: true,
            }),
          },
        ],
      },
    ],
    'delivery.slotChosen': {
      description: 'Nothing is paid before the slot is on the cart.',
      actions: 'closePayment',
    },
    'delivery.slotKept': { actions: { type: 'setSlot', params: ({ event }) => event } },
    'totals.loaded': [
      {
        guard: 'isAwaitingTotals',
        actions: [
          { type: 'setTotals', params: ({ event }) => event },
          'rereadRepricedCart',
          { type: 'syncPayment', params: ({ event }) => event.information },
        ],
      },
      { description: 'What was to be summed up has changed: ignore the answer.' },
    ],
    'totals.loadFailed': { actions: { type: 'failTotals', params: ({ event }) => event } },
    'payment.methodChosen': {
      actions: [
        { type: 'setPaymentCode', params: ({ event }) => event },
        { type: 'reportPayment', params: ({ event }) => event },
      ],
    },
    'payment.poNumberChanged': {
      actions: [
        { type: 'setPoNumber', params: ({ event }) => event },
        { type: 'reportPoNumber', params: ({ event }) => event },
      ],
    },
    'payment.obstaclesChanged': { actions: { type: 'setPaymentObstacles', params: ({ event }) => event } },
    'payment.redirected': { description: 'No order is being placed any more: the page stays.' },
    'payment.authorized': {},
    'payment.refused': {},
    'placing.billingAccepted': {},
    'placing.billingRefused': {},
    'placing.paymentRequested': {},
    'placing.orderBegun': {},
    'placing.orderDoubted': {},
    'placing.orderRefused': {},
    'placing.orderStopped': {},
    'placing.orderPlaced': {
      target: 'finished',
      actions: [
        { type: 'endRecovery', params: { message: null } },
        { type: 'setReceipt', params: ({ event }) => event },
        { type: 'reportPurchase', params: ({ event }) => event },
        { type: 'reportOrderPlaced', params: ({ event }) => event },
      ],
    },
  },
  initial: 'arriving',
  states: {
    arriving: arrivingState,
    resuming: resumingState,
    editing: editingState,
    confirmingEmail: {
      tags: 'busy',
      exit: 'releaseIdentity',
      on: {
        'identity.emailAccepted': [
          {
            guard: 'isVirtual',
            target: 'awaitingTotals',
            actions: [{ type: 'setEmail', params: ({ event }) => event }, 'reportDraft'],
          },
          {
            guard: 'hasTotals',
            target: 'editing',
            description:
              'Another e-mail changes nothing of delivery and sums: those steps are not walked again.',
            actions: [
              { type: 'setEmail', params: ({ event }) => event },
              'reportDraft',
              'syncOrder',
              { type: 'openTab', params: { tab: 'payment' } },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'setEmail', params: ({ event }) => event },
              'reportDraft',
              { type: 'openTab', params: { tab: 'delivery' } },
            ],
          },
        ],
        'identity.emailRefused': {
          target: 'editing',
          actions: ['rereadLostCart', { type: 'fail', params: ({ event }) => event }],
        },
      },
    },
    awaitingTotals: awaitingTotalsState,
    delivering: deliveringState,
    ordering: orderingState,
  },
});
