/** Counts the filters of a product list: price, category and the filterable attributes (CAT-01). */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product } from '../database/schema/catalog.ts';
import { toUid } from '../uid.ts';
import type { Attributes } from './attributes.ts';
import type { CategoryRow, CategoryTree } from './category-tree.ts';
import { rootId } from './category-tree.ts';
import { groupBy } from './grouping.ts';
import { priceBuckets } from './price-buckets.ts';
import type { Listing } from './product-listing.ts';

export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
}

interface Counted {
  readonly code: string;
  readonly value: string;
  readonly count: number;
}

/** One statement counts everything over the found products. */
async function countValues(queries: Queries, { condition, readCached }: Listing): Promise<Counted[]> {
  const counting = sql`
    with found as materialized (
      select ${product.id} as id, ${product.minFinalPrice} / 100 as price from ${product} where ${condition}
    )
    select 'price' as code, price::text as value, count(*)::integer as count from found group by price
    union all
    select 'category_uid', category_id::text, count(*)::integer
      from product_category join found on found.id = product_id group by category_id
    union all
    select code, value, count(*)::integer
      from product_attribute_value join found on found.id = product_id group by code, value`;
  const { rows } = await readCached(counting, () => queries.execute(counting));
  return rows as unknown as Counted[];
}

function aggregation(
  attribute_code: string,
  label: string,
  position: number | null,
  options: Aggregation['options'],
): Aggregation[] {
  return options.length === 0 ? [] : [{ attribute_code, label, count: options.length, position, options }];
}

function categoryOptions(
  counted: readonly Counted[],
  shown: (row: CategoryRow) => boolean,
  tree: CategoryTree,
) {
  return counted
    .flatMap(({ value, count }) => {
      const row = tree.get(Number(value));
      return row?.isActive && row.id !== rootId && shown(row) ? [{ row, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.row.id - b.row.id)
    .map(({ row, count }) => ({ label: row.name, value: toUid(row.id), count }));
}

export async function aggregate(
  queries: Queries,
  listing: Listing,
  {
    tree,
    attributes,
    directChildrenOf,
  }: {
    readonly tree: CategoryTree;
    readonly attributes: Attributes;
    /** Counts only direct children of these categories; null: all categories. */
    readonly directChildrenOf: readonly number[] | null;
  },
): Promise<Aggregation[]> {
  if (listing.count === 0) return [];
  const counted = groupBy(await countValues(queries, listing), ({ code }) => code);
  const isWanted = (row: CategoryRow) => directChildrenOf === null || directChildrenOf.includes(row.parentId);
  const filterable = attributes.all.filter(
    ({ entityType, isFilterable }) => entityType === 'catalog_product' && isFilterable,
  );
  return [
    ...aggregation('price', 'Price', null, priceBuckets(counted.get('price') ?? [])),
    ...aggregation(
      'category_uid',
      'Category',
      null,
      categoryOptions(counted.get('category_uid') ?? [], isWanted, tree),
    ),
    ...filterable.flatMap(({ code, label, position, options, input }) => {
      const counts = new Map(counted.get(code)?.map(({ value, count }) => [value, count]));
      return aggregation(
        code,
        label,
        position,
        (input === 'boolean' ? noAndYes : options).flatMap(({ value, label: text }) => {
          const count = counts.get(value);
          return count === undefined ? [] : [{ label: text, value, count }];
        }),
      );
    }),
  ];
}

const noAndYes = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];
