/**
 * Inserts rows by the thousand: parameters are limited in number, so all rows are sent as one JSON
 * parameter.
 */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';

/** All rows must have the same keys; other columns get their defaults. */
export async function insertRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)
    ${onConflict}`);
}

/** Overwrites an existing row of the same id, except for the named columns. */
export function orReplace(table: PgTable, except: readonly string[]): SQL {
  const changes = Object.entries(getTableColumns(table))
    .filter(([key, column]) => !except.includes(key) && column.generated === undefined)
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`on conflict (id) do update set ${sql.join(changes, sql`, `)}`;
}
