/** Loads categories, products and their addresses; products keep their rows, because carts and orders point at them. */
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

/** A statement takes 65,535 parameters; this many rows of the widest table stay below. */
const rowsAtOnce = 500;

/** So many that few statements are needed, so few that their rows fit into memory beside the seed. */
const productsAtOnce = 2000;

export async function insertAll<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insert(rows.slice(start, start + rowsAtOnce));
}

/** `set` of an upsert: every column as the new row has it, but for those named. */
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
  // what the shop itself has changed since stays: the stock, and what the seed does not speak of
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
  // what the seed no longer has is retired; what it has comes back with its row
  await tx.update(product).set({ isActive: false });
  await seedProducts(tx, seed, categories);
  // the embedded database never does this by itself, and plans badly without
  await tx.execute(
    sql`analyze product, product_category, product_link, product_attribute_value, url_rewrite`,
  );
}
