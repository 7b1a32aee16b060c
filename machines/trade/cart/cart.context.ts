/** What a cart knows of itself, and how it begins. */

import type { Cart, CartAction, LineRefusal, LineUpdate, NewLine } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  lostLines,
  wholeLines,
  type KeptCart,
  type LostCodes,
  type LostLine,
} from '../../domain/lost-lines.ts';
import type { CartFact } from './cart.events.ts';

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
  /** The last id that was shown, also while its cart is lost or on its way to another owner. */
  readonly shownCartId: string | null;
  /** The server's last answer; null before the first one and for a new cart, which `isUnread` tells apart. */
  readonly cart: Cart | null;
  /** Requests that wait, oldest first. */
  readonly queue: readonly CartAction[];
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
  /** To how many recoveries the request under way has led; a second could repeat without end. */
  readonly recoveries: number;
  readonly owner: CartOwner;
  /** The merchant's number of the account; null for a guest, and while it is pending (CART-12). */
  readonly customerId: number | null;
  /** The guest's cart that was detached at a sign-in and is to be merged (CART-11). */
  readonly releasedCartId: string | null;
  /** What that one held; empty where it is not certain. */
  readonly releasedLines: readonly NewLine[];
  /** The last reading failed: the known cart may be outdated, or missing. */
  readonly isUnread: boolean;
  /** Lines removed lately, the newest last: each can be restored (BEY-12). */
  readonly removed: readonly NewLine[];
  readonly failure: Failure | null;
  /** Requests that failed, until they are reported. */
  readonly failed: readonly CartAction[];
  /** Why the last quantities were refused, until something else is asked: said at their lines (CART-07). */
  readonly refusal: LineRefusal | null;
}

/** What changes, and what is reported of it. */
export interface Turn {
  readonly change?: Partial<CartContext>;
  readonly facts?: readonly CartFact[];
}

export const emptyCart = {
  cartId: null,
  shownCartId: null,
  cart: null,
  queue: [],
  action: null,
  alongside: [],
  keptCart: null,
  lost: [],
  lostCodes: null,
  wasOrdered: false,
  recoveries: 0,
  owner: 'guest',
  customerId: null,
  releasedCartId: null,
  releasedLines: [],
  isUnread: false,
  removed: [],
  failure: null,
  failed: [],
  refusal: null,
} satisfies CartContext;

export const beginWith = (input: CartInput): CartContext => ({
  ...emptyCart,
  ...input,
  shownCartId: input.cartId,
});

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

export const isExpired = ({ context }: { readonly context: CartContext }): boolean =>
  context.owner === 'expired';

export const isBare = ({ context }: { readonly context: CartContext }): boolean => context.cartId === null;

/** What is merged into the customer's cart: the guest's current cart, else a detached one (CART-11). */
export const mergeSource = ({ owner, cartId, releasedCartId }: CartContext): string | null =>
  (owner === 'guest' ? cartId : null) ?? releasedCartId;

/** What it holds; empty when the cart may have changed since. */
export const mergeLines = (context: CartContext): readonly NewLine[] => {
  if (isOwned(context) || context.cartId === null) return context.releasedLines;
  return context.isUnread ? [] : wholeLines(lostLines(context, []));
};
