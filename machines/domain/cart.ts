/** The cart as last received from the server (§3). */

import { choiceKey, type ChosenOptions } from './chosen-options.ts';
import type { AppliedGiftCard } from './gift-card.ts';
import type { Money } from './money.ts';
import type { RentalTerms } from './rental.ts';
import { charactersOf } from './text-length.ts';

/** One choice of a line as text: a colour, a bundle item, the recipient of a gift card. */
export interface LineOption {
  readonly label: string;
  readonly values: readonly string[];
  /** For bundle items: the price of each, in the order of the values. */
  readonly prices?: readonly Money[];
}

export interface CartLine {
  /** Magento's number of the line within its cart, as text. */
  readonly id: string;
  /** The SKU that is added to the cart; for a configurable product its own. */
  readonly sku: string;
  /** The SKU in an order: that of the variant, if one was chosen. */
  readonly soldSku: string;
  readonly name: string;
  /** Path of the product page; null where it has none. */
  readonly path: string | null;
  readonly image: string | null;
  readonly isRental: boolean;
  /** Absent for a purchase, and where the backend does not send them. */
  readonly rental?: RentalTerms;
  readonly quantity: number;
  readonly chosen: ChosenOptions;
  /** The choices as text; empty where there was nothing to choose. */
  readonly options: readonly LineOption[];
  /** Tax included. */
  readonly price: Money;
  /** The usual price of this choice; null where it is not higher (CAT-06). */
  readonly regularPrice: Money | null;
  /** Tax included. */
  readonly rowTotal: Money;
  /** Why the line cannot be ordered, in the server's words. */
  readonly problem: string | null;
}

const longestTitle = 100;

/** Name and choices of a line, since two lines may have the same product. */
export const lineTitle = ({ name, options }: Pick<CartLine, 'name' | 'options'>): string => {
  const title = [name, ...options.flatMap(({ values }) => values)].join(', ');
  const characters = charactersOf(title);
  if (characters.length <= longestTitle) return title;
  return `${characters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`;
};

/** The line as an addition to a cart. */
export const newLineOf = (line: CartLine, quantity: number = line.quantity): NewLine => ({
  sku: line.sku,
  name: lineTitle(line),
  quantity,
  chosen: line.chosen,
});

/** Lines to remove together. */
export interface Removal {
  readonly lineId: string;
  readonly line: NewLine;
  readonly others?: readonly Removal[];
}

export interface MinimumOrder {
  readonly message: string;
  readonly isMet: boolean;
}

/** Lines that block the order; the others could be ordered without them (BEY-09). */
export const troubledLines = ({ lines }: Cart): readonly CartLine[] =>
  lines.filter(({ problem }) => problem !== null);

/** Used where the merchant has no message. */
export const minimumOrderMessage = 'Your order is below the smallest we can deliver.';

export const isMinimumMet = (cart: Cart | null): boolean => cart?.minimumOrder?.isMet ?? true;

/** Why the cart cannot be checked out, in the merchant's words; null where it can. */
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
  /** Includes shipping once a method is saved. */
  readonly grandTotal: Money;
  /** Tax included; null while no method is saved. */
  readonly shipping: Money | null;
  readonly taxes: readonly TaxRow[];
  readonly coupons: readonly string[];
  /** The discount of a promo code, negative; null for none. */
  readonly discount: Money | null;
  readonly giftCards: readonly AppliedGiftCard[];
  readonly minimumOrder: MinimumOrder | null;
}

/** A product that is being added to the cart. The name is for messages to the shopper. */
export interface NewLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly chosen: ChosenOptions;
}

type Item = Pick<NewLine, 'sku' | 'chosen'>;

const itemKey = ({ sku, chosen }: Item): string => `${sku} ${choiceKey(chosen)}`;

/** The same product with the same choice, on any line. */
export const isSameItem = (one: Item, other: Item): boolean => itemKey(one) === itemKey(other);

export type Held = Pick<Cart, 'lines'>;

/** The quantity of this choice in a cart, over all its lines. */
export const quantityOf = ({ lines }: Held, goods: Item): number =>
  lines.filter((line) => isSameItem(line, goods)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Requested lines that are missing from the cart, with the missing quantity. */
export const missingLines = (asked: readonly NewLine[], cart: Cart): readonly NewLine[] => {
  const left = new Map<string, number>();
  for (const line of cart.lines) left.set(itemKey(line), (left.get(itemKey(line)) ?? 0) + line.quantity);
  return asked.flatMap((line) => {
    const arrived = Math.min(left.get(itemKey(line)) ?? 0, line.quantity);
    left.set(itemKey(line), (left.get(itemKey(line)) ?? 0) - arrived);
    return arrived < line.quantity ? [{ ...line, quantity: line.quantity - arrived }] : [];
  });
};
