/** Changes and removes cart items within the quantity rules (CART-02, CART-07). */
import { and, eq } from 'drizzle-orm';
import { createProductReader } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { quantityMessages, quantityProblem } from '../rules/quantity.ts';
import { requestedStockProblem } from './requested-stock.ts';

export async function findItem(tx: Queries, quoteId: number, itemId: number) {
  const [found] = await tx
    .select({ item: quoteItem, product })
    .from(quoteItem)
    .innerJoin(product, eq(product.id, quoteItem.productId))
    .where(and(eq(quoteItem.quoteId, quoteId), eq(quoteItem.id, itemId)));
  return found ?? null;
}

type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Null on success; else Magento's message. */
export async function setItemQuantity(
  tx: Queries,
  { item, product: own }: FoundItem,
  quantity: number,
): Promise<string | null> {
  const problem =
    quantityProblem(quantity, own.maxSaleQuantity) ??
    ((await requestedStockProblem(tx, createProductReader(tx), item.quoteId, {
      product: own,
      options: item.options,
      quantity,
      itemId: item.id,
    })) === null
      ? null
      : 'insufficientStock');
  if (problem !== null) return quantityMessages[problem];
  await tx.update(quoteItem).set({ quantity }).where(eq(quoteItem.id, item.id));
  return null;
}

/**
 * As in Magento, zero or less removes the item. Throws a refusal, which rolls back the caller's
 * transaction.
 */
export async function changeItem(
  tx: Queries,
  quoteId: number,
  itemId: number,
  quantity: number,
): Promise<void> {
  const found = await findItem(tx, quoteId, itemId);
  if (found === null)
    throw refuseMissing(
      quantity <= 0
        ? `The ${quoteId} Cart doesn't contain the ${itemId} item.`
        : `Could not find cart item with id: ${itemId}.`,
    );
  if (quantity <= 0) {
    await tx.delete(quoteItem).where(eq(quoteItem.id, itemId));
    return;
  }
  const problem = await setItemQuantity(tx, found, quantity);
  if (problem !== null)
    throw refuseInput(`Could not update the product with SKU ${found.product.sku}: ${problem}`);
}

export async function removeItem(tx: Queries, quoteId: number, itemId: number): Promise<boolean> {
  const removed = await tx
    .delete(quoteItem)
    .where(and(eq(quoteItem.quoteId, quoteId), eq(quoteItem.id, itemId)))
    .returning({ id: quoteItem.id });
  return removed.length > 0;
}
