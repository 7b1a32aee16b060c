/** The context of the cart machine and its initial value. */

import type { Cart, NewLine } from '../../domain/cart.ts';
import type { CartAction, LineRefusal, LineUpdate } from '../../domain/cart-actions.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  lostLines,
  wholeLines,
  type StoredCart,
  type LostCodes,
  type LostLine,
} from '../../domain/lost-lines.ts';
import type { CartFact } from './cart.events.ts';

/** The cart stored by an earlier page. */
export interface CartInput {
  readonly cartId: string | null;
  /** A guest's cart that was detached for a sign-in when the page ended. */
  readonly releasedCartId: string | null;
  /** The stored cart with its lines. */
  readonly lastCart: StoredCart | null;
}

/**
 * `expired`: a customer whose token has expired; their cart waits until they sign in or give up.
 */
export type CartOwner = 'guest' | 'customer' | 'expired';

export interface CartContext {
  readonly cartId: string | null;
  /** The last id shown, kept while the cart is lost or changes its owner. */
  readonly shownCartId: string | null;
  /**
   * The last response of the server; null before the first one and for a new cart; see `isUnread`.
   */
  readonly cart: Cart | null;
  /** Waiting requests, oldest first. */
  readonly queue: readonly CartAction[];
  /** The running request; parked while a lost cart is replaced. */
  readonly action: CartAction | null;
  /** Quantities of other lines that are part of the same request. */
  readonly alongside: readonly LineUpdate[];
  /** The stored cart of an earlier page, until the server has answered. */
  readonly lastCart: StoredCart | null;
  /** Lines of a lost cart that are being restored. */
  readonly lost: readonly LostLine[];
  /** Codes of the lost cart, until the shopper is asked to enter them again. */
  readonly lostCodes: LostCodes | null;
  /** The lost cart was probably ordered, perhaps in another tab (BEY-15). */
  readonly wasOrdered: boolean;
  /** Recoveries caused by the running request; more than one could repeat without end. */
  readonly recoveries: number;
  readonly owner: CartOwner;
  /** The merchant's number of the account; null for a guest and while pending (CART-12). */
  readonly customerId: number | null;
  /** The guest's cart that was detached at sign-in and waits to be merged (CART-11). */
  readonly releasedCartId: string | null;
  /** Lines of that cart; empty where uncertain. */
  readonly releasedLines: readonly NewLine[];
  /** The last read failed: the known cart may be outdated or missing. */
  readonly isUnread: boolean;
  /** Lines removed recently, newest last; each can be restored (BEY-12). */
  readonly removed: readonly NewLine[];
  readonly failure: Failure | null;
  /** Failed requests, until they are reported. */
  readonly failed: readonly CartAction[];
  /** Why the last quantities were refused, until the next request; shown at their lines (CART-07). */
  readonly refusal: LineRefusal | null;
}

/** A change of the context and the facts to report. */
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
  lastCart: null,
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

/** The cart belongs to a signed-in customer, also after their token has expired. */
export const isOwned = ({ owner }: Pick<CartContext, 'owner'>): boolean => owner !== 'guest';

/** The running requests. */
export const underWay = ({ action, alongside }: CartContext): readonly CartAction[] =>
  action === null ? [] : [action, ...alongside];

/** Requests that are not done yet, oldest first. */
export const unfinished = (context: CartContext): readonly CartAction[] => [
  ...underWay(context),
  ...context.queue,
];

/** The quantity last requested for a line, until the server answers; 0 is a removal, null none. */
export const pendingQuantity = (context: CartContext, lineId: string): number | null => {
  const quantities = unfinished(context).flatMap((action) => {
    if (action.kind === 'update' && action.lineId === lineId) return [action.line.quantity];
    // the line stays as it is until the new one has replaced it
    if (action.kind === 'edit' && action.lineId === lineId) return [action.before.quantity];
    return action.kind === 'remove' && action.lineId === lineId ? [0] : [];
  });
  return quantities.at(-1) ?? null;
};

export const isExpired = ({ context }: { readonly context: CartContext }): boolean =>
  context.owner === 'expired';

export const isBare = ({ context }: { readonly context: CartContext }): boolean => context.cartId === null;

/**
 * The cart to merge into the customer's: the guest's current one, else a detached one (CART-11).
 */
export const mergeSource = ({ owner, cartId, releasedCartId }: CartContext): string | null =>
  (owner === 'guest' ? cartId : null) ?? releasedCartId;

/** Its lines; empty when the cart may have changed since. */
export const mergeLines = (context: CartContext): readonly NewLine[] => {
  if (isOwned(context) || context.cartId === null) return context.releasedLines;
  return context.isUnread ? [] : wholeLines(lostLines(context, []));
};
