/** What a cart knows of itself, and how it begins. */

import { isSameGoods, type Cart, type CartAction, type LineUpdate, type NewLine } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { lostLines, wholeLines, type KeptCart, type LostCodes, type LostLine } from '../domain/lost-lines.ts';

/** What an earlier page left of a cart. */
export interface CartInput {
  readonly cartId: string | null;
  /** A guest's cart that had left for a sign-in when the page ended. */
  readonly releasedCartId: string | null;
  /** With the lines it last held. */
  readonly keptCart: KeptCart | null;
}

/** `expired`: a customer whose token has ended; their cart waits until they sign in again or give up. */
export type CartOwner = 'guest' | 'customer' | 'expired';

export interface CartContext {
  readonly cartId: string | null;
  /** The server's last answer; null before the first one and for a new cart, which `isUnread` tells apart. */
  readonly cart: Cart | null;
  /** Requests that wait, oldest first. */
  readonly queue: readonly CartAction[];
  /** No quantity has changed within the last moment: the queue can be sent. */
  readonly isSettled: boolean;
  /** The request under way; parked while a lost cart is replaced. */
  readonly action: CartAction | null;
  /** Other lines' quantities that go with it in one request. */
  readonly alongside: readonly LineUpdate[];
  /** The stored cart of an earlier page, until the server has answered. */
  readonly keptCart: KeptCart | null;
  /** Lines of a lost cart on their way into the new one. */
  readonly lost: readonly LostLine[];
  /** Codes of the lost cart, until the shopper is told to enter them again. */
  readonly lostCodes: LostCodes | null;
  /** The lost cart had most likely been ordered, perhaps in another tab (BEY-15). */
  readonly wasOrdered: boolean;
  /** The request under way has led to one recovery already; a second could repeat without end. */
  readonly hasRecreated: boolean;
  readonly isLockWanted: boolean;
  readonly owner: CartOwner;
  /** The merchant's number of the account; null for a guest, and while it is pending (CART-12). */
  readonly customerId: number | null;
  /** The guest's cart that was detached at a sign-in and is to be merged (CART-11). */
  readonly releasedCartId: string | null;
  /** What that one held; empty where it is not certain. */
  readonly releasedLines: readonly NewLine[];
  readonly isReleaseWanted: boolean;
  readonly isAdoptionWanted: boolean;
  /** Another tab changed the cart. */
  readonly isReloadWanted: boolean;
  /** The last reading failed: the known cart may be outdated, or missing. */
  readonly isUnread: boolean;
  /** Lines removed lately, the newest last: each can be restored (BEY-12). */
  readonly removed: readonly NewLine[];
  readonly failure: Failure | null;
  /** Requests that failed, until they are reported. */
  readonly failed: readonly CartAction[];
}

export const emptyCart = {
  cartId: null,
  cart: null,
  queue: [],
  isSettled: true,
  action: null,
  alongside: [],
  keptCart: null,
  lost: [],
  lostCodes: null,
  wasOrdered: false,
  hasRecreated: false,
  isLockWanted: false,
  owner: 'guest',
  customerId: null,
  releasedCartId: null,
  releasedLines: [],
  isReleaseWanted: false,
  isAdoptionWanted: false,
  isReloadWanted: false,
  isUnread: false,
  removed: [],
  failure: null,
  failed: [],
} satisfies CartContext;

/** The cart is a signed-in customer's, also after their token has ended. */
export const isOwned = ({ owner }: Pick<CartContext, 'owner'>): boolean => owner !== 'guest';

/** What is being carried out. */
export const underWay = ({ action, alongside }: CartContext): readonly CartAction[] =>
  action === null ? [] : [action, ...alongside];

/** What was asked for and is not done yet, oldest first. */
export const unfinished = (context: CartContext): readonly CartAction[] => [
  ...underWay(context),
  ...context.queue,
];

/** It was taken out here, and is not on its way back already (BEY-12). */
export const isUndoable = (context: CartContext, line: NewLine): boolean =>
  context.removed.some((removed) => isSameGoods(removed, line)) &&
  !unfinished(context).some(
    (action) => action.kind === 'add' && action.isReturned && isSameGoods(action.line, line),
  );

/** Only quantities wait, the last of them changed just now, and nothing else needs them sent (BEY-05). */
export const isUnsettled = (context: CartContext): boolean =>
  !context.isSettled &&
  context.queue.length > 0 &&
  context.queue.every(({ kind }) => kind === 'update') &&
  context.cartId !== null &&
  !context.isLockWanted &&
  !context.isReleaseWanted &&
  !context.isAdoptionWanted &&
  !context.isReloadWanted &&
  context.owner !== 'expired';

/** What is merged into the customer's cart: the guest's current cart, else a detached one (CART-11). */
export const mergeSource = ({ owner, cartId, releasedCartId }: CartContext): string | null =>
  (owner === 'guest' ? cartId : null) ?? releasedCartId;

/** What it holds; empty when the cart may have changed since. */
export const mergeLines = (context: CartContext): readonly NewLine[] => {
  if (isOwned(context) || context.cartId === null) return context.releasedLines;
  return context.isUnread || context.isReloadWanted ? [] : wholeLines(lostLines(context, []));
};
