/** What the cart as a whole is asked, and what its regions remember until it is free. */

import { isDeepStrictEqual } from 'node:util';
import type { NewLine } from '#machines/domain/cart.ts';
import type { CartAction } from '#machines/domain/cart-actions.ts';
import { isLostCart, type Failure } from '#machines/domain/failure.ts';
import type { AdoptedCart } from '#machines/trade/cart/cart-owner.machine.ts';
import { underWay, unfinished } from '#machines/trade/cart/cart.context.ts';
import { canUnload } from '#machines/trade/cart/unload-writes.ts';
import type { Must } from '#machines/tools/models/plan.ts';
import type { regionsOf } from './cart.answers.ts';
import type { CartMoment } from './cart.requests.ts';

/** States are those of the work. */
export interface Situation extends CartMoment {
  readonly queue: string;
  readonly handover: string;
  readonly freshness: string;
  /** The other regions before the event. */
  readonly old: ReturnType<typeof regionsOf>;
}

const isQuantity = ({ kind }: CartAction): boolean => kind === 'update';

/** What is asked of the cart as a whole is done at once, where nothing else goes on. */
export const aboutOrders = (moment: Situation, must: Must): void => {
  const { now, was, state, before, queue, handover, old, type, event, told, sent, started, isDone } = moment;
  const isEntered = state !== before;
  const [wasWaiting, hadCart] = [before.startsWith('waiting'), was.cartId !== null];
  const isOpened = type === 'cart.open' && wasWaiting;
  const isLeft = /^(waiting.released|adopting)$/.test(state) && isEntered;
  const isDenied = type === 'cart.denySession' && was.owner === 'customer';
  const isExpired = (event['failure'] as Failure | undefined)?.kind === 'sessionExpired';
  const isAwayWith =
    type === 'cart.leave' &&
    /^(loading|writing)$/.test(before) &&
    old.handover === 'resting' &&
    old.queue !== 'closing';
  const isFlushed = sent.some((one) => one.startsWith('flushCart '));
  const isJoined = before === 'writing' && underWay(was).some(isQuantity) && was.queue.some(isQuantity);
  const apart = isJoined ? { ...was, queue: was.queue.filter((one) => !isQuantity(one)) } : was;
  must({
    'only changed quantities wait for more':
      !/^cart\.(add|reorder|remove|edit|undo)/.test(type) || queue !== 'debouncing',
    'a cart is made where there is none': state !== 'creating' || !isEntered || now.cartId === null,
    'a cart is made when it is asked for':
      type !== 'cart.create' || before !== 'ready' || hadCart || state === 'creating',
    'a cart is read when it is asked for':
      type !== 'cart.load' || before !== 'ready' || !hadCart || was.queue.length > 0 || state === 'loading',
    'a cart is made only for what is asked':
      state !== 'creating' || !isEntered || /create$|renew$/.test(type) || now.queue.length > 0,
    'a cart that is gone stays gone': !isDone('readCart') || hadCart || now.cart === was.cart,
    'a cart that is there is not replaced':
      !isDone('createCart') || !hadCart || now.cartId !== event['output'],
    'what is being read is not called unread': state !== 'loading' || !isEntered || !now.isUnread,
    'a cart that was read is shown': !isDone('readCart') || !hadCart || told.includes('cart.changed'),
    'a cart that is opened while money moves is locked':
      !isOpened || old.queue !== 'closing' || !hadCart || state === 'locked',
    'a cart that is opened is read':
      !isOpened || now.cartId === null || old.queue === 'closing' || state === 'loading',
    'a cart that is opened waits no more': !isOpened || !state.startsWith('waiting'),
    'a sign-in that is given up returns the cart':
      !isOpened || hadCart || was.releasedCartId === null || now.cartId === was.releasedCartId,
    'a cart is released at once before it is opened':
      type !== 'cart.release' || !wasWaiting || state === 'waiting.released',
    'what has begun is not waited for': !isLeft || handover === 'resting',
    'the account is known': type !== 'cart.syncAccount' || now.customerId === event['customerId'],
    'a session that has ended is known': !isDenied || !isExpired || now.owner === 'expired',
    'what can be sent when the page is left is sent':
      !isAwayWith || isFlushed === canUnload({ context: apart }),
    'what was sent waits no more, and is read by a shopper who comes back':
      !isFlushed || (moment.freshness === 'outdated' && now.queue.length < was.queue.length),
    'only changed quantities go with what is under way when the page is left':
      !isAwayWith || started.includes('cartWrites') === (isJoined && canUnload({ context: was })),
    'a failure is over when the cart is asked for again':
      type !== 'cart.load' || before !== 'ready' || hadCart || was.queue.length > 0 || now.failure === null,
  });
};

/** What arrives is kept, and each region remembers only what still waits. */
export const aboutRegions = (moment: Situation, must: Must): void => {
  const { now, was, state, before, queue, handover, old, type, event, error, told, sent, isDone, isFailed } =
    moment;
  const [work] = state.split('.');
  const isBegun =
    /^(loading|creating|adopting|recovering)$/.test(work ?? '') && work !== before.split('.')[0];
  const isVerifying = before === 'recovering.verifying';
  const asked = (child: string, what: string): boolean => sent.includes(`${child} ${child}.${what}`);
  const adopted = isDone('cartOwner') ? (event['output'] as AdoptedCart) : null;
  const isUnmerged = adopted?.failure?.kind === 'network' && was.releasedCartId !== null;
  must.emit('cart.adoptionFailed', isUnmerged);
  const missing = adopted?.missing ?? [];
  must.emit('cart.adopted', adopted !== null && adopted.cart !== null, missing.length > 0 ? { missing } : {});
  const isAsked = isVerifying && type === 'cartRecovery.asked';
  must.emit('cart.sessionUnverified', isAsked && event['question'] === 'session');
  must.emit('cart.signOutWanted', isAsked && event['question'] === 'signOut');
  const followed = type === 'cart.follow' ? event['cartId'] : undefined;
  const isElsewhere = followed !== undefined && followed !== was.cartId;
  const isReplaced = isElsewhere && followed !== null && was.owner === 'customer' && was.cartId !== null;
  const isOrdered = type === 'cart.renew' && was.owner !== 'guest' && before !== 'locked';
  const isSigningIn = type === 'cart.adopt' || isReplaced || isOrdered;
  const isHere = type === 'cart.refresh' || followed === was.cartId;
  const isToBeRead = was.cartId !== null && isHere && !before.startsWith('waiting');
  const isUnread = isFailed('readCart') && error !== null && !isLostCart(error);
  const edits = isDone('cartWrites') && was.action?.kind === 'edit' && now.action?.kind === 'edit';
  const isStale =
    told.includes('cart.actionFailed') && now.failure?.kind === 'notFound' && now.cartId !== null;
  const { lineId, line } = event as { readonly lineId?: string; readonly line?: NewLine };
  const isAsBefore = was.cart?.lines.find(({ id }) => id === lineId)?.quantity === line?.quantity;
  const isWrong = type === 'cart.updateItem' && line?.quantity === 0;
  must({
    'a failure is reported and over': state !== 'failing',
    'a cart without the line is read': !isStale || state === 'loading',
    'what is asked now is not outdated': !isBegun || moment.freshness === 'current',
    'a lost answer is sought in the cart':
      type !== 'cartWrites.answerLost' ||
      (asked('cartWrites', 'reconcile') && moment.freshness === 'current'),
    'why a cart is recovered is known': state !== 'recovering.verifying' || now.failure !== null,
    'a cart that could not be read is unread':
      !isUnread ||
      (told.includes('cart.readFailed') && (state !== 'ready' || (now.isUnread && now.failure !== null))),
    'an edit goes on':
      !edits || state !== 'writing' || (now.action?.kind === 'edit' && now.action.step !== 'adding'),
    'a recovery ends':
      !isDone('cartRecovery') || work !== 'recovering' || moment.started.includes('cartRecovery'),
    'the recovery learns of the session':
      !isVerifying || !/confirm/.test(type) || asked('cartRecovery', type.replace('cart.', '')),
    'a lost cart is replaced':
      !isVerifying || !type.endsWith('.cartLost') || asked('cartRecovery', 'replaceCart'),
    'a cart that was ordered is gone, and a new one made':
      type !== 'cart.renew' ||
      before !== 'locked' ||
      (state === 'creating' &&
        told.includes('cart.dropped') &&
        now.cartId === null &&
        now.queue.every(({ kind }) => kind.startsWith('add'))),
    'only a lock closes the queue': queue !== 'closing' || old.queue === 'closing' || type === 'cart.lock',
    'an ordered cart is open again': type !== 'cart.renew' || queue !== 'closing',
    'who settles or leaves changes no more':
      !/^(cart.settle|cart.leave|xstate.after.*)$/.test(type) || queue !== 'debouncing',
    'each change of a quantity is kept':
      type !== 'cart.updateItem' ||
      told.includes('cart.actionFailed') ||
      isAsBefore ||
      isWrong ||
      unfinished(now).some((one) => one.kind === 'update' && isDeepStrictEqual(one.line, event['line'])),
    'a quantity that was refused is not sent, and its line says so':
      !isWrong || (now.queue === was.queue && now.refusal !== null),
    'who signs in is awaited':
      !isSigningIn || old.handover !== 'resting' || state === 'adopting' || handover === 'adoptionDue',
    'a sign-in may stop': type !== 'cart.open' || old.handover !== 'releaseDue' || handover === 'resting',
    'what another tab may have changed is read':
      !isToBeRead || moment.freshness === 'outdated' || state === 'loading',
    'a guest follows the cart of another tab':
      !isElsewhere || was.owner !== 'guest' || before === 'waiting.released' || now.cartId === followed,
  });
};
