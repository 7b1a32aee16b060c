/**
 * Connects to an external PostgreSQL (DATABASE_URL) with a pool that behaves like the embedded
 * database.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types } from 'pg';
import { createChangeWatch, type ChangeWatch } from './change-watch.ts';
import { migrationsFolder, type Database, type OpenDatabase } from './database.ts';
import { retryTransactions } from './transaction-retries.ts';

/** An arbitrary number shared by every process of this shop. */
const preparationLock = 7_260_117;
/** A slow database fails after this time, because a shopper is waiting. */
const connectionPatience = 5_000;
const statementPatience = 30_000;

export interface PostgresOptions {
  readonly url: string;
  /** Fills the database; runs in one process at a time, after the migrations. */
  readonly prepare: (database: Database) => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Counts are 64-bit integers, which the embedded database returns as numbers and this driver as
 * text.
 */
function readBigInts(): void {
  types.setTypeParser(types.builtins.INT8, Number);
}

/** When several processes start at once, one migrates and seeds while the others wait. */
async function prepareOnce(pool: Pool, prepare: PostgresOptions['prepare']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    const database = drizzle({ client });
    await migrate(database, { migrationsFolder: migrationsFolder() });
    await prepare(database);
  } finally {
    // closing the connection releases the lock in any state
    client.release(true);
  }
}

export async function openPostgresDatabase({ url, prepare, log }: PostgresOptions): Promise<OpenDatabase> {
  readBigInts();
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionPatience,
    statement_timeout: statementPatience,
    idle_in_transaction_session_timeout: statementPatience,
    application_name: 'brightwater',
  });
  // the pool drops a broken idle connection; without a listener the error would end the process
  pool.on('error', (error) => log(`database: ${error.message}`));
  try {
    await prepareOnce(pool, prepare);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const watches: ChangeWatch[] = [];
  return {
    database: retryTransactions(drizzle({ client: pool })),
    async watch(changed) {
      const watch = createChangeWatch({ url, changed, log });
      watches.push(watch);
      await watch.listening;
    },
    async close() {
      await Promise.all([...watches.map((watch) => watch.close()), pool.end()]);
    },
  };
}
