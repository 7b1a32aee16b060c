/** The database as every room sees it, whether it runs inside this process or is a PostgreSQL elsewhere. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { backendFolder } from '../folder.ts';

/** What both drivers answer to a statement written by hand. */
interface Answered<Row> {
  readonly rows: Row[];
}

interface StatementResult extends PgQueryResultHKT {
  type: Answered<this['row']>;
}

export type Database = PgDatabase<StatementResult, Record<string, never>>;

/** A database or a transaction in it: what a function takes that only reads or writes. Inside a transaction pass `tx`. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** What the triggers of the database call a change of what public pages show. */
export const shownChanged = 'shown_changed';

export interface OpenDatabase {
  readonly database: Database;
  /** Calls `changed` after each change of what public pages show, whichever process makes it. */
  watch(changed: () => void): Promise<void>;
  close(): Promise<void>;
}

export function migrationsFolder(): string {
  return join(backendFolder(), 'database/migrations');
}
