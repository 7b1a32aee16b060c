/** The cart machine's actors, actions and guards. */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import {
  enqueueAction,
  joinableIn,
  refusedBy,
  removedAfter,
  removedAfterSeveral,
  replayableActions,
  takeFrom,
} from '../domain/cart.ts';
import { restOfEdit } from '../domain/line-edit.ts';
import { strandedFailure } from '../domain/moved-actions.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired, sessionExpired } from '../domain/session.ts';
import { cartOwnerMachine } from './cart-owner.machine.ts';
import { cartRecoveryMachine } from './cart-recovery.machine.ts';
import { cartWritesMachine } from './cart-writes.machine.ts';
import { cartSlots } from './cart.actors.ts';
import * as answers from './cart.answers.ts';
import {
  emptyCart,
  isOwned,
  isUndoable,
  isUnsettled,
  mergeSource,
  underWay,
  unfinished,
  type CartContext,
  type CartInput,
} from './cart.context.ts';
import { actionOfRequest, factOfAction, type CartEvent, type CartFact } from './cart.events.ts';
import * as handover from './handover.ts';
import * as loss from './lost-cart.ts';
import * as returned from './returned-actions.ts';
import * as unload from './unload-writes.ts';
import * as outcome from './write-outcome.ts';

/** Type-checks the fact. */
const fact = (sent: CartFact): CartFact => sent;

export const cartSetup = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent | answers.CartAnswer,
  },
  actors: {
    ...cartSlots,
    cartOwner: cartOwnerMachine,
    cartWrites: cartWritesMachine,
    cartRecovery: cartRecoveryMachine,
  },
  actions: {
    reportLocked: sendParent(fact({ type: 'cart.locked' })),
    reportSessionDoubted: sendParent(fact({ type: 'cart.sessionDoubted' })),
    reportSignOutWanted: sendParent(fact({ type: 'cart.signOutWanted' })),
    enqueue: assign(({ context, event }) => {
      const action = actionOfRequest(event);
      return { queue: enqueueAction(context.queue, action), isSettled: action.kind !== 'update' };
    }),
    settle: assign({ isSettled: true }),
    takeNext: assign(({ context }) => ({ failure: null, ...takeFrom(context.queue) })),
    takeMore: assign(({ context }) => takeFrom(context.queue.reduce(enqueueAction, underWay(context)))),
    sendOff: enqueueActions(({ context, enqueue }) => {
      if (!unload.canPart(context)) return;
      enqueue.sendTo('partCart', unload.requestOf(context));
      enqueue.assign(unload.afterParting(context));
    }),
    receiveCartId: enqueueActions(({ context, event, enqueue }) => {
      const cartId = answers.cartIdIn(event);
      enqueue.assign({ cartId, isUnread: false });
      enqueue.sendParent(fact({ type: 'cart.created', cartId, isOwned: isOwned(context) }));
    }),
    receiveCart: enqueueActions(({ context, event, enqueue }) => {
      const cart = answers.cartIn(event);
      // another tab has dropped this cart meanwhile
      if (context.cartId === null) return;
      const { queue, stranded: failed } = handover.readQueue(context, cart);
      enqueue.assign({ ...outcome.received(context, cart), queue, failed });
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
    }),
    receiveWritten: enqueueActions(({ context, event, enqueue }) => {
      if (context.cartId === null) return;
      const cart = present(answers.writtenIn(event).cart, 'cart');
      enqueue.assign(outcome.received(context, cart));
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
    }),
    finishAction: enqueueActions(({ context, enqueue }) => {
      const action = present(context.action, 'action');
      for (const done of underWay(context)) {
        if (done.kind === 'addSeveral') throw new Error('several lines are reported on their own');
        enqueue.sendParent(factOfAction(done));
      }
      enqueue.assign({ action: null, alongside: [], removed: removedAfter(context.removed, action) });
    }),
    // against the cart as it was before the answer is received
    finishSeveral: enqueueActions(({ context, event, enqueue }) => {
      const several = outcome.severalWritten(context, answers.writtenIn(event));
      enqueue.sendParent(fact(several));
      enqueue.assign({ action: null, removed: removedAfterSeveral(context.removed, several.lines) });
    }),
    continueEdit: assign(({ context, event }) => ({
      action: restOfEdit(context.action, present(answers.writtenIn(event).cart, 'cart')),
    })),
    failWritten: assign(({ context, event }) => returned.withUnwritten(context, answers.writtenIn(event))),
    failAnswer: assign(({ context, event }) =>
      returned.givenBack(context, refusedBy(present(answers.writtenIn(event).answer, 'answer'))),
    ),
    failAction: assign(({ context, event }) => returned.givenBack(context, answers.failureIn(event))),
    failExpired: assign(({ context }) => returned.givenBack(context, sessionExpired)),
    failAll: assign(({ context, event }) => returned.allGivenBack(context, answers.failureIn(event))),
    failAllExpired: assign(({ context }) => returned.allGivenBack(context, sessionExpired)),
    setRefusal: assign({ failure: ({ event }) => refusedBy(answers.adoptedIn(event)) }),
    failStranded: assign({
      failure: ({ context }) => strandedFailure(context.failed),
    }),
    failRecovery: assign(({ context }) => ({
      ...returned.givenBack(context, context.failure),
      lost: loss.stillLost(context, underWay(context)),
    })),
    keepLost: assign({
      lost: ({ context }) => loss.stillLost(context, unfinished(context)),
    }),
    reportFailed: enqueueActions(({ context, enqueue }) => {
      const { failed: actions } = context;
      enqueue.sendParent(
        fact({ type: 'cart.actionFailed', failure: present(context.failure, 'failure'), actions }),
      );
      enqueue.assign({ failed: [] });
    }),
    setFailure: assign({ failure: ({ event }) => answers.failureIn(event) }),
    dropFailure: assign({ failure: null }),
    beginReading: assign({ failure: null, isReloadWanted: false, isUnread: false }),
    beginReconciling: assign({ isReloadWanted: false }),
    reconcileWrite: sendTo('cartWrites', ({ context }) => ({
      type: 'cartWrites.reconcile',
      ...outcome.witnessOf(context),
    })),
    markUnread: assign({ isUnread: true }),
    wantRelease: assign({ isReleaseWanted: true }),
    // the sign-in was given up
    forgoRelease: assign({ isReleaseWanted: false }),
    release: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(handover.released(context));
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
      enqueue.sendParent(fact({ type: 'cart.released', cartId: mergeSource(context) }));
    }),
    reportReleased: sendParent(({ context }) =>
      fact({ type: 'cart.released', cartId: context.releasedCartId }),
    ),
    takeBack: enqueueActions(({ context, enqueue }) => {
      const { releasedCartId: cartId } = context;
      enqueue.assign(handover.takenBack(context));
      if (cartId !== null) enqueue.sendParent(fact({ type: 'cart.created', cartId, isOwned: false }));
    }),
    setCustomer: assign({
      customerId: ({ event }) => {
        assertEvent(event, 'cart.syncAccount');
        return event.customerId;
      },
    }),
    wantReload: assign({ isReloadWanted: true }),
    wantFresh: assign({
      isReloadWanted: ({ context }) => context.cartId !== null,
    }),
    wantAdoption: assign({ isAdoptionWanted: true }),
    // an earlier page of the same session stored it, so it is the customer's own
    dropKept: assign({ cartId: null }),
    beginAdoption: assign(({ context }) => handover.toBeAdopted(context)),
    adopt: enqueueActions(({ context, event, enqueue }) => {
      const { missing, ...adopted } = answers.adoptedIn(event);
      const cart = present(adopted.cart, 'cart');
      enqueue.assign(handover.withOwnCart(context, cart));
      enqueue.sendParent(fact({ type: 'cart.created', cartId: cart.id, isOwned: true }));
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
      enqueue.sendParent(fact({ type: 'cart.adopted', ...(missing.length > 0 && { missing }) }));
    }),
    loseKept: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(loss.withoutKeptCart(context));
      enqueue.sendParent(fact({ type: 'cart.adopted' }));
    }),
    // after an expired session the next sign-in adopts again
    reportUnadopted: enqueueActions(({ context, event, enqueue }) => {
      const { failure } = answers.adoptedIn(event);
      if (context.releasedCartId === null || isSessionExpired(present(failure, 'failure'))) return;
      enqueue.sendParent(fact({ type: 'cart.adoptionFailed' }));
    }),
    endSession: assign({
      owner: ({ context: { owner }, event }) => {
        assertEvent(event, 'cart.denySession');
        return owner === 'customer' && isSessionExpired(event.failure) ? 'expired' : owner;
      },
    }),
    follow: assign(({ context, event }) => {
      assertEvent(event, 'cart.follow');
      return handover.followed(context, event.cartId);
    }),
    forget: enqueueActions(({ enqueue }) => {
      enqueue.assign(emptyCart);
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
    }),
    putBack: assign(({ context }) => returned.putBack(context)),
    part: assign(({ context }) => returned.parted(context)),
    dropLostCart: enqueueActions(({ context, event, enqueue }) => {
      for (const sent of loss.factsOfLoss(context, answers.failureIn(event))) enqueue.sendParent(sent);
      enqueue.assign(loss.withoutLostCart(context, answers.failureIn(event)));
    }),
    dropDoubtedCart: enqueueActions(({ context, enqueue }) => {
      for (const sent of loss.factsOfLoss(context, context.failure)) enqueue.sendParent(sent);
      enqueue.assign(loss.withoutLostCart(context, context.failure));
    }),
    leaveCustomer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(loss.withoutCustomer(context));
      enqueue.sendParent(fact({ type: 'cart.lost' }));
    }),
    setRecovered: assign(({ context, event }) => loss.withNewCart(context, answers.recoveryIn(event))),
    reportRecreated: enqueueActions(({ context, event, enqueue }) => {
      for (const sent of loss.factsOfRecovery(context, answers.recoveryIn(event))) enqueue.sendParent(sent);
      enqueue.assign({ lostCodes: null });
    }),
    confirmSession: sendTo('cartRecovery', { type: 'cartRecovery.confirmSession' }),
    confirmSignOut: sendTo('cartRecovery', { type: 'cartRecovery.confirmSignOut' }),
    replaceCart: sendTo('cartRecovery', ({ context }) => ({
      type: 'cartRecovery.replaceCart',
      ...loss.replacementOf(context),
    })),
    countRecreation: assign({ hasRecreated: true }),
    allowRecreation: assign({ hasRecreated: false }),
    wantLock: assign({ isLockWanted: true }),
    releaseLock: assign({ isLockWanted: false }),
    dropOrderedCart: enqueueActions(({ context, enqueue }) => {
      const queue = replayableActions(context.queue, true);
      enqueue.assign({ isLockWanted: false, queue, ...handover.withoutCart });
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
    }),
    // ordered during a second sign-in: the server is asked for the customer's current cart
    renewLater: assign(({ context }) => ({
      isLockWanted: false,
      isAdoptionWanted: context.isAdoptionWanted || isOwned(context),
    })),
  },
  // long enough for the next click on plus, short enough not to be noticed
  delays: { settleDelay: 300 },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    isReleaseWanted: ({ context }) => context.isReleaseWanted,
    isAdoptionWanted: ({ context }) => context.isAdoptionWanted,
    isReloadWanted: ({ context }) =>
      context.isReloadWanted && context.cartId !== null && context.owner !== 'expired',
    hasReleased: ({ context }) => context.releasedCartId !== null,
    hasQueuedInVain: ({ context }) => context.queue.length > 0 && context.owner === 'expired',
    // another tab was faster, or has signed in meanwhile
    isMoot: ({ context }) => context.cartId !== null || context.isAdoptionWanted,
    isSuperseded: ({ context, event }) => loss.isSuperseded(context, answers.failureIn(event)),
    isSessionSettled: ({ context }) => loss.isSessionSettled(context),
    isOwned: ({ context }) => isOwned(context),
    hasQueuedUnadopted: ({ context }) =>
      context.queue.length > 0 && context.cartId === null && isOwned(context) && context.lost.length === 0,
    isUndoable: ({ context, event }) => {
      assertEvent(event, 'cart.undoRemoval');
      return isUndoable(context, event.line);
    },
    hasQueued: ({ context }) => context.queue.length > 0,
    isUnsettled: ({ context }) => isUnsettled(context),
    isPressing: ({ context }) => !isUnsettled(context),
    hasLost: ({ context }) => context.lost.length > 0,
    hasQueuedAndLost: ({ context }) =>
      context.queue.length > 0 && context.cartId === null && context.lost.length > 0,
    hasQueuedWithoutCart: ({ context }) => context.queue.length > 0 && context.cartId === null,
    isLockWanted: ({ context }) => context.isLockWanted,
    isHeldFromTheStart: ({ context }) => context.isLockWanted && context.cartId !== null,
    isFailed: ({ event }) => answers.failureIn(event) !== null,
    hasStrandedOwn: ({ context, event }) =>
      handover.adoptedQueue(context, present(answers.adoptedIn(event).cart, 'cart')).stranded.length > 0,
    hasStranded: ({ context, event }) =>
      handover.readQueue(context, answers.cartIn(event)).stranded.length > 0,
    isHalfEdited: ({ context, event }) => outcome.isHalfEdited(context, answers.writtenIn(event)),
    isReplacedAlready: ({ context, event }) => outcome.isReplacedAlready(context, answers.failureIn(event)),
    isEmptiedByRemoval: ({ context, event }) =>
      context.action?.kind === 'remove' &&
      answers.writtenIn(event).answer?.cart.lines.length === 0 &&
      context.cartId !== null,
    isSeenUndone: ({ event }) => answers.failureIn(event) !== null && answers.writtenIn(event).cart !== null,
    isAnswerRefused: ({ event }) => (answers.writtenIn(event).answer?.refusals ?? []).length > 0,
    // the server no longer knows the line, so the known cart is outdated
    isStale: ({ context }) => context.failure?.kind === 'notFound' && context.cartId !== null,
    isRefusedTogether: ({ context, event }) => outcome.isRefusedTogether(context, answers.failureIn(event)),
    isJoinedByQueue: ({ context }) =>
      joinableIn(underWay(context)).length > 0 && joinableIn(context.queue).length > 0,
    canPart: ({ context }) => unload.canPart(context),
    hasAction: ({ context }) => context.action !== null,
    isKeptLost: ({ context, event }) => answers.adoptedIn(event).isKeptLost && loss.canRebuildKept(context),
    canRecover: ({ context, event }) => loss.canRecover(context, answers.failureIn(event)),
    isSessionInQuestion: ({ context, event }) => loss.isSessionInQuestion(context, answers.failureIn(event)),
    isOfSeveral: ({ context }) => context.action?.kind === 'addSeveral',
    isMergeRefused: ({ event }) => answers.adoptedIn(event).refusals.length > 0,
  },
});
