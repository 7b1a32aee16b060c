/**
 * Changes of the context when the cart changes its owner or another tab changes it (CART-11,
 * SESS-05).
 */

import { newLineOf, type Cart } from '../../domain/cart.ts';
import { refusedBy, replayableActions } from '../../domain/cart-actions.ts';
import { retargetedTo, orphanedFailure } from '../../domain/retargeted-actions.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { KnownCount } from './cart-count.machine.ts';
import type { CartAdoption } from './cart-owner.machine.ts';
import { adoptedIn, cartIdIn, cartIn, failureIn, followedIn, type Given } from './cart.answers.ts';
import { emptyCart, isOwned, mergeLines, mergeSource, type CartContext, type Turn } from './cart.context.ts';
import { received } from './write-outcome.ts';

const withoutCart = { cartId: null, shownCartId: null, cart: null, removed: [] } as const;

export const created = ({ context, event }: Given): Turn => {
  const cartId = cartIdIn(event);
  return {
    change: { cartId, shownCartId: cartId, isUnread: false },
    facts: [{ type: 'cart.created', cartId, isOwned: isOwned(context) }],
  };
};

/** Detaches a guest's cart for a sign-in, with its lines. */
export const released = ({ context }: Given): Turn => ({
  change: {
    ...withoutCart,
    releasedCartId: mergeSource(context),
    releasedLines: mergeLines(context),
    isUnread: false,
    lastCart: null,
  },
  facts: [
    { type: 'cart.dropped', cartId: context.shownCartId },
    { type: 'cart.released', cartId: mergeSource(context) },
  ],
});

/** The sign-in was cancelled: the guest's cart is current again, unless another one is. */
export const takenBack = ({ context: { cartId, releasedCartId } }: Given): Turn => {
  if (cartId !== null || releasedCartId === null) return {};
  return {
    change: {
      cartId: releasedCartId,
      shownCartId: releasedCartId,
      releasedCartId: null,
      releasedLines: [],
      owner: 'guest',
    },
    facts: [{ type: 'cart.created', cartId: releasedCartId, isOwned: false }],
  };
};

/** An earlier page of the same session stored the id, so the cart belongs to the customer. */
export const disowned = (): Turn => ({ change: { cartId: null } });

/**
 * Before the customer's cart is read; lines that a guest removed are not the customer's to restore.
 */
export const toBeAdopted = ({ context }: Given): Turn => ({
  change: {
    releasedCartId: mergeSource(context),
    releasedLines: mergeLines(context),
    cartId: null,
    isUnread: isOwned(context) && context.isUnread,
    removed: isOwned(context) ? context.removed : [],
    owner: 'customer',
    failure: null,
  },
});

export const adoptionOf = ({
  context: { releasedCartId, releasedLines, lastCart },
}: Pick<Given, 'context'>): CartAdoption => ({
  releasedCartId,
  releasedLines: releasedCartId === null ? undefined : releasedLines,
  lastCartId: releasedCartId === null ? lastCart?.cartId : undefined,
});

/** The queue was for lines of the guest's cart, or of the customer's previous one. */
const adoptedQueue = ({ queue, releasedLines, cart: before }: CartContext, cart: Cart) =>
  retargetedTo(cart, queue, [...releasedLines, ...(before?.lines ?? []).map((line) => newLineOf(line))]);

/** The same after another tab changed the cart; lines of the same cart stay as they are. */
const readQueue = ({ queue, cart: before, cartId }: CartContext, cart: Cart) =>
  cart.id !== cartId || cart.id === before?.id ? { queue, orphaned: [] } : retargetedTo(cart, queue, null);

export const read = ({ context, event }: Given): Turn => {
  // another tab dropped this cart
  if (context.cartId === null) return {};
  const cart = cartIn(event);
  const { change, facts = [] } = received(context, cart);
  const { queue, orphaned: failed } = readQueue(context, cart);
  return { change: { ...change, queue, failed }, facts };
};

export const isReadInPart = ({ context, event }: Given): boolean =>
  readQueue(context, cartIn(event)).orphaned.length > 0;

/** The line of a request is no longer in the cart. */
export const orphaned = ({ context }: Given): Turn => ({
  change: { failure: orphanedFailure(context.failed) },
});

export const adopted = ({ context, event }: Given): Turn => {
  const { cart, missing } = adoptedIn(event);
  const own = present(cart, 'cart');
  const { queue, orphaned: failed } = adoptedQueue(context, own);
  return {
    change: {
      queue,
      failed,
      cartId: own.id,
      shownCartId: own.id,
      cart: own,
      isUnread: false,
      releasedCartId: null,
      releasedLines: [],
      lost: [],
      lostCodes: null,
      lastCart: null,
    },
    facts: [
      { type: 'cart.created', cartId: own.id, isOwned: true },
      { type: 'cart.changed', cart: own, isOwned: true },
      { type: 'cart.adopted', ...(missing.length > 0 && { missing }) },
    ],
  };
};

/** The server did not merge all lines, or a request is for a line that was not merged. */
export const isAdoptedInPart = ({ context, event }: Given): boolean => {
  const { cart, refusals } = adoptedIn(event);
  return refusals.length > 0 || adoptedQueue(context, present(cart, 'cart')).orphaned.length > 0;
};

export const adoptedInPart = (given: Given): Turn => {
  const adoption = adoptedIn(given.event);
  return adoption.refusals.length > 0 ? { change: { failure: refusedBy(adoption) } } : orphaned(given);
};

/** The shown cart comes from an earlier read. */
export const unread = ({ event }: Given): Turn => ({
  change: { isUnread: true },
  facts: [{ type: 'cart.readFailed', kind: present(failureIn(event), 'failure').kind }],
});

/** The merge was not confirmed; after an expired session the next sign-in tries again. */
export const unadopted = ({ context, event }: Given): Turn => {
  const failure = present(adoptedIn(event).failure, 'failure');
  const isOver = context.releasedCartId === null || isSessionExpired(failure);
  return isOver ? {} : { facts: [{ type: 'cart.adoptionFailed', kind: failure.kind }] };
};

/** The account that is bought for (CART-12). */
export const ofAccount = ({ context: { customerId }, event }: Given): Turn => ({
  change: { customerId: event.type === 'cart.syncAccount' ? event.customerId : customerId },
});

/** The customer's token has expired. */
export const ofExpired = ({ context: { owner }, event }: Given): Turn => {
  const failure = failureIn(event);
  const isOver = owner === 'customer' && failure !== null && isSessionExpired(failure);
  return isOver ? { change: { owner: 'expired' } } : {};
};

/** Another tab changed the cart, or a guest has another cart there (SESS-05). */
export const isFollowed = ({ context, event }: Given): boolean => {
  const cartId = followedIn(event);
  return cartId === context.cartId ? cartId !== null : !isOwned(context);
};

export const followed = ({ context, event }: Given): Turn => {
  const cartId = followedIn(event);
  return cartId === context.cartId ? {} : { change: { cartId, cart: null, removed: [] } };
};

/**
 * What a returning page compares. Other devices change a customer's cart only: a guest's is known to
 * this browser, whose tabs tell each other (CART-13, SESS-05).
 */
export const countOf = ({ context: { owner, cart, cartId } }: Pick<Given, 'context'>): KnownCount =>
  owner === 'customer' && cart !== null && cartId !== null
    ? { cartId, totalQuantity: cart.totalQuantity }
    : null;

/** A customer has another cart in another tab: the server is asked which one is theirs now. */
export const isOwnReplaced = ({ context: { owner, cartId: before }, event }: Given): boolean => {
  const cartId = followedIn(event);
  return owner === 'customer' && before !== null && cartId !== null && cartId !== before;
};

/** The cart was ordered: only waiting additions are kept (CHK-06). */
export const ordered = ({ context }: Given): Turn => ({
  change: { ...withoutCart, queue: replayableActions(context.queue, true) },
  facts: [{ type: 'cart.dropped', cartId: context.shownCartId }],
});

/** Signed out, or another customer signed in: the cart is cleared. */
export const forgotten = ({ context }: Given): Turn => ({
  change: emptyCart,
  facts: [{ type: 'cart.dropped', cartId: context.shownCartId }],
});
