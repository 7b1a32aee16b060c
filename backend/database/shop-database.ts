/** Opens the shop's database locked, migrated and seeded; each step completes or is undone. */
import { mkdir, open, access } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedShop } from '../seed/seed-types.ts';
import type { Database, OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { lockDirectory } from './lock.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { removeUnfinished, seedFingerprint, seedImage } from './seed-image.ts';
import { isSeeded, seedDatabase } from './seeding/seed-shop.ts';

export interface ShopDatabaseOptions {
  /** A PostgreSQL that other processes may share; without one the database is embedded. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string | null;
  readonly seed: SeedShop;
  readonly cacheDir?: string | undefined;
  readonly log?: (line: string) => void;
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

async function bringUpToDate(database: Database, seed: SeedShop): Promise<void> {
  const fingerprint = seedFingerprint(seed);
  if (!(await isSeeded(database, fingerprint))) await seedDatabase(database, seed, fingerprint);
}

async function openMemory({ seed, cacheDir }: ShopDatabaseOptions): Promise<OpenDatabase> {
  return openEmbeddedDatabase({ directory: null, image: await seedImage(seed, cacheDir) });
}

/** Without the `ready` file no order was ever taken, so existing data is an unfinished start. */
async function openPrepared(dataDir: string, { seed, cacheDir }: ShopDatabaseOptions): Promise<OpenDatabase> {
  const directory = join(dataDir, 'postgres');
  const ready = join(dataDir, 'ready');
  if (await exists(ready)) return openEmbeddedDatabase({ directory });
  await removeUnfinished(directory);
  const opened = await openEmbeddedDatabase({ directory, image: await seedImage(seed, cacheDir) });
  await writeDurably(ready);
  return opened;
}

async function openDirectory(dataDir: string, options: ShopDatabaseOptions): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const { database, watch, close } = await openPrepared(dataDir, options);
    await bringUpToDate(database, options.seed).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return {
      database,
      watch,
      async close() {
        await close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export async function openShopDatabase(options: ShopDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, seed, log = () => undefined } = options;
  if (databaseUrl !== undefined)
    return openPostgresDatabase({
      url: databaseUrl,
      prepare: (database) => bringUpToDate(database, seed),
      log,
    });
  return dataDir === null ? openMemory(options) : openDirectory(dataDir, options);
}
