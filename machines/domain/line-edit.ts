/**
 * Another choice for a line that is in the cart (CART-03). The new line goes in before the old one goes out: whatever
 * fails between, nothing is lost. Where the choice is the same only the quantity changes.
 */

import { isSameGoods, type Cart, type CartAction, type LineEdit, type NewLine } from './cart.ts';

export interface EditRequest {
  readonly lineId: string;
  readonly before: NewLine;
  readonly line: NewLine;
  /** The new line is in the cart since an earlier try: it is not added again. */
  readonly isAdded?: true;
}

export const beginEdit = ({ lineId, before, line, isAdded }: EditRequest): LineEdit => {
  const first = isSameGoods(before, line) ? 'updating' : 'adding';
  return { kind: 'edit', lineId, before, line, step: isAdded === true ? 'removing' : first };
};

/** To ask for it again, from where it stands. */
export const requestOfEdit = ({ lineId, before, line, step }: LineEdit): EditRequest => ({
  lineId,
  before,
  line,
  ...(step === 'removing' ? { isAdded: true } : {}),
});

/** The new line is there and the old one could not be taken out yet. */
export const isHalfDone = (action: CartAction | null): action is LineEdit =>
  action?.kind === 'edit' && action.step === 'removing';

/** The new line would not go in; the old one is as it was. */
export const isNotBegun = (action: CartAction): action is LineEdit =>
  action.kind === 'edit' && action.step === 'adding';

/** What is left to do once the new line has gone into the cart; null where nothing is. */
export const restOfEdit = (action: CartAction | null, cart: Cart): LineEdit | null => {
  if (action?.kind !== 'edit' || action.step !== 'adding') return null;
  const { lineId, before, line } = action;
  const old = cart.lines.find(({ id }) => id === lineId);
  if (old === undefined) return null;
  const isElsewhere = cart.lines.some((other) => other !== old && isSameGoods(other, line));
  // to the server both choices are one: it put the new pieces onto the old line, which must not go
  const isAbsorbed = !isElsewhere && old.quantity >= before.quantity + line.quantity;
  return { ...action, step: isAbsorbed ? 'updating' : 'removing' };
};
