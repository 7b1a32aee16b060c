/** Translates product filters into SQL conditions (CAT-01). */
import { and, inArray, or, sql, type Column, type SQL } from 'drizzle-orm';
import { product } from '../database/schema/catalog.ts';
import { fromUid } from '../uid.ts';
import type { CategoryTree } from './category-tree.ts';

interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

interface MatchFilter {
  readonly match?: string | null;
  readonly match_type?: 'FULL' | 'PARTIAL' | null;
}

interface RangeFilter {
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface ProductFilter {
  readonly category_id?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly category_url_path?: EqualFilter | null;
  readonly sku?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly name?: MatchFilter | null;
  readonly description?: MatchFilter | null;
  readonly short_description?: MatchFilter | null;
  readonly price?: RangeFilter | null;
}

/**
 * Magento's `catalog/search/max_query_length`, in characters. Longer searches kept the database
 * busy for minutes.
 */
const longestSearch = 128;

export function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, longestSearch)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function wanted(filter: EqualFilter): string[] {
  const values = [...(filter.in ?? []), filter.eq];
  // an empty value filters nothing, as in Magento
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

function equals(column: Column, filter: EqualFilter | null | undefined): SQL | undefined {
  const values = wanted(filter ?? {});
  return values.length === 0 ? undefined : inArray(column, values);
}

/** Matches the product's own url_key, or that of a part, member or variant. */
function hasUrlKey(filter: EqualFilter | null | undefined, areParentsFound: boolean): SQL | undefined {
  const keys = wanted(filter ?? {});
  if (keys.length === 0) return undefined;
  const own = inArray(product.urlKey, keys);
  return areParentsFound
    ? or(
        own,
        sql`${product.id} in (select link.parent_id from product_link link join product child on child.id = link.child_id
          where link.kind in ('configurable', 'bundle', 'grouped') and child.url_key in ${keys})`,
      )
    : own;
}

/** Sorts parents before the product with the requested key. */
export function parentsFirst(filter: ProductFilter | null | undefined): SQL | null {
  const keys = wanted(filter?.url_key ?? {});
  return keys.length === 0 ? null : sql`(${product.urlKey} in ${keys})`;
}

function matches(text: SQL, { match, match_type: type }: MatchFilter): SQL | undefined {
  const words = wordsOf(match ?? '');
  if (words.length === 0) return undefined;
  if (type === 'PARTIAL') return and(...words.map((word) => sql`${text} ilike ${`%${word}%`}`));
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${query})`;
}

function cents(amount: string): number {
  const number = Number(amount);
  return Number.isFinite(number) ? Math.max(-1, Math.min(Math.round(number * 100), 2_000_000_000)) : 0;
}

function priceWithin({ from, to }: RangeFilter): SQL | undefined {
  return and(
    from ? sql`${product.minFinalPrice} >= ${cents(from)}` : undefined,
    to ? sql`${product.minFinalPrice} <= ${cents(to)}` : undefined,
  );
}

/** The categories in a filter; null where it has none and so does not restrict. */
export function wantedCategories(filter: ProductFilter, tree: CategoryTree): readonly number[] | null {
  const ids = [
    ...wanted(filter.category_id ?? {}).map(Number),
    ...wanted(filter.category_uid ?? {}).map(fromUid),
    ...wanted(filter.category_url_path ?? {}).map(
      (path) => tree.all.find(({ urlPath }) => urlPath === path)?.id ?? 0,
    ),
  ];
  return ids.length === 0 ? null : ids.filter((id) => tree.get(id)?.isActive);
}

function onShelves(ids: readonly number[] | null): SQL | undefined {
  if (ids === null) return undefined;
  if (ids.length === 0) return sql`false`;
  return sql`${product.id} in (select product_id from product_category where category_id in ${ids})`;
}

/** Any other filter refers to one of the shop's own attributes. */
const builtIn = new Set([
  'category_id',
  'category_uid',
  'category_url_path',
  'sku',
  'url_key',
  'name',
  'description',
  'short_description',
  'price',
]);

function onAttributes(filter: object): (SQL | undefined)[] {
  return Object.entries(filter)
    .filter(([code]) => !builtIn.has(code))
    .map(([code, own]: [string, EqualFilter | null]) => {
      const values = wanted(own ?? {});
      if (values.length === 0) return undefined;
      return sql`${product.id} in (select product_id from product_attribute_value where code = ${code} and value in ${values})`;
    });
}

export function filterCondition(
  filter: ProductFilter,
  tree: CategoryTree,
  areParentsFound: boolean,
): SQL | undefined {
  return and(
    onShelves(wantedCategories(filter, tree)),
    equals(product.sku, filter.sku),
    hasUrlKey(filter.url_key, areParentsFound),
    matches(sql`(${product.name} || ' ' || ${product.childNames})`, filter.name ?? {}),
    matches(sql`${product.description}`, filter.description ?? {}),
    matches(sql`${product.shortDescription}`, filter.short_description ?? {}),
    priceWithin(filter.price ?? {}),
    ...onAttributes(filter),
  );
}
