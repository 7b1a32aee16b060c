/** Decides whether a product can be sold, from its own stock or that of its parts (CAT-02). */
import { settingNumber, type Settings } from '../store/settings.ts';
import type { ProductReader, ProductRow } from './product-reader.ts';

/** By its own stock: not managed, available, or backordered. */
export function isSaleable(row: ProductRow): boolean {
  return row.isActive && (!row.isStockManaged || row.isBackordered || row.stock > 0);
}

async function isBundleInStock(row: ProductRow, reader: ProductReader): Promise<boolean> {
  const parts = await reader.linked(row.id, 'bundle');
  const saleable = new Set(
    parts.filter(({ product }) => isSaleable(product)).map(({ product }) => product.id),
  );
  const options = row.bundle?.options ?? [];
  return options
    .filter(({ isRequired }) => isRequired)
    .every(({ selections }) => selections.some(({ productId }) => saleable.has(productId)));
}

/** A composite product is in stock while enough of its parts are. */
export async function isInStock(row: ProductRow, reader: ProductReader): Promise<boolean> {
  if (row.type === 'bundle') return isBundleInStock(row, reader);
  if (row.type === 'configurable' || row.type === 'grouped') {
    const children = await reader.linked(row.id, row.type);
    return children.some(({ product }) => isSaleable(product));
  }
  return !row.isStockManaged || row.isBackordered || row.stock > 0;
}

/** The low stock count, where the store shows it. */
export function fewLeft(row: ProductRow, settings: Settings): number | null {
  const threshold = settingNumber(settings, 'cataloginventory/options/stock_threshold_qty', 0);
  return row.isStockManaged && row.stock > 0 && row.stock <= threshold ? row.stock : null;
}
