/** Finds products by text and filters: a page of them, and how many there are (CAT-01). */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { recallCatalogue, rememberNothing, type Remember } from './catalogue-memory.ts';
import type { CategoryTree } from './category-tree.ts';
import { listedCondition, type ListingRules } from './listed.ts';
import { filterCondition, parentsFirst, wordsOf, type ProductFilter } from './product-filter.ts';
import { orderOf, type ProductSort } from './product-order.ts';

export interface ProductQuery {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly sort?: ProductSort | null | undefined;
}

export interface Listing {
  readonly count: number;
  readonly condition: SQL;
  /** For whatever else is asked of these products. */
  readonly remember: Remember;
  /** Only their ids: an index alone can say them, and their rows are then read with all others of the request. */
  read(offset: number, limit: number): Promise<readonly number[]>;
}

/** Every word has to begin a word of the product's; null where nothing is searched for. */
function searchWords(search: string | null | undefined): SQL | null {
  const words = wordsOf(search ?? '');
  if (words.length === 0) return null;
  return sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}

function searchCondition(search: string | null | undefined, words: SQL | null): SQL | undefined {
  if (!search) return undefined;
  return words ? sql`${product.searchVector} @@ ${words}` : sql`false`;
}

export async function findProducts(
  queries: Queries,
  { search, filter, sort }: ProductQuery,
  tree: CategoryTree,
  rules: ListingRules,
): Promise<Listing> {
  const words = searchWords(search);
  const condition =
    and(
      listedCondition(rules, Boolean(search)),
      filterCondition(filter ?? {}, tree, rules.areParentsFound),
      searchCondition(search, words),
    ) ?? sql`true`;
  // where what is sold out is hidden, any order may change the list
  const remember = rules.isOutOfStockShown ? await recallCatalogue(queries) : rememberNothing;
  const counting = queries
    .select({ count: sql<number>`count(*)::integer` })
    .from(product)
    .where(condition);
  const [row] = await remember(counting.getSQL(), async () => counting);
  return {
    count: row?.count ?? 0,
    condition,
    remember,
    async read(offset, limit) {
      const reading = queries
        .select({ id: product.id })
        .from(product)
        .where(condition)
        .orderBy(...orderOf(sort, words, rules.areParentsFound ? parentsFirst(filter) : null))
        .limit(limit)
        .offset(offset);
      const found = await remember(reading.getSQL(), async () => reading);
      return found.map(({ id }) => id);
    },
  };
}
