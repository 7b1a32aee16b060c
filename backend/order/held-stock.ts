/**
 * Locks and takes the stock of an order, lowest id first so that two orders cannot deadlock
 * (PAY-04).
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Cart } from '../cart/cart.ts';
import { stockNeeds } from '../cart/stock-needs.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';

/** Runs before the cart is read; for composites it locks the chosen parts. */
export async function holdStock(tx: Queries, quoteId: number): Promise<void> {
  const rows = await tx
    .select({ item: quoteItem, product })
    .from(quoteItem)
    .innerJoin(product, eq(product.id, quoteItem.productId))
    .where(eq(quoteItem.quoteId, quoteId));
  const ids = rows.flatMap(({ item, product: sold }) =>
    stockNeeds(sold, item.options, item.quantity).map(({ productId }) => productId),
  );
  if (ids.length === 0) return;
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, [...new Set(ids)]))
    .orderBy(product.id)
    .for('update');
}

/** Unmanaged stock stays unchanged; backordered stock may become negative. */
export async function takeStock(tx: Queries, { lines }: Cart): Promise<void> {
  const wanted = new Map<number, number>();
  for (const need of lines.flatMap(({ needs }) => needs))
    wanted.set(need.product.id, (wanted.get(need.product.id) ?? 0) + need.quantity);
  for (const [id, quantity] of wanted)
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, id), product.isStockManaged));
}
