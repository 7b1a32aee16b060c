/** Puts rows into a table by the thousand: a statement takes few parameters, but one of them may be a long text. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';

/** All rows have the same keys; a column that they do not name keeps its default. */
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

/** Where a row of that id is already there, it becomes the new one, but for the columns named. */
export function orReplace(table: PgTable, except: readonly string[]): SQL {
  const changes = Object.entries(getTableColumns(table))
    .filter(([key, column]) => !except.includes(key) && column.generated === undefined)
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`on conflict (id) do update set ${sql.join(changes, sql`, `)}`;
}
