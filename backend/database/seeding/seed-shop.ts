/**
 * Fills an empty database with the seeded shop, or updates an existing catalogue, in one
 * transaction.
 */
import { eq } from 'drizzle-orm';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Database, Queries } from '../database.ts';
import { seedState } from '../schema/store.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedContent } from './seed-content.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

/** A database filled for benchmarks is never reseeded. */
export const largePrefix = 'large ';

export async function isSeeded(queries: Queries, fingerprint: string): Promise<boolean> {
  const [state] = await queries.select().from(seedState).where(eq(seedState.id, 1));
  return state?.fingerprint === fingerprint || (state?.fingerprint.startsWith(largePrefix) ?? false);
}

export async function seedDatabase(database: Database, seed: SeedShop, fingerprint: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(seedState);
    await seedContent(tx, seed);
    await seedCatalog(tx, seed);
    const now = new Date();
    await seedPeople(tx, seed, now);
    await seedOrders(tx, seed, now);
    await tx.insert(seedState).values({ id: 1, fingerprint });
  });
}
