/**
 * Replaces a cart line by another choice (CART-03). The new line is added before the old one is
 * removed, so a failure in between loses nothing. For an equal choice only the quantity changes.
 */

import { isSameItem, type Cart, type NewLine } from './cart.ts';
import type { CartAction, LineEdit } from './cart-actions.ts';

export interface EditRequest {
  readonly lineId: string;
  readonly before: NewLine;
  readonly line: NewLine;
  /** An earlier attempt added the new line: it is not added again. */
  readonly isAdded?: true;
}

export const beginEdit = ({ lineId, before, line, isAdded }: EditRequest): LineEdit => {
  const first = isSameItem(before, line) ? 'updating' : 'adding';
  return { kind: 'edit', lineId, before, line, step: isAdded === true ? 'removing' : first };
};

/** The request to continue the edit at its current step. */
export const requestOfEdit = ({ lineId, before, line, step }: LineEdit): EditRequest => ({
  lineId,
  before,
  line,
  ...(step === 'removing' ? { isAdded: true } : {}),
});

/** The new line was added, but the old one could not be removed. */
export const isHalfDone = (action: CartAction | null): action is LineEdit =>
  action?.kind === 'edit' && action.step === 'removing';

/** The new line could not be added; the old one is unchanged. */
export const isNotBegun = (action: CartAction): action is LineEdit =>
  action.kind === 'edit' && action.step === 'adding';

/** The step after the new line was added; null where nothing is left. */
export const restOfEdit = (action: CartAction | null, cart: Cart): LineEdit | null => {
  if (action?.kind !== 'edit' || action.step !== 'adding') return null;
  const { lineId, before, line } = action;
  const old = cart.lines.find(({ id }) => id === lineId);
  if (old === undefined) return null;
  const isElsewhere = cart.lines.some((other) => other !== old && isSameItem(other, line));
  // the server treats both choices as one and added the pieces to the old line, which must stay
  const isAbsorbed = !isElsewhere && old.quantity >= before.quantity + line.quantity;
  return { ...action, step: isAbsorbed ? 'updating' : 'removing' };
};
