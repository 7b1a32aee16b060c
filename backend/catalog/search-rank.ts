/** How well a product is what was searched for: its shelf and its kind before what goes with it, its name before its description (CAT-03). */
import { inArray, sql, type SQL } from 'drizzle-orm';
import { product, productCategory } from '../database/schema/catalog.ts';
import type { CategoryTree } from './category-tree.ts';
import { formsOf } from './search-terms.ts';

export interface Sought {
  /** The query of the full-text index. */
  readonly query: SQL;
  readonly words: readonly string[];
  readonly called: CategoriesCalled;
}

/** Ids of the categories that are called what is searched for. */
export interface CategoriesCalled {
  /** A search for a department's name finds all of its products. */
  readonly departments: readonly number[];
  readonly shelves: readonly number[];
}

export const noneCalled: CategoriesCalled = { departments: [], shelves: [] };

const stemOf = (word: string): string => formsOf(word).at(-1) ?? word;

/** A name says what a thing is with its last word before a comma, a measure or what it comes with. */
const kindOf = (word: string): string =>
  `\\m${stemOf(word)}(s|es|ies)?(?=$|\\s*[,(]|\\s+[0-9]|\\s+(with|for|in)\\M)`;

const isWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word);

/** A department also holds what goes with its goods; its whole name must be searched for, of a shelf's name the end. */
export function categoriesCalled(words: readonly string[], tree: CategoryTree): CategoriesCalled {
  const last = words.at(-1);
  if (last === undefined || !words.every(isWord)) return noneCalled;
  const ends = new RegExp(`\\b${stemOf(last)}(s|es|ies)?$`, 'u');
  const called = tree.all.filter(({ name }) => {
    const lower = name.toLowerCase();
    return ends.test(lower) && words.every((word) => lower.includes(stemOf(word)));
  });
  const isWhole = (name: string): boolean => name.split(' ').length === words.length;
  return {
    departments: called.filter(({ level, name }) => level === 2 && isWhole(name)).map(({ id }) => id),
    shelves: called.filter(({ level }) => level > 2).map(({ id }) => id),
  };
}

const points = (condition: SQL, count: number): SQL =>
  sql`case when ${condition} then ${count}::int else 0 end`;

/** Selects the ids of the products in these categories. */
export const idsIn = (categories: readonly number[]): SQL =>
  sql`select ${productCategory.productId} from ${productCategory} where ${inArray(productCategory.categoryId, [...categories])}`;

const isIn = (categories: readonly number[]): SQL => sql`${product.id} in (${idsIn(categories)})`;

/** The more points, the nearer to the top; among equals what is sold most comes first. */
export function rankOf({ query, words, called: { departments, shelves } }: Sought): SQL {
  const last = words.at(-1) ?? '';
  const isNamed = sql`ts_filter(${product.searchVector}, '{a}') @@ ${query}`;
  const kinds = [
    ...(isWord(last) ? [sql`lower(${product.name}) ~ ${kindOf(last)}`] : []),
    ...(departments.length > 0 ? [sql`(${isNamed} and ${isIn(departments)})`] : []),
  ];
  const parts = [
    points(isNamed, 2),
    ...(kinds.length > 0 ? [points(sql.join(kinds, sql` or `), 2)] : []),
    ...(shelves.length > 0
      ? [points(sql`${product.id} in (${idsIn(shelves)} and ${productCategory.isDirect})`, 3)]
      : []),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}
