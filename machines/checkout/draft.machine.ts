/** The draft of an order: filled in tab by tab, frozen while it is placed (CHK-04, CHK-07). */

import { assign, enqueueActions, raise, sendParent, sendTo, setup } from 'xstate';
import { isLostCart } from '../domain/failure.ts';
import * as changed from './draft-changes.ts';
import { cartIn, only } from './draft-changes.ts';
import { canPlaceOrder, isStillOrdered } from './draft-order.ts';
import * as reports from './draft-reports.ts';
import * as requests from './draft-requests.ts';
import * as back from './draft-resume.ts';
import { tabsOf, type DraftContext } from './draft.context.ts';
import type { DraftEvent } from './draft.events.ts';
import { fulfilmentMachine } from './fulfilment.machine.ts';
import { identityMachine } from './identity.machine.ts';
import { isPlaceUnasked } from './place-questions.ts';
import { isSameCartForCheckout, areTotalsConsistent } from './same-cart.ts';
import { tabsMachine } from './tabs.machine.ts';

export const draftMachine = setup({
  types: {
    input: {} as DraftContext,
    context: {} as DraftContext,
    events: {} as DraftEvent,
    children: {} as { tabs: 'tabs'; identity: 'identity'; fulfilment: 'fulfilment' },
  },
  actors: { tabs: tabsMachine, identity: identityMachine, fulfilment: fulfilmentMachine },
  actions: {
    setCart: assign(changed.cart),
    setCustomer: assign(changed.customer),
    setWelcomed: assign(changed.welcomed),
    setAccount: assign(changed.account),
    setRecovery: assign(changed.recovery),
    setPaymentBlockers: assign(changed.paymentBlockers),
    setFulfilment: assign(changed.fulfilment),
    changeEmail: assign(changed.changedEmail),
    setEmail: assign(changed.email),
    setLeft: assign(changed.left),
    beginRequest: assign(changed.request),
    beginResuming: assign(changed.resumption),
    endRequest: assign(changed.requestEnd),
    setActed: assign({ hasActed: true }),
    noteEdit: assign(changed.edit),
    noteMove: assign(changed.move),
    dismiss: assign(changed.dismissal),
    nameBlockers: raise({ type: 'draft.nameBlockers' }),
    showOtherAccount: assign(changed.otherAccount),
    showCartRefusal: assign(changed.cartRefusal),
    showOrderChanges: assign(changed.revision),
    showReopening: assign(changed.reopening),
    showRefusal: assign(changed.refusal),
    showNotice: assign(changed.notice),
    showMissingEmail: assign(changed.missingEmail),
    showPendingTotal: assign(changed.pendingTotal),
    showFailure: assign(changed.failure),

    changeTab: sendTo('tabs', requests.tab),
    openTab: sendTo('tabs', requests.openedTab),
    closeTab: sendTo('tabs', requests.closedTab),
    openAccount: sendTo('tabs', { type: 'tabs.open', tab: 'account' }),
    openDelivery: sendTo('tabs', { type: 'tabs.open', tab: 'delivery' }),
    openPayment: sendTo('tabs', { type: 'tabs.open', tab: 'payment' }),
    syncCustomer: sendTo('identity', requests.customer),
    informAccount: sendTo('identity', requests.accountNews),
    confirmEmail: sendTo('identity', requests.email),
    releaseIdentity: sendTo('identity', { type: 'identity.release' }),
    syncCart: sendTo('fulfilment', requests.cart),
    lockCart: sendTo('fulfilment', requests.lockedCart),
    syncBookOwner: sendTo('fulfilment', requests.bookOwner),
    prepareTabs: sendTo('fulfilment', { type: 'fulfilment.prepare' }),
    offerAddresses: sendTo('fulfilment', requests.offers),
    submitAddresses: sendTo('fulfilment', requests.submission),
    addDelivery: sendTo('fulfilment', { type: 'fulfilment.addStored', kind: 'delivery' }),
    addBilling: sendTo('fulfilment', { type: 'fulfilment.addStored', kind: 'billing' }),
    askPlaces: sendTo('fulfilment', requests.askedPlaces),
    confirmPlaces: sendTo('fulfilment', requests.confirmedPlaces),
    estimateDelivery: sendTo('fulfilment', { type: 'fulfilment.consider' }),
    confirmDelivery: sendTo('fulfilment', requests.confirmation),
    saveMethod: sendTo('fulfilment', { type: 'fulfilment.saveMethod' }),
    preferMethod: sendTo('fulfilment', requests.preferred),
    readTotals: sendTo('fulfilment', { type: 'fulfilment.readTotals' }),
    refreshTotals: sendTo('fulfilment', { type: 'fulfilment.refreshTotals' }),
    retryFulfilment: sendTo('fulfilment', { type: 'fulfilment.retry' }),
    releaseFulfilment: sendTo('fulfilment', { type: 'fulfilment.release' }),
    withdrawFulfilment: sendTo('fulfilment', { type: 'fulfilment.withdraw' }),
    freezeFulfilment: sendTo('fulfilment', { type: 'fulfilment.freeze' }),
    thawFulfilment: sendTo('fulfilment', { type: 'fulfilment.thaw' }),
    recheckStored: sendTo('fulfilment', requests.stored),
    recheckSlots: sendTo('fulfilment', requests.slots),

    reportDraft: sendParent(reports.saved),
    reportOffers: sendParent(reports.offers),
    reportError: sendParent(reports.error),
    reportTotalsFailed: sendParent(reports.totalsFailed),
    reportCreation: sendParent(reports.creation),
    reportTab: sendParent(reports.tab),
    reportTabPassed: sendParent(reports.tabPassed),
    reportPayable: sendParent(reports.payable),
    reportPayments: sendParent(reports.offeredPayments),
    reportOtherKind: sendParent(reports.otherKind),
    requestOrder: sendParent(reports.requested),
    confirmOrder: sendParent(reports.confirmed),
    withdrawOrder: sendParent({ type: 'draft.orderWithdrawn' }),
    // the shop needs some failures, for a toast or to repeat the request after signing in
    reportFailure: enqueueActions(({ context, event, enqueue }) => {
      const fact = reports.failure({ context, event });
      if (fact !== null) enqueue.sendParent(fact);
    }),
    // delivery can change prices and gift card payments: the cart's rows and the totals must agree
    rereadRepricedCart: enqueueActions(({ context, enqueue }) => {
      if (!areTotalsConsistent(context)) enqueue.sendParent(reports.unverifiedCart);
    }),
    // the next read replaces the lost cart, as after any other request (CART-05, BEY-03)
    rereadLostCart: enqueueActions(({ event, enqueue }) => {
      const { failure } = only(event, 'identity.emailRefused', 'fulfilment.failed');
      if (failure !== null && isLostCart(failure)) enqueue.sendParent(reports.unverifiedCart);
    }),
    // handled like a new request (BEY-02)
    replay: raise(({ event }) => only(event, 'draft.replay').request),
    // handled as usual: the cart may need other tabs or new totals
    takeCart: raise(({ event }) => only(event, 'draft.syncCart')),
  },
  delays: {
    /** The limit for a slow server: after it, the shopper continues by hand. */
    resumePatience: 12_000,
  },
  guards: {
    isResumed: ({ context }) => back.isResumed(context),
    canResume: ({ context }) => back.canResume(context),
    canResumeDelivery: ({ context }) => back.canResumeDelivery(context),
    isNoCustomerAwaited: ({ context }) => !back.isCustomerAwaited(context),
    isUnderWay: ({ context }) => context.hasActed || context.asked !== null,
    hasActed: ({ context }) => context.hasActed,
    isRestored: ({ context, event }) => back.isRestored(context, only(event, 'fulfilment.redirected').cause),
    isOnToPayment: ({ context, event }) => back.isOnToPayment(context, only(event, 'draft.changeTab').tab),
    isUnidentified: ({ context }) => context.email === '',
    isVirtual: ({ context }) => context.cart?.isVirtual === true,
    hasTotals: ({ context }) => context.totals !== null && !back.isResumed(context),
    isOrderUnderWay: ({ context }) => context.isOrderUnderWay,
    isOrderQuestioned: ({ context }) => canPlaceOrder(context) && isPlaceUnasked(context),
    canPlaceOrder: ({ context }) => canPlaceOrder(context),
    isStillOrdered: ({ context, event }) => isStillOrdered(context, cartIn(event)),
    isSameCart: ({ context, event }) => isSameCartForCheckout(context.cart, cartIn(event)),
    isOtherKind: ({ context, event }) => context.cart?.isVirtual !== cartIn(event).isVirtual,
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => input,
  invoke: [
    { id: 'tabs', src: 'tabs', input: ({ context }) => ({ tabs: tabsOf(context) }) },
    { id: 'identity', src: 'identity', input: ({ context }) => requests.accountInput(context) },
    { id: 'fulfilment', src: 'fulfilment', input: ({ context }) => requests.fulfilmentInput(context) },
  ],
  type: 'parallel',
  on: {
    'draft.syncCustomer': { actions: ['setCustomer', 'syncCustomer', 'syncBookOwner'] },
    'draft.informAccount': { actions: ['setWelcomed', 'informAccount'] },
    'draft.offerAddresses': { actions: 'offerAddresses' },
    'draft.syncRecovery': { actions: 'setRecovery' },
    'draft.syncBlockers': { actions: 'setPaymentBlockers' },
    'draft.dropRefusal': { actions: 'dismiss' },
    'draft.dismiss': { actions: 'dismiss' },
    'draft.retry': { actions: 'retryFulfilment' },
    'tabs.changed': [
      {
        guard: 'isResumed',
        description: 'While the checkout is restored, the target tab is kept.',
        actions: 'reportTabPassed',
      },
      { actions: 'reportTab' },
    ],
    'fulfilment.changed': { actions: 'setFulfilment' },
    'fulfilment.offersChanged': { actions: 'reportOffers' },
  },
  states: {
    stage: {
      initial: 'filling',
      states: {
        filling: {
          initial: 'arriving',
          on: {
            'draft.syncCart': [
              {
                guard: 'isOtherKind',
                description: 'With or without delivery: a draft with other tabs takes over.',
                actions: 'reportOtherKind',
              },
              { actions: 'syncCart' },
            ],
            'draft.syncAccount': {
              description: 'Switched in another tab, for example: says why delivery is chosen again.',
              actions: ['showOtherAccount', 'setAccount', 'reportPayable'],
            },
            'draft.changeTab': { actions: ['changeTab', 'setActed'] },
            'draft.refreshTotals': { actions: 'refreshTotals' },
            'identity.emailChanged': {
              description: 'Changed but not sent: it is required before the order (BEY-07).',
              actions: ['changeEmail', 'reportDraft'],
            },
            'identity.creationChosen': { actions: 'reportCreation' },
            'identity.customerWelcomed': [
              { guard: 'isUnderWay', actions: 'setEmail' },
              {
                target: '.arriving',
                description: "Signed in: continues as far as the customer's details allow (S10).",
                actions: 'setEmail',
              },
            ],
            'fulfilment.edited': { actions: ['noteEdit', 'reportDraft'] },
            'fulfilment.redirected': {
              target: '.editing',
              description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
              actions: ['noteMove', 'estimateDelivery', 'reportDraft'],
            },
            'fulfilment.cartReplaced': '.editing',
            'fulfilment.refreshBegun': { target: '.advancing.refreshing', actions: 'showNotice' },
            'fulfilment.addressAccepted': [
              { guard: 'isResumed', description: 'It was accepted on an earlier visit.' },
              { actions: ['addDelivery', 'reportDraft'] },
            ],
            'fulfilment.tabOpened': { actions: 'openTab' },
            'fulfilment.tabClosed': { actions: 'closeTab' },
            'fulfilment.methodWithdrawn': { actions: 'showNotice' },
            'fulfilment.methodRefused': { actions: ['showRefusal', 'reportError'] },
            'fulfilment.detailsRefused': [
              { guard: 'isResumed' },
              { actions: ['showRefusal', 'reportError'] },
            ],
            'fulfilment.failed': { actions: ['rereadLostCart', 'showFailure', 'reportFailure'] },
            'fulfilment.totalsFailed': { actions: 'reportTotalsFailed' },
            'fulfilment.priced': { actions: ['rereadRepricedCart', 'reportPayments'] },
          },
          states: {
            arriving: {
              tags: 'busy',
              description: 'Reads who the shopper is and how far they were (BEY-04).',
              entry: 'beginResuming',
              always: [
                { guard: 'canResume', target: 'advancing', actions: ['beginResuming', 'confirmEmail'] },
                { guard: 'isNoCustomerAwaited', target: 'editing' },
              ],
              on: {
                'fulfilment.redirected': { guard: 'isRestored', actions: ['noteMove', 'reportDraft'] },
              },
            },
            editing: {
              id: 'editing',
              description: 'The shopper is filling in one of the tabs.',
              entry: 'endRequest',
              on: {
                'draft.submitEmail': { target: 'advancing', actions: ['beginRequest', 'confirmEmail'] },
                'draft.submitDelivery': { actions: 'submitAddresses' },
                'draft.submitPickup': { actions: 'submitAddresses' },
                'draft.submitShipping': [
                  { guard: 'isUnidentified', actions: ['showMissingEmail', 'reportError', 'openAccount'] },
                  { actions: 'saveMethod' },
                ],
                'draft.changeTab': { guard: 'isOnToPayment', actions: ['setActed', 'saveMethod'] },
                'fulfilment.saveBegun': { target: 'advancing.delivering', actions: 'beginRequest' },
                'fulfilment.destinationConfirmed': [
                  {
                    guard: 'isUnidentified',
                    description: 'The input is kept; the e-mail step comes first (CHK-07).',
                    actions: ['setActed', 'reportDraft', 'showMissingEmail', 'reportError', 'openAccount'],
                  },
                  {
                    target: 'advancing.delivering',
                    actions: ['beginRequest', 'reportDraft', 'confirmDelivery'],
                  },
                ],
                'draft.replay': [
                  { guard: 'hasActed', description: 'Input of the shopper since then is kept (BEY-02).' },
                  { actions: 'replay' },
                ],
                'draft.resume': { target: 'arriving', actions: ['setLeft', 'preferMethod'] },
                'draft.placeOrder': [
                  {
                    guard: 'isOrderUnderWay',
                    description: "Not before that order's outcome is known (BEY-06).",
                  },
                  {
                    guard: 'isOrderQuestioned',
                    description: 'A second press confirms the addresses as they are (BEY-23).',
                    actions: 'askPlaces',
                  },
                  {
                    guard: 'canPlaceOrder',
                    target: '#ordering',
                    actions: ['beginRequest', 'confirmPlaces'],
                  },
                  { description: 'Lists every reason with its place (BEY-07).', actions: 'nameBlockers' },
                ],
              },
            },
            advancing: {
              tags: 'busy',
              description: 'Confirms a step; for a returning shopper all of them, without messages (BEY-04).',
              initial: 'confirming',
              exit: 'releaseIdentity',
              after: {
                resumePatience: { guard: 'isResumed', target: 'editing', actions: 'releaseFulfilment' },
              },
              on: { 'fulfilment.settled': 'editing' },
              states: {
                confirming: {
                  entry: 'prepareTabs',
                  on: {
                    'fulfilment.redirected': { guard: 'isRestored', actions: ['noteMove', 'reportDraft'] },
                    'identity.emailAccepted': [
                      {
                        guard: 'isVirtual',
                        target: 'readingTotals',
                        actions: ['setEmail', 'reportDraft', 'readTotals'],
                      },
                      {
                        guard: 'canResumeDelivery',
                        target: 'delivering',
                        actions: ['openDelivery', 'confirmDelivery'],
                      },
                      {
                        guard: 'hasTotals',
                        target: '#editing',
                        description: 'Another e-mail does not change delivery or totals.',
                        actions: ['setEmail', 'reportDraft', 'reportPayable', 'openPayment'],
                      },
                      { target: '#editing', actions: ['setEmail', 'reportDraft', 'openDelivery'] },
                    ],
                    'identity.emailRefused': {
                      target: '#editing',
                      actions: ['rereadLostCart', 'showFailure', 'reportFailure'],
                    },
                  },
                },
                delivering: { description: 'Waits until the delivery is settled.' },
                refreshing: {
                  description: 'The cart changed during a step: delivery is settled again.',
                  on: { 'draft.placeOrder': { actions: 'showPendingTotal' } },
                },
                readingTotals: { description: 'Nothing is delivered: payment depends on the account.' },
              },
            },
          },
        },
        ordering: {
          id: 'ordering',
          tags: 'busy',
          description: 'The order is being placed: the draft does not change.',
          initial: 'locking',
          entry: ['freezeFulfilment', 'reportPayable', 'requestOrder'],
          exit: 'thawFulfilment',
          on: {
            'draft.syncAccount': { actions: ['setAccount', 'reportPayable'] },
            'draft.addBilling': { actions: 'addBilling' },
            'draft.reopen': { target: 'filling.editing', actions: 'showReopening' },
            'draft.refuse': {
              target: 'filling.editing',
              actions: ['showFailure', 'reportFailure', 'recheckStored', 'recheckSlots'],
            },
            'draft.revise': {
              target: 'filling.editing',
              description: 'Tab and input are kept; totals are read again with the cart (BEY-21).',
              actions: ['showOrderChanges', 'refreshTotals'],
            },
          },
          states: {
            locking: {
              on: {
                'draft.confirmLock': { target: 'locked', actions: 'confirmOrder' },
                'draft.syncCart': [
                  { guard: 'isStillOrdered', actions: ['setCart', 'lockCart'] },
                  {
                    guard: 'isSameCart',
                    target: '#editing',
                    description: 'Sold out, or too few for a code: shown before the payment (BEY-09).',
                    actions: ['setCart', 'lockCart', 'nameBlockers', 'withdrawOrder'],
                  },
                  {
                    target: '#editing',
                    actions: ['showCartRefusal', 'withdrawFulfilment', 'withdrawOrder', 'takeCart'],
                  },
                ],
              },
            },
            locked: { description: 'The cart is locked.' },
          },
        },
      },
    },
    blockers: {
      initial: 'unnamed',
      on: { 'draft.nameBlockers': '.named', 'fulfilment.blocked': '.named' },
      states: {
        unnamed: {},
        named: {
          description: 'The reasons why no order can be placed are shown until resolved (BEY-07).',
          always: { guard: 'canPlaceOrder', target: 'unnamed' },
        },
      },
    },
  },
});
