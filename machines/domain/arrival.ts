/** Whether a request was carried out, judged by the cart alone because its response was lost. */

import { quantityOf, type Cart, type Held } from './cart.ts';
import type { CartAction, LineEdit } from './cart-actions.ts';
import type { Failure } from './failure.ts';
import { restOfEdit } from './line-edit.ts';
import { lostAnswerMessage } from './several-lines.ts';

/** The lines of a new cart. */
export const nothingHeld: Held = { lines: [] };

const allPieces = ({ lines }: Held): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const isLineGone = ({ lines }: Cart, lineId: string): boolean => lines.every(({ id }) => id !== lineId);

/** For a line edit, only the running step. */
const hasEditArrived = (edit: LineEdit, before: Held | null, now: Cart): boolean => {
  const { line, lineId, step } = edit;
  switch (step) {
    case 'adding':
      return (
        hasArrived({ kind: 'add', line }, before, now) ||
        // or the pieces were added to the old line
        restOfEdit(edit, now)?.step === 'updating'
      );
    case 'updating':
      return hasArrived({ kind: 'update', lineId, line }, before, now);
    case 'removing':
      return isLineGone(now, lineId);
  }
};

/** `before` is null where unknown: then no line counts as added, for it may have been there. */
export const hasArrived = (action: CartAction, before: Held | null, now: Cart): boolean => {
  switch (action.kind) {
    case 'add':
      return (
        before !== null &&
        quantityOf(now, action.line) - quantityOf(before, action.line) >= action.line.quantity
      );
    case 'addSeveral':
      if (before === null) return false;
      // one request: if a line was added, the others were refused; reordered items may have other names
      return action.orderNumber === null
        ? action.lines.some((line) => quantityOf(now, line) > quantityOf(before, line))
        : allPieces(now) > allPieces(before);
    case 'update':
      return now.lines.some(({ id, quantity }) => id === action.lineId && quantity === action.line.quantity);
    case 'edit':
      return hasEditArrived(action, before, now);
    case 'remove':
      return isLineGone(now, action.lineId);
  }
};

export const haveArrived = (actions: readonly CartAction[], before: Held | null, now: Cart): boolean =>
  actions.every((action) => hasArrived(action, before, now));

/** The cart has the requested lines but may have had them before. */
export const canHaveArrived = (actions: readonly CartAction[], before: Held | null, now: Cart): boolean =>
  before === null && haveArrived(actions, nothingHeld, now);

/** Used where the cart does not show the outcome either. */
export const withUnknownOutcome = (failure: Failure): Failure => ({ ...failure, message: lostAnswerMessage });
