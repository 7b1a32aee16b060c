/** What is known of a lost cart's lines: as the server last told them, else as this browser kept them (BEY-03). */

import {
  isSameGoods,
  linesToRebuild,
  missingLines,
  type Cart,
  type CartAction,
  type NewLine,
} from './cart.ts';
import type { ChosenOptions } from './chosen-options.ts';

/** A line in words, as this browser last showed it: seen until the cart has been read. */
export interface SeenLine {
  readonly each: string;
  readonly number: string;
  readonly total: string;
  /** As the attribute `srcset` has them; empty where there is none. */
  readonly pictures: string;
}

export interface LostLine extends Omit<NewLine, 'chosen'> {
  /** Null where it was not kept, because somebody wrote of themselves or of others: such a line cannot be asked for again. */
  readonly chosen: ChosenOptions | null;
  readonly seen?: SeenLine;
}

/** A cart as this browser last knew it. */
export interface KeptCart {
  readonly cartId: string;
  readonly lines: readonly LostLine[];
}

/** How many goods it held. */
export const keptQuantity = ({ lines }: KeptCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What was applied to a lost cart, and is to no other. Of gift cards only that there were some: a whole code is as good as money. */
export interface LostCodes {
  readonly promo: string | null;
  readonly hasGiftCards: boolean;
}

/** What `now` has is not lost. */
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
  readonly keptCart: KeptCart | null;
  /** Of the one before it, which have not come into any yet. */
  readonly lost: readonly LostLine[];
}

const isWhole = (line: LostLine): line is NewLine => line.chosen !== null;

export const wholeLines = (lines: readonly LostLine[]): readonly NewLine[] => lines.filter(isWhole);

/** Without those that something still to be done is about; of a cart not read yet nothing can have been asked by line. */
export const lostLines = (
  { cartId, cart, keptCart, lost }: KnownCart,
  actions: readonly CartAction[],
): readonly LostLine[] => {
  if (cart !== null) return linesToRebuild(cart, actions);
  return keptCart !== null && keptCart.cartId === cartId ? keptCart.lines : lost;
};

/**
 * What of a lost cart's lines could not be done to a new one either, since none could be made: as the shopper saw them
 * last. What was taken out and had not come back yet was in no cart.
 */
export const undoneLines = (
  actions: readonly CartAction[],
  removed: readonly NewLine[],
): readonly LostLine[] =>
  actions.flatMap((action) => {
    // another choice is seen once it is made
    if (action.kind === 'edit') return [action.before];
    if (action.kind !== 'add' || action.isReturned !== true) return [];
    return removed.some((line) => isSameGoods(line, action.line)) ? [] : [action.line];
  });

/** What is to be asked for: of a cart that is known only what it lacks, for another device or tab may have filled it. */
export const linesToBring = (lost: readonly LostLine[], cart: Cart | null): readonly NewLine[] =>
  cart === null ? wholeLines(lost) : missingLines(wholeLines(lost), cart);

/** What a cart lacks of them, at last what could not be asked for; all of them where it is not known. */
export const missedOfLost = (lost: readonly LostLine[], cart: Cart | null): readonly LostLine[] =>
  cart === null ? lost : [...linesToBring(lost, cart), ...lost.filter((line) => !isWhole(line))];

/**
 * What is still to be done, in the cart that has taken the place of a lost one. A line that is to return, or to be
 * replaced, may be in it already, brought by another device or tab: then it is changed, for one more would be too many.
 */
export const actionsOnto = (
  cart: Cart,
  lost: readonly LostLine[],
  actions: readonly CartAction[],
): readonly CartAction[] => {
  const lineIdOf = (goods: NewLine): string | undefined => {
    const isBrought = wholeLines(lost).some((line) => isSameGoods(line, goods));
    return isBrought ? undefined : cart.lines.find((line) => isSameGoods(line, goods))?.id;
  };
  return actions.map((action) => {
    if (action.kind === 'edit') return { ...action, lineId: lineIdOf(action.before) ?? action.lineId };
    if (action.kind !== 'add' || action.isReturned !== true) return action;
    const lineId = lineIdOf(action.line);
    return lineId === undefined ? action : { kind: 'update', lineId, line: action.line };
  });
};
