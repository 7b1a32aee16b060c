/** Remembers the rows and counters of a database, and puts them back in one statement. */

import { sql } from 'drizzle-orm';
import type { Database } from '#backend/database/database.ts';

const listTables = `select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position)
  filter (where is_generated = 'NEVER') as columns
  from information_schema.columns where table_schema = 'public' group by table_name order by table_name`;

const listSequences = `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`;

const block = (...statements: readonly string[]): string => `do $$ begin\n${statements.join('\n')}\nend $$`;

export async function takeSnapshot(database: Database): Promise<() => Promise<void>> {
  const ask = async (statement: string) =>
    (await database.execute<Record<string, string>>(sql.raw(statement))).rows;
  const tables = await ask(listTables);
  const sequences = await ask(listSequences);
  await ask('create schema snapshot');
  await ask(block(...tables.map(({ name }) => `create table snapshot.${name} as table public.${name};`)));
  const counters = await ask(
    sequences
      .map(({ name }) => `select '${name}' as name, last_value, is_called from public.${name}`)
      .join(' union all '),
  );
  const restore = block(
    // no trigger may fire, or the catalogue would count as changed
    `perform set_config('session_replication_role', 'replica', true);`,
    `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')} cascade;`,
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from snapshot.${name};`,
    ),
    ...counters.map(
      ({ name, last_value: last, is_called: isCalled }) =>
        `perform setval('public.${name}', ${last}, ${isCalled});`,
    ),
  );
  return async () => void (await ask(restore));
}
