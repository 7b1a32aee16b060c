/** In which order a list of products is shown (CAT-01). */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { product } from '../database/schema/catalog.ts';

export type SortDirection = 'ASC' | 'DESC';
export type SortKey = 'name' | 'position' | 'price' | 'relevance';
export type ProductSort = Partial<Record<SortKey, SortDirection | null>>;

function expression(key: SortKey, words: SQL | null): SQL | null {
  switch (key) {
    case 'name':
      return sql`lower(${product.name}) collate "C"`;
    case 'price':
      return sql`${product.minFinalPrice}`;
    case 'position':
      // the more is asked for, the nearer to the top
      return sql`-${product.popularity}`;
    case 'relevance':
      return words && sql`ts_rank(${product.searchVector}, ${words})`;
  }
}

/** The keys count in the schema's order, whatever the order they were sent in; what is equal, newest first. */
export function orderOf(
  sort: ProductSort | null | undefined,
  words: SQL | null,
  unsorted: SQL | null = null,
): SQL[] {
  const chosen = (Object.entries(sort ?? {}) as [SortKey, SortDirection | null][]).flatMap(
    ([key, direction]) => {
      const value = direction && expression(key, words);
      return value ? [direction === 'DESC' ? desc(value) : asc(value)] : [];
    },
  );
  const best = words === null ? [] : [desc(sql`ts_rank(${product.searchVector}, ${words})`)];
  const byDefault = [
    ...(unsorted === null ? [] : [asc(unsorted)]),
    desc(product.popularity),
    desc(product.id),
  ];
  return [...(chosen.length > 0 ? chosen : best), ...byDefault];
}
