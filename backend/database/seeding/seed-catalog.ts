/**
 * Loads categories, products and URLs; products keep their rows because carts and orders refer to
 * them.
 */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Queries } from '../database.ts';
import {
  category,
  product,
  productAttributeValue,
  productCategory,
  productLink,
  urlRewrite,
} from '../schema/catalog.ts';
import { attribute } from '../schema/store.ts';
import { attributeRows } from './attribute-rows.ts';
import { categoryRows } from './category-rows.ts';
import { insertRows, orReplace } from './insert-rows.ts';
import { attributeIds, linkRows, placementRows, productRow, valueRows } from './product-rows.ts';
import { pageRewrites, productRewrites } from './rewrite-rows.ts';

/** A statement accepts 65,535 parameters; this many rows of the widest table stay below. */
const rowsAtOnce = 500;

/** Large enough for few statements, small enough for memory. */
const productsAtOnce = 2000;

export async function insertAll<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insert(rows.slice(start, start + rowsAtOnce));
}

/** `set` of an upsert: every column from the new row, except the named ones. */
export function excluded(table: PgTable, except: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key, column]) => !except.includes(key) && column.generated === undefined)
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}

async function seedProducts(tx: Queries, seed: SeedShop, categories: ReturnType<typeof categoryRows>) {
  const bySku = new Map(seed.products.map((own) => [own.sku, own]));
  const ids = attributeIds(seed);
  const paths = new Map(categories.map(({ id, path }) => [id, path]));
  const urlPaths = new Map(categories.map(({ id, urlPath }) => [id, urlPath]));
  // keeps what the shop changed: stock, and fields the seed does not contain
  const replace = orReplace(product, ['id', 'stock', 'maxSaleQuantity', 'newFrom']);
  for (let start = 0; start < seed.products.length; start += productsAtOnce) {
    const some = seed.products.slice(start, start + productsAtOnce);
    await insertRows(
      tx,
      product,
      some.map((own) => productRow(own, ids, bySku)),
      replace,
    );
    await insertRows(
      tx,
      productCategory,
      some.flatMap((own) => placementRows(own, paths)),
    );
    await insertRows(
      tx,
      productLink,
      some.flatMap((own) => linkRows(own, bySku)),
    );
    await insertRows(
      tx,
      productAttributeValue,
      some.flatMap((own) => valueRows(own, bySku)),
    );
    await insertRows(tx, urlRewrite, productRewrites(some, seed, urlPaths));
  }
}

export async function seedCatalog(tx: Queries, seed: SeedShop): Promise<void> {
  for (const table of [productAttributeValue, productLink, productCategory, urlRewrite, category, attribute])
    await tx.delete(table);
  const categories = categoryRows(seed.categories);
  await insertAll(categories, (some) => tx.insert(category).values(some));
  await insertAll(attributeRows(seed), (some) => tx.insert(attribute).values(some));
  await insertRows(tx, urlRewrite, pageRewrites(seed, categories));
  // products missing from the seed stay disabled, the others are enabled with their rows
  await tx.update(product).set({ isActive: false });
  await seedProducts(tx, seed, categories);
  // the embedded database has no autovacuum and plans badly without statistics
  await tx.execute(
    sql`analyze product, product_category, product_link, product_attribute_value, url_rewrite`,
  );
}
