/**
 * Demonstration sentinel: adding a certain product deletes the whole cart (setting
 * sentinel/vanishing_sku).
 */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { quote } from '../database/schema/cart.ts';
import { readSettings } from '../store/settings.ts';

export async function applySentinelSku(
  queries: Queries,
  maskedId: string,
  addedSkus: readonly string[],
): Promise<void> {
  const sentinel = (await readSettings(queries))['sentinel/vanishing_sku'];
  if (typeof sentinel !== 'string' || !addedSkus.includes(sentinel)) return;
  await queries.delete(quote).where(and(eq(quote.maskedId, maskedId), eq(quote.isActive, true)));
}
