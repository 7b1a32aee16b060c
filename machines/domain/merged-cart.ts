/** The guest's lines in the cart after sign-in (CART-11). */

import { isSameItem, missingLines, newLineOf, type Cart, type Held, type NewLine } from './cart.ts';

type Lines = readonly Pick<NewLine, 'sku' | 'chosen' | 'quantity'>[];

const ofProduct = (lines: Lines, { sku }: NewLine): number =>
  lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);

const ofGoods = (lines: Lines, goods: NewLine): number =>
  lines.reduce((sum, line) => sum + (isSameItem(line, goods) ? line.quantity : 0), 0);

/**
 * Lines that the merge left out: the server silently drops what is not in stock. Choices that only
 * returned under other names, and quantities that the guest's replaced, are not reported.
 */
export const missingAfterMerge = (
  released: readonly NewLine[],
  before: Held,
  merged: Cart,
): readonly NewLine[] => {
  const own = before.lines.map((line) => newLineOf(line));
  const isShort = (line: NewLine): boolean =>
    ofProduct(merged.lines, line) < ofProduct([...own, ...released], line);
  const isReplaced = (line: NewLine): boolean =>
    ofGoods(merged.lines, line) === ofGoods(released, line) && ofGoods(own, line) !== ofGoods(released, line);
  return missingLines([...own, ...released], merged).filter(
    (line) => ofGoods(released, line) > 0 && isShort(line) && !isReplaced(line),
  );
};
