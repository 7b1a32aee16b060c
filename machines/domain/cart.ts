/** What is in a cart, as the server last told it, and what can be asked of it (§3). */

import type { Money } from './money.ts';

export interface CartLine {
  /** Magento's number of the line within its cart, as text. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Path of the product's page, null where it has none. */
  readonly path: string | null;
  readonly image: string | null;
  readonly isRental: boolean;
  readonly quantity: number;
  /** Tax included. */
  readonly price: Money;
  /** Tax included. */
  readonly rowTotal: Money;
  /** What keeps the line from being ordered, in the server's words. */
  readonly problem: string | null;
}

export interface MinimumOrder {
  readonly message: string;
  readonly isMet: boolean;
}

export interface TaxRow {
  readonly label: string;
  readonly amount: Money;
}

export interface Cart {
  readonly id: string;
  readonly lines: readonly CartLine[];
  readonly totalQuantity: number;
  readonly isVirtual: boolean;
  readonly subtotal: Money;
  /** With delivery once a method was saved. */
  readonly grandTotal: Money;
  /** Tax included; null while no method was saved. */
  readonly shipping: Money | null;
  readonly taxes: readonly TaxRow[];
  readonly coupons: readonly string[];
  readonly minimumOrder: MinimumOrder | null;
}

/** A product on its way into the cart. The name is for telling the shopper about it. */
export interface NewLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** What the shopper asked of the cart; one at a time is carried out, the others wait (BEY-05). */
export type CartAction =
  | { readonly kind: 'add'; readonly line: NewLine }
  | { readonly kind: 'update'; readonly lineId: string; readonly line: NewLine }
  | { readonly kind: 'remove'; readonly lineId: string; readonly line: NewLine };

/** A product the server would not take, with its reason. */
export interface Refusal {
  readonly message: string;
}

export interface WriteAnswer {
  readonly cart: Cart;
  readonly refusals: readonly Refusal[];
}

const lineIdOf = (action: CartAction): string | null => (action.kind === 'add' ? null : action.lineId);

/** Puts an action at the end of the queue; of several changes to one line only the newest stays (BEY-05). */
export const enqueueAction = (queue: readonly CartAction[], action: CartAction): readonly CartAction[] => {
  const lineId = lineIdOf(action);
  return [...queue.filter((waiting) => lineId === null || lineIdOf(waiting) !== lineId), action];
};

/** The lines to bring back into a new cart, but for the one the parked action is about (BEY-03). */
export const linesToRebuild = (cart: Cart | null, action: CartAction | null): readonly NewLine[] => {
  const concerned = action === null ? null : lineIdOf(action);
  return (cart?.lines ?? [])
    .filter((line) => line.id !== concerned)
    .map(({ sku, name, quantity }) => ({ sku, name, quantity }));
};

/** What can still be done to a new, empty cart: additions; an update becomes the addition of its line (CART-05). */
export const replayableOnNewCart = (action: CartAction | null): CartAction | null => {
  if (action === null || action.kind === 'remove') return null;
  return { kind: 'add', line: action.line };
};

/** Lines asked for that did not come into the cart, or not in full. */
export const missingLines = (asked: readonly NewLine[], cart: Cart): readonly NewLine[] =>
  asked.filter((line) => {
    const arrived = cart.lines
      .filter(({ sku }) => sku === line.sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return arrived < line.quantity;
  });

/** What differs between cart and total as the shopper saw them and the cart about to be ordered (BEY-16); empty when nothing does. */
export const cartChanges = (seen: Cart, seenTotal: Money, now: Cart): readonly string[] => {
  const changes: string[] = [];
  for (const line of seen.lines) {
    const current = now.lines.find(({ id }) => id === line.id);
    if (current === undefined) changes.push(`${line.name} is no longer available and has left your cart.`);
    else if (current.quantity !== line.quantity)
      changes.push(`The quantity of ${line.name} is now ${current.quantity}.`);
    else if (current.rowTotal.cents !== line.rowTotal.cents)
      changes.push(`The price of ${line.name} has changed.`);
  }
  for (const line of now.lines)
    if (!seen.lines.some(({ id }) => id === line.id))
      changes.push(`${line.name} has been added to your cart.`);
  if (changes.length === 0 && seenTotal.cents !== now.grandTotal.cents)
    changes.push('The total of your order has changed.');
  return changes;
};
