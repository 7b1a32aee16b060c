/** Selectors of the cart machine. */

import type { SnapshotFrom } from 'xstate';
import {
  isMinimumMet,
  isSameItem,
  troubledLines,
  type Cart,
  type CartLine,
  type NewLine,
} from '../../domain/cart.ts';
import { linesOf, type CartAction } from '../../domain/cart-actions.ts';
import type { Failure } from '../../domain/failure.ts';
import { storedQuantity, type LostLine } from '../../domain/lost-lines.ts';
import { pendingQuantity, unfinished } from './cart.context.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const isDoing = (snapshot: Snapshot, kind: CartAction['kind']): boolean =>
  unfinished(snapshot.context).some((action) => action.kind === kind);

export const selectCart = (snapshot: Snapshot): Cart | null => snapshot.context.cart;
/** The shown cart may be older than the server's. */
export const selectIsCartUnread = (snapshot: Snapshot): boolean =>
  snapshot.context.cart !== null && snapshot.context.isUnread;
export const selectItemCount = (snapshot: Snapshot): number => snapshot.context.cart?.totalQuantity ?? 0;
/** The shown cart is about to change. */
export const selectIsCartBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || (snapshot.matches({ work: 'ready' }) && snapshot.context.queue.length > 0);
/** The cart after an order is being created and has no requests yet. */
const isSucceeding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'creating' }) && snapshot.context.queue.length === 0;

/** The content is not known yet; the cart after an order is known to be empty. */
export const selectIsCartLoading = (snapshot: Snapshot): boolean =>
  snapshot.context.cart === null &&
  (snapshot.matches({ work: 'waiting' }) ||
    snapshot.matches({ work: 'recovering' }) ||
    (snapshot.hasTag('busy') && !isSucceeding(snapshot)));
/**
 * The number of items; while the cart is read, the number stored in this browser. null: unknown.
 */
export const selectShownCount = (snapshot: Snapshot): number | null => {
  const { cart, cartId, lastCart, isUnread } = snapshot.context;
  if (cart !== null) return cart.totalQuantity;
  if (!selectIsCartLoading(snapshot)) return isUnread ? null : 0;
  return lastCart !== null && lastCart.cartId === cartId ? storedQuantity(lastCart) : null;
};
const nothingKept: readonly LostLine[] = [];

/** The lines stored in this browser, until the cart has been read. */
export const selectStoredLines = ({ context: { cartId, lastCart } }: Snapshot): readonly LostLine[] =>
  lastCart !== null && lastCart.cartId === cartId ? lastCart.lines : nothingKept;
/** The cart is created because the server lost the previous one (CART-05). */
export const selectIsCartRenewing = (snapshot: Snapshot): boolean =>
  selectIsCartLoading(snapshot) && snapshot.context.recoveries > 0;
/** The view of the cart to show. */
export type CartView = 'loading' | 'renewing' | 'unread' | 'empty' | 'filled';

export const selectCartView = (snapshot: Snapshot): CartView => {
  const { cart, failure } = snapshot.context;
  if (selectIsCartLoading(snapshot)) return selectIsCartRenewing(snapshot) ? 'renewing' : 'loading';
  if (cart === null) return failure === null ? 'empty' : 'unread';
  return cart.lines.length === 0 ? 'empty' : 'filled';
};
/** What keeps a checkout from opening with this cart; null if nothing does, or while it loads. */
export type CartProblem = 'unread' | 'belowMinimum' | 'empty';

export const selectCartProblem = (snapshot: Snapshot): CartProblem | null => {
  const { cart, failure } = snapshot.context;
  if (selectIsCartLoading(snapshot)) return null;
  if (cart === null) return failure === null ? 'empty' : 'unread';
  if (cart.lines.length === 0) return 'empty';
  return isMinimumMet(cart) ? null : 'belowMinimum';
};
/** Why the line's new quantity was refused. */
export const selectLineRefusal =
  (lineId: string) =>
  ({ context: { refusal } }: Snapshot): string | null =>
    refusal?.actions.some((action) => action.kind === 'update' && action.lineId === lineId)
      ? refusal.failure.message
      : null;
export const selectIsAdding = (snapshot: Snapshot): boolean => isDoing(snapshot, 'add');
export const selectIsUpdating = (snapshot: Snapshot): boolean => isDoing(snapshot, 'update');
export const selectIsRemoving = (snapshot: Snapshot): boolean => isDoing(snapshot, 'remove');
export const selectIsCartLocked = (snapshot: Snapshot): boolean => snapshot.matches({ queue: 'closing' });
export const selectCartFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** Whether several products are being added together; only those of the given order, if any. */
export const selectIsAddingSeveral =
  (orderNumber: string | null) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) =>
        action.kind === 'addSeveral' &&
        action.orderNumber === orderNumber &&
        action.isFromQuickOrder !== true,
    );

export const selectIsAddingFromQuickOrder = (snapshot: Snapshot): boolean =>
  unfinished(snapshot.context).some(
    (action) => action.kind === 'addSeveral' && action.isFromQuickOrder === true,
  );

/** No SKU contains it. */
export const skuSeparator = '\n';

/** Each SKU once, sorted, as one text: equal texts cause no re-render. */
export const selectSkus = ({ context: { cart } }: Snapshot): string =>
  [...new Set(cart?.lines.map(({ sku }) => sku))].toSorted().join(skuSeparator);

/** Finds a line by id, else by product and options: a merged or new cart has other line ids.
 * undefined: not in the cart; null: not known yet. */
export const selectLine =
  (lineId: string | null, known: NewLine | null) =>
  (snapshot: Snapshot): CartLine | undefined | null => {
    const { cart, cartId, failure, lost } = snapshot.context;
    if (lineId !== null && selectPendingQuantity(lineId)(snapshot) !== null) return null;
    if (cart !== null) {
      const isKnown = (line: CartLine): boolean => known !== null && isSameItem(line, known);
      return cart.lines.find(({ id }) => id === lineId) ?? cart.lines.find(isKnown);
    }
    const isEmpty = cartId === null && failure === null && lost.length === 0;
    return isEmpty && snapshot.matches({ work: 'ready' }) ? undefined : null;
  };

/** Removed lines that can be restored, newest last (BEY-12). */
export const selectRemovedLines = (snapshot: Snapshot): readonly NewLine[] => snapshot.context.removed;

/** Whether the removed line is being restored. */
export const selectIsReturning =
  (line: NewLine) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) => action.kind === 'add' && action.isReturned === true && isSameItem(action.line, line),
    );

/** Whether this product is being added to the cart. */
export const selectIsAddingSku =
  (sku: string) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some((action) => action.kind === 'add' && action.line.sku === sku);

/** Requests of a product page, where the members of a set are added together. */
const isPressed = (action: CartAction): boolean =>
  (action.kind === 'add' && action.isReturned !== true) ||
  (action.kind === 'addSeveral' && action.orderNumber === null && action.isFromQuickOrder !== true);

/** Whether this choice of a product is being added. */
export const selectIsAddingLine =
  (line: NewLine) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) => isPressed(action) && linesOf(action).some((added) => isSameItem(added, line)),
    );

/** The quantity last requested for a line, until the server answers. 0 is a removal. */
export const selectPendingQuantity =
  (lineId: string) =>
  ({ context }: Snapshot): number | null =>
    pendingQuantity(context, lineId);

/** Whether lines that cannot be ordered are being removed (BEY-09). */
export const selectIsRemovingTroubled = ({ context }: Snapshot): boolean =>
  context.cart !== null && troubledLines(context.cart).some(({ id }) => pendingQuantity(context, id) === 0);

/** Whether this line is about to be replaced by another choice. */
export const selectIsEditing =
  (lineId: string | null) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some((action) => action.kind === 'edit' && action.lineId === lineId);
