/**
 * Caches a seeded database as a file per seed and schema; loading it is ten times faster than
 * seeding.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendFolder } from '../folder.ts';
import type { SeedShop } from '../seed/seed-types.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { lockDirectory } from './lock.ts';
import { seedDatabase } from './seeding/seed-shop.ts';

/** How long to wait for another process that is building the same image. */
const buildPatience = 120_000;

export function seedFingerprint(seed: SeedShop): string {
  return createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 24);
}

/** A hash of the migrations and of the code that fills the tables. */
async function schemaFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  // the journal too, because migrations are tracked by the dates in it
  for (const own of ['database/migrations', 'database/migrations/meta', 'database/seeding']) {
    const folder = join(backendFolder(), own);
    const files = (await readdir(folder)).filter((name) => /\.(?:sql|ts)$|^_journal/.test(name)).toSorted();
    for (const file of files) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

async function build(seed: SeedShop): Promise<Blob> {
  const embedded = await openEmbeddedDatabase({ directory: null });
  try {
    await seedDatabase(embedded.database, seed, seedFingerprint(seed));
    return await embedded.dump();
  } finally {
    await embedded.close();
  }
}

async function readImage(file: string): Promise<Blob | null> {
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return null;
  }
}

/** Seeded orders are dated relative to today, so an image with orders is valid for one day only. */
function dayOfImage({ orders = [] }: SeedShop): string {
  return orders.length === 0 ? '' : `-${new Date().toISOString().slice(0, 10)}`;
}

/** The image of this seed, cached where possible. */
export async function seedImage(seed: SeedShop, cacheDir: string | undefined): Promise<Blob> {
  if (cacheDir === undefined) return build(seed);
  await mkdir(cacheDir, { recursive: true });
  const name = `shop-${await schemaFingerprint()}-${seedFingerprint(seed)}`;
  const current = `${name}${dayOfImage(seed)}.tar`;
  const file = join(cacheDir, current);
  const cached = await readImage(file);
  if (cached) return cached;
  const lock = await lockDirectory(cacheDir, buildPatience);
  try {
    const made = await readImage(file);
    if (made) return made;
    const image = await build(seed);
    // written under another name and renamed, so that a partial image is never found
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await image.arrayBuffer()));
    await rename(draft, file);
    for (const other of await readdir(cacheDir))
      if (other.startsWith(`${name}-`) && other.endsWith('.tar') && other !== current)
        await rm(join(cacheDir, other), { force: true });
    return image;
  } finally {
    await lock.release();
  }
}

/** Removes what an interrupted extraction left, for a fresh start. */
export async function removeUnfinished(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
