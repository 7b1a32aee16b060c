/**
 * Ranks search results: matching categories and product kinds before accessories, names before
 * descriptions (CAT-03).
 */
import { sql, type SQL } from 'drizzle-orm';
import { product, productCategory } from '../database/schema/catalog.ts';
import type { CategoryTree } from './category-tree.ts';
import { formsOf } from './search-terms.ts';

export interface Sought {
  /** The full-text query. */
  readonly query: SQL;
  readonly words: readonly string[];
  /** Categories whose name matches the search. */
  readonly shelves: readonly number[];
}

const stemOf = (word: string): string => formsOf(word).at(-1) ?? word;

/** The last word of a name before a comma, a measure or "with" says what kind of product it is. */
const kindOf = (word: string): string =>
  `\\m${stemOf(word)}(s|es|ies)?(?=$|\\s*[,(]|\\s+[0-9]|\\s+(with|for|in)\\M)`;

const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word);

/** Only subcategories match: top-level departments also hold accessories. */
export function shelvesCalled(words: readonly string[], tree: CategoryTree): readonly number[] {
  const last = words.at(-1);
  if (last === undefined || !words.every(isWord)) return [];
  const ends = new RegExp(`\\b${stemOf(last)}(s|es|ies)?$`, 'u');
  const isCalled = (name: string): boolean =>
    ends.test(name) && words.every((word) => name.includes(stemOf(word)));
  return tree.all.filter(({ level, name }) => level > 2 && isCalled(name.toLowerCase())).map(({ id }) => id);
}

const points = (condition: SQL, count: number): SQL =>
  sql`case when ${condition} then ${count}::int else 0 end`;

/** More points rank higher; among equals the best-selling comes first. */
export function rankOf({ query, words, shelves }: Sought): SQL {
  const last = words.at(-1) ?? '';
  const isNamed = sql`ts_filter(${product.searchVector}, '{a}') @@ ${query}`;
  const isKind = sql`lower(${product.name}) ~ ${kindOf(last)}`;
  const isOnShelf = sql`exists (select 1 from ${productCategory} where ${productCategory.productId} = ${product.id} and ${productCategory.isDirect} and ${productCategory.categoryId} in (${sql.join(
    shelves.map((id) => sql`${id}`),
    sql`, `,
  )}))`;
  const parts = [
    points(isNamed, 2),
    ...(isWord(last) ? [points(isKind, 2)] : []),
    ...(shelves.length > 0 ? [points(isOnShelf, 3)] : []),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}
