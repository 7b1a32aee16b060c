/** The cart's life: made at the first addition, written one action at a time, recreated when the server lost it (§4, CART-01 … CART-07). */

import { present } from '../domain/present.ts';
import { sessionExpired } from '../domain/session.ts';
import { writeOf } from './cart.arriving.ts';
import { emptyCart } from './cart.context.ts';
import { endedBy, lossOf } from './cart.losing.ts';
import { cartSetup } from './cart.setup.ts';
import { adoptingState, releasedState } from './owning.state.ts';
import { unsettledState } from './unsettled.state.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input: { cartId, releasedCartId, keptCart } }) => ({
    ...emptyCart,
    cartId,
    releasedCartId,
    keptCart,
  }),
  invoke: [
    { id: 'watchCart', src: 'watchCart', onError: {} },
    { id: 'partCart', src: 'partCart', onError: {} },
  ],
  initial: 'starting',
  on: {
    'cart.addItem': { actions: 'enqueue' },
    'cart.addItems': { actions: 'enqueue' },
    'cart.reorderItems': { actions: 'enqueue' },
    'cart.updateItem': { actions: 'enqueue' },
    'cart.removeItem': { actions: 'enqueue' },
    'cart.editItem': { actions: 'enqueue' },
    'cart.undoRemoval': [
      { guard: { type: 'isUndoable', params: ({ event }) => event }, actions: 'enqueue' },
      {},
    ],
    'cart.settle': { actions: 'settle' },
    'cart.leave': { actions: 'settle' },
    'cart.lock': { actions: 'wantLock' },
    'cart.unlock': { actions: 'releaseLock' },
    'cart.release': { actions: 'wantRelease' },
    'cart.syncAccount': { actions: { type: 'keepAccount', params: ({ event }) => event } },
    'cart.adopt': { actions: 'wantAdoption' },
    'cart.follow': { actions: { type: 'follow', params: ({ event }) => event } },
    'cart.forget': { target: '.ready', actions: 'forget' },
    'cart.load': {},
    'cart.refresh': { actions: 'wantFresh' },
    'cart.open': { actions: 'forgoRelease' },
    'cart.create': {},
    'cart.renew': { actions: 'renewLater' },
    'cart.confirmSession': {},
    'cart.confirmSignOut': {},
    'cart.denySession': { actions: { type: 'endSession', params: ({ event }) => event } },
  },
  states: {
    starting: {
      description: "Until it is known whose the cart is: a guest's is the one this browser kept.",
      on: {
        'cart.open': [
          {
            guard: 'isHeldFromTheStart',
            target: 'locked',
            actions: 'wantReload',
          },
          { guard: 'hasCartId', target: 'loading' },
          { guard: 'hasReleased', target: 'loading', actions: 'takeBack' },
          { target: 'ready' },
        ],
        'cart.adopt': { target: 'adopting', actions: 'dropKept' },
        'cart.release': { target: 'released', actions: 'release' },
      },
    },
    loading: {
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: [
          {
            guard: { type: 'hasStranded', params: ({ event }) => ({ cart: event.output }) },
            target: 'failing',
            actions: [
              { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
              'failStranded',
            ],
          },
          {
            target: 'ready',
            actions: { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isSuperseded', params: ({ event }) => endedBy(event) },
            target: 'ready',
            description: 'Another cart has taken its place; the requests are for that one.',
            actions: 'putBack',
          },
          {
            guard: {
              type: 'isSessionInQuestion',
              params: ({ event }) => endedBy(event),
            },
            target: 'recovering.verifying',
            actions: { type: 'setFailure', params: ({ event }) => endedBy(event) },
          },
          {
            guard: { type: 'canRecover', params: ({ event }) => endedBy(event) },
            target: 'recovering.replacing',
            actions: { type: 'dropLostCart', params: ({ event }) => endedBy(event) },
          },
          {
            target: 'ready',
            actions: [{ type: 'setFailure', params: ({ event }) => endedBy(event) }, 'markUnread'],
          },
        ],
      },
      on: { 'cart.leave': { guard: 'canPart', actions: 'sendOff' } },
    },
    ready: {
      description:
        'Nothing is being written. Whose cart it is comes first, then what waits, then a wanted lock.',
      entry: 'allowRecreation',
      always: [
        { guard: 'isReleaseWanted', target: 'released', actions: 'release' },
        { guard: 'isAdoptionWanted', target: 'adopting' },
        {
          guard: 'hasQueuedInVain',
          target: 'failing',
          actions: { type: 'failAll', params: { error: sessionExpired } },
        },
        { guard: 'isReloadWanted', target: 'loading' },
        {
          guard: 'hasQueuedAndLost',
          target: 'recovering.replacing',
          description: 'An earlier try to replace the cart failed; its lines are not forgotten.',
          actions: ['takeNext', 'countRecreation'],
        },
        { guard: 'hasQueuedUnadopted', target: 'adopting' },
        { guard: 'hasQueuedWithoutCart', target: 'creating' },
        { guard: 'isUnsettled', target: 'unsettled' },
        { guard: 'hasQueued', target: 'writing', actions: 'takeNext' },
        { guard: 'isLockWanted', target: 'locked' },
      ],
      on: {
        'cart.load': [
          { guard: 'hasCartId', target: 'loading' },
          { guard: 'hasLost', target: 'recovering.replacing', actions: ['countRecreation', 'dropFailure'] },
          { guard: 'isOwned', target: 'adopting' },
          { description: 'A cart that could not be made is an empty one.', actions: 'dropFailure' },
        ],
        'cart.create': [{ guard: 'hasCartId' }, { target: 'renewing' }],
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: [
          { guard: 'isMoot', target: 'ready' },
          {
            target: 'ready',
            actions: { type: 'receiveCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
        ],
        onError: {
          target: 'failing',
          actions: ['keepLost', { type: 'failAll', params: ({ event }) => event }],
        },
      },
    },
    released: releasedState,
    adopting: adoptingState,
    unsettled: unsettledState,
    writing: {
      tags: 'busy',
      description: 'One request at a time, until it is known what has come of it (CART-06, CART-07).',
      invoke: {
        id: 'cartWrites',
        src: 'cartWrites',
        input: ({ context }) => writeOf(context),
        onDone: [
          {
            guard: { type: 'isSuperseded', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'putBack',
          },
          {
            guard: { type: 'isSessionInQuestion', params: ({ event }) => event.output },
            target: 'recovering.verifying',
            actions: { type: 'setFailure', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'canRecover', params: ({ event }) => event.output },
            target: 'recovering.replacing',
            actions: { type: 'dropLostCart', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefusedTogether', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'part',
          },
          {
            guard: { type: 'isReplacedAlready', params: ({ event }) => event.output },
            target: 'loading',
            description: 'Another device or tab has taken the old line out: the edit is done.',
            actions: 'finishAction',
          },
          {
            guard: { type: 'isSeenUndone', params: ({ event }) => event.output },
            target: 'failing',
            actions: [
              { type: 'receiveWritten', params: ({ event }) => event.output },
              { type: 'failWritten', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failing',
            actions: { type: 'failWritten', params: ({ event }) => event.output },
          },
          {
            guard: 'isOfSeveral',
            target: 'ready',
            description: 'What the server would not take of them keeps none of the others out (BEY-09).',
            actions: [
              { type: 'finishSeveral', params: ({ event }) => event.output },
              { type: 'receiveWritten', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isAnswerRefused', params: ({ event }) => event.output },
            target: 'failing',
            actions: [
              { type: 'receiveWritten', params: ({ event }) => event.output },
              { type: 'failAnswer', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isHalfEdited', params: ({ event }) => event.output },
            target: 'writing',
            reenter: true,
            description: 'The new line is in; nothing comes between this and removing the old one (CART-03).',
            actions: [
              { type: 'receiveWritten', params: ({ event }) => event.output },
              { type: 'continueEdit', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isEmptiedByRemoval', params: ({ event }) => event.output },
            target: 'loading',
            description: 'After the last line the cart is read again, so that nothing stale stays (CART-04).',
            actions: [{ type: 'receiveWritten', params: ({ event }) => event.output }, 'finishAction'],
          },
          {
            target: 'ready',
            actions: [{ type: 'receiveWritten', params: ({ event }) => event.output }, 'finishAction'],
          },
        ],
      },
      on: {
        'cartWrites.answerLost': [
          { guard: 'hasCartId', target: '.reconciling', actions: ['beginReconciling', 'reconcileWrite'] },
          { target: 'failing', actions: { type: 'failAction', params: ({ event }) => event } },
        ],
        'cart.leave': { guard: 'canPart', actions: 'sendOff' },
      },
      initial: 'sending',
      states: {
        sending: {
          on: {
            'cart.leave': [
              {
                guard: 'isJoinedByQueue',
                target: '#cart.writing',
                reenter: true,
                description: 'The page is left: a quantity may be set twice, but none may be lost (BEY-05).',
                actions: ['takeMore', 'sendOff'],
              },
              { guard: 'canPart', actions: 'sendOff' },
            ],
          },
        },
        reconciling: { description: 'The answer was lost: the cart is read.' },
      },
    },
    failing: {
      entry: 'tellFailure',
      always: [{ guard: 'isStale', target: 'loading' }, { target: 'ready' }],
    },
    recovering: {
      description:
        'The server lost the cart: one new cart, the other lines, then the parked action once (CART-05).',
      invoke: {
        id: 'cartRecovery',
        src: 'cartRecovery',
        input: ({ context }) => lossOf(context),
        onDone: [
          {
            guard: { type: 'isRecoveryFailed', params: ({ event }) => ({ recovery: event.output }) },
            target: 'failing',
            actions: [
              { type: 'setRecovered', params: ({ event }) => ({ recovery: event.output }) },
              'failRecovery',
            ],
          },
          {
            guard: 'hasAction',
            target: 'writing',
            actions: [
              { type: 'setRecovered', params: ({ event }) => ({ recovery: event.output }) },
              { type: 'reportRecreated', params: ({ event }) => ({ recovery: event.output }) },
            ],
          },
          {
            target: 'loading',
            actions: [
              { type: 'setRecovered', params: ({ event }) => ({ recovery: event.output }) },
              { type: 'reportRecreated', params: ({ event }) => ({ recovery: event.output }) },
            ],
          },
        ],
      },
      on: {
        'cartRecovery.sessionDoubted': {},
        'cartRecovery.signOutWanted': {},
        'cartRecovery.cartLost': {},
        'cartRecovery.customerLeft': {},
      },
      initial: 'verifying',
      states: {
        verifying: {
          description: 'Nothing is dropped before the session is known (CART-14).',
          always: {
            guard: 'isSessionSettled',
            target: '#cart.failing',
            actions: { type: 'failAction', params: { failure: sessionExpired } },
          },
          on: {
            'cart.confirmSession': { actions: 'confirmSession' },
            'cart.confirmSignOut': { actions: 'confirmSignOut' },
            'cart.denySession': {
              target: '#cart.failing',
              actions: [
                { type: 'endSession', params: ({ event }) => event },
                { type: 'failAction', params: ({ event }) => event },
              ],
            },
            'cartRecovery.sessionDoubted': {
              actions: { type: 'report', params: { type: 'cart.sessionDoubted' } },
            },
            'cartRecovery.signOutWanted': {
              actions: { type: 'report', params: { type: 'cart.signOutWanted' } },
            },
            'cartRecovery.cartLost': {
              target: 'replacing',
              actions: [{ type: 'dropLostCart', params: ({ context }) => context }, 'replaceCart'],
            },
            'cartRecovery.customerLeft': { target: 'replacing', actions: ['leaveCustomer', 'replaceCart'] },
          },
        },
        replacing: { tags: 'busy' },
      },
    },
    locked: {
      description: 'Money moves: whatever is asked of the cart waits.',
      entry: { type: 'report', params: { type: 'cart.locked' } },
      on: {
        'cart.unlock': { target: 'ready', actions: 'releaseLock' },
        'cart.release': {
          guard: 'isOwned',
          target: 'released',
          description: 'Signing in again may be all that an order whose outcome is unknown waits for.',
          actions: 'release',
        },
        'cart.adopt': { guard: 'isOwned', target: 'adopting' },
        'cart.renew': { target: 'renewing', actions: 'dropOrderedCart' },
      },
    },
    renewing: {
      tags: 'busy',
      description: 'The ordered cart is gone; its successor is made at once (CHK-06).',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: [
          { guard: 'isMoot', target: 'ready' },
          {
            target: 'ready',
            actions: { type: 'receiveCartId', params: ({ event }) => ({ cartId: event.output }) },
          },
        ],
        // no harm: the first addition makes one
        onError: 'ready',
      },
    },
  },
});
