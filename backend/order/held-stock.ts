/** The stock an order takes: held from first to last, lowest id first so that two orders never wait for each other (PAY-04). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Cart } from '../cart/cart.ts';
import { stockNeeds } from '../cart/stock-needs.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';

/** Before the cart is read: of a composite what was chosen of it is held. */
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

/** What is not counted stays as it is; what may be sold below zero goes there. */
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
