/** What a cart ought to do on hearing what: the second opinion that generated cart paths are held against (§4, CART-01 … CART-07, CART-11, CART-14). */

import type { AdoptedCart } from '#machines/cart/cart.actors.ts';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { emptyCart, type CartContext, type CartInput } from '#machines/cart/cart.context.ts';
import type { Recreation } from '#machines/cart/recreation.machine.ts';
import type { Cart, WriteAnswer } from '#machines/domain/cart.ts';
import { parts, reconciled, wonders } from './cart.errands.ts';
import { adopts } from './cart.kept.ts';
import { hurry } from './cart.leave-taking.ts';
import { leavesCustomer } from './cart.leaving.ts';
import { CartKeeper } from './cart.keeper.ts';
import { finds } from './cart.merging.ts';
import { makesAnew, movesIn, staysLost } from './cart.moving.ts';
import { isLoss, isSame } from './cart.reckoning.ts';
import { oracleFrom, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'readCart', Cart>
  | Done<'createCart', string>
  | Done<'writeCart', WriteAnswer>
  | Done<'recreation', Recreation>
  | Done<'adoptCart', AdoptedCart>
  | { readonly type: 'xstate.after.settleDelay.cart.unsettled' }
  | Failed<'readCart' | 'createCart' | 'writeCart' | 'recreation' | 'adoptCart'>;

const hear = (keeper: CartKeeper, event: CartEvent | Answer): void => {
  switch (event.type) {
    case 'cart.addItem':
      return keeper.enqueue({ kind: 'add', line: event.line });
    case 'cart.addItems':
      return keeper.enqueue({ kind: 'addSeveral', lines: event.lines, orderNumber: null });
    case 'cart.reorderItems':
      return keeper.enqueue({ kind: 'addSeveral', lines: event.lines, orderNumber: event.orderNumber });
    case 'cart.updateItem':
      return keeper.enqueue({ kind: 'update', lineId: event.lineId, line: event.line });
    case 'cart.removeItem':
      return keeper.enqueue({ kind: 'remove', lineId: event.lineId, line: event.line });
    case 'cart.editItem': {
      const { lineId, before, line } = event;
      const first = isSame(before, line) ? 'updating' : 'adding';
      return keeper.enqueue({ kind: 'edit', lineId, before, line, step: event.isAdded ? 'removing' : first });
    }
    case 'cart.undoRemoval':
      return keeper.undo(event.line);
    case 'cart.settle':
    case 'xstate.after.settleDelay.cart.unsettled':
      keeper.memory.isSettled = true;
      return keeper.move();
    case 'cart.syncAccount':
      keeper.memory.customerId = event.customerId;
      return;
    case 'cart.leave':
      return hurry(keeper);
    case 'cart.load':
      if (keeper.state !== 'ready') return;
      if (keeper.memory.cartId !== null) keeper.read();
      else if (keeper.memory.lost.length > 0) {
        // what a failed replacement still has to bring back is tried once more, with nothing else to do
        Object.assign(keeper.memory, { failure: null, hasRecreated: true });
        makesAnew(keeper);
      } else if (keeper.memory.isOwned) keeper.adopt();
      else keeper.memory.failure = null;
      return;
    case 'cart.refresh':
      keeper.memory.isReloadWanted = keeper.memory.cartId !== null;
      return keeper.move();
    case 'cart.open':
      if (keeper.state === 'starting') {
        if (keeper.memory.isLockWanted && keeper.memory.cartId !== null) {
          keeper.memory.isReloadWanted = true;
          keeper.state = 'locked';
          return keeper.tell({ type: 'cart.locked' });
        }
        if (keeper.memory.cartId === null && keeper.memory.releasedCartId !== null) keeper.takeBack();
        return keeper.memory.cartId === null ? keeper.rest() : keeper.read();
      }
      keeper.memory.isReleaseWanted = false;
      if (keeper.state !== 'released') return;
      keeper.takeBack();
      keeper.memory.isReloadWanted = true;
      return keeper.rest();
    case 'cart.release':
      if (keeper.state === 'released')
        return keeper.tell({ type: 'cart.released', cartId: keeper.memory.releasedCartId });
      if (keeper.state === 'starting' || (keeper.state === 'locked' && keeper.memory.isOwned))
        return keeper.release();
      keeper.memory.isReleaseWanted = true;
      return keeper.move();
    case 'cart.adopt':
      // an id kept from an earlier page is the customer's own
      if (keeper.state === 'starting') keeper.memory.cartId = null;
      if (['starting', 'released'].includes(keeper.state)) return keeper.adopt();
      if (keeper.state === 'locked' && keeper.memory.isOwned) return keeper.adopt();
      keeper.memory.isAdoptionWanted = true;
      return keeper.move();
    case 'cart.follow':
      return keeper.follow(event.cartId);
    case 'cart.forget': {
      Object.assign(keeper.memory, emptyCart);
      keeper.tell({ type: 'cart.dropped' });
      return keeper.rest();
    }
    case 'cart.create':
      if (keeper.state === 'ready' && keeper.memory.cartId === null)
        keeper.ask('renewing', 'createCart', undefined);
      return;
    case 'cart.confirmSession':
      if (keeper.state !== 'awaitingSession' || keeper.memory.failure === null) return;
      keeper.recreates(keeper.memory.failure);
      return;
    case 'cart.confirmSignOut':
      if (keeper.state === 'awaitingSignOut') leavesCustomer(keeper);
      return;
    case 'cart.denySession':
      if (keeper.memory.isOwned && event.failure.kind === 'sessionExpired')
        keeper.memory.isSessionOver = true;
      if (['awaitingSession', 'awaitingSignOut'].includes(keeper.state)) return keeper.fail(event.failure);
      return keeper.move();
    case 'cart.lock':
      keeper.memory.isLockWanted = true;
      return keeper.move();
    case 'cart.unlock':
      keeper.memory.isLockWanted = false;
      if (keeper.state === 'locked') keeper.rest();
      return;
    case 'cart.renew':
      keeper.memory.isLockWanted = false;
      if (keeper.state !== 'locked') {
        // the order came through while its customer signed in again
        if (keeper.memory.isOwned) keeper.memory.isAdoptionWanted = true;
        return keeper.move();
      }
      keeper.memory.queue = keeper.memory.queue.filter(({ kind }) => kind === 'add' || kind === 'addSeveral');
      keeper.tell({ type: 'cart.dropped' });
      keeper.memory.cartId = null;
      keeper.memory.cart = null;
      keeper.memory.removed = [];
      return keeper.ask('renewing', 'createCart', undefined);
    case 'xstate.done.actor.readCart':
      if (keeper.state === 'reconciling') return reconciled(keeper, event.output);
      return finds(keeper, event.output);
    case 'xstate.error.actor.readCart':
      if (keeper.state === 'reconciling' && !isLoss(event.error)) {
        keeper.memory.isUnread = true;
        return keeper.fail(keeper.memory.failure ?? event.error);
      }
      if (keeper.isOutdated(event.error)) return keeper.beginAnew();
      if (keeper.isDoubtful(event.error)) return keeper.doubt(event.error);
      keeper.memory.failure = null;
      if (keeper.recreates(event.error)) return;
      if (keeper.memory.action !== null) return keeper.fail(event.error);
      keeper.memory.failure = event.error;
      keeper.memory.isUnread = true;
      return keeper.rest();
    case 'xstate.done.actor.createCart':
      return keeper.created(event.output);
    case 'xstate.error.actor.createCart':
      if (keeper.state === 'renewing') return keeper.rest();
      staysLost(keeper, keeper.memory.queue);
      return keeper.failAll(event.error);
    case 'xstate.done.actor.adoptCart':
      return adopts(keeper, event.output);
    case 'xstate.error.actor.adoptCart':
      if (keeper.memory.releasedCartId !== null && event.error.kind !== 'sessionExpired')
        keeper.tell({ type: 'cart.adoptionFailed' });
      return keeper.failAll(event.error);
    case 'xstate.done.actor.writeCart':
      return keeper.written(event.output);
    case 'xstate.error.actor.writeCart':
      if (keeper.isOutdated(event.error)) return keeper.beginAnew();
      if (keeper.isDoubtful(event.error)) return keeper.doubt(event.error);
      if (keeper.isDoneAlready(event.error)) return;
      if (wonders(keeper, event.error) || parts(keeper, event.error)) return;
      return keeper.recreates(event.error) ? undefined : keeper.fail(event.error);
    case 'xstate.done.actor.recreation':
      return movesIn(keeper, event.output);
    case 'xstate.error.actor.recreation':
      return keeper.fail(event.error);
  }
};

const begin = (input: unknown): CartKeeper => {
  const keeper = new CartKeeper('starting', {
    ...emptyCart,
    ...(input as CartInput),
  });
  keeper.ask('starting', 'watchCart');
  keeper.ask('starting', 'partCart');
  return keeper;
};

export const cartOracle = oracleFrom<CartContext, CartEvent | Answer, CartKeeper>(CartKeeper, begin, hear);
