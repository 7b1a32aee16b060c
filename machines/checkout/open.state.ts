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
  entry: [{ type: 'report', params: { type: 'checkout.started' } }, 'tellOutcome'],
  invoke: [
    { id: 'tabs', src: 'tabs', input: ({ context }) => ({ tabs: tabsOf(context) }) },
    {
      id: 'identity',
      src: 'identity',
      input: ({ context: { customer, welcomed, email: taken } }) => ({ customer, welcomed, taken }),
    },
    {
      id: 'deliveryChoice',
      src: 'addressChoice',
      input: ({ context }) => ({
        kind: 'delivery',
        offer: deliveryOfferOf(context),
        address: context.delivery,
        draftedFor: context.draftedFor,
      }),
    },
    {
      id: 'billingChoice',
      src: 'addressChoice',
      input: ({ context: { offers, billing, draftedFor } }) => ({
        kind: 'billing',
        offer: offers?.billing ?? null,
        address: billing,
        draftedFor,
      }),
    },
    {
      id: 'deliveryLookup',
      src: 'addressLookup',
      input: ({ context: { delivery } }) => ({ kind: 'delivery', countryCode: delivery.countryCode }),
    },
    {
      id: 'billingLookup',
      src: 'addressLookup',
      input: ({ context: { billing } }) => ({ kind: 'billing', countryCode: billing.countryCode }),
    },
    { id: 'delivery', src: 'delivery' },
    { id: 'pickup', src: 'pickup' },
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
      actions: [{ type: 'endRecovery', params: ({ event }) => event }, 'tellOutcome'],
    },
    'checkout.retry': {
      actions: [
        'retryPayment',
        'retryShipping',
        'retryWindows',
        'retryStores',
        'retryTotals',
        'retryLookups',
      ],
    },
    'checkout.refreshTotals': [
      { guard: 'hasTotals', actions: ['readTotals', 'refreshShipping'] },
      {
        description: 'Nothing was summed up yet; what delivery costs may have been offered.',
        actions: 'refreshShipping',
      },
    ],
    'tabs.changed': {
      actions: [
        { type: 'tellTab', params: ({ event }) => event },
        { type: 'keepTab', params: ({ event }) => event },
      ],
    },
    'identity.emailChanged': {
      description: 'Corrected and not sent: it is asked for before the order (BEY-07).',
      actions: [{ type: 'changeEmail', params: ({ event }) => event }, 'tellDraft'],
    },
    'identity.creationChosen': {
      actions: { type: 'report', params: { type: 'checkout.creationChosen' } },
    },
    'identity.customerWelcomed': [
      {
        guard: 'isGoneOn',
        description: 'They did not wait for it, and stay where they are.',
        actions: { type: 'keepEmail', params: ({ event }) => event },
      },
      {
        target: '.arriving',
        description: 'Signed in, on the way or elsewhere: on as far as what is known of them carries (S10).',
        actions: { type: 'keepEmail', params: ({ event }) => event },
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
    'delivery.detailsRefused': { target: '.editing', actions: ['failDetails', 'tellFailure'] },
    'delivery.saved': {
      actions: [
        { type: 'keepTotals', params: ({ event }) => event },
        'rereadRepricedCart',
        { type: 'syncPayment', params: ({ event }) => event.information },
      ],
    },
    'delivery.methodRefused': {
      target: '.editing',
      actions: ['clearMethod', { type: 'pushError', params: ({ event }) => event }, 'tellFailure'],
    },
    'delivery.saveFailed': {
      target: '.editing',
      actions: [
        'dropSums',
        { type: 'doubtStored', params: ({ event }) => event },
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
        { type: 'tellMethod', params: ({ event }) => event },
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
      { actions: { type: 'keepMethod', params: ({ event }) => event } },
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
    'delivery.slotKept': { actions: { type: 'keepWindow', params: ({ event }) => event } },
    'totals.loaded': [
      {
        guard: 'isAwaitingTotals',
        actions: [
          { type: 'keepTotals', params: ({ event }) => event },
          'rereadRepricedCart',
          { type: 'syncPayment', params: ({ event }) => event.information },
        ],
      },
      { description: 'What was to be summed up has changed meanwhile: the answer is to nobody.' },
    ],
    'totals.loadFailed': { actions: { type: 'failTotals', params: ({ event }) => event } },
    'payment.methodChosen': {
      actions: [
        { type: 'keepPaymentCode', params: ({ event }) => event },
        { type: 'tellPayment', params: ({ event }) => event },
      ],
    },
    'payment.poNumberChanged': {
      actions: [
        { type: 'keepPoNumber', params: ({ event }) => event },
        { type: 'tellPoNumber', params: ({ event }) => event },
      ],
    },
    'payment.obstaclesChanged': { actions: { type: 'keepPaymentObstacles', params: ({ event }) => event } },
    'payment.redirected': { description: 'Nobody is ordering any more: the page stays.' },
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
        { type: 'keepReceipt', params: ({ event }) => event },
        { type: 'tellPurchase', params: ({ event }) => event },
        { type: 'tellOrderPlaced', params: ({ event }) => event },
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
            actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'tellDraft'],
          },
          {
            guard: 'hasTotals',
            target: 'editing',
            description:
              'Another e-mail changes nothing of delivery and sums: those steps are not walked again.',
            actions: [
              { type: 'keepEmail', params: ({ event }) => event },
              'tellDraft',
              'syncOrder',
              { type: 'openTab', params: { tab: 'payment' } },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepEmail', params: ({ event }) => event },
              'tellDraft',
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
