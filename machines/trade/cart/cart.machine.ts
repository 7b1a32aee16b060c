/** The cart: one write at a time, replaced when the server loses it (§4, CART-01 … CART-07). */

import { and, assign, enqueueActions, not, or, sendTo, setup, stateIn } from 'xstate';
import { present } from '../../domain/present.ts';
import { cartCountMachine } from './cart-count.machine.ts';
import { cartOwnerMachine } from './cart-owner.machine.ts';
import { cartRecoveryMachine } from './cart-recovery.machine.ts';
import { cartWritesMachine } from './cart-writes.machine.ts';
import { cartSlots } from './cart.actors.ts';
import { failureIn, type Given, type Received } from './cart.answers.ts';
import * as cart from './cart.context.ts';
import * as handover from './handover.ts';
import * as loss from './lost-cart.ts';
import * as returned from './returned-actions.ts';
import * as unload from './unload-writes.ts';
import * as waiting from './waiting-actions.ts';
import * as outcome from './write-outcome.ts';

const isClosing = stateIn({ queue: 'closing' });
const isResting = stateIn({ handover: 'resting' });
const isAdoptionDue = stateIn({ handover: 'adoptionDue' });
const isOutdated = stateIn({ freshness: 'outdated' });

/** Changes the context and reports it. */
const take = (turnOf: (given: Given) => cart.Turn) =>
  enqueueActions<cart.CartContext, Received, undefined, Received, never, never, never, never, never>(
    ({ context, event, enqueue }) => {
      const { change = {}, facts = [] } = turnOf({ context, event });
      enqueue.assign(change);
      for (const fact of facts) enqueue.sendParent(fact);
    },
  );

export const cartMachine = setup({
  types: { input: {} as cart.CartInput, context: {} as cart.CartContext, events: {} as Received },
  actors: {
    ...cartSlots,
    cartCount: cartCountMachine,
    cartOwner: cartOwnerMachine,
    cartWrites: cartWritesMachine,
    cartRecovery: cartRecoveryMachine,
  },
  actions: {
    append: take(waiting.appended),
    settle: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'cart.settle' })),
    takeNext: take(waiting.next),
    takeWithLost: take(waiting.nextWithLost),
    takeMore: take(waiting.more),
    putBack: take(returned.putBack),
    flushQueue: enqueueActions(({ context, enqueue }) => {
      if (!unload.canUnload({ context })) return;
      enqueue.sendTo('flushCart', unload.requestOf(context));
      enqueue.assign(unload.afterUnload(context));
      // a shopper who returns through the browser history sees the result
      enqueue.raise({ type: 'cart.refresh' });
    }),
    reportReadingBegun: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'reading.begun' })),
    reportHandoverBegun: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'handover.begun' })),
    clearUnread: assign({ failure: null, isUnread: false }),
    receiveCart: take(handover.read),
    receiveCartId: take(handover.created),
    finishWritten: take(outcome.written),
    continueEdit: take(outcome.halfEdited),
    failWritten: take(outcome.unwritten),
    reconcileWrite: sendTo('cartWrites', outcome.reconciliationOf),
    failAction: take(returned.failed),
    failExpired: take(returned.expired),
    failAll: take(returned.allFailed),
    failAllExpired: take(returned.allExpired),
    failOrphaned: take(handover.orphaned),
    reportFailed: take(returned.reported),
    setFailure: assign({ failure: ({ event }) => failureIn(event) }),
    dropFailure: assign({ failure: null }),
    markUnread: take(handover.unread),
    markGuestUnread: enqueueActions(({ context, enqueue, check }) => {
      if (context.owner === 'guest' && check(isOutdated)) enqueue.assign({ isUnread: true });
    }),
    release: take(handover.released),
    takeBack: take(handover.takenBack),
    follow: take(handover.followed),
    setCustomer: take(handover.ofAccount),
    dropCartId: take(handover.disowned),
    beginAdoption: take(handover.toBeAdopted),
    adopt: take(handover.adopted),
    failAdopted: take(handover.adoptedInPart),
    reportUnadopted: take(handover.unadopted),
    recoverStored: take(loss.storedMissing),
    endSession: take(handover.ofExpired),
    forget: take(handover.forgotten),
    reportQuestion: take(loss.questioned),
    confirmSession: sendTo('cartRecovery', { type: 'cartRecovery.confirmSession' }),
    confirmSignOut: sendTo('cartRecovery', { type: 'cartRecovery.confirmSignOut' }),
    dropLostCart: take(loss.dropped),
    replaceCart: sendTo('cartRecovery', loss.orderOfReplacement),
    setLost: take(loss.noted),
    setRecovered: take(loss.recovered),
    reportRecreated: take(loss.recreated),
    failRecovery: take(loss.unrecovered),
    allowRecovery: assign({ recoveries: 0 }),
    reportLocked: take(() => ({ facts: [{ type: 'cart.locked' }] })),
    dropOrderedCart: take(handover.ordered),
  },
  // long enough for the next press on plus, short enough not to be noticed
  delays: { settleDelay: 300 },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    hasStored: ({ context }) => (context.cartId ?? context.releasedCartId) !== null,
    hasAction: ({ context }) => context.action !== null,
    hasQueued: waiting.hasQueued,
    isExpired: cart.isExpired,
    isDebouncing: and([waiting.hasOnlyQuantities, stateIn({ queue: 'debouncing' })]),
    isLockDue: isClosing,
    isReleaseDue: stateIn({ handover: 'releaseDue' }),
    isAdoptionDue,
    isOutdated,
    isReady: stateIn({ work: 'ready' }),
    isWaiting: stateIn({ work: 'waiting' }),
    isLocked: stateIn({ work: 'locked' }),
    isCartNeeded: and([cart.isBare, or([isOutdated, waiting.hasQueued])]),
    isCustomerCart: ({ context }) => cart.isOwned(context),
    hasLost: ({ context }) => context.lost.length > 0,
    isUndoable: waiting.isUndoable,
    isFollowed: and([handover.isFollowed, not(stateIn({ work: { waiting: 'released' } }))]),
    isOwnReplaced: handover.isOwnReplaced,
    // the failure is about another cart
    isSuperseded: and([loss.isLost, or([isOutdated, isAdoptionDue, cart.isBare])]),
    canRecover: loss.canRecover,
    // the customer's token has expired or they are signing in again
    isSessionSettled: and([loss.isSessionInQuestion, or([cart.isExpired, not(isResting)])]),
    // not during an order, nor where the cart is about to be replaced
    canUnload: and([unload.canUnload, isResting, not(isClosing)]),
    isJoinedByQueue: waiting.isJoinedByQueue,
    isFailed: ({ event }) => failureIn(event) !== null,
    isReadInPart: handover.isReadInPart,
    isAdoptedInPart: handover.isAdoptedInPart,
    // not while an order's outcome is open, or the customer signs out or in again (BEY-15)
    isStoredMissing: and([loss.isLastLost, isResting, not(isClosing)]),
    isRefusedTogether: returned.isRefusedTogether,
    isToBeRead: outcome.isToBeRead,
    isRefused: outcome.isRefused,
    isHalfEdited: outcome.isHalfEdited,
    isStale: loss.isStale,
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => cart.beginWith(input),
  invoke: [
    { id: 'watchCart', src: 'watchCart', onError: {} },
    { id: 'flushCart', src: 'flushCart', onError: {} },
  ],
  type: 'parallel',
  on: {
    'cart.addItem': { actions: ['append', 'settle'] },
    'cart.addItems': { actions: ['append', 'settle'] },
    'cart.reorderItems': { actions: ['append', 'settle'] },
    'cart.removeItem': { actions: ['append', 'settle'] },
    'cart.editItem': { actions: ['append', 'settle'] },
    'cart.undoRemoval': { guard: 'isUndoable', actions: ['append', 'settle'] },
    'cart.syncAccount': { actions: 'setCustomer' },
    'cart.denySession': { actions: 'endSession' },
    'cart.forget': {
      target: ['.work.ready', '.queue.settled', '.handover.resting', '.freshness.current'],
      actions: 'forget',
    },
  },
  states: {
    work: {
      initial: 'waiting',
      states: {
        waiting: {
          description: "Waits until the owner is known: a guest's cart is the one stored in this browser.",
          on: {
            'cart.open': [
              { guard: and(['isLockDue', 'hasCartId']), target: 'locked' },
              { target: 'ready', actions: 'takeBack' },
            ],
            'cart.adopt': { target: 'adopting', actions: 'dropCartId' },
            'cart.release': '.released',
          },
          initial: 'starting',
          states: {
            starting: {},
            released: {
              description: "The guest's cart is detached and the customer's is awaited (CART-11).",
              entry: ['markGuestUnread', 'release', 'reportHandoverBegun'],
            },
          },
        },
        ready: {
          description: 'No write is running: first a change of owner, then waiting requests, then the lock.',
          entry: 'allowRecovery',
          invoke: { id: 'cartCount', src: 'cartCount', input: handover.countOf },
          always: [
            { guard: 'isReleaseDue', target: 'waiting.released' },
            { guard: 'isAdoptionDue', target: 'adopting' },
            { guard: and(['isExpired', 'hasQueued']), target: 'failing', actions: 'failAllExpired' },
            { guard: and(['isOutdated', 'hasCartId', not('isExpired')]), target: 'loading' },
            // an earlier replacement failed
            {
              guard: and(['isCartNeeded', 'hasLost']),
              target: 'recovering.replacing',
              actions: 'takeWithLost',
            },
            { guard: and(['isCartNeeded', 'isCustomerCart']), target: 'adopting' },
            { guard: and(['hasQueued', not('hasCartId')]), target: 'creating' },
            { guard: and(['hasQueued', not('isDebouncing')]), target: 'writing', actions: 'takeNext' },
            { guard: 'isLockDue', target: 'locked' },
          ],
          on: {
            'cart.load': { guard: and(['hasCartId', not('hasQueued')]), target: 'loading' },
            'cart.create': { guard: not('hasCartId'), target: 'creating' },
          },
        },
        loading: {
          tags: 'busy',
          entry: ['clearUnread', 'reportReadingBegun'],
          invoke: {
            id: 'readCart',
            src: 'readCart',
            input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
            onDone: [
              { guard: 'isReadInPart', target: 'failing', actions: ['receiveCart', 'failOrphaned'] },
              { target: 'ready', actions: 'receiveCart' },
            ],
            onError: [
              { guard: 'isSuperseded', target: 'ready', actions: 'putBack' },
              { guard: 'canRecover', target: 'recovering', actions: 'setFailure' },
              { target: 'ready', actions: ['setFailure', 'markUnread'] },
            ],
          },
          on: { 'cart.leave': { guard: 'canUnload', actions: 'flushQueue' } },
        },
        creating: {
          tags: 'busy',
          description:
            'At the first addition, after an order at once (CHK-06); a failed one at the next addition.',
          entry: 'reportReadingBegun',
          invoke: {
            id: 'createCart',
            src: 'createCart',
            onDone: [
              { guard: or(['hasCartId', 'isAdoptionDue']), target: 'ready' },
              { target: 'ready', actions: 'receiveCartId' },
            ],
            onError: [
              { guard: 'hasQueued', target: 'failing', actions: ['setLost', 'failAll'] },
              { target: 'ready' },
            ],
          },
        },
        adopting: {
          tags: 'busy',
          entry: ['markGuestUnread', 'beginAdoption', 'reportHandoverBegun', 'reportReadingBegun'],
          invoke: {
            id: 'cartOwner',
            src: 'cartOwner',
            input: handover.adoptionOf,
            onDone: [
              { guard: 'isFailed', target: 'failing', actions: ['reportUnadopted', 'failAll'] },
              // the server lost the cart of the last visit: its lines are restored (BEY-03)
              { guard: 'isStoredMissing', target: 'recovering.replacing', actions: 'recoverStored' },
              { guard: 'isAdoptedInPart', target: 'failing', actions: ['adopt', 'failAdopted'] },
              { target: 'ready', actions: 'adopt' },
            ],
          },
        },
        writing: {
          tags: 'busy',
          description: 'One request at a time, until its outcome is known (CART-06, CART-07).',
          invoke: {
            id: 'cartWrites',
            src: 'cartWrites',
            input: outcome.writeOf,
            onDone: [
              { guard: or(['isSuperseded', 'isRefusedTogether']), target: 'ready', actions: 'putBack' },
              { guard: 'canRecover', target: 'recovering', actions: 'setFailure' },
              { guard: 'isToBeRead', target: 'loading', actions: 'finishWritten' },
              { guard: 'isRefused', target: 'failing', actions: 'failWritten' },
              // no other request comes between adding the new line and removing the old one (CART-03)
              { guard: 'isHalfEdited', target: 'writing', reenter: true, actions: 'continueEdit' },
              { target: 'ready', actions: 'finishWritten' },
            ],
          },
          on: {
            'cartWrites.answerLost': { actions: ['reportReadingBegun', 'reconcileWrite'] },
            'cart.leave': [
              {
                guard: and(['isJoinedByQueue', 'canUnload']),
                target: 'writing',
                reenter: true,
                description: 'The page unloads: a quantity may be set twice, but none may be lost (BEY-05).',
                actions: ['takeMore', 'flushQueue'],
              },
              { guard: 'canUnload', actions: 'flushQueue' },
            ],
          },
        },
        failing: {
          entry: 'reportFailed',
          always: [{ guard: 'isStale', target: 'loading' }, { target: 'ready' }],
        },
        recovering: {
          description: 'One new cart, then the lost lines, then the parked action once (CART-05).',
          entry: 'reportReadingBegun',
          invoke: {
            id: 'cartRecovery',
            src: 'cartRecovery',
            input: loss.lossOf,
            onDone: [
              { guard: 'isFailed', target: 'failing', actions: ['setRecovered', 'failRecovery'] },
              { guard: 'hasAction', target: 'writing', actions: ['setRecovered', 'reportRecreated'] },
              { target: 'loading', actions: ['setRecovered', 'reportRecreated'] },
            ],
          },
          initial: 'verifying',
          states: {
            verifying: {
              description: 'Nothing is dropped before the session is verified (CART-14).',
              always: { guard: 'isSessionSettled', target: '#cart.work.failing', actions: 'failExpired' },
              on: {
                'cart.confirmSession': { actions: 'confirmSession' },
                'cart.confirmSignOut': { actions: 'confirmSignOut' },
                'cart.denySession': { target: '#cart.work.failing', actions: ['endSession', 'failAction'] },
                'cartRecovery.asked': { actions: 'reportQuestion' },
                'cartRecovery.cartLost': { target: 'replacing', actions: ['dropLostCart', 'replaceCart'] },
              },
            },
            replacing: { tags: 'busy' },
          },
        },
        locked: {
          description: 'An order is being placed: every request to the cart waits.',
          entry: 'reportLocked',
          always: {
            guard: or([not('isLockDue'), and(['isCustomerCart', or(['isReleaseDue', 'isAdoptionDue'])])]),
            target: 'ready',
            description: 'An order with an unknown outcome may only need the customer to sign in again.',
          },
          on: { 'cart.renew': { target: 'creating', actions: 'dropOrderedCart' } },
        },
      },
    },
    queue: {
      initial: 'settled',
      on: { 'cart.lock': '.closing', 'cart.updateItem': { target: '.debouncing', actions: 'append' } },
      states: {
        settled: {},
        debouncing: {
          description: 'A quantity was changed just now and the next change may follow at once (BEY-05).',
          on: { 'cart.settle': 'settled', 'cart.leave': 'settled' },
          after: { settleDelay: 'settled' },
        },
        closing: {
          description: 'An order begins: waiting requests are written, then the cart is locked (BEY-06).',
          on: { 'cart.updateItem': { actions: 'append' }, 'cart.unlock': 'settled', 'cart.renew': 'settled' },
        },
      },
    },
    handover: {
      description: 'A change of owner that waits until no write is running (CART-11).',
      initial: 'resting',
      on: { 'cart.release': '.releaseDue', 'handover.begun': '.resting' },
      states: {
        resting: {
          on: {
            'cart.adopt': 'adoptionDue',
            'cart.follow': { guard: 'isOwnReplaced', target: 'adoptionDue' },
            // ordered during a second sign-in: the server knows which cart is the customer's now
            'cart.renew': { guard: and(['isCustomerCart', not('isLocked')]), target: 'adoptionDue' },
          },
        },
        releaseDue: { description: 'A sign-in runs; it may be cancelled.', on: { 'cart.open': 'resting' } },
        adoptionDue: { description: "The customer's own cart becomes the current one." },
      },
    },
    freshness: {
      initial: 'current',
      on: {
        'cart.refresh': { guard: 'hasCartId', target: '.outdated' },
        'cart.follow': { guard: 'isFollowed', target: '.outdated', actions: 'follow' },
        'cart.open': { guard: and(['isWaiting', 'hasStored']), target: '.outdated' },
        'cart.load': {
          guard: and(['isReady', not('hasQueued'), not('hasCartId')]),
          target: '.outdated',
          actions: 'dropFailure',
        },
        'cartCount.changed': '.outdated',
        'reading.begun': '.current',
      },
      states: {
        current: {},
        outdated: { description: 'Another tab changed the cart, or it was not read yet.' },
      },
    },
  },
});
