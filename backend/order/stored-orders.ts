/** Reads the orders in a data directory that no backend has open, for tests and audits. */
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../database/embedded-database.ts';
import { lockDirectory } from '../database/lock.ts';
import { readOrders, type StoredOrder } from './orders.ts';

export async function readStoredOrders(dataDir: string): Promise<StoredOrder[]> {
  const lock = await lockDirectory(dataDir);
  try {
    const { database, close } = await openEmbeddedDatabase({ directory: join(dataDir, 'postgres') });
    try {
      return await readOrders(database);
    } finally {
      await close();
    }
  } finally {
    await lock.release();
  }
}
