/** Finds products by text and filters: one page and the total count (CAT-01). */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { recallCatalogue, rememberNothing, type Remember } from './catalogue-memory.ts';
import type { CategoryTree } from './category-tree.ts';
import { listedCondition, type ListingRules } from './listed.ts';
import { filterCondition, parentsFirst, type ProductFilter } from './product-filter.ts';
import { orderOf, type ProductSort } from './product-order.ts';
import { categoriesCalled, idsIn, type CategoriesCalled } from './search-rank.ts';
import { searchQuery, searchWords } from './search-terms.ts';
import { mendedQuery } from './search-typos.ts';

export interface ProductQuery {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly sort?: ProductSort | null | undefined;
}

export interface Listing {
  readonly count: number;
  readonly condition: SQL;
  /** Caches further queries about these products. */
  readonly remember: Remember;
  /** Ids only: an index alone can answer, and the rows are then read in one batch. */
  read(offset: number, limit: number): Promise<readonly number[]>;
}

const asQuery = (query: string): SQL => sql`to_tsquery('simple', ${query})`;

function condition(
  { search, filter }: ProductQuery,
  query: string,
  { departments }: CategoriesCalled,
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
  const called = categoriesCalled(words, tree);
  // where sold-out products are hidden, every order may change the list
  const remember = rules.isOutOfStockShown ? await recallCatalogue(queries) : rememberNothing;
  const count = async (where: SQL): Promise<number> => {
    const counting = queries
      .select({ count: sql<number>`count(*)::integer` })
      .from(product)
      .where(where);
    const [row] = await remember(counting.getSQL(), async () => counting);
    return row?.count ?? 0;
  };
  const listing = (used: string, where: SQL, found: number): Listing => ({
    count: found,
    condition: where,
    remember,
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
      const rows = await remember(reading.getSQL(), async () => reading);
      return rows.map(({ id }) => id);
    },
  });
  const exact = condition(asked, query, called, tree, rules);
  const found = await count(exact);
  const mended = found === 0 && query !== '' ? await mendedQuery(queries, words, rules.searchLanguage) : null;
  if (mended === null) return listing(query, exact, found);
  const where = condition(asked, mended, called, tree, rules);
  return listing(mended, where, await count(where));
}
