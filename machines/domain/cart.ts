/** What is in a cart, as the server last told it, and what can be asked of it (§3). */

import { choiceKey, type ChosenOptions } from './chosen-options.ts';
import type { Failure } from './failure.ts';
import type { AppliedGiftCard } from './gift-card.ts';
import type { Money } from './money.ts';
import { present } from './present.ts';
import type { RentalTerms } from './rental.ts';
import { charactersOf } from './text-length.ts';

/** One thing chosen of a line's product, in words: a colour, a bundle's parts, whom a gift card is for. */
export interface LineOption {
  readonly label: string;
  readonly values: readonly string[];
  /** Of a bundle's parts what one of each costs, in the order of the values. */
  readonly prices?: readonly Money[];
}

export interface CartLine {
  /** Magento's number of the line within its cart, as text. */
  readonly id: string;
  /** What is put into the cart; of a product with variants the product's own. */
  readonly sku: string;
  /** By which an order calls it: the variant's where one was chosen. */
  readonly soldSku: string;
  readonly name: string;
  /** Path of the product's page, null where it has none. */
  readonly path: string | null;
  readonly image: string | null;
  readonly isRental: boolean;
  /** Absent of what is bought, and where the backend does not tell them. */
  readonly rental?: RentalTerms;
  readonly quantity: number;
  readonly chosen: ChosenOptions;
  /** The same for the eye; empty where there was nothing to choose. */
  readonly options: readonly LineOption[];
  /** Tax included. */
  readonly price: Money;
  /** What one usually costs, as it was chosen; null where that is not more (CAT-06). */
  readonly regularPrice: Money | null;
  /** Tax included. */
  readonly rowTotal: Money;
  /** What keeps the line from being ordered, in the server's words. */
  readonly problem: string | null;
}

const longestTitle = 100;

/** What a line is called where it is spoken of: with what was chosen, for two lines may be of one product. */
export const lineTitle = ({ name, options }: Pick<CartLine, 'name' | 'options'>): string => {
  const title = [name, ...options.flatMap(({ values }) => values)].join(', ');
  const characters = charactersOf(title);
  if (characters.length <= longestTitle) return title;
  return `${characters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`;
};

/** The line as something to be put into a cart. */
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

/** Those that keep an order from being taken; the others could be bought without them (BEY-09). */
export const troubledLines = ({ lines }: Cart): readonly CartLine[] =>
  lines.filter(({ problem }) => problem !== null);

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
  readonly chosen: ChosenOptions;
}

/** What the shopper asked of the cart; one at a time is carried out, the others wait (BEY-05). */
export type CartAction =
  /** `isReturned`: it was removed before, and the shopper thought better of it. */
  | { readonly kind: 'add'; readonly line: NewLine; readonly isReturned?: true }
  /** In one request; where there is an order number, all that this order held (BEY-12). `isFromPad`: typed there. */
  | {
      readonly kind: 'addSeveral';
      readonly lines: readonly NewLine[];
      readonly orderNumber: string | null;
      readonly isFromPad?: true;
    }
  /** `isAlone`: together with others it was refused. */
  | {
      readonly kind: 'update';
      readonly lineId: string;
      readonly line: NewLine;
      readonly isAlone?: true;
    }
  | { readonly kind: 'remove'; readonly lineId: string; readonly line: NewLine }
  | LineEdit;

/** Another choice for a line (CART-03); what is done of it, and in which order, is in line-edit.ts. */
export interface LineEdit {
  readonly kind: 'edit';
  readonly lineId: string;
  /** The line as it was. */
  readonly before: NewLine;
  /** As it is to be. */
  readonly line: NewLine;
  /** What of it is under way, or next. */
  readonly step: 'adding' | 'removing' | 'updating';
}

/** A line's new quantity; several go in one request. */
export type LineUpdate = Extract<CartAction, { readonly kind: 'update' }>;

/** A product the server would not take, with its reason. */
export interface Refusal {
  readonly message: string;
  /** There is not as much of it as was asked for. */
  readonly isShort?: true;
  /** Where the server says so outside of its sentence. */
  readonly sku?: string;
}

export interface WriteAnswer {
  readonly cart: Cart;
  readonly refusals: readonly Refusal[];
}

/** What the server would not do, and why. */
export interface LineRefusal {
  readonly failure: Failure;
  readonly actions: readonly CartAction[];
}

/** The first reason is the one told (CART-07). */
export const refusedBy = ({ refusals: [refusal] }: Pick<WriteAnswer, 'refusals'>): Failure => {
  const { message, isShort } = present(refusal, 'refusals');
  return { kind: 'refused', message, ...(isShort === undefined ? {} : { isShort }) };
};

/** Nothing is left of it to do but to take a line out. */
export const isRemoval = (action: CartAction): boolean =>
  action.kind === 'remove' || (action.kind === 'edit' && action.step === 'removing');

const lineIdOf = (action: CartAction): string | null => ('lineId' in action ? action.lineId : null);

/** What an action is about. */
export const linesOf = (action: CartAction): readonly NewLine[] =>
  action.kind === 'addSeveral' ? action.lines : [action.line];

/** Puts an action at the end of the queue; of several changes to one line only the newest stays (BEY-05). */
export const enqueueAction = (queue: readonly CartAction[], action: CartAction): readonly CartAction[] => {
  const lineId = lineIdOf(action);
  const edit = queue.find(
    (waiting): waiting is LineEdit => waiting.kind === 'edit' && waiting.lineId === lineId,
  );
  // how many of it says nothing about which: the other choice still waits
  if (action.kind === 'update' && edit !== undefined) {
    const line = { ...edit.line, quantity: action.line.quantity };
    return queue.map((waiting) => (waiting === edit ? { ...edit, line } : waiting));
  }
  return [...queue.filter((waiting) => lineId === null || lineIdOf(waiting) !== lineId), action];
};

export const isJoinable = (action: CartAction): action is LineUpdate =>
  action.kind === 'update' && action.isAlone !== true;

/** How many updates the queue begins with that can go in one request. */
export const joinableIn = (queue: readonly CartAction[]): readonly LineUpdate[] => {
  const end = queue.findIndex((action) => !isJoinable(action));
  return queue.slice(0, end === -1 ? queue.length : end).filter(isJoinable);
};

/** What is carried out next, and what waits after it: quantities that were changed one after another go together. */
export const takeFrom = ([first, ...others]: readonly CartAction[]) => {
  const alongside = first !== undefined && isJoinable(first) ? joinableIn(others) : [];
  return { action: first ?? null, alongside, queue: others.slice(alongside.length) };
};

/** The server takes all of them or none, and one short line is no reason to give up the others: each for itself (BEY-09). */
export const parted = (
  together: readonly CartAction[],
  queue: readonly CartAction[],
): readonly CartAction[] =>
  queue.reduce(
    enqueueAction,
    together.map((action) => (action.kind === 'update' ? { ...action, isAlone: true as const } : action)),
  );

/** The lines to bring back into a new cart, but for those that something still to be done is about (BEY-03). */
export const linesToRebuild = (cart: Cart | null, actions: readonly CartAction[]): readonly NewLine[] => {
  const concerned = actions.map(lineIdOf);
  return (cart?.lines ?? []).filter((line) => !concerned.includes(line.id)).map((line) => newLineOf(line));
};

/**
 * What can still be done when a new, empty cart has taken the place of the one an action was meant for: additions, and
 * an update as the return of its line, another choice as its addition (CART-05). What was but to be removed is gone. Lines of a cart
 * that was ordered are not bought a second time.
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

type Goods = Pick<NewLine, 'sku' | 'chosen'>;

const goodsKey = ({ sku, chosen }: Goods): string => `${sku} ${choiceKey(chosen)}`;

/** The same product with the same choice, whichever line it is on. */
export const isSameGoods = (one: Goods, other: Goods): boolean => goodsKey(one) === goodsKey(other);

/** What can be brought back after an action: what it removed, and no longer what it has added (BEY-12). */
export const removedAfter = (removed: readonly NewLine[], action: CartAction): readonly NewLine[] => {
  if (action.kind === 'update') return removed;
  const others = removed.filter((before) => !linesOf(action).some((line) => isSameGoods(before, line)));
  return action.kind === 'remove' ? [...others, action.line] : others;
};

/** The same after several came in together. */
export const removedAfterSeveral = (
  removed: readonly NewLine[],
  lines: readonly NewLine[],
): readonly NewLine[] => removedAfter(removed, { kind: 'addSeveral', lines, orderNumber: null });

export type Held = Pick<Cart, 'lines'>;

/** What is in the cart again, by whatever way, need not be brought back. */
export const stillRemoved = (removed: readonly NewLine[], cart: Held): readonly NewLine[] =>
  removed.filter((line) => quantityOf(cart, line) === 0);

/** How many of these goods a cart holds, on however many lines. */
export const quantityOf = ({ lines }: Held, goods: Goods): number =>
  lines.filter((line) => isSameGoods(line, goods)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Lines asked for that are not in the cart, or not in full, with as many as it lacks. */
export const missingLines = (asked: readonly NewLine[], cart: Cart): readonly NewLine[] => {
  const left = new Map<string, number>();
  for (const line of cart.lines) left.set(goodsKey(line), (left.get(goodsKey(line)) ?? 0) + line.quantity);
  return asked.flatMap((line) => {
    const arrived = Math.min(left.get(goodsKey(line)) ?? 0, line.quantity);
    left.set(goodsKey(line), (left.get(goodsKey(line)) ?? 0) - arrived);
    return arrived < line.quantity ? [{ ...line, quantity: line.quantity - arrived }] : [];
  });
};
