/** The cart: created at the first addition, written one request at a time, replaced when the server
 * lost it (§4, CART-01 … CART-07). */

import { present } from '../domain/present.ts';
import { writeOf } from './write-outcome.ts';
import { adoptionOf } from './handover.ts';
import { emptyCart } from './cart.context.ts';
import { lossOf } from './lost-cart.ts';
import { cartSetup } from './cart.setup.ts';

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
    'cart.undoRemoval': [{ guard: 'isUndoable', actions: 'enqueue' }, {}],
    'cart.settle': { actions: 'settle' },
    'cart.leave': { actions: 'settle' },
    'cart.lock': { actions: 'wantLock' },
    'cart.unlock': { actions: 'releaseLock' },
    'cart.release': { actions: 'wantRelease' },
    'cart.syncAccount': { actions: 'setCustomer' },
    'cart.adopt': { actions: 'wantAdoption' },
    'cart.follow': { actions: 'follow' },
    'cart.forget': { target: '.ready', actions: 'forget' },
    'cart.load': {},
    'cart.refresh': { actions: 'wantFresh' },
    'cart.open': { actions: 'forgoRelease' },
    'cart.create': {},
    'cart.renew': { actions: 'renewLater' },
    'cart.confirmSession': {},
    'cart.confirmSignOut': {},
    'cart.denySession': { actions: 'endSession' },
  },
  states: {
    starting: {
      description: "Until it is known whose the cart is: a guest's is the one this browser kept.",
      on: {
        'cart.open': [
          { guard: 'isHeldFromTheStart', target: 'locked', actions: 'wantReload' },
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
          { guard: 'hasStranded', target: 'failing', actions: ['receiveCart', 'failStranded'] },
          { target: 'ready', actions: 'receiveCart' },
        ],
        onError: [
          {
            guard: 'isSuperseded',
            target: 'ready',
            description: 'Another cart has taken its place; the requests are for that one.',
            actions: 'putBack',
          },
          { guard: 'isSessionInQuestion', target: 'recovering.verifying', actions: 'setFailure' },
          { guard: 'canRecover', target: 'recovering.replacing', actions: 'dropLostCart' },
          { target: 'ready', actions: ['setFailure', 'markUnread'] },
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
        { guard: 'hasQueuedInVain', target: 'failing', actions: 'failAllExpired' },
        { guard: 'isReloadWanted', target: 'loading' },
        {
          guard: 'hasQueuedAndLost',
          target: 'recovering.replacing',
          description: 'An earlier try to replace the cart failed; its lines are not forgotten.',
          actions: ['takeNext', 'countRecreation'],
        },
        { guard: 'hasQueuedUnadopted', target: 'adopting' },
        { guard: 'hasQueuedWithoutCart', target: 'creating' },
        { guard: 'isUnsettled', target: 'settling' },
        { guard: 'hasQueued', target: 'writing', actions: 'takeNext' },
        { guard: 'isLockWanted', target: 'locked' },
      ],
      on: {
        'cart.load': [
          { guard: 'hasCartId', target: 'loading' },
          { guard: 'hasLost', target: 'recovering.replacing', actions: ['countRecreation', 'dropFailure'] },
          { guard: 'isOwned', target: 'adopting' },
          {
            description: 'A cart that could not be made is an empty one.',
            actions: 'dropFailure',
          },
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
          { target: 'ready', actions: 'receiveCartId' },
        ],
        onError: { target: 'failing', actions: ['keepLost', 'failAll'] },
      },
    },
    released: {
      description: "The guest's cart has left; requests wait for the customer's own (CART-11).",
      on: {
        'cart.adopt': 'adopting',
        'cart.release': { actions: 'reportReleased' },
        'cart.follow': {},
        'cart.open': { target: 'ready', actions: ['takeBack', 'wantReload'] },
      },
    },
    adopting: {
      tags: 'busy',
      entry: 'beginAdoption',
      invoke: {
        id: 'cartOwner',
        src: 'cartOwner',
        input: ({ context }) => adoptionOf(context),
        onDone: [
          { guard: 'isFailed', target: 'failing', actions: ['reportUnadopted', 'failAll'] },
          {
            guard: 'isKeptLost',
            target: 'recovering.replacing',
            description: 'The server lost the cart of the last visit: its lines come back (CART-05, BEY-03).',
            actions: 'loseKept',
          },
          { guard: 'isMergeRefused', target: 'failing', actions: ['adopt', 'setRefusal'] },
          {
            guard: 'hasStrandedOwn',
            target: 'failing',
            description: 'A request is for a line that was not merged, or that holds more than before.',
            actions: ['adopt', 'failStranded'],
          },
          { target: 'ready', actions: 'adopt' },
        ],
      },
    },
    settling: {
      tags: 'pending',
      description: 'Only quantities wait, and the last of them was asked for just now (BEY-05).',
      always: { guard: 'isPressing', target: 'ready' },
      after: { settleDelay: { target: 'ready', actions: 'settle' } },
      on: {
        'cart.updateItem': { target: 'settling', reenter: true, actions: 'enqueue' },
      },
    },
    writing: {
      tags: 'busy',
      description: 'One request at a time, until it is known what has come of it (CART-06, CART-07).',
      invoke: {
        id: 'cartWrites',
        src: 'cartWrites',
        input: ({ context }) => writeOf(context),
        onDone: [
          { guard: 'isSuperseded', target: 'ready', actions: 'putBack' },
          { guard: 'isSessionInQuestion', target: 'recovering.verifying', actions: 'setFailure' },
          { guard: 'canRecover', target: 'recovering.replacing', actions: 'dropLostCart' },
          { guard: 'isRefusedTogether', target: 'ready', actions: 'part' },
          {
            guard: 'isReplacedAlready',
            target: 'loading',
            description: 'Another device or tab has taken the old line out: the edit is done.',
            actions: 'finishAction',
          },
          { guard: 'isSeenUndone', target: 'failing', actions: ['receiveWritten', 'failWritten'] },
          { guard: 'isFailed', target: 'failing', actions: 'failWritten' },
          {
            guard: 'isOfSeveral',
            target: 'ready',
            description: 'What the server would not take of them keeps none of the others out (BEY-09).',
            actions: ['finishSeveral', 'receiveWritten'],
          },
          { guard: 'isAnswerRefused', target: 'failing', actions: ['receiveWritten', 'failAnswer'] },
          {
            guard: 'isHalfEdited',
            target: 'writing',
            reenter: true,
            description: 'The new line is in; nothing comes between this and removing the old one (CART-03).',
            actions: ['receiveWritten', 'continueEdit'],
          },
          {
            guard: 'isEmptiedByRemoval',
            target: 'loading',
            description: 'After the last line the cart is read again, so that nothing stale stays (CART-04).',
            actions: ['receiveWritten', 'finishAction'],
          },
          { target: 'ready', actions: ['receiveWritten', 'finishAction'] },
        ],
      },
      on: {
        'cartWrites.answerLost': [
          { guard: 'hasCartId', target: '.reconciling', actions: ['beginReconciling', 'reconcileWrite'] },
          { target: 'failing', actions: 'failAction' },
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
      entry: 'reportFailed',
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
          { guard: 'isFailed', target: 'failing', actions: ['setRecovered', 'failRecovery'] },
          { guard: 'hasAction', target: 'writing', actions: ['setRecovered', 'reportRecreated'] },
          { target: 'loading', actions: ['setRecovered', 'reportRecreated'] },
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
          always: { guard: 'isSessionSettled', target: '#cart.failing', actions: 'failExpired' },
          on: {
            'cart.confirmSession': { actions: 'confirmSession' },
            'cart.confirmSignOut': { actions: 'confirmSignOut' },
            'cart.denySession': { target: '#cart.failing', actions: ['endSession', 'failAction'] },
            'cartRecovery.sessionDoubted': { actions: 'reportSessionDoubted' },
            'cartRecovery.signOutWanted': { actions: 'reportSignOutWanted' },
            'cartRecovery.cartLost': { target: 'replacing', actions: ['dropDoubtedCart', 'replaceCart'] },
            'cartRecovery.customerLeft': { target: 'replacing', actions: ['leaveCustomer', 'replaceCart'] },
          },
        },
        replacing: { tags: 'busy' },
      },
    },
    locked: {
      description: 'Money moves: every request to the cart waits.',
      entry: 'reportLocked',
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
          { target: 'ready', actions: 'receiveCartId' },
        ],
        // no harm: the first addition makes one
        onError: 'ready',
      },
    },
  },
});
