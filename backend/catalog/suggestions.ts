/** Suggests related searches for a mistyped or unfinished one (CAT-03). */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { wordsOf } from './product-filter.ts';
import { noCategoryMatches, rankOf } from './search-rank.ts';

const most = 5;

/**
 * Product names that match all words, the last one by prefix; best match first, then best-selling.
 */
export async function suggestSearches(
  queries: Queries,
  search: string,
): Promise<readonly { readonly search: string }[]> {
  const words = wordsOf(search);
  const last = words.at(-1);
  if (last === undefined) return [];
  // drops the last letters, where a typo or an unfinished ending is likely
  const begun = last.slice(0, Math.max(3, last.length - 2));
  const query = [...words.slice(0, -1), begun].map((word) => `'${word}':*`).join(' & ');
  const found = await queries
    .select({ search: product.name })
    .from(product)
    .where(
      sql`${product.isActive} and ${product.visibility} in (3, 4) and ${product.searchVector} @@ to_tsquery('simple', ${query})`,
    )
    .orderBy(
      sql`${rankOf({ query: sql`to_tsquery('simple', ${query})`, words, called: noCategoryMatches })} desc`,
      sql`${product.popularity} desc`,
      sql`${product.id} desc`,
    )
    .limit(most);
  return found.filter((one) => one.search.toLowerCase() !== search.trim().toLowerCase());
}
