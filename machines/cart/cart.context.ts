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
  /** As the server last told it; null before the first answer and for a new cart, which `isUnread` tells apart. */
  readonly cart: Cart | null;
  /** What waits to be carried out, oldest first. */
  readonly queue: readonly CartAction[];
  /** No quantity changed so lately that it may change once more: what waits can be sent. */
  readonly isSettled: boolean;
  /** What is being carried out, parked while the cart is recreated. */
  readonly action: CartAction | null;
  /** Other lines' quantities that go with it in one request. */
  readonly alongside: readonly LineUpdate[];
  /** As this browser kept it from an earlier page, until the server tells it. */
  readonly keptCart: KeptCart | null;
  /** Lines of a lost cart on their way into the new one. */
  readonly lost: readonly LostLine[];
  /** What was applied to it, until it is told that it has to be entered again. */
  readonly lostCodes: LostCodes | null;
  /** The cart that was lost had most likely been ordered, in another tab perhaps (BEY-15). */
  readonly wasOrdered: boolean;
  /** What is being done has already led to one recreation; a second would be endless. */
  readonly hasRecreated: boolean;
  readonly isLockWanted: boolean;
  readonly owner: CartOwner;
  /** The merchant's number of the account that is bought for; null for a guest, and while it is pending (CART-12). */
  readonly customerId: number | null;
  /** The guest's cart that left when somebody signed in; its things go into theirs (CART-11). */
  readonly releasedCartId: string | null;
  /** What that one held, as it was last told; nothing where nobody can be sure. */
  readonly releasedLines: readonly NewLine[];
  readonly isReleaseWanted: boolean;
  readonly isAdoptionWanted: boolean;
  /** Another tab changed the cart. */
  readonly isReloadWanted: boolean;
  /** It was to be read and could not be: what is known of it may be older than what the server has, or nothing. */
  readonly isUnread: boolean;
  /** Taken out not long ago, the newest last: each can be put back (BEY-12). */
  readonly removed: readonly NewLine[];
  readonly failure: Failure | null;
  /** What could not be carried out, until it is told. */
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

/** Only quantities wait, the last of them was asked for just now, and nobody waits for them to be sent (BEY-05). */
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

/** What is to be merged into the customer's own cart: a guest's one in use, else one that left before (CART-11). */
export const mergeSource = ({ owner, cartId, releasedCartId }: CartContext): string | null =>
  (owner === 'guest' ? cartId : null) ?? releasedCartId;

/** What it holds. Of a cart that may be another by now nothing is claimed later. */
export const mergeLines = (context: CartContext): readonly NewLine[] => {
  if (isOwned(context) || context.cartId === null) return context.releasedLines;
  return context.isUnread || context.isReloadWanted ? [] : wholeLines(lostLines(context, []));
};
