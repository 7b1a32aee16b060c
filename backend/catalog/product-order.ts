/** Orders product lists (CAT-01). */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { product } from '../database/schema/catalog.ts';
import { rankOf, type ProductSearch } from './search-rank.ts';

export type SortDirection = 'ASC' | 'DESC';
export type SortKey = 'name' | 'position' | 'price' | 'relevance';
export type ProductSort = Partial<Record<SortKey, SortDirection | null>>;

function expression(key: SortKey, sought: ProductSearch | null): SQL | null {
  switch (key) {
    case 'name':
      return sql`lower(${product.name}) collate "C"`;
    case 'price':
      return sql`${product.minFinalPrice}`;
    case 'position':
      // more popular products come first
      return sql`-${product.popularity}`;
    case 'relevance':
      return sought && rankOf(sought);
  }
}

/** Keys apply in the schema's order, not the request's; ties go newest first. */
export function orderOf(
  sort: ProductSort | null | undefined,
  sought: ProductSearch | null,
  unsorted: SQL | null = null,
): SQL[] {
  const chosen = (Object.entries(sort ?? {}) as [SortKey, SortDirection | null][]).flatMap(
    ([key, direction]) => {
      const value = direction && expression(key, sought);
      return value ? [direction === 'DESC' ? desc(value) : asc(value)] : [];
    },
  );
  const best = sought === null ? [] : [desc(rankOf(sought))];
  const byDefault = [
    ...(unsorted === null ? [] : [asc(unsorted)]),
    desc(product.popularity),
    desc(product.id),
  ];
  return [...(chosen.length > 0 ? chosen : best), ...byDefault];
}
