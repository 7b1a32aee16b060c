/** A PostgreSQL elsewhere (DATABASE_URL): a pool of connections that answers exactly as the embedded database does. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types } from 'pg';
import { createChangeWatch, type ChangeWatch } from './change-watch.ts';
import { migrationsFolder, type Database, type OpenDatabase } from './database.ts';
import { retryTransactions } from './transaction-retries.ts';

/** Any number will do, as long as every process of this shop asks for the same. */
const preparationLock = 7_260_117;
/** A database that does not answer in this time is told of honestly; a shopper is waiting. */
const connectionPatience = 5_000;
const statementPatience = 30_000;

export interface PostgresOptions {
  readonly url: string;
  /** Fills the database; runs in one process at a time, after the tables are up to date. */
  readonly prepare: (database: Database) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Whole numbers of 64 bits, which counts are, come as numbers from the embedded database and as texts from this driver. */
function readBigInts(): void {
  types.setTypeParser(types.builtins.INT8, Number);
}

/** Several processes may start at once: one migrates and seeds, the others wait and find it done. */
async function prepareOnce(pool: Pool, prepare: PostgresOptions['prepare']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    const database = drizzle({ client });
    await migrate(database, { migrationsFolder: migrationsFolder() });
    await prepare(database);
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
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
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
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
