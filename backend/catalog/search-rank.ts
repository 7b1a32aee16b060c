/**
 * Ranks search results: matching categories and product kinds before accessories, names before
 * descriptions (CAT-03).
 */
import { inArray, sql, type SQL } from 'drizzle-orm';
import { product, productCategory } from '../database/schema/catalog.ts';
import type { CategoryTree } from './category-tree.ts';
import { formsOf } from './search-terms.ts';

export interface ProductSearch {
  /** The full-text query. */
  readonly query: SQL;
  readonly words: readonly string[];
  readonly called: CategoryMatches;
}

/** Ids of the categories whose name matches the search. */
export interface CategoryMatches {
  /** A search for a department's name finds all of its products. */
  readonly departments: readonly number[];
  readonly subcategories: readonly number[];
}

export const noCategoryMatches: CategoryMatches = { departments: [], subcategories: [] };

const stemOf = (word: string): string => formsOf(word).at(-1) ?? word;

/** The last word of a name before a comma, a measure or "with" says what kind of product it is. */
const kindOf = (word: string): string =>
  `\\m${stemOf(word)}(s|es|ies)?(?=$|\\s*[,(]|\\s+[0-9]|\\s+(with|for|in)\\M)`;

const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word);

/**
 * A department also holds accessories, so its whole name must be searched for; a subcategory's name
 * only has to end with the search.
 */
export function matchCategories(words: readonly string[], tree: CategoryTree): CategoryMatches {
  const last = words.at(-1);
  if (last === undefined || !words.every(isWord)) return noCategoryMatches;
  const ends = new RegExp(`\\b${stemOf(last)}(s|es|ies)?$`, 'u');
  const called = tree.all.filter(({ name }) => {
    const lower = name.toLowerCase();
    return ends.test(lower) && words.every((word) => lower.includes(stemOf(word)));
  });
  const isWhole = (name: string): boolean => name.split(' ').length === words.length;
  return {
    departments: called.filter(({ level, name }) => level === 2 && isWhole(name)).map(({ id }) => id),
    subcategories: called.filter(({ level }) => level > 2).map(({ id }) => id),
  };
}

const points = (condition: SQL, count: number): SQL =>
  sql`case when ${condition} then ${count}::int else 0 end`;

/** Selects the ids of the products in these categories. */
export const idsIn = (categories: readonly number[]): SQL =>
  sql`select ${productCategory.productId} from ${productCategory} where ${inArray(productCategory.categoryId, [...categories])}`;

const isIn = (categories: readonly number[]): SQL => sql`${product.id} in (${idsIn(categories)})`;

/** More points rank higher; among equals the best-selling comes first. */
export function rankOf({ query, words, called: { departments, subcategories } }: ProductSearch): SQL {
  const last = words.at(-1) ?? '';
  const isNamed = sql`ts_filter(${product.searchVector}, '{a}') @@ ${query}`;
  const kinds = [
    ...(isWord(last) ? [sql`lower(${product.name}) ~ ${kindOf(last)}`] : []),
    ...(departments.length > 0 ? [sql`(${isNamed} and ${isIn(departments)})`] : []),
  ];
  const parts = [
    points(isNamed, 2),
    ...(kinds.length > 0 ? [points(sql.join(kinds, sql` or `), 2)] : []),
    ...(subcategories.length > 0
      ? [points(sql`${product.id} in (${idsIn(subcategories)} and ${productCategory.isDirect})`, 3)]
      : []),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}
