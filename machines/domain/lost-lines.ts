/** The known lines of a lost cart: from the server, else from this browser (BEY-03). */

import { isSameItem, missingLines, type Cart, type NewLine } from './cart.ts';
import { linesToRebuild, type CartAction } from './cart-actions.ts';
import type { ChosenOptions } from './chosen-options.ts';

/** The texts of a line as last shown: visible until the cart has been read. */
export interface ShownLine {
  readonly each: string;
  readonly number: string;
  readonly total: string;
  /** In the form of the `srcset` attribute; empty for none. */
  readonly pictures: string;
}

export interface LostLine extends Omit<NewLine, 'chosen'> {
  /**
   * Null where it was not stored because it has personal data: such a line cannot be ordered again.
   */
  readonly chosen: ChosenOptions | null;
  readonly seen?: ShownLine;
}

/** The cart stored in this browser. */
export interface StoredCart {
  readonly cartId: string;
  readonly lines: readonly LostLine[];
}

/** The number of items in it. */
export const storedQuantity = ({ lines }: StoredCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Codes applied to a lost cart and to no other. For gift cards only that there were some: a whole
 * code is as good as money.
 */
export interface LostCodes {
  readonly promo: string | null;
  readonly hasGiftCards: boolean;
}

/** Codes that `now` has are not lost. */
export const codesLost = (before: LostCodes | null, now: Cart | null): LostCodes | null => {
  const promo = now?.coupons.length ? null : (before?.promo ?? null);
  const hasGiftCards = before?.hasGiftCards === true && (now?.giftCards.length ?? 0) === 0;
  return promo === null && !hasGiftCards ? null : { promo, hasGiftCards };
};

export const codesOf = (cart: Cart | null): LostCodes | null =>
  codesLost({ promo: cart?.coupons[0] ?? null, hasGiftCards: (cart?.giftCards.length ?? 0) > 0 }, null);

interface KnownCart {
  readonly cartId: string | null;
  readonly cart: Cart | null;
  readonly lastCart: StoredCart | null;
  /** Lines of the previous cart that are not restored yet. */
  readonly lost: readonly LostLine[];
}

const isWhole = (line: LostLine): line is NewLine => line.chosen !== null;

export const wholeLines = (lines: readonly LostLine[]): readonly NewLine[] => lines.filter(isWhole);

/** Without lines of waiting actions; a cart that was not read has no such lines. */
export const lostLines = (
  { cartId, cart, lastCart, lost }: KnownCart,
  actions: readonly CartAction[],
): readonly LostLine[] => {
  if (cart !== null) return linesToRebuild(cart, actions);
  return lastCart !== null && lastCart.cartId === cartId ? lastCart.lines : lost;
};

/**
 * Lines that could not be restored because no new cart could be created, as the shopper last saw
 * them. Removed lines that were being restored were in no cart.
 */
export const undoneLines = (
  actions: readonly CartAction[],
  removed: readonly NewLine[],
): readonly LostLine[] =>
  actions.flatMap((action) => {
    // an edit becomes visible only when done
    if (action.kind === 'edit') return [action.before];
    if (action.kind !== 'add' || action.isReturned !== true) return [];
    return removed.some((line) => isSameItem(line, action.line)) ? [] : [action.line];
  });

/**
 * The lines to request: for a known cart only missing ones, since another device or tab may have
 * added some.
 */
export const linesToBring = (lost: readonly LostLine[], cart: Cart | null): readonly NewLine[] =>
  cart === null ? wholeLines(lost) : missingLines(wholeLines(lost), cart);

/**
 * Lines missing from the cart, those that cannot be requested last; all lines for an unknown cart.
 */
export const missingAfterLoss = (lost: readonly LostLine[], cart: Cart | null): readonly LostLine[] =>
  cart === null ? lost : [...linesToBring(lost, cart), ...lost.filter((line) => !isWhole(line))];

/**
 * Waiting actions in the cart that replaced a lost one. A line to return or replace may already be
 * there, from another device or tab: then it is updated, so that none is added twice.
 */
export const actionsOnto = (
  cart: Cart,
  lost: readonly LostLine[],
  actions: readonly CartAction[],
): readonly CartAction[] => {
  const lineIdOf = (goods: NewLine): string | undefined => {
    const isBrought = wholeLines(lost).some((line) => isSameItem(line, goods));
    return isBrought ? undefined : cart.lines.find((line) => isSameItem(line, goods))?.id;
  };
  return actions.map((action) => {
    if (action.kind === 'edit') return { ...action, lineId: lineIdOf(action.before) ?? action.lineId };
    if (action.kind !== 'add' || action.isReturned !== true) return action;
    const lineId = lineIdOf(action.line);
    return lineId === undefined ? action : { kind: 'update', lineId, line: action.line };
  });
};
