/** What a component may ask of the cart machine. */

import type { SnapshotFrom } from 'xstate';
import {
  isSameGoods,
  linesOf,
  type Cart,
  type CartAction,
  type CartLine,
  type NewLine,
} from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { keptQuantity, type LostLine } from '../../domain/lost-lines.ts';
import { unfinished } from './cart.context.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const isDoing = (snapshot: Snapshot, kind: CartAction['kind']): boolean =>
  unfinished(snapshot.context).some((action) => action.kind === kind);

export const selectCart = (snapshot: Snapshot): Cart | null => snapshot.context.cart;
/** What is shown may be older than what the server has. */
export const selectIsCartUnread = (snapshot: Snapshot): boolean =>
  snapshot.context.cart !== null && snapshot.context.isUnread;
export const selectItemCount = (snapshot: Snapshot): number => snapshot.context.cart?.totalQuantity ?? 0;
/** What is shown will be another in a moment. */
export const selectIsCartBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || (snapshot.matches({ work: 'ready' }) && snapshot.context.queue.length > 0);
/** An ordered cart's successor is made: nothing is asked of it yet. */
const isSucceeding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'creating' }) && snapshot.context.queue.length === 0;

/** The content is not known yet; the cart after an order is known to be empty. */
export const selectIsCartLoading = (snapshot: Snapshot): boolean =>
  snapshot.context.cart === null &&
  (snapshot.matches({ work: 'waiting' }) ||
    snapshot.matches({ work: 'recovering' }) ||
    (snapshot.hasTag('busy') && !isSucceeding(snapshot)));
/** How much the cart holds, while it is read as much as this browser kept; null where that is not known. */
export const selectShownCount = (snapshot: Snapshot): number | null => {
  const { cart, cartId, keptCart, isUnread } = snapshot.context;
  if (cart !== null) return cart.totalQuantity;
  if (!selectIsCartLoading(snapshot)) return isUnread ? null : 0;
  return keptCart !== null && keptCart.cartId === cartId ? keptQuantity(keptCart) : null;
};
const nothingKept: readonly LostLine[] = [];

/** The cart's lines as this browser kept them, until it has been read. */
export const selectKeptLines = ({ context: { cartId, keptCart } }: Snapshot): readonly LostLine[] =>
  keptCart !== null && keptCart.cartId === cartId ? keptCart.lines : nothingKept;
/** Because the server lost the one before (CART-05). */
export const selectIsCartRenewing = (snapshot: Snapshot): boolean =>
  selectIsCartLoading(snapshot) && snapshot.context.recoveries > 0;
/** What of the cart can be shown. */
export type CartView = 'loading' | 'renewing' | 'unread' | 'empty' | 'filled';

export const selectCartView = (snapshot: Snapshot): CartView => {
  const { cart, failure } = snapshot.context;
  if (selectIsCartLoading(snapshot)) return selectIsCartRenewing(snapshot) ? 'renewing' : 'loading';
  if (cart === null) return failure === null ? 'empty' : 'unread';
  return cart.lines.length === 0 ? 'empty' : 'filled';
};
/** Why the line's new quantity was not taken. */
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

/** Whether several products are on their way into the cart together; of an order where it is named. */
export const selectIsAddingSeveral =
  (orderNumber: string | null) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) =>
        action.kind === 'addSeveral' && action.orderNumber === orderNumber && action.isFromPad !== true,
    );

export const selectIsAddingFromPad = (snapshot: Snapshot): boolean =>
  unfinished(snapshot.context).some((action) => action.kind === 'addSeveral' && action.isFromPad === true);

/** No sku holds one. */
export const skuSeparator = '\n';

/** Each sku once, sorted, as one text: equal texts cause no new rendering. */
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
      const isKnown = (line: CartLine): boolean => known !== null && isSameGoods(line, known);
      return cart.lines.find(({ id }) => id === lineId) ?? cart.lines.find(isKnown);
    }
    const isEmpty = cartId === null && failure === null && lost.length === 0;
    return isEmpty && snapshot.matches({ work: 'ready' }) ? undefined : null;
  };

/** What was taken out and can be put back, the newest last (BEY-12). */
export const selectRemovedLines = (snapshot: Snapshot): readonly NewLine[] => snapshot.context.removed;

/** Whether what was removed is on its way back. */
export const selectIsReturning =
  (line: NewLine) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) => action.kind === 'add' && action.isReturned === true && isSameGoods(action.line, line),
    );

/** Whether this product is on its way into the cart. */
export const selectIsAddingSku =
  (sku: string) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some((action) => action.kind === 'add' && action.line.sku === sku);

/** Requests of a product's page, where a set's members go together. */
const isPressed = (action: CartAction): boolean =>
  (action.kind === 'add' && action.isReturned !== true) ||
  (action.kind === 'addSeveral' && action.orderNumber === null && action.isFromPad !== true);

/** Whether just this choice of a product is. */
export const selectIsAddingLine =
  (line: NewLine) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some(
      (action) => isPressed(action) && linesOf(action).some((added) => isSameGoods(added, line)),
    );

/** The quantity last asked for a line, while the server has not answered; null once it has. 0 is a removal. */
export const selectPendingQuantity =
  (lineId: string) =>
  (snapshot: Snapshot): number | null => {
    const quantities = unfinished(snapshot.context).flatMap((action) => {
      if (action.kind === 'update' && action.lineId === lineId) return [action.line.quantity];
      // the line stays as it is until the other has taken its place
      if (action.kind === 'edit' && action.lineId === lineId) return [action.before.quantity];
      return action.kind === 'remove' && action.lineId === lineId ? [0] : [];
    });
    return quantities.at(-1) ?? null;
  };

/** Whether another choice is about to take the place of this line. */
export const selectIsEditing =
  (lineId: string | null) =>
  (snapshot: Snapshot): boolean =>
    unfinished(snapshot.context).some((action) => action.kind === 'edit' && action.lineId === lineId);
