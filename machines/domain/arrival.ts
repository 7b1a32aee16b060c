/** Whether what was asked of a cart has been done to it, seen by the cart alone: the answer to the asking was lost. */

import { isSameGoods, type Cart, type CartAction, type NewLine } from './cart.ts';

const piecesOf = (cart: Cart | null, goods: NewLine): number =>
  (cart?.lines ?? []).reduce((sum, line) => sum + (isSameGoods(line, goods) ? line.quantity : 0), 0);

const allPieces = (cart: Cart | null): number =>
  (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

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
    case 'remove':
      return now.lines.every(({ id }) => id !== action.lineId);
  }
};
