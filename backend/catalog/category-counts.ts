/** Counts the products of all requested categories in one statement (CAT-01). */
import DataLoader from 'dataloader';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product, productCategory } from '../database/schema/catalog.ts';
import { openCatalogueCache, withoutCache } from './catalogue-cache.ts';
import { listedCondition, type ListingRules } from './listed.ts';

export interface CategoryCounts {
  countIn(categoryId: number): Promise<number>;
}

export function createCategoryCounts(queries: Queries, rules: () => Promise<ListingRules>): CategoryCounts {
  const counts = new DataLoader<number, number>(async (ids) => {
    const listing = await rules();
    const readCached = listing.isOutOfStockShown ? await openCatalogueCache(queries) : withoutCache;
    const counting = queries
      .select({ id: productCategory.categoryId, count: sql<number>`count(*)::integer` })
      .from(productCategory)
      .innerJoin(product, eq(product.id, productCategory.productId))
      .where(and(inArray(productCategory.categoryId, [...ids]), listedCondition(listing, false)))
      .groupBy(productCategory.categoryId);
    const rows = await readCached(counting.getSQL(), async () => counting);
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
  return { countIn: (id) => counts.load(id) };
}
