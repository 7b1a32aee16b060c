/** Requests of the shopper to the cart, and their queue (CART-03, CART-07, BEY-05). */

import { isSameItem, newLineOf, quantityOf, type Cart, type Held, type NewLine } from './cart.ts';
import type { Failure } from './failure.ts';
import { present } from './present.ts';

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

/** A line that is in the cart again need not be restored. */
export const stillRemoved = (removed: readonly NewLine[], cart: Held): readonly NewLine[] =>
  removed.filter((line) => quantityOf(cart, line) === 0);
