/** What the words of the cart machine mean: its actors, actions and guards. */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import {
  enqueueAction,
  joinableIn,
  refusedBy,
  removedAfter,
  removedAfterSeveral,
  replayableActions,
  takeFrom,
  type Cart,
  type NewLine,
} from '../domain/cart.ts';
import { isInDoubt, toFailure, type Failure } from '../domain/failure.ts';
import { isHalfDone, restOfEdit } from '../domain/line-edit.ts';
import { strandedFailure } from '../domain/moved-actions.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import { cartOwnerMachine, type AdoptedCart } from './cart-owner.machine.ts';
import { cartRecoveryMachine, type Recovery } from './cart-recovery.machine.ts';
import { cartWritesMachine, type CartWritten } from './cart-writes.machine.ts';
import { cartSlots } from './cart.actors.ts';
import * as arriving from './cart.arriving.ts';
import {
  emptyCart,
  isUndoable,
  isUnsettled,
  mergeSource,
  underWay,
  unfinished,
  type CartContext,
  type CartInput,
} from './cart.context.ts';
import * as changing from './cart.changing.ts';
import { actionOfRequest, factOfAction, type CartEvent, type CartFact } from './cart.events.ts';
import * as losing from './cart.losing.ts';
import type { Ended } from './cart.losing.ts';
import * as parting from './cart.parting.ts';

const fact = (told: CartFact): CartFact => told;

const requestTypes = [
  'cart.addItem',
  'cart.addItems',
  'cart.reorderItems',
  'cart.updateItem',
  'cart.removeItem',
  'cart.editItem',
  'cart.undoRemoval',
] as const;

export const cartSetup = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
  },
  actors: {
    ...cartSlots,
    cartOwner: cartOwnerMachine,
    cartWrites: cartWritesMachine,
    cartRecovery: cartRecoveryMachine,
  },
  actions: {
    report: sendParent((_, told: CartFact) => told),
    enqueue: assign(({ context, event }) => {
      assertEvent(event, requestTypes);
      const action = actionOfRequest(event);
      return { queue: enqueueAction(context.queue, action), isSettled: action.kind !== 'update' };
    }),
    settle: assign({ isSettled: true }),
    takeNext: assign(({ context }) => ({ failure: null, ...takeFrom(context.queue) })),
    takeMore: assign(({ context }) => takeFrom(context.queue.reduce(enqueueAction, underWay(context)))),
    sendOff: enqueueActions(({ context, enqueue }) => {
      if (!parting.canPart(context)) return;
      enqueue.sendTo('partCart', parting.requestOf(context));
      enqueue.assign(parting.afterParting(context));
    }),
    receiveCartId: enqueueActions(({ context, enqueue }, { cartId }: { cartId: string }) => {
      enqueue.assign({ cartId, isUnread: false });
      enqueue.sendParent(fact({ type: 'cart.created', cartId, isOwned: context.isOwned }));
    }),
    receiveCart: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart }) => {
      // another tab has dropped this cart meanwhile
      if (context.cartId === null) return;
      const { queue, stranded: failed } = changing.readQueue(context, cart);
      enqueue.assign({ ...arriving.received(context, cart), queue, failed });
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
    }),
    receiveWritten: enqueueActions(({ context, enqueue }, written: CartWritten) => {
      if (context.cartId === null) return;
      const cart = present(written.cart, 'cart');
      enqueue.assign(arriving.received(context, cart));
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
    }),
    finishAction: enqueueActions(({ context, enqueue }) => {
      const action = present(context.action, 'action');
      for (const done of underWay(context)) {
        if (done.kind === 'addSeveral') throw new Error('several are told by themselves');
        enqueue.sendParent(factOfAction(done));
      }
      enqueue.assign({ action: null, alongside: [], removed: removedAfter(context.removed, action) });
    }),
    // against the cart as it was before the answer is received
    finishSeveral: enqueueActions(({ context, enqueue }, written: CartWritten) => {
      const outcome = arriving.severalWritten(context, written);
      enqueue.sendParent(fact(outcome));
      enqueue.assign({ action: null, removed: removedAfterSeveral(context.removed, outcome.lines) });
    }),
    continueEdit: assign({
      action: ({ context }, { cart }: CartWritten) => restOfEdit(context.action, present(cart, 'cart')),
    }),
    failWritten: assign(({ context }, { failure, cart }: CartWritten) => ({
      ...changing.givenBack(context, failure),
      // neither the answer nor the cart arrived
      isUnread: context.isUnread || (cart === null && failure !== null && isInDoubt(failure)),
    })),
    failAnswer: assign(({ context }, { answer }: CartWritten) =>
      changing.givenBack(context, refusedBy(present(answer, 'answer'))),
    ),
    failAction: assign(({ context }, { failure }: Ended) => changing.givenBack(context, failure)),
    // without a cart nothing that waits can be done; the page still holds what was asked
    failAll: assign(({ context }, { error }: { error: unknown }) => ({
      ...changing.givenBack(context, toFailure(error)),
      failed: unfinished(context),
      queue: [],
    })),
    setRefusal: assign({ failure: (_, adopted: AdoptedCart) => refusedBy(adopted) }),
    failStranded: assign({ failure: ({ context }) => strandedFailure(context.failed) }),
    failRecovery: assign(({ context }) => ({
      ...changing.givenBack(context, context.failure),
      lost: changing.stillLost(context, underWay(context)),
    })),
    keepLost: assign({ lost: ({ context }) => changing.stillLost(context, unfinished(context)) }),
    tellFailure: enqueueActions(({ context, enqueue }) => {
      const { failed: actions } = context;
      enqueue.sendParent(
        fact({ type: 'cart.actionFailed', failure: present(context.failure, 'failure'), actions }),
      );
      enqueue.assign({ failed: [] });
    }),
    setFailure: assign({ failure: (_, { failure }: Ended) => failure }),
    dropFailure: assign({ failure: null }),
    beginReading: assign({ failure: null, isReloadWanted: false, isUnread: false }),
    beginReconciling: assign({ isReloadWanted: false }),
    reconcileWrite: sendTo('cartWrites', ({ context }) => ({
      type: 'cartWrites.reconcile',
      ...arriving.witnessOf(context),
    })),
    markUnread: assign({ isUnread: true }),
    wantRelease: assign({ isReleaseWanted: true }),
    // nobody signs in any more
    forgoRelease: assign({ isReleaseWanted: false }),
    release: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(changing.released(context));
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
      enqueue.sendParent(fact({ type: 'cart.released', cartId: mergeSource(context) }));
    }),
    tellReleased: sendParent(({ context }) =>
      fact({ type: 'cart.released', cartId: context.releasedCartId }),
    ),
    takeBack: enqueueActions(({ context, enqueue }) => {
      const { releasedCartId: cartId } = context;
      enqueue.assign(changing.takenBack(context));
      if (cartId !== null) enqueue.sendParent(fact({ type: 'cart.created', cartId, isOwned: false }));
    }),
    keepAccount: assign({ customerId: (_, { customerId }: { customerId: number | null }) => customerId }),
    wantReload: assign({ isReloadWanted: true }),
    wantFresh: assign({ isReloadWanted: ({ context }) => context.cartId !== null }),
    wantAdoption: assign({ isAdoptionWanted: true }),
    // kept from an earlier page of the same session: the customer's own already
    dropKept: assign({ cartId: null }),
    beginAdoption: assign(({ context }) => changing.toBeAdopted(context)),
    adopt: enqueueActions(({ context, enqueue }, { missing, ...adopted }: AdoptedCart) => {
      const cart = present(adopted.cart, 'cart');
      enqueue.assign(changing.withOwnCart(context, cart));
      enqueue.sendParent(fact({ type: 'cart.created', cartId: cart.id, isOwned: true }));
      enqueue.sendParent(fact({ type: 'cart.changed', cart }));
      enqueue.sendParent(fact({ type: 'cart.adopted', ...(missing.length > 0 && { missing }) }));
    }),
    loseKept: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(changing.withoutKeptCart(context));
      enqueue.sendParent(fact({ type: 'cart.adopted' }));
    }),
    // behind an expired session they sign in once more, which asks again by itself
    tellUnadopted: enqueueActions(({ context, enqueue }, { failure }: AdoptedCart) => {
      if (context.releasedCartId === null || isSessionExpired(present(failure, 'failure'))) return;
      enqueue.sendParent(fact({ type: 'cart.adoptionFailed' }));
    }),
    endSession: assign({
      isSessionOver: ({ context }, { failure }: { failure: Failure }) =>
        context.isSessionOver || (context.isOwned && isSessionExpired(failure)),
    }),
    follow: assign(({ context }, { cartId }: { cartId: string | null }) =>
      changing.followed(context, cartId),
    ),
    forget: enqueueActions(({ enqueue }) => {
      enqueue.assign(emptyCart);
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
    }),
    putBack: assign(({ context }) => changing.putBack(context)),
    part: assign(({ context }) => changing.parted(context)),
    // bringing back the lines of an ordered cart could sell them twice
    dropLostCart: enqueueActions(({ context, enqueue }, { failure }: Ended) => {
      const wasOrdered = failure?.kind === 'cartInactive';
      // the old line went with its cart, the new one is among those brought back
      if (isHalfDone(context.action) && !wasOrdered) enqueue.sendParent(factOfAction(context.action));
      enqueue.assign({ ...changing.withoutLostCart(context, wasOrdered), failure: null });
      enqueue.sendParent(fact({ type: wasOrdered ? 'cart.dropped' : 'cart.lost' }));
    }),
    leaveCustomer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...changing.withoutCustomer(context), failure: null });
      enqueue.sendParent(fact({ type: 'cart.lost' }));
    }),
    setRecovered: assign(({ context }, { recovery }: { recovery: Recovery }) =>
      changing.withNewCart(context, recovery),
    ),
    reportRecreated: enqueueActions(({ context, enqueue }, { recovery }: { recovery: Recovery }) => {
      for (const told of changing.factsOfRecovery(context, recovery)) enqueue.sendParent(told);
      enqueue.assign({ lostCodes: null });
    }),
    confirmSession: sendTo('cartRecovery', { type: 'cartRecovery.confirmSession' }),
    confirmSignOut: sendTo('cartRecovery', { type: 'cartRecovery.confirmSignOut' }),
    replaceCart: sendTo('cartRecovery', ({ context }) => ({
      type: 'cartRecovery.replaceCart',
      ...losing.replacementOf(context),
    })),
    countRecreation: assign({ hasRecreated: true }),
    allowRecreation: assign({ hasRecreated: false }),
    wantLock: assign({ isLockWanted: true }),
    releaseLock: assign({ isLockWanted: false }),
    dropOrderedCart: enqueueActions(({ context, enqueue }) => {
      const queue = replayableActions(context.queue, true);
      enqueue.assign({ isLockWanted: false, queue, ...changing.withoutCart });
      enqueue.sendParent(fact({ type: 'cart.dropped' }));
    }),
    // ordered while this customer signed in again: which cart is theirs now, the server is asked
    renewLater: assign(({ context }) => ({
      isLockWanted: false,
      isAdoptionWanted: context.isAdoptionWanted || context.isOwned,
    })),
  },
  // long enough for the next click of somebody who counts up, short enough not to be noticed
  delays: { settleDelay: 300 },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    isReleaseWanted: ({ context }) => context.isReleaseWanted,
    isAdoptionWanted: ({ context }) => context.isAdoptionWanted,
    isReloadWanted: ({ context }) =>
      context.isReloadWanted && context.cartId !== null && !context.isSessionOver,
    hasReleased: ({ context }) => context.releasedCartId !== null,
    hasQueuedInVain: ({ context }) => context.queue.length > 0 && context.isSessionOver,
    // another tab was faster, or has signed in meanwhile
    isMoot: ({ context }) => context.cartId !== null || context.isAdoptionWanted,
    isSuperseded: ({ context }, ended: Ended) => losing.isSuperseded(context, ended),
    isSessionSettled: ({ context }) => losing.isSessionSettled(context),
    isOwned: ({ context }) => context.isOwned,
    hasQueuedUnadopted: ({ context }) =>
      context.queue.length > 0 && context.cartId === null && context.isOwned && context.lost.length === 0,
    isUndoable: ({ context }, { line }: { line: NewLine }) => isUndoable(context, line),
    hasQueued: ({ context }) => context.queue.length > 0,
    isUnsettled: ({ context }) => isUnsettled(context),
    isPressing: ({ context }) => !isUnsettled(context),
    hasLost: ({ context }) => context.lost.length > 0,
    hasQueuedAndLost: ({ context }) =>
      context.queue.length > 0 && context.cartId === null && context.lost.length > 0,
    hasQueuedWithoutCart: ({ context }) => context.queue.length > 0 && context.cartId === null,
    isLockWanted: ({ context }) => context.isLockWanted,
    isHeldFromTheStart: ({ context }) => context.isLockWanted && context.cartId !== null,
    isUnadopted: (_, { failure }: AdoptedCart) => failure !== null,
    hasStrandedOwn: ({ context }, { cart }: AdoptedCart) =>
      changing.adoptedQueue(context, present(cart, 'cart')).stranded.length > 0,
    hasStranded: ({ context }, { cart }: { cart: Cart }) =>
      changing.readQueue(context, cart).stranded.length > 0,
    // the answer of a cart that another has replaced says nothing of this one's lines
    isHalfEdited: ({ context }, { cart }: CartWritten) =>
      cart !== null && cart.id === context.cartId && restOfEdit(context.action, cart) !== null,
    isReplacedAlready: ({ context }, ended: Ended) => losing.isReplacedAlready(context, ended),
    isEmptiedByRemoval: ({ context }, { answer }: CartWritten) =>
      context.action?.kind === 'remove' && answer?.cart.lines.length === 0 && context.cartId !== null,
    isSeenUndone: (_, { failure, cart }: CartWritten) => failure !== null && cart !== null,
    isFailed: (_, { failure }: CartWritten) => failure !== null,
    isAnswerRefused: (_, { answer }: CartWritten) => answer !== null && answer.refusals.length > 0,
    // the server does not know the line any more: what is shown is not what it has
    isStale: ({ context }) => context.failure?.kind === 'notFound' && context.cartId !== null,
    isRefusedTogether: ({ context }, ended: Ended) => losing.isRefusedTogether(context, ended),
    isJoinedByQueue: ({ context }) =>
      joinableIn(underWay(context)).length > 0 && joinableIn(context.queue).length > 0,
    canPart: ({ context }) => parting.canPart(context),
    hasAction: ({ context }) => context.action !== null,
    isKeptLost: ({ context }, { isKeptLost }: AdoptedCart) => isKeptLost && losing.canRebuildKept(context),
    canRecover: ({ context }, ended: Ended) => losing.canRecover(context, ended),
    isSessionInQuestion: ({ context }, ended: Ended) => losing.isSessionInQuestion(context, ended),
    isOfSeveral: ({ context }) => context.action?.kind === 'addSeveral',
    isRefused: (_, { refusals }: AdoptedCart) => refusals.length > 0,
    isRecoveryFailed: (_, { recovery }: { recovery: Recovery }) => recovery.failure !== null,
  },
});
