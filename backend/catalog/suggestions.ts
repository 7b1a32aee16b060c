/** Other searches that would find something, for one that was typed badly or only begun (CAT-03). */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { wordsOf } from './product-filter.ts';

const most = 5;

/** The best-selling names that hold all words of the search, or at least the beginning of its last one. */
export async function suggestSearches(
  queries: Queries,
  search: string,
): Promise<readonly { readonly search: string }[]> {
  const words = wordsOf(search);
  const last = words.at(-1);
  if (last === undefined) return [];
  // a word begun rightly is a word however it goes on
  const begun = last.slice(0, Math.max(3, last.length - 2));
  const query = [...words.slice(0, -1), begun].map((word) => `'${word}':*`).join(' & ');
  const found = await queries
    .select({ search: product.name })
    .from(product)
    .where(
      sql`${product.isActive} and ${product.visibility} in (3, 4) and ${product.searchVector} @@ to_tsquery('simple', ${query})`,
    )
    .orderBy(sql`${product.popularity} desc`, sql`${product.id} desc`)
    .limit(most);
  return found.filter((one) => one.search.toLowerCase() !== search.trim().toLowerCase());
}
