/** Whether what was asked of a cart has been done to it, seen by the cart alone: the answer to the asking was lost. */

import { isSameGoods, type Cart, type CartAction, type LineEdit, type NewLine } from './cart.ts';
import { restOfEdit } from './line-edit.ts';

const piecesOf = (cart: Cart | null, goods: NewLine): number =>
  (cart?.lines ?? []).reduce((sum, line) => sum + (isSameGoods(line, goods) ? line.quantity : 0), 0);

const allPieces = (cart: Cart | null): number =>
  (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

const isLineGone = ({ lines }: Cart, lineId: string): boolean => lines.every(({ id }) => id !== lineId);

/** Of another choice for a line only the step that was under way. */
const hasEditArrived = (edit: LineEdit, before: Cart | null, now: Cart): boolean => {
  const { line, lineId, step } = edit;
  switch (step) {
    case 'adding':
      return (
        hasArrived({ kind: 'add', line }, before, now) ||
        // or it was put onto the old line
        restOfEdit(edit, now)?.step === 'updating'
      );
    case 'updating':
      return hasArrived({ kind: 'update', lineId, line }, before, now);
    case 'removing':
      return isLineGone(now, lineId);
  }
};

/** `before` is the cart as it was last known, null for a new one. */
export const hasArrived = (action: CartAction, before: Cart | null, now: Cart): boolean => {
  switch (action.kind) {
    case 'add':
      return piecesOf(now, action.line) - piecesOf(before, action.line) >= action.line.quantity;
    case 'addSeveral':
      // one request: whatever came of it, the others were refused; an order's goods may bear other names
      return action.orderNumber === null
        ? action.lines.some((line) => piecesOf(now, line) > piecesOf(before, line))
        : allPieces(now) > allPieces(before);
    case 'update':
      return now.lines.some(({ id, quantity }) => id === action.lineId && quantity === action.line.quantity);
    case 'edit':
      return hasEditArrived(action, before, now);
    case 'remove':
      return isLineGone(now, action.lineId);
  }
};
