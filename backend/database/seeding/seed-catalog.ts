/** Loads categories, products and their addresses; products keep their rows, because carts and orders point at them. */
import { getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
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
import { catalogRows } from './catalog-rows.ts';

/** A statement takes 65,535 parameters; this many rows of the widest table stay below. */
const rowsAtOnce = 500;

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

async function retireMissing(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx
    .update(product)
    .set({ isActive: false })
    .where(notInArray(product.id, [0, ...ids]));
}

export async function seedCatalog(tx: Queries, seed: SeedShop): Promise<void> {
  for (const table of [productAttributeValue, productLink, productCategory, urlRewrite, category, attribute])
    await tx.delete(table);
  const rows = catalogRows(seed);
  await insertAll(rows.categories, (some) => tx.insert(category).values(some));
  await retireMissing(
    tx,
    rows.products.map(({ id }) => id),
  );
  await insertAll(rows.products, (some) =>
    tx
      .insert(product)
      .values(some)
      // Stock is the one thing that the shop itself has changed since.
      .onConflictDoUpdate({ target: product.id, set: excluded(product, ['id', 'stock']) }),
  );
  await insertAll(rows.productCategories, (some) => tx.insert(productCategory).values(some));
  await insertAll(rows.productLinks, (some) => tx.insert(productLink).values(some));
  await insertAll(rows.attributeValues, (some) => tx.insert(productAttributeValue).values(some));
  await insertAll(rows.rewrites, (some) => tx.insert(urlRewrite).values(some));
  await insertAll(rows.attributes, (some) => tx.insert(attribute).values(some));
}
