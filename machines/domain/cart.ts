/** The cart as last received from the server, and the actions on it (§3). */

import { choiceKey, type ChosenOptions } from './chosen-options.ts';
import type { Failure } from './failure.ts';
import type { AppliedGiftCard } from './gift-card.ts';
import type { Money } from './money.ts';
import { present } from './present.ts';
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

/** A request of the shopper to the cart; one is carried out at a time, the others wait (BEY-05). */
export type CartAction =
  /** `isReturned`: restores a removed line. */
  | { readonly kind: 'add'; readonly line: NewLine; readonly isReturned?: true }
  /**
   * In one request; with an order number: all items of that order (BEY-12).
   * `isFromQuickOrder`: from the quick order.
   */
  | {
      readonly kind: 'addSeveral';
      readonly lines: readonly NewLine[];
      readonly orderNumber: string | null;
      readonly isFromQuickOrder?: true;
    }
  /** `isAlone`: it was refused in a request with others. */
  | {
      readonly kind: 'update';
      readonly lineId: string;
      readonly line: NewLine;
      readonly isAlone?: true;
    }
  | { readonly kind: 'remove'; readonly lineId: string; readonly line: NewLine }
  | LineEdit;

/** Replaces a line by another choice (CART-03); line-edit.ts has its steps and their order. */
export interface LineEdit {
  readonly kind: 'edit';
  readonly lineId: string;
  /** The line before. */
  readonly before: NewLine;
  /** The line to replace it. */
  readonly line: NewLine;
  /** The running step, or the next one. */
  readonly step: 'adding' | 'removing' | 'updating';
}

/** A line's new quantity; several go in one request. */
export type LineUpdate = Extract<CartAction, { readonly kind: 'update' }>;

/** A product that the server refused, with its reason. */
export interface Refusal {
  readonly message: string;
  /** The requested quantity is not in stock. */
  readonly isShort?: true;
  /** Where the server sends it separately from the message. */
  readonly sku?: string;
}

export interface WriteAnswer {
  readonly cart: Cart;
  readonly refusals: readonly Refusal[];
}

/** The requests that the server refused, and why. */
export interface LineRefusal {
  readonly failure: Failure;
  readonly actions: readonly CartAction[];
}

/** The shopper sees the first reason (CART-07). */
export const refusedBy = ({ refusals: [refusal] }: Pick<WriteAnswer, 'refusals'>): Failure => {
  const { message, isShort } = present(refusal, 'refusals');
  return { kind: 'refused', message, ...(isShort === undefined ? {} : { isShort }) };
};

/** The only step left is to remove a line. */
export const isRemoval = (action: CartAction): boolean =>
  action.kind === 'remove' || (action.kind === 'edit' && action.step === 'removing');

const lineIdOf = (action: CartAction): string | null => ('lineId' in action ? action.lineId : null);

/** The lines that an action is about. */
export const linesOf = (action: CartAction): readonly NewLine[] =>
  action.kind === 'addSeveral' ? action.lines : [action.line];

/** Adds an action to the end of the queue; only the newest change of a line stays (BEY-05). */
export const enqueueAction = (queue: readonly CartAction[], action: CartAction): readonly CartAction[] => {
  const lineId = lineIdOf(action);
  const edit = queue.find(
    (waiting): waiting is LineEdit => waiting.kind === 'edit' && waiting.lineId === lineId,
  );
  // a quantity does not change the choice: the waiting edit stays
  if (action.kind === 'update' && edit !== undefined) {
    const line = { ...edit.line, quantity: action.line.quantity };
    return queue.map((waiting) => (waiting === edit ? { ...edit, line } : waiting));
  }
  return [...queue.filter((waiting) => lineId === null || lineIdOf(waiting) !== lineId), action];
};

export const isJoinable = (action: CartAction): action is LineUpdate =>
  action.kind === 'update' && action.isAlone !== true;

/** The updates at the start of the queue that fit in one request. */
export const joinableIn = (queue: readonly CartAction[]): readonly LineUpdate[] => {
  const end = queue.findIndex((action) => !isJoinable(action));
  return queue.slice(0, end === -1 ? queue.length : end).filter(isJoinable);
};

/** The next action and the rest of the queue: consecutive quantities go together. */
export const takeFrom = ([first, ...others]: readonly CartAction[]) => {
  const alongside = first !== undefined && isJoinable(first) ? joinableIn(others) : [];
  return { action: first ?? null, alongside, queue: others.slice(alongside.length) };
};

/** The server takes all quantities or none, so each one is retried alone (BEY-09). */
export const splitUpdates = (
  together: readonly CartAction[],
  queue: readonly CartAction[],
): readonly CartAction[] =>
  queue.reduce(
    enqueueAction,
    together.map((action) => (action.kind === 'update' ? { ...action, isAlone: true as const } : action)),
  );

/** The lines to restore in a new cart, except lines of waiting actions (BEY-03). */
export const linesToRebuild = (cart: Cart | null, actions: readonly CartAction[]): readonly NewLine[] => {
  const concerned = actions.map(lineIdOf);
  return (cart?.lines ?? []).filter((line) => !concerned.includes(line.id)).map((line) => newLineOf(line));
};

/**
 * The actions that still make sense in a new cart: additions, an update as the return of its line,
 * an edit as an addition (CART-05). Removals are dropped, and lines of an ordered cart are not
 * bought twice.
 */
export const replayableActions = (
  actions: readonly CartAction[],
  wasOrdered: boolean,
): readonly CartAction[] =>
  actions.flatMap((action): readonly CartAction[] => {
    if (action.kind === 'add' || action.kind === 'addSeveral') return [action];
    if (wasOrdered || isRemoval(action)) return [];
    if (action.kind === 'edit') return [{ ...action, step: 'adding' }];
    return [{ kind: 'add', line: action.line, isReturned: true }];
  });

type Item = Pick<NewLine, 'sku' | 'chosen'>;

const itemKey = ({ sku, chosen }: Item): string => `${sku} ${choiceKey(chosen)}`;

/** The same product with the same choice, on any line. */
export const isSameItem = (one: Item, other: Item): boolean => itemKey(one) === itemKey(other);

/**
 * The lines that can be restored after an action: adds what it removed, drops what it added
 * (BEY-12).
 */
export const removedAfter = (removed: readonly NewLine[], action: CartAction): readonly NewLine[] => {
  if (action.kind === 'update') return removed;
  const others = removed.filter((before) => !linesOf(action).some((line) => isSameItem(before, line)));
  return action.kind === 'remove' ? [...others, action.line] : others;
};

/** The same after several additions. */
export const removedAfterSeveral = (
  removed: readonly NewLine[],
  lines: readonly NewLine[],
): readonly NewLine[] => removedAfter(removed, { kind: 'addSeveral', lines, orderNumber: null });

export type Held = Pick<Cart, 'lines'>;

/** A line that is in the cart again need not be restored. */
export const stillRemoved = (removed: readonly NewLine[], cart: Held): readonly NewLine[] =>
  removed.filter((line) => quantityOf(cart, line) === 0);

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
