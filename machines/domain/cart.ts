/** What is in a cart, as the server last told it, and what can be asked of it (§3). */

import type { AppliedGiftCard } from './gift-card.ts';
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

/** Where the merchant has no words of their own. */
export const minimumOrderMessage = 'Your order is below the smallest we can deliver.';

export const isMinimumMet = (cart: Cart | null): boolean => cart?.minimumOrder?.isMet ?? true;

/** What keeps a cart from the checkout, in the merchant's words; null where nothing does. */
export const minimumProblem = (cart: Cart | null): string | null =>
  isMinimumMet(cart) ? null : (cart?.minimumOrder?.message ?? minimumOrderMessage);

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
  /** What a promo code takes off, below zero; null where nothing. */
  readonly discount: Money | null;
  readonly giftCards: readonly AppliedGiftCard[];
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

/** The lines to bring back into a new cart, but for those that something still to be done is about (BEY-03). */
export const linesToRebuild = (cart: Cart | null, actions: readonly CartAction[]): readonly NewLine[] => {
  const concerned = actions.map(lineIdOf);
  return (cart?.lines ?? [])
    .filter((line) => !concerned.includes(line.id))
    .map(({ sku, name, quantity }) => ({ sku, name, quantity }));
};

/**
 * What can still be done when a new, empty cart has taken the place of the one an action was meant for: additions, and
 * an update as the addition of its line (CART-05). Lines of a cart that was ordered are not bought a second time.
 */
export const replayableActions = (
  actions: readonly CartAction[],
  wasOrdered: boolean,
): readonly CartAction[] =>
  actions
    .filter(({ kind }) => kind === 'add' || (kind === 'update' && !wasOrdered))
    .map(({ line }) => ({ kind: 'add', line }));

/** Lines asked for that did not come into the cart, or not in full. */
export const missingLines = (asked: readonly NewLine[], cart: Cart): readonly NewLine[] => {
  const left = new Map<string, number>();
  for (const { sku, quantity } of cart.lines) left.set(sku, (left.get(sku) ?? 0) + quantity);
  return asked.filter(({ sku, quantity }) => {
    const arrived = left.get(sku) ?? 0;
    left.set(sku, arrived - Math.min(arrived, quantity));
    return arrived < quantity;
  });
};

export const cartChangedMessage = 'Your cart has changed. Please look it over once more before you order.';

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
