/** What has become of a guest's lines in the cart of whoever signed in (CART-11). */

import { isSameGoods, missingLines, newLineOf, type Cart, type Held, type NewLine } from './cart.ts';

type Lines = readonly Pick<NewLine, 'sku' | 'chosen' | 'quantity'>[];

const ofProduct = (lines: Lines, { sku }: NewLine): number =>
  lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);

const ofGoods = (lines: Lines, goods: NewLine): number =>
  lines.reduce((sum, line) => sum + (isSameGoods(line, goods) ? line.quantity : 0), 0);

/**
 * What did not come along, for the server drops in silence what the stock cannot hold. Where a choice only came back in
 * other words the pieces of its product are all there; where the merchant lets the guest's number take the place of the
 * customer's there are just as many as the guest had. Of neither anything is claimed.
 */
export const missedOfMerge = (
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
