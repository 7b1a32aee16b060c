/** Finds products by text and filters: one page and the total count (CAT-01). */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { openCatalogueCache, withoutCache, type ReadCached } from './catalogue-cache.ts';
import type { CategoryTree } from './category-tree.ts';
import { listedCondition, type ListingRules } from './listed.ts';
import { filterCondition, parentsFirst, type ProductFilter } from './product-filter.ts';
import { orderOf, type ProductSort } from './product-order.ts';
import { matchCategories, idsIn, type CategoryMatches } from './search-rank.ts';
import { searchQuery, searchWords } from './search-terms.ts';
import { correctedQuery } from './search-typos.ts';

export interface ProductQuery {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly sort?: ProductSort | null | undefined;
}

export interface Listing {
  readonly count: number;
  readonly condition: SQL;
  /** Caches further queries about these products. */
  readonly readCached: ReadCached;
  /** Ids only: an index alone can answer, and the rows are then read in one batch. */
  read(offset: number, limit: number): Promise<readonly number[]>;
}

const asQuery = (query: string): SQL => sql`to_tsquery('simple', ${query})`;

function condition(
  { search, filter }: ProductQuery,
  query: string,
  { departments }: CategoryMatches,
  tree: CategoryTree,
  rules: ListingRules,
): SQL {
  const matches = query === '' ? sql`false` : sql`${product.searchVector} @@ ${asQuery(query)}`;
  // union instead of OR, so that each half uses its own index
  const found =
    departments.length === 0
      ? matches
      : sql`${product.id} in (select ${product.id} from ${product} where ${matches} union ${idsIn(departments)})`;
  return (
    and(
      listedCondition(rules, Boolean(search)),
      filterCondition(filter ?? {}, tree, rules.areParentsFound),
      search ? found : undefined,
    ) ?? sql`true`
  );
}

export async function findProducts(
  queries: Queries,
  asked: ProductQuery,
  tree: CategoryTree,
  rules: ListingRules,
): Promise<Listing> {
  const words = searchWords(asked.search ?? '');
  const query = searchQuery(words, rules.searchLanguage);
  const called = matchCategories(words, tree);
  // where sold-out products are hidden, every order may change the list
  const readCached = rules.isOutOfStockShown ? await openCatalogueCache(queries) : withoutCache;
  const count = async (where: SQL): Promise<number> => {
    const counting = queries
      .select({ count: sql<number>`count(*)::integer` })
      .from(product)
      .where(where);
    const [row] = await readCached(counting.getSQL(), async () => counting);
    return row?.count ?? 0;
  };
  const listing = (used: string, where: SQL, found: number): Listing => ({
    count: found,
    condition: where,
    readCached,
    async read(offset, limit) {
      const reading = queries
        .select({ id: product.id })
        .from(product)
        .where(where)
        .orderBy(
          ...orderOf(
            asked.sort,
            used === '' ? null : { query: asQuery(used), words, called },
            rules.areParentsFound ? parentsFirst(asked.filter) : null,
          ),
        )
        .limit(limit)
        .offset(offset);
      const rows = await readCached(reading.getSQL(), async () => reading);
      return rows.map(({ id }) => id);
    },
  });
  const exact = condition(asked, query, called, tree, rules);
  const found = await count(exact);
  const mended =
    found === 0 && query !== '' ? await correctedQuery(queries, words, rules.searchLanguage) : null;
  if (mended === null) return listing(query, exact, found);
  const where = condition(asked, mended, called, tree, rules);
  return listing(mended, where, await count(where));
}
