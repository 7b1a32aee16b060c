/** Fills a database with a large generated catalogue in place of whatever it sold before (§12). */
import { sql } from 'drizzle-orm';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Database } from '../database.ts';
import { largePrefix, seedDatabase } from './seed-shop.ts';

export async function fillLarge(database: Database, shop: SeedShop, seed: number): Promise<void> {
  await seedDatabase(database, shop, `${largePrefix}${shop.products.length} ${seed}`);
  // rows written at one go are only read quickly once this has been over them
  await database.execute(sql`vacuum analyze`);
}
