/** What a cart lets one conclude: whether something was done to it, and what is left to do of another choice for a line (CART-03, CART-06). */

import type { Cart, CartAction, LineEdit, NewLine } from '#machines/domain/cart.ts';
import type { CartContext } from '#machines/cart/cart.context.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import type { Several } from './cart.several.ts';

/** Of one line. */
type Single = Exclude<CartAction, Several>;

/** Told of these goods alone: of what they are picked, never written. */
export const isSame = (one: Pick<NewLine, 'sku' | 'chosen'>, other: NewLine): boolean =>
  one.sku === other.sku && one.chosen.selected.join() === other.chosen.selected.join();

export type Shelf = Pick<Cart, 'lines'>;

export const bare: Shelf = { lines: [] };

/** A cart just made is bare; one that would not be read may hold anything. */
export const shelfOf = ({ cart, isUnread }: Pick<CartContext, 'cart' | 'isUnread'>): Shelf | null => {
  if (isUnread) return null;
  return cart ?? bare;
};

/** Said where nobody can know. */
export const unheard = (failure: Failure): Failure => ({
  ...failure,
  message: 'We did not hear whether everything came into your cart. Please look it over.',
});

const piecesIn = (shelf: Shelf, goods: NewLine): number =>
  shelf.lines.find((line) => isSame(line, goods))?.quantity ?? 0;

/** The new pieces lie on the old line. */
const isOnOldLine = ({ lineId, before, line }: LineEdit, cart: Cart): boolean =>
  piecesIn(cart, line) === 0 &&
  cart.lines.find(({ id }) => id === lineId)?.quantity === before.quantity + line.quantity;

/** The old line goes out once the new one is in, unless both are one; null where there is none to go. */
export const secondHalf = (action: CartAction, cart: Cart): LineEdit | null => {
  if (action.kind !== 'edit' || action.step !== 'adding') return null;
  if (!cart.lines.some(({ id }) => id === action.lineId)) return null;
  return { ...action, step: isOnOldLine(action, cart) ? 'updating' : 'removing' };
};

/** `before` is the cart as it was known when it was asked for; against the unknown nothing can be counted. */
export const isDone = (action: Single, before: Shelf | null, cart: Cart): boolean => {
  const { line } = action;
  const isAdded = before !== null && piecesIn(cart, line) >= piecesIn(before, line) + line.quantity;
  if (action.kind === 'add') return isAdded;
  const quantity = cart.lines.find(({ id }) => id === action.lineId)?.quantity;
  const step = action.kind === 'edit' ? action.step : action.kind;
  if (step === 'adding') return isAdded || (action.kind === 'edit' && isOnOldLine(action, cart));
  return step === 'update' || step === 'updating' ? quantity === line.quantity : quantity === undefined;
};

const facts = { add: 'cart.itemAdded', update: 'cart.itemUpdated', remove: 'cart.itemRemoved' };

/** What is told of an action that has come about. */
export const toldOf = (action: Single) => {
  const { line } = action;
  if (action.kind === 'edit') return { type: 'cart.itemEdited', lineId: action.lineId, line };
  return {
    type: action.kind === 'add' && action.isReturned ? 'cart.itemReturned' : facts[action.kind],
    line,
  };
};

/** An update becomes the return of its line, unless its cart was ordered; a removal has come true. */
export const onNewCart = (action: CartAction, wasOrdered: boolean): readonly CartAction[] => {
  if (action.kind === 'add' || action.kind === 'addSeveral') return [action];
  if (wasOrdered || action.kind === 'remove') return [];
  if (action.kind === 'update') return [{ kind: 'add', line: action.line, isReturned: true }];
  return action.step === 'removing' ? [] : [{ ...action, step: 'adding' }];
};

const lostKinds = ['cartMissing', 'cartForbidden', 'cartInactive'];

export const isLoss = ({ kind }: Failure): boolean => lostKinds.includes(kind);

/** What a lost cart held and nothing waits for; before it was first read, what the browser remembers of just this cart. */
export const leftBehind = (
  { cart, cartId, keptCart, lost }: Pick<CartContext, 'cart' | 'cartId' | 'keptCart' | 'lost'>,
  pending: readonly CartAction[],
): readonly LostLine[] => {
  if (cart === null) return keptCart?.cartId === cartId ? (keptCart?.lines ?? []) : lost;
  const isPending = (lineId: string): boolean =>
    pending.some((one) => 'lineId' in one && one.lineId === lineId);
  return cart.lines
    .filter(({ id }) => !isPending(id))
    .map(({ sku, name, quantity, chosen }) => ({ sku, name, quantity, chosen }));
};

/** What whoever had that cart entered, and has to enter once more. */
export const appliedTo = (cart: Cart | null): CartContext['lostCodes'] => {
  const [promo = null] = cart?.coupons ?? [];
  const hasGiftCards = cart !== null && cart.giftCards.length > 0;
  return promo !== null || hasGiftCards ? { promo, hasGiftCards } : null;
};
