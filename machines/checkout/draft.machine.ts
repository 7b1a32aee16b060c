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
import { isSameCartForCheckout, isSummedAlike } from './same-cart.ts';
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
    setPaymentObstacles: assign(changed.paymentObstacles),
    setFulfilment: assign(changed.fulfilment),
    changeEmail: assign(changed.changedEmail),
    setEmail: assign(changed.email),
    setLeft: assign(changed.left),
    beginRequest: assign(changed.request),
    beginResuming: assign(changed.resumption),
    endRequest: assign(changed.requestEnd),
    goOn: assign({ isGoneOn: true }),
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
    offerAddresses: sendTo('fulfilment', requests.offers),
    submitAddresses: sendTo('fulfilment', requests.submission),
    addDelivery: sendTo('fulfilment', { type: 'fulfilment.addStored', kind: 'delivery' }),
    addBilling: sendTo('fulfilment', { type: 'fulfilment.addStored', kind: 'billing' }),
    askPlaces: sendTo('fulfilment', requests.askedPlaces),
    confirmPlaces: sendTo('fulfilment', requests.confirmedPlaces),
    considerDelivery: sendTo('fulfilment', { type: 'fulfilment.consider' }),
    confirmDelivery: sendTo('fulfilment', requests.confirmation),
    saveMethod: sendTo('fulfilment', { type: 'fulfilment.saveMethod' }),
    wishMethod: sendTo('fulfilment', requests.wish),
    sumUp: sendTo('fulfilment', { type: 'fulfilment.sumUp' }),
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
    reportPayable: sendParent(reports.payable),
    reportPayments: sendParent(reports.offeredPayments),
    reportOtherKind: sendParent(reports.otherKind),
    requestOrder: sendParent(reports.requested),
    confirmOrder: sendParent(reports.confirmed),
    withdrawOrder: sendParent({ type: 'draft.orderWithdrawn' }),
    reportTabKept: sendParent(reports.tabKept),
    // some failures the shop learns of, in a toast or to ask again after signing in
    reportFailure: enqueueActions(({ context, event, enqueue }) => {
      const fact = reports.failure({ context, event });
      if (fact !== null) enqueue.sendParent(fact);
    }),
    // prices and what gift cards pay can change with the delivery: the cart's rows and the totals must agree
    rereadRepricedCart: enqueueActions(({ context, enqueue }) => {
      if (!isSummedAlike(context)) enqueue.sendParent(reports.doubtedCart);
    }),
    // the cart is replaced once it is read, as after any other request (CART-05, BEY-03)
    rereadLostCart: enqueueActions(({ event, enqueue }) => {
      const { failure } = only(event, 'identity.emailRefused', 'fulfilment.failed');
      if (failure !== null && isLostCart(failure)) enqueue.sendParent(reports.doubtedCart);
    }),
    // as if it were asked just now (BEY-02)
    replay: raise(({ event }) => only(event, 'draft.replay').request),
    // taken as at any other time: of another kind, or with a total to be read
    takeCart: raise(({ event }) => only(event, 'draft.syncCart')),
  },
  delays: {
    /** A slow server is not waited for without a way out: the shopper goes on by hand. */
    resumePatience: 12_000,
  },
  guards: {
    isResumed: ({ context }) => back.isResumed(context),
    canResume: ({ context }) => back.canResume(context),
    canResumeDelivery: ({ context }) => back.canResumeDelivery(context),
    isNobodyAwaited: ({ context }) => !back.isSomebodyAwaited(context),
    isUnderWay: ({ context }) => context.isGoneOn || context.asked !== null,
    isGoneOn: ({ context }) => context.isGoneOn,
    isFoundOut: ({ context, event }) => back.isFoundOut(context, only(event, 'fulfilment.redirected').cause),
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
    'draft.syncObstacles': { actions: 'setPaymentObstacles' },
    'draft.dismiss': { actions: 'dismiss' },
    'draft.retry': { actions: 'retryFulfilment' },
    'tabs.changed': [
      {
        guard: 'isResumed',
        description: 'On the way back, where the shopper wants to be stays kept.',
        actions: 'reportTab',
      },
      { actions: ['reportTab', 'reportTabKept'] },
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
              description: 'Perhaps switched in another tab: why delivery is chosen again is said.',
              actions: ['showOtherAccount', 'setAccount', 'reportPayable'],
            },
            'draft.changeTab': { actions: ['changeTab', 'goOn'] },
            'draft.refreshTotals': { actions: 'refreshTotals' },
            'identity.emailChanged': {
              description: 'Corrected and not sent: it is asked for before the order (BEY-07).',
              actions: ['changeEmail', 'reportDraft'],
            },
            'identity.creationChosen': { actions: 'reportCreation' },
            'identity.customerWelcomed': [
              { guard: 'isUnderWay', actions: 'setEmail' },
              {
                target: '.arriving',
                description: 'Signed in: on as far as what is known of them carries (S10).',
                actions: 'setEmail',
              },
            ],
            'fulfilment.edited': { actions: ['noteEdit', 'reportDraft'] },
            'fulfilment.redirected': {
              target: '.editing',
              description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
              actions: ['noteMove', 'considerDelivery', 'reportDraft'],
            },
            'fulfilment.cartReplaced': '.editing',
            'fulfilment.refreshBegun': { target: '.walking.refreshing', actions: 'showNotice' },
            'fulfilment.addressAccepted': [
              { guard: 'isResumed', description: 'It was accepted another day.' },
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
              description: 'Who the shopper is, and how far they had come, is found out (BEY-04).',
              entry: 'beginResuming',
              always: [
                { guard: 'canResume', target: 'walking', actions: ['beginResuming', 'confirmEmail'] },
                { guard: 'isNobodyAwaited', target: 'editing' },
              ],
              on: {
                'fulfilment.redirected': { guard: 'isFoundOut', actions: ['noteMove', 'reportDraft'] },
              },
            },
            editing: {
              id: 'editing',
              description: 'The shopper is filling in one of the tabs.',
              entry: 'endRequest',
              on: {
                'draft.submitEmail': { target: 'walking', actions: ['beginRequest', 'confirmEmail'] },
                'draft.submitDelivery': { actions: 'submitAddresses' },
                'draft.submitCollection': { actions: 'submitAddresses' },
                'draft.submitShipping': [
                  { guard: 'isUnidentified', actions: ['showMissingEmail', 'reportError', 'openAccount'] },
                  { actions: 'saveMethod' },
                ],
                'draft.changeTab': { guard: 'isOnToPayment', actions: ['goOn', 'saveMethod'] },
                'fulfilment.saveBegun': { target: 'walking.delivering', actions: 'beginRequest' },
                'fulfilment.destinationConfirmed': [
                  {
                    guard: 'isUnidentified',
                    description: 'What was entered is kept; who orders is said first (CHK-07).',
                    actions: ['goOn', 'reportDraft', 'showMissingEmail', 'reportError', 'openAccount'],
                  },
                  {
                    target: 'walking.delivering',
                    actions: ['beginRequest', 'reportDraft', 'confirmDelivery'],
                  },
                ],
                'draft.replay': [
                  { guard: 'isGoneOn', description: 'What they are writing now stays (BEY-02).' },
                  { actions: 'replay' },
                ],
                'draft.resume': { target: 'arriving', actions: ['setLeft', 'wishMethod'] },
                'draft.placeOrder': [
                  { guard: 'isOrderUnderWay', description: 'Not before its outcome is known (BEY-06).' },
                  {
                    guard: 'isOrderQuestioned',
                    description: 'A second press confirms the addresses as they stand (BEY-23).',
                    actions: 'askPlaces',
                  },
                  {
                    guard: 'canPlaceOrder',
                    target: '#ordering',
                    actions: ['beginRequest', 'confirmPlaces'],
                  },
                  { description: 'Every reason is named, with its place (BEY-07).', actions: 'nameBlockers' },
                ],
              },
            },
            walking: {
              tags: 'busy',
              description:
                'A step is confirmed; for a shopper who comes back each of them, in silence (BEY-04).',
              initial: 'confirming',
              exit: 'releaseIdentity',
              after: {
                resumePatience: { guard: 'isResumed', target: 'editing', actions: 'releaseFulfilment' },
              },
              on: { 'fulfilment.settled': 'editing' },
              states: {
                confirming: {
                  on: {
                    'fulfilment.redirected': { guard: 'isFoundOut', actions: ['noteMove', 'reportDraft'] },
                    'identity.emailAccepted': [
                      {
                        guard: 'isVirtual',
                        target: 'summing',
                        actions: ['setEmail', 'reportDraft', 'sumUp'],
                      },
                      {
                        guard: 'canResumeDelivery',
                        target: 'delivering',
                        actions: ['openDelivery', 'confirmDelivery'],
                      },
                      {
                        guard: 'hasTotals',
                        target: '#editing',
                        description: 'Another e-mail changes nothing of delivery and sums.',
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
                delivering: { description: 'Until the delivery is settled.' },
                refreshing: {
                  description: 'The cart changed in the middle of a step: delivery is settled again.',
                  on: { 'draft.placeOrder': { actions: 'showPendingTotal' } },
                },
                summing: { description: 'Nothing is delivered: payment follows the account.' },
              },
            },
          },
        },
        ordering: {
          id: 'ordering',
          tags: 'busy',
          description: 'The order is being placed: nothing of the draft changes.',
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
              description:
                'The tab and what is typed stay; the cart that is read again is summed up (BEY-21).',
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
                    description:
                      'Some are sold out, or too few with a code: said before it is paid (BEY-09).',
                    actions: ['setCart', 'lockCart', 'nameBlockers', 'withdrawOrder'],
                  },
                  {
                    target: '#editing',
                    actions: ['showCartRefusal', 'withdrawFulfilment', 'withdrawOrder', 'takeCart'],
                  },
                ],
              },
            },
            locked: { description: 'The cart holds still.' },
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
          description: 'The order could not be placed: why is said until it is cured (BEY-07).',
          always: { guard: 'canPlaceOrder', target: 'unnamed' },
        },
      },
    },
  },
});
