/** Defines the database as other modules see it, embedded or an external PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { backendFolder } from '../folder.ts';

/** The result of a raw statement in both drivers. */
interface Answered<Row> {
  readonly rows: Row[];
}

interface StatementResult extends PgQueryResultHKT {
  type: Answered<this['row']>;
}

export type Database = PgDatabase<StatementResult, Record<string, never>>;

/**
 * A database or a transaction: the parameter type of functions that only read or write. Inside a
 * transaction pass `tx`.
 */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The channel on which database triggers report changes of public pages. */
export const shownChanged = 'shown_changed';

export interface OpenDatabase {
  readonly database: Database;
  /** Calls `changed` after each change of data on public pages, by any process. */
  watch(changed: () => void): Promise<void>;
  close(): Promise<void>;
}

export function migrationsFolder(): string {
  return join(backendFolder(), 'database/migrations');
}
