/** Checks stock for a cart with one more item or another quantity (CART-07). */
import type { ProductReader, ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import type { ItemOptions } from '../database/schema/cart.ts';
import { readItemRows } from './cart-lines.ts';
import { stockNeeds, stockProblem, type StockProblem } from './stock-needs.ts';

export interface RequestedLine {
  readonly product: ProductRow;
  readonly options: ItemOptions;
  /** The item's new total quantity. */
  readonly quantity: number;
  /** The item it replaces. */
  readonly itemId: number | null;
}

/**
 * A product can be in several items: alone, in a bundle or as a variant. All count towards its
 * stock.
 */
export async function requestedStockProblem(
  tx: Queries,
  reader: ProductReader,
  quoteId: number,
  { product, options, quantity, itemId }: RequestedLine,
): Promise<StockProblem | null> {
  const needs = stockNeeds(product, options, quantity);
  const wanted = new Map(needs.map(({ productId }) => [productId, 0]));
  const count = (productId: number, more: number) => {
    const before = wanted.get(productId);
    if (before !== undefined) wanted.set(productId, before + more);
  };
  for (const need of needs) count(need.productId, need.quantity);
  for (const row of await readItemRows(tx, quoteId)) {
    const other = row.id === itemId ? null : await reader.byId(row.productId);
    if (other === null) continue;
    for (const need of stockNeeds(other, row.options, row.quantity)) count(need.productId, need.quantity);
  }
  for (const [productId, sum] of wanted) {
    const shelf = await reader.byId(productId);
    const problem = shelf === null || !shelf.isActive ? 'outOfStock' : stockProblem(shelf, sum);
    if (problem !== null) return problem;
  }
  return null;
}
