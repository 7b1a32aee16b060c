/** Opens, migrates and dumps the embedded PostgreSQL, in a directory or in memory. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, shownChanged, type OpenDatabase } from './database.ts';

export interface EmbeddedOptions {
  /** Null: in memory. */
  readonly directory: string | null;
  /** A dumped data directory to start from; much faster than creating one. */
  readonly image?: Blob;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The whole data directory as a file. */
  dump(): Promise<Blob>;
}

/** Opens the database and runs pending migrations. */
export async function openEmbeddedDatabase({ directory, image }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(image ? { loadDataDir: image } : {}),
  });
  const database = drizzle({ client });
  await migrate(database, { migrationsFolder: migrationsFolder() });
  return {
    database,
    async watch(changed) {
      await client.listen(shownChanged, changed);
    },
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}
