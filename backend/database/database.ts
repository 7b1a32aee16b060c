/** The database handle: drizzle over the embedded PostgreSQL, opened on a directory or in memory. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import { backendFolder } from '../folder.ts';

export type Database = ReturnType<typeof wrap>;

/** A database or a transaction in it: what a function takes that only reads or writes. Inside a transaction pass `tx`. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

function wrap(client: PGlite) {
  return drizzle({ client });
}

export interface OpenOptions {
  /** Null: in memory. */
  readonly directory: string | null;
  /** A dumped data directory to start from; far quicker than making a new one. */
  readonly image?: Blob;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ directory, image }: OpenOptions): Promise<Database> {
  const client = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(image ? { loadDataDir: image } : {}),
  });
  const database = wrap(client);
  await migrate(database, { migrationsFolder: join(backendFolder(), 'database/migrations') });
  return database;
}

export async function closeDatabase(database: Database): Promise<void> {
  await database.$client.close();
}
