/** Replaces the catalogue with a large generated one (§12). */
import { sql } from 'drizzle-orm';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Database } from '../database.ts';
import { largePrefix, seedDatabase } from './seed-shop.ts';

export async function fillLarge(database: Database, shop: SeedShop, seed: number): Promise<void> {
  await seedDatabase(database, shop, `${largePrefix}${shop.products.length} ${seed}`);
  // bulk-inserted rows are read slowly until they are vacuumed and analysed
  await database.execute(sql`vacuum analyze`);
}
