/** A shop for all tests of a file, with a way into its database. */
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { Backend, BackendOptions } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { startShop, type Row, type ShopClient } from './shop-client.ts';

export interface OpenShop extends ShopClient {
  readonly backend: Backend;
  readonly lines: readonly string[];
  readonly database: Database;
  /** Asks its database, behind its back. */
  rows(statement: string): Promise<Row[]>;
  set(key: string, value: string | number | boolean): Promise<void>;
}

/** To be awaited at the top of a file; it closes with the tests. */
export async function openShop(options: Partial<BackendOptions> = {}): Promise<OpenShop> {
  let database: Database | undefined;
  const shop = await startShop({ ...options, opened: (opened) => (database = opened) });
  afterAll(() => shop.backend.close());
  if (database === undefined) throw new Error('The backend did not open its database.');
  const own: Database = database;
  const rows = async (statement: string): Promise<Row[]> => {
    const { rows: found } = await own.execute(sql.raw(statement));
    return found;
  };
  return {
    ...shop,
    database: own,
    rows,
    async set(key, value) {
      const json = JSON.stringify(value);
      await rows(
        `insert into setting (key, value) values ('${key}', '${json}'::jsonb) on conflict (key) do update set value = excluded.value`,
      );
    },
  };
}

/** How GraphQL refuses: the wording and the category that a storefront goes by. */
export const refusal = (message: unknown, category = 'input') => [
  { message, extensions: { category: `graphql-${category}` } },
];
