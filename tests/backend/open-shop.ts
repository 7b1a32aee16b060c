/** A shop for all tests of a file, with a way into its database. */
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { Backend, BackendOptions } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { startShop, type Row, type ShopClient } from './shop-client.ts';

export interface OpenShop extends ShopClient {
  readonly backend: Backend;
  readonly lines: readonly string[];
  /** Asks its database, behind its back. */
  rows(statement: string): Promise<Row[]>;
  set(key: string, value: string | number | boolean): Promise<void>;
}

/** To be awaited at the top of a file; it closes with the tests. */
export async function openShop(options: Partial<BackendOptions> = {}): Promise<OpenShop> {
  const opened: Database[] = [];
  const shop = await startShop({ ...options, opened: (database) => opened.push(database) });
  afterAll(() => shop.backend.close());
  const rows = async (statement: string): Promise<Row[]> => {
    const result = await opened[0]?.execute(sql.raw(statement));
    return [...(result?.rows ?? [])];
  };
  return {
    ...shop,
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

