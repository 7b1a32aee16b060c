/** What is known of a lost cart's lines: as the server last told them, else as this browser kept them (BEY-03). */

import { linesToRebuild, missingLines, type Cart, type CartAction, type NewLine } from './cart.ts';
import type { ChosenOptions } from './chosen-options.ts';

export interface LostLine extends Omit<NewLine, 'chosen'> {
  /** Null where it was not kept, because somebody wrote of themselves or of others: such a line cannot be asked for again. */
  readonly chosen: ChosenOptions | null;
}

/** A cart as this browser last knew it. */
export interface KeptCart {
  readonly cartId: string;
  readonly lines: readonly LostLine[];
}

interface KnownCart {
  readonly cartId: string | null;
  readonly cart: Cart | null;
  readonly keptCart: KeptCart | null;
}

const isWhole = (line: LostLine): line is NewLine => line.chosen !== null;

export const wholeLines = (lines: readonly LostLine[]): readonly NewLine[] => lines.filter(isWhole);

/** Without those that something still to be done is about; of a cart not read yet nothing can have been asked by line. */
export const lostLines = (
  { cartId, cart, keptCart }: KnownCart,
  actions: readonly CartAction[],
): readonly LostLine[] => {
  if (cart !== null) return linesToRebuild(cart, actions);
  return keptCart !== null && keptCart.cartId === cartId ? keptCart.lines : [];
};

/** Those that did not come back, or not in full. */
export const missedOfLost = (lost: readonly LostLine[], cart: Cart): readonly LostLine[] => {
  const missing = missingLines(wholeLines(lost), cart);
  return lost.filter((line) => !isWhole(line) || missing.includes(line));
};
