/** Lines of a cart: added, changed, removed, each by the rules of quantity (CART-02, CART-07). */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { quantityMessages, quantityProblem } from '../rules/quantity.ts';

export interface AddRequest {
  readonly sku: string;
  readonly quantity: number;
}

export interface AddRefusal {
  readonly code: 'PRODUCT_NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';
  readonly message: string;
}

async function findProduct(tx: Queries, sku: string): Promise<typeof product.$inferSelect | null> {
  const [found] = await tx.select().from(product).where(eq(product.sku, sku));
  return found ?? null;
}

/** Null where it was added; a refusal says why not, and leaves the cart as it was. */
export async function addItem(
  tx: Queries,
  quoteId: number,
  { sku, quantity }: AddRequest,
): Promise<AddRefusal | null> {
  const wanted = await findProduct(tx, sku);
  // Magento says the same of what is unknown, switched off and sold out.
  if (wanted === null || !wanted.isActive || wanted.stock <= 0)
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` };
  const [line] = await tx
    .select()
    .from(quoteItem)
    .where(and(eq(quoteItem.quoteId, quoteId), eq(quoteItem.productId, wanted.id)));
  const problem =
    quantityProblem(quantity, wanted.stock) ??
    quantityProblem(quantity + (line?.quantity ?? 0), wanted.stock);
  if (problem !== null)
    return {
      code: problem === 'insufficientStock' ? 'INSUFFICIENT_STOCK' : 'UNDEFINED',
      message: quantityMessages[problem],
    };
  if (line)
    await tx
      .update(quoteItem)
      .set({ quantity: line.quantity + quantity })
      .where(eq(quoteItem.id, line.id));
  else await tx.insert(quoteItem).values({ quoteId, productId: wanted.id, quantity });
  return null;
}

async function findItem(tx: Queries, quoteId: number, itemId: number) {
  const [found] = await tx
    .select({ item: quoteItem, product })
    .from(quoteItem)
    .innerJoin(product, eq(product.id, quoteItem.productId))
    .where(and(eq(quoteItem.quoteId, quoteId), eq(quoteItem.id, itemId)));
  return found ?? null;
}

/** Zero or less removes the line, as in Magento. Throws a refusal; the caller's transaction then changes nothing at all. */
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
  const problem = quantityProblem(quantity, found.product.stock);
  if (problem !== null)
    throw refuseInput(
      `Could not update the product with SKU ${found.product.sku}: ${quantityMessages[problem]}`,
    );
  await tx.update(quoteItem).set({ quantity }).where(eq(quoteItem.id, itemId));
}

export async function removeItem(tx: Queries, quoteId: number, itemId: number): Promise<void> {
  const removed = await tx
    .delete(quoteItem)
    .where(and(eq(quoteItem.quoteId, quoteId), eq(quoteItem.id, itemId)))
    .returning({ id: quoteItem.id });
  if (removed.length === 0) throw refuseMissing("The cart doesn't contain the item");
}
