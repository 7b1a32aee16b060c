/** Opens the shop's database ready to serve: locked, migrated, seeded, and never half of any of these. */
import { mkdir, open, access } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedShop } from '../seed/seed-types.ts';
import { closeDatabase, openDatabase, type Database } from './database.ts';
import { lockDirectory } from './lock.ts';
import { removeUnfinished, seedFingerprint, seedImage } from './seed-image.ts';
import { isSeeded, seedDatabase } from './seeding/seed-shop.ts';

export interface ShopDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

export interface ShopDatabaseOptions {
  readonly dataDir: string | null;
  readonly seed: SeedShop;
  readonly cacheDir?: string | undefined;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function writeDurably(file: string): Promise<void> {
  const handle = await open(file, 'w');
  await handle.writeFile(`${new Date().toISOString()}\n`);
  await handle.sync();
  await handle.close();
}

async function openMemory({ seed, cacheDir }: ShopDatabaseOptions): Promise<Database> {
  return openDatabase({ directory: null, image: await seedImage(seed, cacheDir) });
}

/** Without the `ready` file no order can have been taken, so whatever lies there is an unfinished start. */
async function openDirectory(dataDir: string, { seed, cacheDir }: ShopDatabaseOptions): Promise<Database> {
  const directory = join(dataDir, 'postgres');
  const ready = join(dataDir, 'ready');
  if (await exists(ready)) return openDatabase({ directory });
  await removeUnfinished(directory);
  const database = await openDatabase({ directory, image: await seedImage(seed, cacheDir) });
  await writeDurably(ready);
  return database;
}

export async function openShopDatabase(options: ShopDatabaseOptions): Promise<ShopDatabase> {
  const { dataDir, seed } = options;
  if (dataDir === null) {
    const database = await openMemory(options);
    return { database, close: () => closeDatabase(database) };
  }
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const database = await openDirectory(dataDir, options);
    const fingerprint = seedFingerprint(seed);
    if (!(await isSeeded(database, fingerprint))) await seedDatabase(database, seed, fingerprint);
    return {
      database,
      async close() {
        await closeDatabase(database);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
