/** The rebuilt shop on a database that is reset before each case, and a way to query it. */

import { sql } from 'drizzle-orm';
import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts';
import { cacheDir } from '#tests/backend/shop-client.ts';
import type { Answer } from './match.ts';
import { recordedShop } from './recorded-shop.ts';
import type { Json, RecordedRequest } from './recording.ts';

type Database = Parameters<NonNullable<BackendOptions['opened']>>[0];

export interface Stage {
  /** What the backend wrote into its log since the last reset. */
  readonly lines: readonly string[];
  fetch(request: Request): Promise<Response>;
  ask(request: RecordedRequest): Promise<Answer>;
  /** A shopkeeper's change, straight in the database. */
  change(statement: string): Promise<readonly Record<string, unknown>[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function rowsOf(database: Database, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.execute(sql.raw(statement));
  return [...rows];
}

const listTables = `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position)
  filter (where is_generated = 'NEVER') as columns
  from information_schema.columns where table_schema = 'public' group by table_name order by table_name`;

const listSequences = `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`;

/** Ids of the recorded shop have no gaps, so a sequence goes on from the highest. */
async function highest(database: Database, sequence: string, tables: readonly string[]): Promise<number> {
  const table = sequence.replace(/_id_seq$/, '');
  if (!tables.includes(table)) return 0;
  const [row] = await rowsOf(database, `select coalesce(max(id), 0) as last from public."${table}"`);
  return Number(row?.['last'] ?? 0);
}

/** One statement that puts every table and sequence back. */
async function makeReset(database: Database): Promise<string> {
  const tables = await rowsOf(database, listTables);
  const sequences = await rowsOf(database, listSequences);
  await rowsOf(database, 'create schema kept');
  for (const { name } of tables)
    await rowsOf(database, `create table kept."${name}" as table public."${name}"`);
  const copies = tables.map(
    ({ name, columns }) =>
      `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
  );
  const names = tables.map(({ name }) => String(name));
  const counters: string[] = [];
  for (const { name } of sequences) {
    const last = await highest(database, String(name), names);
    counters.push(
      last === 0
        ? `perform setval('public.${String(name)}', 1, false);`
        : `perform setval('public.${String(name)}', ${last});`,
    );
  }
  return `do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')} cascade;
    ${copies.join('\n')}
    ${counters.join('\n')}
  end $$`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export async function saveSetting(stage: Pick<Stage, 'change'>, key: string, value: unknown): Promise<void> {
  await stage.change(
    `insert into setting (key, value) values (${quoted(key)}, ${quoted(JSON.stringify(value))}::jsonb) on conflict (key) do update set value = excluded.value`,
  );
}

const bodyOf = (body: Json | undefined): { readonly body?: string } => {
  if (body === undefined || body === null) return {};
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
};

function decode(text: string, contentType: string): Json {
  if (text === '') return null;
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function ask(backend: Backend, { method, path, headers, body }: RecordedRequest): Promise<Answer> {
  const response = await backend.fetch(
    new Request(`http://magento.example${path}`, {
      method,
      headers: { ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : bodyOf(body)),
    }),
  );
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, body: decode(await response.text(), contentType) };
}

export async function openStage(options: Partial<BackendOptions> = {}): Promise<Stage> {
  const opened: Database[] = [];
  const lines: string[] = [];
  const backend = await createBackend({
    dataDir: null,
    seed: recordedShop,
    cacheDir,
    layers: 'merchant',
    log: (line) => lines.push(line),
    opened: (database) => opened.push(database),
    ...options,
  });
  const [database] = opened;
  if (database === undefined) throw new Error('the backend opened no database');
  const reset = await makeReset(database);
  return {
    lines,
    fetch: (request) => backend.fetch(request),
    ask: (request) => ask(backend, request),
    change: (statement) => rowsOf(database, statement),
    async reset() {
      lines.length = 0;
      await rowsOf(database, reset);
    },
    close: () => backend.close(),
  };
}
