/**
 * Computes the stock an item needs: of a variant, a bundle's parts or the product itself (CART-07).
 */
import type { ProductRow } from '../catalog/product-reader.ts';
import type { ItemOptions } from '../database/schema/cart.ts';

export interface StockNeed {
  readonly productId: number;
  readonly quantity: number;
}

export function stockNeeds(product: ProductRow, options: ItemOptions, quantity: number): StockNeed[] {
  if (options.variantId !== undefined) return [{ productId: options.variantId, quantity }];
  if (product.bundle === null) return [{ productId: product.id, quantity }];
  const selections = product.bundle.options.flatMap((option) => option.selections);
  return (options.bundle ?? []).flatMap((chosen) => {
    const selection = selections.find(({ id }) => id === chosen.selectionId);
    return selection ? [{ productId: selection.productId, quantity: chosen.quantity * quantity }] : [];
  });
}

/**
 * The quantity that can be sold now; infinite where stock is not managed or backorders are allowed.
 */
export function salableQuantity({ stock, isStockManaged, isBackordered }: ProductRow): number {
  return isStockManaged && !isBackordered ? stock : Number.POSITIVE_INFINITY;
}

export type StockProblem = 'outOfStock' | 'insufficientStock';

export function stockProblem(product: ProductRow, quantity: number): StockProblem | null {
  const salable = salableQuantity(product);
  if (salable <= 0) return 'outOfStock';
  return salable < quantity ? 'insufficientStock' : null;
}

/** Magento's messages for an item that cannot be ordered. */
export const stockMessages: Readonly<Record<StockProblem, string>> = {
  outOfStock: 'There are no source items with the in stock status',
  insufficientStock: 'The requested qty is not available',
};
